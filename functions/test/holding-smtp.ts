import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { smtpUrl } from './environment.ts';

const BEGIN_OF_CONTENT = '\r\nDATA\r\n';
const END_OF_CONTENT = '\r\n.\r\n';
const MEMORY = BEGIN_OF_CONTENT.length;

export interface HoldingSmtp {
  /** address for the sender */
  url: string;
  /** resolves when a mail is held */
  held: Promise<void>;
  close(): void;
}

/**
 * Stands between a sender and the inbox and stops a mail on its way for good: `content` keeps its end from the inbox,
 * so that it never gets there; `answer` keeps from the sender that it did.
 */
export async function startHoldingSmtp(hold: 'content' | 'answer'): Promise<HoldingSmtp> {
  const inbox = new URL(smtpUrl);
  const sockets = new Set<Socket>();
  const { promise: held, resolve: isHeld } = Promise.withResolvers<undefined>();
  const server = createServer((sender) => {
    const receiver = connect(Number(inbox.port), inbox.hostname);
    let inContent = false;
    let complete = false;
    let tail = '\r\n';
    sender.on('data', (chunk) => {
      tail = (tail + chunk.toString('latin1')).slice(-MEMORY);
      complete = inContent && tail.endsWith(END_OF_CONTENT);
      // the sender announces the content together with the addresses, without waiting in between
      inContent ||= tail === BEGIN_OF_CONTENT;
      if (complete && hold === 'content') isHeld(undefined);
      else receiver.write(chunk);
    });
    receiver.on('data', (chunk) => {
      if (complete && hold === 'answer') isHeld(undefined);
      else sender.write(chunk);
    });
    for (const [socket, other] of [
      [sender, receiver],
      [receiver, sender],
    ] as const) {
      sockets.add(socket);
      socket.on('close', () => other.destroy()).on('error', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    held,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
