import { errorTexts } from '@wbd/domain';
import { Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { codeFormTexts } from '../shared/code-form.texts.de.ts';
import type { Notice } from './flow.ts';
import { noticeTexts, registrationTexts as texts } from './texts.de.ts';

interface NoticeAlertProps {
  notice: Notice;
  /** an advisor registers someone else */
  forCustomer?: boolean;
}

/** Says what went wrong on the way to a seat, and what helps. */
export function NoticeAlert({ notice, forCustomer = false }: NoticeAlertProps) {
  return (
    <FormAlert title={titleOf(notice, forCustomer)}>
      <Text>{textOf(notice, forCustomer)}</Text>
    </FormAlert>
  );
}

function titleOf({ about, code }: Notice, forCustomer: boolean): string {
  switch (about) {
    case 'sending':
      return codeFormTexts.sendingFailed;
    case 'verifying':
      return codeFormTexts.verifyingFailed;
    case 'customer':
      return texts.customerFailed;
    case 'booking':
      if (forCustomer) return texts.customerBookingFailed;
      return code === 'registration/duplicate' ? errorTexts[code] : texts.bookingFailed;
  }
}

function textOf({ code }: Notice, forCustomer: boolean): string {
  if (code !== 'registration/duplicate') return noticeTexts[code];
  return forCustomer ? texts.customerDuplicate : texts.duplicateHint;
}
