import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

/** A CPU profile of the work, for a browser's developer tools. */
export async function profiled<T>(file: string, work: () => T | Promise<T>): Promise<T> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  const answer = await work();
  const { profile } = await session.post('Profiler.stop');
  writeFileSync(file, JSON.stringify(profile));
  return answer;
}
