import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The push services of the known browsers; a leading dot stands for any name under it. */
export const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** By the older rules, any other sign in a name would end it. */
const PLAIN_NAME = /^[\w.-]+$/;

/**
 * May notices be sent there? Only by https, on the default port, to a name on the list. It must be written as every
 * browser writes it, because the library that sends notices reads addresses by older rules than URL.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (URL.parse(endpoint)?.href !== endpoint) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (!PLAIN_NAME.test(hostname)) return false;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || isIP(hostname)) return false;
  return services.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name));
}

/** Is it globally reachable: not an address of this machine, of a private network, or of a special kind? */
export const isPublic = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';

/**
 * Resolves a name for a connection and refuses addresses that are not public, because a name on the list may point
 * anywhere. The connection uses exactly the address that was checked.
 */
export const publicLookup: LookupFunction = (hostname, options: LookupOptions, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, [] as never);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublic(address)))
      return callback(new Error('This push service has no public address.') as NodeJS.ErrnoException, [] as never);
    if (options.all) return callback(null, found as never);
    callback(null, first.address, first.family);
  });
};
