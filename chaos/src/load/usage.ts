/** What the server reports about itself. */
export interface Usage {
  /** CPU seconds so far. */
  cpu: number;
  /** Bytes of heap and buffers; after a collection, what is alive. */
  used: number;
  /** Bytes allocated by the system, including garbage. */
  resident: number;
}

/** `port`: the metrics port. */
export async function usage(port: number): Promise<Usage> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    cpu: value('process_cpu_seconds_total'),
    used: value('nodejs_heap_size_used_bytes') + value('nodejs_external_memory_bytes'),
    resident: value('process_resident_memory_bytes'),
  };
}

/** Collects garbage through the debugger port. Not during a measurement: growing the heap again takes time. */
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
