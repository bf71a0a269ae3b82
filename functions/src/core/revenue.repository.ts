import { keptCents, type Payment } from '@wbd/domain/plans';
import { monthOf } from '@wbd/domain/time';
import { FieldValue, type DocumentData, type DocumentReference } from 'firebase-admin/firestore';
import { db } from './firestore.ts';

/**
 * What to merge into the revenue of a month when a payment begins to count. It belongs into the same commit as the payment,
 * because an increment that is repeated counts twice.
 */
export function revenueGrowth(payment: Payment): { ref: DocumentReference; data: DocumentData } {
  return revenueChange(payment, keptCents(payment));
}

/** What to merge when a payment that counted counts no more. */
export function revenueLoss(payment: Payment): { ref: DocumentReference; data: DocumentData } {
  return revenueChange(payment, -keptCents(payment));
}

/** What to merge when a payment's share of the revenue changes by so many cents. It counts for the month of the payment. */
export function revenueChange(
  { plan, paidAt }: Payment,
  cents: number,
): { ref: DocumentReference; data: DocumentData } {
  return {
    ref: db.doc(`revenue/${monthOf(paidAt)}`),
    data: { [plan]: FieldValue.increment(cents) },
  };
}
