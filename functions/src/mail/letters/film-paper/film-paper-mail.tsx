import type { FilmPaperMail } from '@wbd/domain/mails';
import { formatMoney } from '@wbd/domain/plans';
import { filmPaperNumber, type FilmPaper } from '@wbd/domain/sales';
import { formatDay } from '@wbd/domain/time';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { writeAccountLetter } from '../advisor/account-letter.tsx';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { Action } from '../layout/action.tsx';
import { Facts, type Fact } from '../layout/facts.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import { mailTitle } from '../layout/mail-words.ts';
import { texts } from './texts.de.ts';

/** Brings the buyer of a film what an invoice or a correction says, and leads to the film and the paper. */
export function composeFilmPaper(
  mail: FilmPaperMail,
  paper: FilmPaper,
  details: AdvisorDetails,
): Promise<OutgoingMail> {
  const words = paper.corrects === null ? texts.invoice : texts.correction;
  return writeAccountLetter(mail, details, {
    subject: words.subject(filmPaperNumber(paper.number)),
    preview: words.preview,
    heading: words.heading,
    children: (
      <>
        <Paragraph>{words.intro(mailTitle(paper.title))}</Paragraph>
        <Facts facts={factsOf(paper)} />
        <Action href={`${portalOrigin()}${words.path}`} label={words.action} />
        <Paragraph>{words.next}</Paragraph>
      </>
    ),
  });
}

function factsOf(paper: FilmPaper): Fact[] {
  const { facts } = texts;
  const { number, corrects, issuedOn, issuer, net, vat, vatPercent, total } = paper;
  return [
    { label: facts.number, value: filmPaperNumber(number) },
    ...(corrects === null ? [] : [{ label: facts.corrects, value: filmPaperNumber(corrects) }]),
    { label: facts.date, value: formatDay(issuedOn) },
    { label: facts.seller, value: mailTitle(issuer.name) },
    ...(vatPercent === 0
      ? []
      : [
          { label: facts.net, value: formatMoney(net) },
          { label: facts.vat(vatPercent), value: formatMoney(vat) },
        ]),
    { label: facts.total, value: formatMoney(total) },
  ];
}
