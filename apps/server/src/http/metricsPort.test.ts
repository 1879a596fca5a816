import { expect, test } from 'vitest';
import { serveMetrics } from './metricsPort.ts';

test('figures that cannot be collected are answered with 500, and the next ones with 200', async () => {
  let text = async (): Promise<string> => {
    throw new Error('no figures');
  };
  const metrics = { type: 'text/plain', text: () => text() } as const;
  const port = (await serveMetrics(metrics as never, { metricsPort: 0, metricsHost: '127.0.0.1' }))!;
  const get = () => fetch(`http://127.0.0.1:${port.port}/metrics`, { signal: AbortSignal.timeout(5000) });
  try {
    expect((await get()).status).toBe(500);
    text = async () => 'smash_up 1';
    expect(await (await get()).text()).toBe('smash_up 1');
  } finally {
    await port.close();
  }
});
