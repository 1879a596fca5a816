import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Of this process, so that its thousands of players do not stand still for it while they measure how soon they are answered. */
export function collectOwnGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** What the server says of itself. */
export interface Usage {
  /** Seconds of processor time so far. */
  cpu: number;
  /** Heap and buffers, bytes: after a collection what is alive. */
  used: number;
  /** What the system has given it, with what is not collected yet, bytes. */
  resident: number;
}

export async function usage(port: number): Promise<Usage> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    cpu: value('process_cpu_seconds_total'),
    used: value('nodejs_heap_size_used_bytes') + value('nodejs_external_memory_bytes'),
    resident: value('process_resident_memory_bytes'),
  };
}

/** By the port of its debugger. Afterwards a heap has to grow anew, which takes time: not while something is measured. */
export async function collectGarbage(inspector: number): Promise<void> {
  const [target] = (await (await fetch(`http://127.0.0.1:${inspector}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target!.webSocketDebuggerUrl);
  await new Promise((done) => socket.addEventListener('open', done));
  const answered = new Promise((done) => socket.addEventListener('message', done));
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await answered;
  socket.close();
}
