import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { expect, test } from 'vitest';
import { tunedFor } from './compiling.ts';

test('optimizes eagerly at first, and after many moves only frequent functions; moves are unaffected', () => {
  const flags: string[] = [];
  const engine = tunedFor(fakeEngine, (flag) => void flags.push(flag));
  const [inlining, ...before] = flags.splice(0).sort().reverse();
  expect(inlining).toContain('inlined');
  expect(before).toEqual(['--invocation-count-for-turbofan=300']);
  const { state } = engine.create({ seed: 'a', players: 2 } as never);
  const command = { type: 'agree', seat: 0, yes: true } as const;
  expect(engine.apply(state, command)).toEqual(fakeEngine.apply(state, command));
  for (let i = 0; i < 10_000; i++) engine.apply(state, command);
  expect(flags).toEqual(['--invocation-count-for-turbofan=20000']);
});
