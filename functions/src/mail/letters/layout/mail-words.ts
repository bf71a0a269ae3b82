import { characterClass, FORBIDDEN, isPersonName, NAME_LETTERS } from '@wbd/domain/fields';

/** What an inbox shows of a name; more is a message of its own. */
const LONGEST_NAME = 60;
const LONGEST_TITLE = 120;

/** Controls, and what turns the direction of the text around it. */
const forbidden = new RegExp(`[${characterClass(FORBIDDEN)}]+`, 'gu');
const strange = new RegExp(`[^${characterClass(NAME_LETTERS)} '’ʼ‐-]+`, 'gu');

/**
 * A person's name as mails may show it to others. Names that today's check refuses were stored under earlier rules:
 * only their letters stay, so that neither an address nor a number is left.
 */
export function mailName(typed: string): string {
  const name = oneLine(typed);
  return shortened(isPersonName(name) ? name : oneLine(name.replace(strange, ' ')), LONGEST_NAME);
}

/** The same person or row, named as mails may name them. */
export function withMailName<Person extends { firstName: string; lastName: string }>(
  person: Person,
): Person {
  const { firstName, lastName } = person;
  return { ...person, firstName: mailName(firstName), lastName: mailName(lastName) };
}

/** The same seminar or row, titled as mails may title it. */
export function withMailTitle<Titled extends { title: string }>(titled: Titled): Titled {
  return { ...titled, title: mailTitle(titled.title) };
}

/** A seminar's title, or another typed text, in the portal's own sentences: no program makes a link of what it says. */
export function mailTitle(typed: string, longest = LONGEST_TITLE): string {
  const title = oneLine(typed)
    .replace(/[a-z][a-z0-9+.-]*:\/\//giu, ' ')
    .replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}]{2})/gu, '. ')
    .replaceAll('@', ' @ ');
  return shortened(oneLine(title), longest);
}

/** Text for a mail header: a line break in what people typed would start another header. */
export function oneLine(typed: string): string {
  const line = typed.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ');
  return line.replace(forbidden, '').trim();
}

function shortened(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trim()}…`;
}
