/** Floods the server from a worker thread: `workerData` says how and where. Runs until terminated. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { Guest } from '../guest.ts';

export type Kind = 'one' | 'many' | 'slow' | 'joins';
const { port, code, kind } = workerData as { port: number; code: string; kind: Kind };

const join = (): Promise<Guest | null> => Guest.join(port, code).catch(() => null);

/** This many messages a second forever; reconnects whenever it is thrown out. */
async function shout(perSecond: number): Promise<never> {
  for (let guest = await join(); ; ) {
    if (!guest || guest.closed) {
      await pause(50);
      guest = await join();
      continue;
    }
    for (let i = 0; i < perSecond / 20 && !guest.closed; i++) guest.room.send('explain', { id: 1, stat: 'power' });
    await pause(50);
  }
}

/** A request that never ends, sent one byte at a time. */
function dawdle(): void {
  const socket = connect(port, '127.0.0.1', () => socket.write('POST /matchmake/create/table HTTP/1.1\r\nHost: x\r\n'));
  const timer = setInterval(() => socket.write('X'), 500);
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(timer);
    setTimeout(dawdle, 100);
  });
}

async function comeAndGo(): Promise<never> {
  for (;;) {
    const guest = await join();
    guest?.leave();
    await pause(20);
  }
}

process.on('uncaughtException', () => {});
switch (kind) {
  case 'one':
    void shout(5000);
    break;
  case 'many':
    for (let i = 0; i < 30; i++) void shout(100);
    break;
  case 'slow':
    for (let i = 0; i < 100; i++) dawdle();
    break;
  case 'joins':
    for (let i = 0; i < 4; i++) void comeAndGo();
}
