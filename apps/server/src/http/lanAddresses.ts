import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** HOST values that mean all addresses. */
const ALL = ['', '0.0.0.0', '::'];
const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|::1)$/.test(host);

/**
 * Where a server that listens on `host` (undefined = on all addresses) is reached: from this machine, and from others in
 * the same network.
 */
export function addressesOf(host = '', port: number, machine = networkInterfaces()): { own: string; others: string[] } {
  const local = `http://localhost:${port}`;
  if (ALL.includes(host)) return { own: local, others: lanAddresses(machine).map((one) => `http://${one}:${port}`) };
  return { own: isLoopback(host) ? local : `http://${isIPv6(host) ? `[${host}]` : host}:${port}`, others: [] };
}

const lanAddresses = (machine: ReturnType<typeof networkInterfaces>): string[] =>
  Object.values(machine)
    .flatMap((list) => list ?? [])
    .filter((one) => one.family === 'IPv4' && !one.internal)
    .map((one) => one.address);
