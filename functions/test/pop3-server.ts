import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface Pop3Server {
  url: string;
  /** the mails that are left */
  readonly mails: string[];
  close(): void;
}

const PASSWORD = 'pass word';

/** A mailbox `returned@wbd.example` with these mails, which are deleted at the end of a session (RFC 1939). */
export async function startPop3Server(mails: string[]): Promise<Pop3Server> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setEncoding('latin1'));
    serve(socket, mails);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    url: `pop://returned%40wbd.example:${encodeURIComponent(PASSWORD)}@127.0.0.1:${address.port}`,
    mails,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function serve(socket: Socket, mails: string[]): void {
  const deleted = new Set<number>();
  const bytes = (mail: string) => Buffer.byteLength(mail);
  const send = (...lines: string[]) => socket.write(`${lines.join('\r\n')}\r\n`, 'utf8');
  const mailOf = (number: string) => mails[Number(number) - 1] ?? '';
  const stuffed = (mail: string) => mail.split('\r\n').map((line) => line.replace(/^\./, '..'));
  const answers: Readonly<Record<string, (argument: string) => void>> = {
    USER: (name) => send(name === 'returned@wbd.example' ? '+OK' : '-ERR no such user'),
    PASS: (password) => send(password === PASSWORD ? '+OK' : '-ERR wrong password'),
    STAT: () => send(`+OK ${mails.length} 0`),
    LIST: () => send('+OK', ...mails.map((mail, at) => `${at + 1} ${bytes(mail)}`), '.'),
    RETR: (number) => send('+OK', ...stuffed(mailOf(number)), '.'),
    DELE: (number) => {
      deleted.add(Number(number) - 1);
      send('+OK');
    },
    QUIT: () => {
      const left = mails.filter((_, at) => !deleted.has(at));
      mails.splice(0, mails.length, ...left);
      send('+OK');
      socket.end();
    },
  };
  socket.on('error', () => socket.destroy());
  createInterface({ input: socket }).on('line', (line) => {
    const [command = ''] = line.split(' ', 1);
    const answer = answers[command];
    if (answer) answer(line.slice(command.length + 1));
    else send('-ERR unknown command');
  });
  send('+OK ready');
}
