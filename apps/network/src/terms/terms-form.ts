import {
  holdingDaysSchema,
  SOURCES,
  type Deal,
  type Rate,
  type Source,
} from '@wbd/domain/commission';
import { daySchema } from '@wbd/domain/fields';
import { typedCents } from '@wbd/domain/plans';
import * as z from 'zod/mini';

export const RATE_KINDS = ['share', 'fixed'] as const;

const WHOLE_PERMILLE = 1_000;

/** Parses a typed amount; null for anything else. Percent have one digit after the comma. */
export function typedRate(kind: Rate['kind'], typed: string): Rate | null {
  const hundredths = typedCents(typed.replace('%', ''));
  if (hundredths === null) return null;
  if (kind === 'fixed') return { kind, cents: hundredths };
  const permille = hundredths / 10;
  return Number.isInteger(permille) && permille <= WHOLE_PERMILLE ? { kind, permille } : null;
}

const fields = z.object({
  source: z.enum(SOURCES),
  kind: z.enum(RATE_KINDS),
  amount: z.string(),
  validFrom: daySchema,
  holdingDays: z.nullable(holdingDaysSchema).check(z.refine((days) => days !== null)),
});

/** On packages a share is paid: a fixed sum may be more than a month costs. */
export const kindOf = (source: Source, chosen: Rate['kind']): Rate['kind'] =>
  source === 'subscriptions' ? 'share' : chosen;

/** New terms as they are typed. */
export const termsFormSchema = fields.check(
  z.refine(({ source, kind, amount }) => typedRate(kindOf(source, kind), amount) !== null, {
    path: ['amount'],
  }),
);

/** Confirmed deals of a month (`2027-03`) by which someone earns. */
export function dealsOfMonth(deals: readonly Deal[], month: string): Deal[] {
  return deals.filter(
    ({ state, partner, on }) => state === 'confirmed' && partner !== null && on.startsWith(month),
  );
}
