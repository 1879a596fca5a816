/** A window before a base scores, for somebody who has something to use in it, and for somebody who has not. */
import { base, option, prompt } from './build.ts';
import { type Fixture, history, link, mid4 } from './fixtures.ts';

function react(): Fixture {
  const f = mid4();
  const v = f.view;
  v.bases[0] = base(
    'The Grey Opal',
    17,
    [3, 1, 1],
    [['Cut Lass', 'First Mate'], ['Tiger Assassin', 'Shinobi'], ['Walker', 'Scout'], ['First Mate']],
  );
  Object.assign(v, { current: 1, phase: 'score', turn: 8 });
  v.seats[0]!.plays = [];
  const sail = v.hand.find((c) => c.name === 'Full Sail')!;
  const king = link(v, 'Pirate King');
  v.waiting = { seats: null, what: 'Act before The Grey Opal scores' };
  v.prompt = prompt('react', 'Act before The Grey Opal scores', {
    source: { id: v.bases[0].id, name: 'The Grey Opal' },
    reason: ['Score Bases', 'passing is not final'],
    optional: true,
    min: 0,
    window: { kind: 'beforeScore', opened: 1, base: v.bases[0].id },
    skip: 'Pass',
    options: [
      option(0, 'Play Full Sail', { card: sail.id, name: 'Full Sail', verb: 'play' }),
      option(1, 'Move Pirate King to The Grey Opal', {
        card: king.id,
        name: 'Pirate King',
        at: v.bases[0].id,
        verb: 'use',
      }),
    ],
  });
  return { view: v, events: history(v) };
}

/** As `react`, with nothing to use. */
function cover(): Fixture {
  const { view: v, events } = react();
  v.prompt = { ...v.prompt!, options: [], max: 0, cover: true };
  return { view: v, events };
}

export const WINDOW_FIXTURES: Record<string, () => Fixture> = { window: react, cover };
