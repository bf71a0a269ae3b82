import type { Part } from '../part.ts';
import { BookingBar } from './booking-bar.tsx';

export const bookingBar: Part = { name: 'booking bar', Section: BookingBar };
