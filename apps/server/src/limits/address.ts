import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Is this address one of our own proxies? `hop` 0 is the socket's peer. */
export type Trust = (address: string, hop: number) => boolean;

/** Trust nobody: ignore the request's own claims about its route. */
export const trustNobody: Trust = () => false;

const MOST_HOPS = 10;

/** Reads TRUST_PROXY: a number of proxies in a row, or their addresses and networks. Throws an Error in plain words. */
export function parseTrust(text: string | undefined): Trust {
  const value = text?.trim() ?? '';
  if (value === '') return trustNobody;
  const hops = /^\d+$/.test(value) ? Number(value) : null;
  if (hops !== null && hops <= MOST_HOPS) return (_address, hop) => hop < hops;
  try {
    // The library would treat a bare number as an address.
    if (hops !== null) throw new RangeError();
    return proxyAddr.compile(value.split(',').map((one) => one.trim()));
  } catch {
    throw new Error(
      `TRUST_PROXY is "${value}"; it must be a number of proxies from 0 to ${MOST_HOPS}, or addresses and networks ` +
        'like 127.0.0.1, 10.0.0.0/8, separated by commas.',
    );
  }
}

/**
 * The address whose budget the request uses: the client's IPv4 address, or its IPv6 /64 network, because one household
 * has a whole /64. X-Forwarded-For counts only where our own proxies wrote it.
 */
export function clientAddress(request: IncomingMessage, trust: Trust): string {
  const told = proxyAddr(request, trust);
  return budgetAddress(isIP(told) ? told : (request.socket.remoteAddress ?? ''));
}

/** The address as budgets count it; '' when there is none. */
export function budgetAddress(address: string): string {
  if (!isIP(address)) return '';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().replace(/%.*$/, '')}/64`);
  return `${network.toString()}/64`;
}
