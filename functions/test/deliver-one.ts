/**
 * node functions/test/deliver-one.ts <mail> <recipient> <claimed|sent|nowhere>
 *
 * Delivers one mail in a process of its own, as a function does, and stops there for good: it says 'held' and waits to
 * be killed. Its clock is past every lease that a test gave to others.
 */
import './environment.ts';
import { smtpGateway } from '../src/gateways/smtp.ts';
import { deliverMail, type DeliverPorts } from '../src/mail/outbox/deliver-mail.service.ts';
import { mailsRepository } from '../src/mail/outbox/mails.repository.ts';
import { refusals } from '../src/mail/recipients/recipients.repository.ts';
import { smtpUrl } from './environment.ts';

const AHEAD_MS = 11 * 60_000;
const [, , id = '', address = '', stop = ''] = process.argv;

const gateway = smtpGateway(() => smtpUrl);

const ports: DeliverPorts = {
  mails: mailsRepository,
  refusals,
  now: () => new Date(Date.now() + AHEAD_MS),
  async compose({ messageId }) {
    if (stop === 'claimed') await waitToBeKilled();
    return {
      messageId,
      from: 'WBD <no-reply@wbd.example>',
      to: { name: 'Jörg', address },
      isProven: false,
      replyTo: null,
      oneClick: null,
      subject: 'Deine Anmeldung',
      html: '<p>Du bist dabei!</p>',
      text: 'Du bist dabei!',
      calendar: null,
    };
  },
  gateway: {
    async send(mail) {
      const delivery = await gateway.send(mail, null, null);
      if (stop === 'sent') await waitToBeKilled();
      return delivery;
    },
  },
};

function waitToBeKilled(): Promise<never> {
  process.stdout.write('held\n');
  return new Promise(() => setInterval(() => undefined, 60_000));
}

await deliverMail(ports, id);
