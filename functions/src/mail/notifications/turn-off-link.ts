import { idSchema } from '@wbd/domain/fields';
import { notificationKindSchema, type NotificationKind } from '@wbd/domain/notifications';
import * as z from 'zod/mini';
import { linkKeys, portalOrigin } from '../../core/settings.ts';
import { readToken, signToken } from '../../core/signed-token.ts';

const PURPOSE = 'notifications-off';

const payloadSchema = z.object({
  uid: idSchema,
  kinds: z.array(notificationKindSchema).check(z.minLength(1)),
});
/** What the link of a mail is good for: turning off what the mail told of, for the advisor whom it was mailed to. */
export type TurnOff = z.infer<typeof payloadSchema>;

/** Where advisors choose what they get by mail. */
export function settingsPage(): string {
  return `${portalOrigin()}/intern/profile?tab=benachrichtigungen`;
}

/** Where mail programs send the one click of RFC 8058; a browser is led on to the page with the same token. */
export function oneClickTurnOff(link: TurnOff): string {
  return `${portalOrigin()}/action/objection?t=${encodeURIComponent(tokenOf(link))}`;
}

/** The page on which the advisor confirms it. It names the kinds beside the token, which only the server reads. */
export function turnOffPage(link: TurnOff): string {
  const query = new URLSearchParams({ t: tokenOf(link), n: distinct(link.kinds).join(',') });
  return `${portalOrigin()}/action/abbestellen?${query.toString()}`;
}

/** @returns null when it is not ours */
export function readTurnOff(token: string): TurnOff | null {
  const payload = readToken(PURPOSE, token, linkKeys());
  return payload === null ? null : payloadSchema.parse(JSON.parse(payload));
}

/** Holds for good, like an objection: a person may turn off a mail that is years old. */
function tokenOf({ uid, kinds }: TurnOff): string {
  return signToken(PURPOSE, JSON.stringify({ uid, kinds: distinct(kinds) }), linkKeys());
}

function distinct(kinds: readonly NotificationKind[]): NotificationKind[] {
  return [...new Set(kinds)].sort((one, other) => one.localeCompare(other));
}
