import * as z from 'zod/mini';
import { PLAN_ROWS } from '../plan-rows/plan-rows.ts';

export const levelSchema = z.literal(PLAN_ROWS.map(({ lv }) => lv));
