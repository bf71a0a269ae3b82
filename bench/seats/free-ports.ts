import { createServer } from 'node:net';
import {
  DEFAULT_PORTS,
  portVariable,
  resolvePorts,
  type PortName,
  type Ports,
} from '../../tools/base/ports.ts';

/** As many free ports as asked for. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve, reject) => {
          server.once('error', reject);
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            if (address && typeof address === 'object') resolve(address.port);
            else reject(new Error('no port'));
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

function isPortName(name: string): name is PortName {
  return name in DEFAULT_PORTS;
}

/** Ports for emulators of the bench's own, beside a portal that runs. */
export async function freeEmulatorPorts(): Promise<Ports> {
  const names = Object.keys(DEFAULT_PORTS).filter(isPortName);
  const free = await freePorts(names.length);
  return resolvePorts(
    Object.fromEntries(names.map((name, index) => [portVariable(name), String(free[index])])),
  );
}
