import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

/** A provider gives one customer a whole /64, with more addresses than any limit could count. */
const NETWORK_PARTS = 4;

interface Connection {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/**
 * The network a request came from, for limits: an IPv4 address, or the /64 of an IPv6 address. An IPv4 address that is
 * mapped into IPv6 counts as the IPv4 address.
 */
export function networkOf(request: Connection): string {
  const address = addressOf(request);
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The address as the platform's front saw it: the last entry of the header. Earlier entries come from the caller:
 * Express would let a client choose its address.
 */
function addressOf({ headers, socket }: Connection): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim();
  return forwarded === undefined || forwarded === '' ? (socket.remoteAddress ?? '') : forwarded;
}
