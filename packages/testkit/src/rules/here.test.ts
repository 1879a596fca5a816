import { act, chooseBase, look, onPlay, ops } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, now, play } from '../play.ts';

/** Takes away the action that reacts, together with what it reacts to. */
const sweep = actionCard(
  'Sweep',
  'standard',
  'Destroy every minion and every action at a base.',
  onPlay(function* (me) {
    const base = yield* chooseBase(me.seat, 'Choose the base to sweep', yield* look((q) => [...q.bases()]));
    if (base === null) return;
    yield* act(...(yield* look((q) => [...q.minionsAt(base), ...q.actionsOn(base)])).map(ops.destroy));
  }),
);

describe('"here" on a card that left with what it reacts to (RES-4)', () => {
  it('is the base where it was', () =>
    play({
      cards: [sweep],
      seats: { A: { hand: ['Sweep', 'Scout', 'Walker'] } },
      bases: [at('Moor', 'B Walker', 'A Blood in the Water'), at('Heath')],
      steps: [
        A.plays('Sweep'),
        A.answers('Moor'),
        A.plays('Scout', 'Heath'),
        now({ can: [A.plays('Walker', 'Moor')], cannot: [A.plays('Walker', 'Heath')] }),
      ],
    }));

  it('is nowhere once that base is gone: an extra play there is none', () =>
    play({
      seats: { A: { hand: ['There Goes Tokyo', 'Scout', 'Walker'] } },
      bases: [at('Moor', 'A Gorgodzolla', 'B Walker', 'A Blood in the Water'), at('Heath')],
      baseDeck: ['Fen'],
      steps: [
        A.plays('There Goes Tokyo'),
        A.answers('?Moor', '?Gorgodzolla', '?Heath'),
        A.plays('Scout', 'Heath'),
        now(at('Fen'), { cannot: [A.plays('Walker', 'Heath'), A.plays('Walker', 'Fen')] }),
      ],
    }));
});
