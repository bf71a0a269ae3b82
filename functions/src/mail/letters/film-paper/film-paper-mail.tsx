import { filmPaperId, filmPaperNumber, type FilmPaper } from '@wbd/domain/sales';
import type { FilmPaperMail } from '@wbd/domain/mails';
import { formatMoney } from '@wbd/domain/plans';
import { formatDay } from '@wbd/domain/time';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { filmPaperMail } from '../../occasions/film-paper-mail.ts';
import { writeAccountLetter } from '../advisor/account-letter.tsx';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { defineAdvisorLetter } from '../definition/define-letter.ts';
import { Action } from '../layout/action.tsx';
import { Facts, type Fact } from '../layout/facts.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import { mailTitle } from '../layout/mail-words.ts';
import { readFilmPaper } from './film-paper.repository.ts';
import { texts } from './texts.de.ts';

function composeFilmPaper(
  mail: FilmPaperMail,
  details: AdvisorDetails,
  paper: FilmPaper,
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

/** Tells the buyer of a film what an invoice or a correction contains, and links to the film and the document. */
export const filmPaper = defineAdvisorLetter('film-paper', {
  read: readFilmPaper,
  write: composeFilmPaper,
  example({ seat: { seminar }, now }) {
    const paper: FilmPaper = {
      id: filmPaperId('seller', 12),
      sale: 'sale',
      seller: 'seller',
      buyer: 'adv',
      number: 12,
      issuedOn: '2031-06-24',
      deliveredOn: '2031-06-24',
      title: seminar.title,
      issuer: {
        kind: 'business',
        name: 'Sommer Beratung 24 GmbH',
        street: 'Ring 1',
        postalCode: '50667',
        city: 'Köln',
        country: 'DE',
        taxId: 'DE123456788',
      },
      recipient: {
        name: 'Petra Prüfstein',
        street: 'Weg 2',
        postalCode: '10115',
        city: 'Berlin',
        country: 'DE',
      },
      vatPercent: 19,
      net: 10_000,
      vat: 1_900,
      total: 11_900,
      corrects: null,
      expiresAt: now,
    };
    return { mail: filmPaperMail(paper, now), details: paper };
  },
});
