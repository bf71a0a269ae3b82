import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a server that can be counted and cut: connections pass through, byte for byte. */
export class Line {
  /** bytes that went to the server */
  sent = 0;
  /** after so many bytes to the server the line breaks, again and again until this is raised */
  cutAfter = Infinity;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(port: number) {
    this.#server = createServer((client) => {
      const target = connect(port, '127.0.0.1');
      for (const socket of [client, target]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.#sockets.delete(socket);
          client.destroy();
          target.destroy();
        });
      }
      target.pipe(client);
      client.on('data', (data) => {
        if (this.sent + data.length > this.cutAfter) {
          client.destroy();
          return;
        }
        this.sent += data.length;
        if (!target.write(data)) {
          client.pause();
          target.once('drain', () => client.resume());
        }
      });
    });
  }

  /** @param port where the server listens on this machine */
  static async to(port: number): Promise<Line> {
    const line = new Line(port);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get origin(): string {
    const address = this.#server.address();
    if (!address || typeof address === 'string') throw new Error('The line has no port');
    return `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
