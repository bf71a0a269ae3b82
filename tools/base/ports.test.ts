import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_PORTS,
  PORT_NAMES,
  portVariable,
  requireFreePorts,
  resolvePorts,
  takenPortsMessage,
} from './ports.ts';
import { HOST } from './workspace.ts';

describe('ports', () => {
  test('are the promised ones unless the environment says otherwise', () => {
    expect(resolvePorts({})).toEqual(DEFAULT_PORTS);
    expect(resolvePorts({ WBD_PORT_OFFSET: '', WBD_PORT_AUTH: '' })).toEqual(DEFAULT_PORTS);
  });

  test('move together by an offset, a variable of its own wins', () => {
    const ports = resolvePorts({ WBD_PORT_OFFSET: '10000', WBD_PORT_FIRESTORE_WEBSOCKET: '7000' });
    expect(ports.portal).toBe(14_200);
    expect(ports.mail).toBe(11_080);
    expect(ports.firestoreWebsocket).toBe(7000);
  });

  test('each has a variable', () => {
    expect(portVariable('portal')).toBe('WBD_PORT_PORTAL');
    expect(new Set(PORT_NAMES.map(portVariable)).size).toBe(PORT_NAMES.length);
  });

  test.each([
    [{ WBD_PORT_AUTH: 'nine' }, "WBD_PORT_AUTH must be a port number, not 'nine'."],
    [{ WBD_PORT_AUTH: '0' }, "WBD_PORT_AUTH must be a port number, not '0'."],
    [{ WBD_PORT_OFFSET: '1.5' }, "WBD_PORT_OFFSET must be a port number, not '1.5'."],
    [{ WBD_PORT_OFFSET: '60000' }, 'which does not exist'],
    [{ WBD_PORT_AUTH: '4200' }, 'Port 4200 is asked for twice'],
    [
      { WBD_PORT_OFFSET: '2000' },
      'Browsers refuse port 10080: move firestore with WBD_PORT_FIRESTORE, or all ports with another WBD_PORT_OFFSET.',
    ],
  ])('%o is explained', (env, message) => {
    expect(() => resolvePorts(env)).toThrow(message);
  });

  test('a taken one is one sentence with the number and the variable', async () => {
    const other = createServer().listen(0, HOST);
    await once(other, 'listening');
    const address = other.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const ports = resolvePorts({ WBD_PORT_MAIL: String(address.port) });
    await expect(requireFreePorts(ports, ['mail'])).rejects.toThrow(
      `Port ${address.port} (mail, WBD_PORT_MAIL) is taken by another program`,
    );
    other.close();
    await once(other, 'close');
    await expect(requireFreePorts(ports, ['mail'])).resolves.toBeUndefined();
  });

  test('several taken ones are one sentence too', () => {
    expect(takenPortsMessage(resolvePorts({}), ['portal', 'auth'])).toBe(
      'Ports 4200 (portal, WBD_PORT_PORTAL), 9099 (auth, WBD_PORT_AUTH) are taken by other programs: stop them, move the ports with the variables in brackets, or move all ports with WBD_PORT_OFFSET.',
    );
  });
});
