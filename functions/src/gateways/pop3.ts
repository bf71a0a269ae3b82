import { once } from 'node:events';
import { connect as connectPlain, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { connect as connectSecurely } from 'node:tls';

/** A mailbox that is read by POP3 (RFC 1939). */
export interface Mailbox {
  /** `pops://…`, or `pop://…` without encryption; user name and password percent-encoded */
  url: string;
}

const TIMEOUT_MS = 20_000;
const PORTS: Readonly<Record<string, number>> = { 'pops:': 995, 'pop:': 110 };

/**
 * Passes at most `most` mails to `receive` and deletes those for which it returns true. Deletes mails larger than
 * `mostBytes` without reading them.
 * @returns the number of deleted mails
 * @throws Error with the server's answer
 */
export async function takeMails(
  mailbox: Mailbox,
  { most, mostBytes }: { most: number; mostBytes: number },
  receive: (source: Uint8Array) => Promise<boolean>,
): Promise<number> {
  return withSession(mailbox, async ({ ask, askForLines }) => {
    const listed = (await askForLines('LIST')).slice(0, most);
    let deleted = 0;
    for (const line of listed) {
      const [number = '', size = ''] = line.split(' ');
      if (!/^\d+$/.test(number)) throw new Error('The mailbox has an unreadable list.');
      const isDone =
        Number(size) > mostBytes || (await receive(sourceOf(await askForLines(`RETR ${number}`))));
      if (!isDone) continue;
      await ask(`DELE ${number}`);
      deleted += 1;
    }
    return deleted;
  });
}

/**
 * Connects and signs in without reading a mail.
 * @throws Error with the server's answer
 */
export async function signInToMailbox(mailbox: Mailbox): Promise<void> {
  await withSession(mailbox, async ({ ask }) => {
    await ask('STAT');
  });
}

const sourceOf = (lines: readonly string[]) => Buffer.from(lines.join('\r\n'), 'latin1');

interface Session {
  /** @throws Error with the server's answer */
  ask: (command: string) => Promise<string>;
  /** A multi-line response, without the terminating dot. */
  askForLines: (command: string) => Promise<string[]>;
}

async function withSession<Result>(
  { url }: Mailbox,
  use: (session: Session) => Promise<Result>,
): Promise<Result> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const address = { host: hostname, port: port === '' ? (PORTS[protocol] ?? 995) : Number(port) };
  const socket =
    protocol === 'pop:'
      ? connectPlain(address)
      : connectSecurely({ ...address, servername: hostname });
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('The mailbox does not answer.')));
  try {
    await once(socket, protocol === 'pop:' ? 'connect' : 'secureConnect');
    const session = sessionOn(socket);
    await session.greeting();
    await session.ask(`USER ${decodeURIComponent(username)}`);
    await session.ask(`PASS ${decodeURIComponent(password)}`);
    const result = await use(session);
    // the server only deletes when the session ends with QUIT
    await session.ask('QUIT');
    return result;
  } finally {
    socket.destroy();
  }
}

function sessionOn(socket: Socket): Session & { greeting: () => Promise<string> } {
  socket.setEncoding('latin1');
  // rethrows socket errors
  const lines = createInterface({ input: socket, crlfDelay: Infinity })[Symbol.asyncIterator]();
  const failed = once(socket, 'error').then(([error]: unknown[]) => {
    throw error;
  });
  failed.catch(() => undefined);
  const line = async () => {
    const next = await Promise.race([lines.next(), failed]);
    if (next.done) throw new Error('The mailbox closed the connection.');
    return next.value;
  };
  const answer = async () => {
    const text = await line();
    if (!text.startsWith('+OK')) throw new Error(`The mailbox answered: ${text}`);
    return text;
  };
  const ask = (command: string) => {
    socket.write(`${command}\r\n`, 'latin1');
    return answer();
  };
  return {
    greeting: answer,
    ask,
    askForLines: async (command) => {
      await ask(command);
      const all: string[] = [];
      for (let next = await line(); next !== '.'; next = await line()) {
        // undoes dot-stuffing
        all.push(next.startsWith('.') ? next.slice(1) : next);
      }
      return all;
    },
  };
}
