import { isDue } from '@smash/testkit/due';
import { expect, test } from 'vitest';
import { killing } from './kill.ts';

test.runIf(isDue(3, 2))(
  'kill -9 during games: nothing acknowledged is lost, nothing is done twice',
  {
    timeout: 300_000,
  },
  async () => {
    const said: string[] = [];
    const report = await killing(2, 4, 'short', (text) => said.push(text));
    expect(report.faults, said.join('\n')).toEqual([]);
    expect(report, said.join('\n')).toMatchObject({ runs: 2, lost: 0, twice: 0, different: 0 });
    expect(report.acknowledged).toBeGreaterThan(20);
  },
);
