import * as z from 'zod/mini';
import { mailboxUrl } from './environment.ts';

const address = z.object({ address: z.string(), name: z.optional(z.string()) });
const receivedSchema = z.object({
  id: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  to: z.array(address),
  from: z.array(address),
  messageId: z.optional(z.string()),
  // the inbox says null when there is none
  attachments: z.nullish(
    z.array(
      z.object({
        contentType: z.string(),
        fileName: z.optional(z.string()),
        generatedFileName: z.optional(z.string()),
      }),
    ),
  ),
});
export type ReceivedMail = z.infer<typeof receivedSchema>;

/** All mails in the inbox for an address. */
export async function mailsTo(recipient: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${mailboxUrl}/email?to.address=${encodeURIComponent(recipient)}`);
  return z.array(receivedSchema).parse(await answer.json());
}

/** The mail as it came over the wire. */
export async function sourceOf(mail: ReceivedMail): Promise<string> {
  return (await fetch(`${mailboxUrl}/email/${mail.id}/source`)).text();
}

const envelopeSchema = z.object({
  envelope: z.object({ from: z.union([z.string(), z.object({ address: z.string() })]) }),
});

/** The envelope sender, to which mail servers return the mail. */
export async function envelopeSenderOf(mail: ReceivedMail): Promise<string> {
  const answer = await fetch(`${mailboxUrl}/email/${mail.id}`);
  const { from } = envelopeSchema.parse(await answer.json()).envelope;
  return typeof from === 'string' ? from : from.address;
}

/** The text of the mail's calendar file. */
export async function calendarOf(mail: ReceivedMail): Promise<string> {
  const file = mail.attachments?.find(({ contentType }) => contentType === 'application/ics');
  const name = file?.generatedFileName ?? file?.fileName;
  if (name === undefined) throw new Error('The mail has no calendar file.');
  return (await fetch(`${mailboxUrl}/email/${mail.id}/attachment/${name}`)).text();
}
