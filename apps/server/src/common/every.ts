import { log } from './log.ts';

/** Repeats the work until stopped, first after `firstMs`; a failure is logged and retried. */
export function every(ms: number, what: string, work: () => Promise<unknown>, firstMs = ms): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const after = (wait: number) => {
    timer = setTimeout(async () => {
      await work().catch((error) => log(`${what} failed`, { error: (error as Error).message }));
      if (!stopped) after(ms);
    }, wait);
    timer.unref();
  };
  after(firstMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
