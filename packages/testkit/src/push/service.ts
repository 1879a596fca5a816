/** A push service on the loopback address, with a temporary certificate. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Delivery {
  /** The part of the address after the service's own. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface PushService {
  /** Everything after it names a browser. */
  readonly endpoint: string;
  readonly ca: string;
  readonly delivered: Delivery[];
  /** The status the service answers with. */
  status: number;
  /** Custom response handler; null = only the status is sent. */
  answer: ((response: ServerResponse) => void) | null;
  /** The number of open connections. */
  open: number;
  close(): Promise<void>;
}

export async function openPushService(): Promise<PushService> {
  const { key, cert } = certificate();
  const delivered: Delivery[] = [];
  const server = createServer({ key, cert }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    delivered.push({ path: request.url!.slice(1), headers: request.headers, body: Buffer.concat(chunks) });
    response.statusCode = service.status;
    if (service.answer) service.answer(response);
    else response.end();
  });
  server.on('secureConnection', (socket) => {
    service.open++;
    socket.once('close', () => service.open--);
    socket.on('error', () => {});
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const service: PushService = {
    endpoint: `https://localhost:${(server.address() as AddressInfo).port}/`,
    ca: cert,
    delivered,
    status: 201,
    answer: null,
    open: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return service;
}

function certificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'smash-push-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  try {
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', cert, ...name], { stdio: 'pipe' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
