import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * Networks of Fastly, the CDN in front of Firebase Hosting (https://api.fastly.com/public-ip-list; also listed in
 * `pillar/base/firewall/fastly-logging.sls` of https://github.com/python/psf-salt). `operator doctor` compares them with Fastly's
 * current list. For requests through Hosting, the last entry of `X-Forwarded-For` is in one of these networks; for direct calls of a
 * function it is not.
 */
export const FASTLY_NETWORKS: readonly string[] = [
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
];

const FRONTS = FASTLY_NETWORKS.map((range) => ipaddr.parseCIDR(range));

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
 * The client address as seen by the platform's front: the last entry of the header that is not the front itself. Earlier entries
 * come from the client, which could therefore choose the address that Express reports.
 */
function addressOf({ headers, socket }: Connection): string {
  const entries = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return (
    entries.findLast((entry) => !isFront(entry)) ?? entries.at(-1) ?? socket.remoteAddress ?? ''
  );
}

function isFront(entry: string): boolean {
  if (!ipaddr.isValid(entry)) return false;
  const address = ipaddr.process(entry);
  return FRONTS.some(
    ([range, bits]) => range.kind() === address.kind() && address.match(range, bits),
  );
}
