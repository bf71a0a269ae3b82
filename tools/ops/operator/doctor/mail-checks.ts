import { optionalSecretValue } from '../../../../functions/src/core/secret-forms.ts';
import { listed, type Check } from './check.ts';
import { storedSecret, usableSecret, type Examined } from './examined.ts';

/** Checks the mail server and the DNS records of the sender's domain. Without the records, confirmations end up as spam. */
export function mailChecks(examined: Examined): Check[] {
  const { parameters, dkimSelector, outside } = examined;
  const [, domain = ''] = /@([^\s>]+)>?\s*$/.exec(parameters['MAIL_FROM'] ?? '') ?? [];
  const record = async (name: string, begin: string) =>
    (await outside.textsOf(name)).find((text) => text.startsWith(begin));
  return [
    {
      name: 'sign-in to the mail server',
      fix: `npx firebase functions:secrets:set SMTP_URL --project ${examined.project.id} with the provider’s present password, percent-encoded`,
      run: async () => {
        await outside.signInToMail(await usableSecret(examined, 'SMTP_URL'));
        return null;
      },
    },
    {
      name: 'sign-in to the mailbox of returned mails',
      fix: `npx firebase functions:secrets:set BOUNCES_URL --project ${examined.project.id} with the mailbox’s present password, percent-encoded`,
      run: async () => {
        const stored = await storedSecret(examined, 'BOUNCES_URL');
        const url = optionalSecretValue('BOUNCES_URL', stored);
        if (url !== null) await outside.signInToMailbox(url);
        return null;
      },
    },
    {
      name: `SPF of ${domain}`,
      fix: `a TXT record of ${domain} as the mail provider states it: v=spf1 include:… -all`,
      run: async () => {
        const spf = await record(domain, 'v=spf1');
        if (spf === undefined) return 'there is no record';
        return spf.includes('+all') ? 'it lets everyone send' : null;
      },
    },
    {
      name: `DKIM of ${domain}`,
      fix: 'the TXT or CNAME record that the mail provider states, and its name before ._domainkey as --dkim <name>',
      run: async () => {
        if (dkimSelector === '') return 'its name is not known';
        const name = `${dkimSelector}._domainkey.${domain}`;
        const hasKey = (await outside.textsOf(name)).some((text) => /(^|;\s*)p=[^;\s]/.test(text));
        return hasKey ? null : `${name} has no key`;
      },
    },
    {
      name: `DMARC of ${domain}`,
      fix: `a TXT record of _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:… to begin with`,
      run: async () => {
        const dmarc = await record(`_dmarc.${domain}`, 'v=DMARC1');
        return listed('there is no record at', dmarc === undefined ? [`_dmarc.${domain}`] : []);
      },
    },
  ];
}
