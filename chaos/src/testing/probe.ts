// Preloaded into a server (`--import`) to measure it: reports CPU time to its parent, and writes CPU profiles. The
// product does not know about it.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

const session = new Session();

/** `cpu`: ms of CPU the process has used so far. `profile`: from now on. `write FILE`: the profile so far. */
async function answer(asked: string): Promise<number> {
  const [what, file] = asked.split(' ');
  if (what === 'profile') {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
  } else if (what === 'write') {
    const { profile } = await session.post('Profiler.stop');
    writeFileSync(file!, JSON.stringify(profile));
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

process.on('message', (asked: string) => void answer(asked).then((ms) => process.send?.(ms)));
// The parent is gone.
process.on('disconnect', () => process.exit());
