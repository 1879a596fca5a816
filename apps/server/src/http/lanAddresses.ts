import { networkInterfaces } from 'node:os';

/** Addresses under which others in the same network reach this port. */
export function lanAddresses(port: number): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((one) => one.family === 'IPv4' && !one.internal)
    .map((one) => `http://${one.address}:${port}`);
}
