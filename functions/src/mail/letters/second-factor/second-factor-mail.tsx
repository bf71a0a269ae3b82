import { formatDateTime } from '@wbd/domain/time';
import { secondFactorMail } from '../../occasions/advisor-mail.ts';
import { writeAccountLetter } from '../advisor/account-letter.tsx';
import { defineAdvisorLetter, readNothing } from '../definition/define-letter.ts';
import { Paragraph } from '../layout/mail-layout.tsx';
import { texts } from './texts.de.ts';

export const secondFactorChanged = defineAdvisorLetter('second-factor-changed', {
  read: readNothing,
  write(mail, details) {
    const { intro, others, ...words } = texts[mail.change];
    return writeAccountLetter(mail, details, {
      ...words,
      children: [intro(formatDateTime(mail.at)), ...others].map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      )),
    });
  },
  example: ({ now }) => ({
    mail: secondFactorMail({ uid: 'adv', change: 'removed', at: now }, now),
    details: {},
  }),
});
