import { Link } from '@chakra-ui/react';
import { formatPhone } from '@wbd/domain/phone';
import { Fragment, type ReactNode } from 'react';
import { mailTo } from './mail-to.ts';

// high enough for a finger; cut with an ellipsis where its place is too narrow
const ownLine = {
  variant: 'plain',
  display: 'block',
  py: '1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

/** Addresses in a text. Where one needs two lines, the second begins after the @. */
export function EmailText({ children }: { children: string }): ReactNode {
  return children.split(/(?<=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Writes to an address. */
export function EmailLink({ email }: { email: string }) {
  return (
    <Link {...ownLine} href={mailTo(email)} title={email}>
      <EmailText>{email}</EmailText>
    </Link>
  );
}

/** Calls a number. */
export function PhoneLink({ phone }: { phone: string }) {
  const shown = formatPhone(phone);
  return (
    <Link {...ownLine} whiteSpace="nowrap" href={`tel:${phone}`} title={shown}>
      {shown}
    </Link>
  );
}
