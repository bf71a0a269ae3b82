import { createServer } from 'node:net';
import * as z from 'zod/mini';
import { ToolError } from './tool-error.ts';
import { HOST } from './workspace.ts';

/** Ports as the README promises them. */
export const DEFAULT_PORTS = {
  portal: 4200,
  demo: 4300,
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  media: 4500,
  functions: 5001,
  hub: 4400,
  logging: 4401,
  smtp: 1025,
  mail: 1080,
  stripe: 12111,
  transcoder: 12112,
  firestoreWebsocket: 9150,
  eventarc: 9298,
  tasks: 9498,
} as const;

export type PortName = keyof typeof DEFAULT_PORTS;
export type Ports = Readonly<Record<PortName, number>>;

const isPortName = (name: string): name is PortName => name in DEFAULT_PORTS;
export const PORT_NAMES: readonly PortName[] = Object.keys(DEFAULT_PORTS).filter(isPortName);
const portsSchema = z.record(z.enum(PORT_NAMES), z.int());

const OFFSET_VARIABLE = 'WBD_PORT_OFFSET';
const HIGHEST_PORT = 65_535;

/** Of the ports that browsers and fetch refuse (https://fetch.spec.whatwg.org/#bad-port), those that need no root. */
const REFUSED_BY_BROWSERS: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
]);

/** WBD_PORT_FIRESTORE_WEBSOCKET for firestoreWebsocket. */
export function portVariable(name: PortName): string {
  return `WBD_PORT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

/** The ports of a run: a variable of its own wins, else the default moved by WBD_PORT_OFFSET. */
export function resolvePorts(env: Readonly<Record<string, string | undefined>>): Ports {
  const offset = readInteger(env, OFFSET_VARIABLE, -HIGHEST_PORT) ?? 0;
  const port = (name: PortName) => {
    const own = readInteger(env, portVariable(name), 1);
    const chosen = own ?? DEFAULT_PORTS[name] + offset;
    if (chosen < 1 || chosen > HIGHEST_PORT) {
      throw new ToolError(
        `${OFFSET_VARIABLE}=${offset} moves ${name} to port ${chosen}, which does not exist.`,
      );
    }
    if (REFUSED_BY_BROWSERS.has(chosen)) {
      throw new ToolError(
        `Browsers refuse port ${chosen}: move ${name} with ${portVariable(name)}, or all ports with another ${OFFSET_VARIABLE}.`,
      );
    }
    return chosen;
  };
  const ports = portsSchema.parse(Object.fromEntries(PORT_NAMES.map((name) => [name, port(name)])));
  refuseDuplicates(ports);
  return ports;
}

function refuseDuplicates(ports: Ports): void {
  const owners = new Map<number, PortName>();
  for (const name of PORT_NAMES) {
    const other = owners.get(ports[name]);
    if (other) {
      throw new ToolError(
        `Port ${ports[name]} is asked for twice: by ${portVariable(other)} and by ${portVariable(name)}.`,
      );
    }
    owners.set(ports[name], name);
  }
}

function readInteger(
  env: Readonly<Record<string, string | undefined>>,
  variable: string,
  least: number,
): number | undefined {
  const text = env[variable];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > HIGHEST_PORT) {
    throw new ToolError(`${variable} must be a port number, not '${text}'.`);
  }
  return value;
}

/** Says in one sentence which ports are taken, and how to move them. */
export async function requireFreePorts(ports: Ports, names: readonly PortName[]): Promise<void> {
  const taken: PortName[] = [];
  for (const name of names) if (!(await isFree(ports[name]))) taken.push(name);
  if (taken.length > 0) throw new ToolError(takenPortsMessage(ports, taken));
}

export function takenPortsMessage(ports: Ports, taken: readonly PortName[]): string {
  const list = taken.map((name) => `${ports[name]} (${name}, ${portVariable(name)})`).join(', ');
  return taken.length === 1
    ? `Port ${list} is taken by another program: stop that program, move the port with the variable in brackets, or move all ports with ${OFFSET_VARIABLE}.`
    : `Ports ${list} are taken by other programs: stop them, move the ports with the variables in brackets, or move all ports with ${OFFSET_VARIABLE}.`;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    probe.listen({ port, host: HOST, exclusive: true }, () => {
      probe.close(() => resolve(true));
    });
  });
}
