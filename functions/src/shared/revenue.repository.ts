import { monthOf, type Payment } from '@wbd/domain';
import { FieldValue, type DocumentData, type DocumentReference } from 'firebase-admin/firestore';
import { db } from '../gateways/firestore.ts';

/**
 * What to merge into the revenue of a month when a payment begins to count. It belongs into the same commit as the payment,
 * because an increment that is repeated counts twice.
 */
export function revenueGrowth(payment: Payment): { ref: DocumentReference; data: DocumentData } {
  return change(payment, payment.cents);
}

/** What to merge when a payment that counted counts no more. */
export function revenueLoss(payment: Payment): { ref: DocumentReference; data: DocumentData } {
  return change(payment, -payment.cents);
}

function change({ plan, paidAt }: Payment, cents: number) {
  return {
    ref: db.doc(`revenue/${monthOf(paidAt)}`),
    data: { [plan]: FieldValue.increment(cents) },
  };
}
