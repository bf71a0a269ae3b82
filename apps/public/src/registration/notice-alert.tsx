import { errorTexts } from '@wbd/domain/errors';
import { Button, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { useEffect, useRef } from 'react';
import { codeFormTexts } from '../shared/code-form.texts.de.ts';
import type { Notice } from './flow.ts';
import { noticeTexts, registrationTexts as texts } from './texts.de.ts';

interface NoticeAlertProps {
  notice: Notice;
  /** an advisor registers someone else */
  forCustomer?: boolean;
  /** takes a second seat in the seminar on purpose */
  onBookAgain?: (() => void) | undefined;
}

/** Says what went wrong on the way to a seat, and what helps. */
export function NoticeAlert({ notice, forCustomer = false, onBookAgain }: NoticeAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  const isRefusal = notice.about === 'booking';
  const isGoodNews = !forCustomer && isDuplicate(notice.code);

  useEffect(() => {
    // the step that was left has taken the focus with it
    if (isRefusal) box.current?.focus();
  }, [isRefusal, notice]);

  return (
    <FormAlert
      ref={box}
      status={isGoodNews ? 'info' : 'error'}
      title={titleOf(notice, forCustomer)}
    >
      <Text>{textOf(notice, forCustomer)}</Text>
      {notice.code === 'registration/elsewhere' && onBookAgain && (
        <Button mt="3" size="sm" minH="11" variant="outline" onClick={onBookAgain}>
          {texts.bookAgain}
        </Button>
      )}
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
      return isDuplicate(code) ? errorTexts[code] : texts.bookingFailed;
  }
}

/** The person has what they asked for. */
function isDuplicate(
  code: Notice['code'],
): code is 'registration/duplicate' | 'registration/elsewhere' | 'waiting/duplicate' {
  return (
    code === 'registration/duplicate' ||
    code === 'registration/elsewhere' ||
    code === 'waiting/duplicate'
  );
}

function textOf({ code }: Notice, forCustomer: boolean): string {
  if (code === 'waiting/duplicate') return texts.waitingDuplicateHint;
  if (code === 'registration/elsewhere') {
    return forCustomer ? texts.customerElsewhere : texts.elsewhereHint;
  }
  if (code !== 'registration/duplicate') return noticeTexts[code];
  return forCustomer ? texts.customerDuplicate : texts.duplicateHint;
}
