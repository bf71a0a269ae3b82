import { KINDS, letter, written } from '../../../test/letters.ts';
import { mailRules, type MailKind } from '@wbd/domain/mails';
import { aBilling, aCustomer, aSubscription } from '@wbd/domain/testing';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { portalOrigin } from '../../core/settings.ts';

const MARKUP = '<img src=x onerror=alert(1)>&"\'';

/** Everything that people type and mails repeat. */
const typed = {
  registration: { firstName: MARKUP, lastName: MARKUP, invitedBy: MARKUP },
  session: { location: MARKUP },
  seminar: { title: MARKUP, description: MARKUP },
  details: { directions: MARKUP },
  advisor: { firstName: MARKUP, lastName: MARKUP, code: MARKUP },
};

const isToAdvisor = (kind: MailKind) => mailRules(kind).to !== 'customer';
/** These go to addresses that may not be confirmed yet. */
function isAboutAccount(kind: MailKind): boolean {
  const rules = mailRules(kind);
  return rules.to === 'address' || (rules.to === 'advisor' && rules.ifUnconfirmed === 'sent');
}
const greeting = (kind: MailKind) => {
  if (isAboutAccount(kind)) return /^Hallo,$/m;
  return isToAdvisor(kind) ? /^Hallo Petra,$/m : /^Hallo Jörg,$/m;
};

describe.each(KINDS)('REG-08 %s', (kind) => {
  test('is German, has a preview, one heading, the legal pages and the same as text', async () => {
    const { html, text, subject, from } = await written(kind);
    expect(html).toContain('lang="de"');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"');
    for (const document of ['impressum', 'datenschutz', 'agb']) {
      expect(html).toContain(`href="${portalOrigin()}/legal/${document}"`);
      expect(text).toContain(`${portalOrigin()}/legal/${document}`);
    }
    const preview = /data-skip-in-text="true"[^>]*>([^<]+)/.exec(html)?.[1]?.trim() ?? '';
    expect(preview.length).toBeGreaterThan(20);
    expect(text).not.toContain(preview);
    expect(text).toMatch(greeting(kind));
    expect(text).toContain('Dein WBD-Team');
    expect(subject.length).toBeGreaterThan(10);
    expect(from).toContain('WBD');
    expect(`${html}${text}${subject}`).not.toMatch(/undefined|null|\[object/);
  });

  test('begins no header with what people typed', async () => {
    const line = 'Eva\r\nBcc: all@example.org\u2028\u0000';
    const mail = await written(kind, {
      registration: { firstName: line, lastName: line },
      seminar: { title: line },
      advisor: { firstName: line, lastName: line },
    });
    expect(`${mail.subject}${mail.to.name}${mail.replyTo?.name}`).not.toMatch(
      /[\r\n\p{Cc}\p{Zl}]/u,
    );
  });
});

// the mail that confirms an address has nothing to say to one that is confirmed
const NAMED = KINDS.filter((kind) => kind !== 'email-verification');

test.each(NAMED)('REG-08 %s repeats what people typed as text, never as markup', async (kind) => {
  const { html } = await written(kind, { ...typed, emailVerified: true });
  expect(html).not.toContain('<img');
  // a title is repeated as it is, a name without what no name has
  const plain = await written(kind, { seminar: { title: 'Geld verstehen' }, emailVerified: true });
  const hasTitle = plain.html.includes('Geld verstehen');
  if (hasTitle) expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;');
});

test.each(KINDS.filter(isAboutAccount))(
  'AUTH-04 %s tells an address that is not confirmed nothing of what was typed at sign-up',
  async (kind) => {
    const advisor = { firstName: 'Typedfirst', lastName: 'Typedlast', code: 'typedcode' };
    const mail = await written(kind, { advisor });
    expect(JSON.stringify(mail).toLowerCase()).not.toContain('typed');
    expect(mail.to).toEqual({ name: '', address: 'petra@example.org' });
  },
);

/** Lures that strangers could store as names before names were checked. */
const LURES = [
  'Sparkasse <service@sparkasse.example>',
  'Gewinn: https://gewinn.example/jetzt',
  'www.gewinn.example',
  'gewinn.example',
  'Ruf an: 0176 12345678',
  'Anna\r\nBcc: all@example.org',
  '\u202eelpmaxe.nniweg',
] as const;

test.each(NAMED.flatMap((kind) => LURES.map((lure) => [kind, lure] as const)))(
  '%s names a person %j without the address, the number or the line',
  async (kind, lure) => {
    const person = { firstName: lure, lastName: lure };
    const { subject, to, replyTo, text, html, calendar } = await written(kind, {
      registration: { ...person, invitedBy: lure },
      advisor: person,
      emailVerified: true,
    });
    const read = [subject, to.name, replyTo?.name, text, html, calendar?.content].join('\n');
    expect(read).not.toMatch(/gewinn\.example|sparkasse\.example|all@|12345678|\u202e/);
    expect(`${to.name}${replyTo?.name}`).not.toMatch(/[<>@"\r\n]/);
  },
);

test.each(NAMED)('%s makes no link of a title, and cuts a long name and title', async (kind) => {
  const long = 'Anna Maria '.repeat(9).trim();
  const { subject, to, text } = await written(kind, {
    seminar: { title: 'Geld auf https://gewinn.example/a oder gewinn.example, ruf@gewinn.example' },
    registration: { firstName: long, lastName: long },
    advisor: { firstName: long, lastName: long },
    emailVerified: true,
  });
  expect(`${subject}${text}`).not.toMatch(/gewinn\.example|ruf@/);
  expect(to.name.length).toBeLessThan(125);
  const wide = await written(kind, { seminar: { title: 'Geld '.repeat(40) }, emailVerified: true });
  expect(wide.subject.length).toBeLessThan(250);
});

/** One click says that the recipient did not request the mail. */
test.each(KINDS.filter((kind) => !isToAdvisor(kind) || isAboutAccount(kind)))(
  '%s says how to stop mails to an address that nobody has proven',
  async (kind) => {
    const { html, text } = await written(kind);
    expect(html).toMatch(/href="http[^"]+\/action\/abbestellen\?t=[^"]+"/);
    expect(text).toContain('Das war ich nicht, oder ich möchte keine E-Mails mehr');
  },
);

test('who cancels is named to the advisor, but not at an address that may be a stranger’s', async () => {
  const mail = await written('participant-left');
  expect(mail.subject).toBe('Absage: Jörg Weiß-Özdemir, Geld verstehen am 01. Juli 2031, 18:00');
  expect(mail.text).toContain('Der Platz ist wieder frei.');
  expect(await letter('participant-left', { emailVerified: false })).toBeNull();
});

test.each(['registration-confirmation', 'session-reminder', 'session-changed'] as const)(
  'REG-08 %s leads to the seat, to cancel or to move',
  async (kind) => {
    const { html, text } = await written(kind);
    expect(html).toMatch(
      /href="http[^"]+\/action\/platz#[\w-]+\.[\w-]{43}"[^>]*>Absagen oder umbuchen</,
    );
    expect(text).toMatch(/Absagen oder umbuchen http\S+\/action\/platz#/);
  },
);

test.each([
  ['waiting-joined', 'Warteliste verlassen'],
  ['waiting-offer', 'Platz annehmen oder ablehnen'],
] as const)('%s leads to the place on the list', async (kind, link) => {
  const { html, text } = await written(kind);
  expect(html).toMatch(/href="http[^"]+\/action\/platz#[\w-]+\.[\w-]{43}"/);
  expect(text).toContain(link);
});

test('an offer says until when the seat is held, and what happens then', async () => {
  const { subject, text } = await written('waiting-offer');
  expect(subject).toBe('Ein Platz ist frei: Geld verstehen am 01. Juli 2031, 18:00');
  expect(text).toContain('Für dich reserviert bis\n24. Juni 2031, 10:00 Uhr');
  expect(text).toContain('Danach bieten wir den Platz der nächsten Person auf der Warteliste an.');
});

test('AUTH-11 a confirmed address is written to by name', async () => {
  const mail = await written('password-reset', { emailVerified: true });
  expect(mail.text).toMatch(/^Hallo Petra,$/m);
  expect(mail.to.name).toBe('Petra Prüfstein');
});

// an entry on a waiting list always has an address
test.each(KINDS.filter((kind) => !isToAdvisor(kind) && !kind.startsWith('waiting-')))(
  'REG-08 %s is not sent without an address',
  async (kind) => expect(await letter(kind, { registration: { email: null } })).toBeNull(),
);

test('REG-08 on the spot the directions stand where the place would, with their lines', async () => {
  const details = { directions: 'Eingang über den Hof,\r\n2. Stock' };
  const session = { location: 'Köln' };
  const { html, text } = await written('registration-confirmation', { details, session });
  expect(html).toMatch(/Eingang über den Hof,<br\/?>2\. Stock/);
  expect(text).toContain('Ort\nEingang über den Hof,\n2. Stock');
  expect(text).not.toContain('Köln');
});

test('REG-08 who was registered by an advisor is invited in their name', async () => {
  const registration = { invitedBy: 'Petra Prüfstein' };
  const mail = await written('registration-confirmation', { registration });
  expect(mail.subject).toBe('Einladung: Geld verstehen am 01. Juli 2031, 18:00');
  expect(mail.text).toContain('Petra Prüfstein lädt dich zum Seminar „Geld verstehen“ ein');
  expect((await written('registration-confirmation')).text).not.toContain('lädt dich');
});

test.each(KINDS.filter((kind) => !isToAdvisor(kind)))(
  'REG-08 %s names the advisor to turn to, and leads to their page',
  async (kind) => {
    const { html, text } = await written(kind, { advisor: { code: 'käthe' } });
    expect(html).toContain(`href="${portalOrigin()}/k%C3%A4the"`);
    expect(text).toContain(
      `? Petra Prüfstein ${portalOrigin()}/k%C3%A4the hilft dir gerne weiter.`,
    );
  },
);

test.each(KINDS.filter((kind) => !isToAdvisor(kind)))(
  'REG-08 an answer to %s reaches the advisor, and the sender while their address is not proven',
  async (kind) => {
    const { replyTo } = await written(kind);
    expect(replyTo).toEqual({ name: 'Petra Prüfstein', address: 'petra@example.org' });
    const contact = { name: 'Petra Prüfstein', page: 'https://wbd.example/petra', email: null };
    expect((await written(kind, { details: { contact } })).replyTo).toBeNull();
  },
);

test.each(KINDS.filter(isToAdvisor))('%s asks for no answer', async (kind) => {
  expect((await written(kind)).replyTo).toBeNull();
});

test('REG-08 the day of the week stands with the date', async () => {
  expect((await written('session-reminder')).text).toContain('Dienstag, 1. Juli 2031');
});

test('the colours are the site’s', () => {
  const source = (file: string) =>
    readFileSync(path.resolve(import.meta.dirname, '../../../..', file), 'utf8');
  const site = ['palette', 'semantic-colors'].map((name) =>
    source(`libs/ui/src/system/${name}.ts`),
  );
  const used = ['styles', 'dark-mode'].flatMap((name) => [
    ...source(`functions/src/mail/letters/layout/${name}.ts`).matchAll(/#[0-9a-f]{6}/g),
  ]);
  expect(used.length).toBeGreaterThan(12);
  for (const [colour] of used) expect(site.join()).toContain(colour);
});

test('AUTH-11 the way to a new password is a link in German', async () => {
  const { html, text, to } = await written('password-reset');
  expect(to.address).toBe('petra@example.org');
  expect(html).toContain('href="https://auth.example.org/action?mode=resetPassword&amp;lang=de"');
  expect(text).toContain('https://auth.example.org/action?mode=resetPassword&lang=de');
});

test('the welcome mail asks to confirm the address, and links the advisor’s page once it is confirmed', async () => {
  const fresh = await written('advisor-welcome');
  expect(fresh.text).not.toContain(`${portalOrigin()}/petra`);
  expect(fresh.text).toContain('Du hast kein Konto bei WBD angelegt?');
  expect(fresh.html).toContain('mode=verifyEmail');
  expect(fresh.text).toMatch(/1\. Bestätige deine E-Mail-Adresse[^]+2\. [^]+3\. /);

  const verified = await written('advisor-welcome', { emailVerified: true });
  expect(verified.html).not.toContain('mode=verifyEmail');
  expect(verified.text).toContain(`${portalOrigin()}/petra`);
  expect(verified.subject).toBe('Willkommen bei WBD, Petra!');
  expect(verified.html).toContain(`href="${portalOrigin()}/auth"`);
});

test('a failed payment names package and price and leads to the profile', async () => {
  const billing = aBilling({ subscription: aSubscription({ status: 'past_due' }) });
  const { text, html } = await written('payment-failed', { account: { billing } });
  expect(text).toContain('WBD Pro');
  expect(text).toContain('999,00');
  expect(html).toContain(`href="${portalOrigin()}/intern/profile"`);
  expect((await written('payment-failed')).text).not.toContain('Paket\n');
});

test('PAY-03 a purchase is confirmed with plan, amounts, next charge and receipt', async () => {
  const { subject, text, html } = await written('plan-changed', {
    facts: { termEnd: new Date('2032-06-30T22:30:00Z') },
  });
  expect(subject).toBe('Dein Paket: WBD Pro (Probe)');
  expect(text).toContain('WBD Pro (Probe) ist freigeschaltet');
  // formatted in German, and dated in Berlin, where it is the next day already
  for (const fact of ['299,00', '56,81', '355,81', '24.06.2031', '01.07.2032']) {
    expect(text).toContain(fact);
  }
  expect(html).toContain('href="https://stripe.example/i/1"');
});

test('the mail about a plan change names both plans, and links the profile when no receipt exists', async () => {
  const { text, html } = await written('plan-changed', {
    facts: {
      from: 'pro_annual',
      plan: 'lite_annual',
      invoice: null,
      nextCharge: null,
      endsAt: new Date('2031-12-24T12:00:00Z'),
    },
  });
  expect(text).toContain('Bisher hattest du WBD Pro (jährlich), jetzt hast du WBD Lite (jährlich)');
  expect(text).toContain('24.12.2031');
  expect(text).not.toContain('Nächste Abbuchung');
  expect(html).toContain(`href="${portalOrigin()}/intern/profile"`);
});

test('a change that leaves a credit names the credit instead of a price', async () => {
  const invoice = { net: -5000, tax: -950, gross: -5950, url: null };
  const { text } = await written('plan-changed', { facts: { invoice } });
  expect(text).toMatch(/Guthaben gutgeschrieben\s+59,50/);
  expect(text).not.toContain('-59,50');
});

test.each([
  ['cancelled', 'ist wie gekündigt zu Ende gegangen'],
  ['unpaid', 'auch nach mehreren Versuchen nicht einziehen'],
  ['disputed', 'deine Bank hat eine Zahlung an uns zurückgeholt'],
  ['ended', 'WBD Lite (monatlich) ist jetzt beendet'],
] as const)(
  'PAY-03 the end of a plan that was %s is told with its reason and the way back',
  async (reason, words) => {
    const { text, html } = await written('plan-ended', { facts: { reason } });
    expect(text).toContain(words);
    expect(html).toContain(`href="${portalOrigin()}/intern/pricing/lite"`);
  },
);

test('PAY-03 a planned change names both plans and the day, and leads to where it can be taken back', async () => {
  const { subject, text, html } = await written('plan-change-planned');
  expect(subject).toBe('Dein Wechsel zu WBD Lite (jährlich) am 24.06.2031');
  expect(text).toContain(
    'am 24.06.2031 wechselst du von WBD Pro (monatlich) zu WBD Lite (jährlich).',
  );
  expect(html).toContain(`href="${portalOrigin()}/intern/pricing/lite"`);
});

test('PAY-03 a planned change that was taken back names the plan that stays', async () => {
  const { subject, text } = await written('plan-change-revoked');
  expect(subject).toBe('Du behältst WBD Pro (monatlich)');
  expect(text).toContain(
    'der Wechsel zu WBD Lite (jährlich), der für den 24.06.2031 geplant war, findet nicht statt.',
  );
});

test('a reminder names the open amount and the next attempt', async () => {
  const { text } = await written('payment-reminder');
  expect(text).toContain('117,81');
  expect(text).toContain('24.06.2031');
});

test('a second purchase that was paid back is explained', async () => {
  const { text } = await written('plan-paid-back');
  expect(text).toContain('du hast WBD Pro (jährlich) gebucht, während schon ein anderes Abo lief');
});

test('customers without contact are named with the day, at most 30 of them, and the way to keep them', async () => {
  const announced = Array.from({ length: 40 }, (_, index) =>
    aCustomer('adv', { firstName: 'Jörg', lastName: 'ABCDEFGHIJ'.charAt(index % 10).repeat(3) }),
  );
  const { subject, text, html } = await written('erasure-announced', {
    read: { customers: announced },
  });
  expect(subject).toBe('40 Kunden ohne Kontakt: Löschung am 24.07.2031');
  expect(text.match(/Jörg [A-J]{3}/g)).toHaveLength(30);
  expect(text).toContain('und 10 weitere');
  expect(text).toContain('halte den Kontakt fest');
  expect(html).toContain(`href="${portalOrigin()}/intern/crm?loeschung=1"`);
  expect(await letter('erasure-announced', { emailVerified: false })).toBeNull();
});
