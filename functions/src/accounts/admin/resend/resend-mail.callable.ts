import { defineCallable } from '../../../core/callable.ts';
import { resendMails, resendsOfMail } from '../../../core/limits.ts';
import { log } from '../../../core/log/log.ts';
import { readAccount } from '../../../core/people.repository.ts';
import { mailSecrets } from '../../../core/settings.ts';
import { deliverPorts } from '../../../mail/deliver-ports.ts';
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
    memory: '512MiB',
    timeoutSeconds: 90,
  },
);
