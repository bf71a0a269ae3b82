import { defineCallable } from '../../shared/callable.ts';
import { resendMails, resendsOfMail } from '../../shared/limits.ts';
import { log } from '../../shared/log/log.ts';
import { readAccount } from '../../shared/people.repository.ts';
import { ACCOUNTS, mailSecrets } from '../../shared/settings.ts';
import { deliverPorts } from '../deliver-ports.ts';
import { resendMail as resend } from './resend-mail.service.ts';

const ports = {
  deliver: deliverPorts,
  account: readAccount,
  limits: { byPerson: resendMails, ofMail: resendsOfMail },
  log,
};

export const resendMail = defineCallable(
  'resendMail',
  (input, caller) => resend(ports, input, caller),
  // the mail server may take half a minute to answer
  {
    warm: false,
    secrets: mailSecrets,
    serviceAccount: ACCOUNTS.mail,
    memory: '512MiB',
    timeoutSeconds: 90,
  },
);
