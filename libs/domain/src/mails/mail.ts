import * as z from 'zod/mini';
import type { NotificationKind } from '../notifications/notification.ts';
import type { MailRules } from './define-mail-kind.ts';
import * as kinds from './kinds/index.ts';

type Defined = (typeof kinds)[keyof typeof kinds];
type DefinedAs<Kind extends MailKind> = Extract<Defined, { kind: Kind }>;

export type MailKind = Defined['kind'];
/** A row of one kind, or of some. */
export type MailOf<Kind extends MailKind> = z.output<DefinedAs<Kind>['schema']>;
export type Mail = MailOf<MailKind>;
/** What the file of a kind answers. */
export type RulesOf<Kind extends MailKind> = DefinedAs<Kind>['rules'];

/** The kinds that go to advisors, to customers or to other addresses. */
export type KindTo<To extends MailRules['to']> = {
  [Kind in MailKind]: RulesOf<Kind>['to'] extends To ? Kind : never;
}[MailKind];

const { news, ...others } = kinds;
const all = [news, ...Object.values(others)] as const;

/** mails/{id}: the outbox, one row per mail, written by the server only. */
export const mailSchema = z.discriminatedUnion('kind', [
  news.schema,
  ...Object.values(others).map(({ schema }) => schema),
]);

export const mailKindSchema = z.enum(all.map(({ kind }) => kind));

const rulesByKind = new Map<MailKind, MailRules>(all.map(({ kind, rules }) => [kind, rules]));

export function mailRules(kind: MailKind): MailRules {
  const rules = rulesByKind.get(kind);
  if (!rules) throw new Error(`No kind of mail is called ${kind}.`);
  return rules;
}

/** The kinds whose rules match. */
export function mailKindsWhere(fits: (rules: MailRules) => boolean): MailKind[] {
  return all.flatMap(({ kind, rules }) => (fits(rules) ? [kind] : []));
}

/** Notifications with a mail of their own when sent at once; the others share one. */
export const WITH_OWN_MAIL: ReadonlySet<NotificationKind> = new Set(
  all.flatMap(({ rules }) =>
    'chosenAs' in rules && rules.chosenAs !== null ? [rules.chosenAs] : [],
  ),
);

/** Whether a mail goes to a customer, rather than being about one. */
export function isToCustomer(mail: Mail): mail is MailOf<KindTo<'customer'>> {
  return mailRules(mail.kind).to === 'customer';
}
