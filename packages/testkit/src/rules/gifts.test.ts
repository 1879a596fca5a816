import { explain, view } from '@smash/engine';
import {
  act,
  after,
  chooseMinion,
  endOfTurn,
  givesHost,
  hostPrinted,
  look,
  onPlay,
  ops,
  protect,
  talent,
} from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, baseCard, minionCard, now, play, queryOf, refused } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';

const draws = talent(function* (me) {
  yield* act(ops.draw(me.seat, 1));
});
const medal = actionCard(
  'Medal',
  'minion',
  'Put this on a minion. Ongoing: This minion has “Talent: Draw a card.”',
  givesHost(draws),
);
const badge = actionCard(
  'Badge',
  'minion',
  'Put this on a minion. Ongoing: This minion has “Talent: This minion gains +1 power this turn.”',
  givesHost(
    talent(function* (me) {
      yield* act(ops.power(me.self, 1, yield* endOfTurn()));
    }),
  ),
);
const trained = minionCard(
  'Trained',
  2,
  'Talent: This minion gains +5 power this turn.',
  talent(function* (me) {
    yield* act(ops.power(me.self, 5, yield* endOfTurn()));
  }),
);
const gag = actionCard(
  'Gag',
  'standard',
  'Choose a minion and cancel its abilities this turn.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose a minion');
    yield* act(ops.cancel(minion!, yield* endOfTurn()));
  }),
);
const swindle = actionCard(
  'Swindle',
  'standard',
  'Transfer an action to another minion at its base.',
  onPlay(function* () {
    const [action, to] = yield* look((q) => {
      const on = q.actions()[0]!;
      return [on, q.minionsAt(q.base(on)).find((ix) => ix !== q.card(on).at)!];
    });
    yield* act(ops.transfer(action!, to!));
  }),
);

describe('a talent that an action gives a minion', () => {
  it('is used by the minion’s controller, not the action’s, once per turn (ABL-9, ABL-5)', () =>
    play({
      cards: [medal],
      bases: [at('Meadow', 'A Walker with B Medal', 'B Walker with A Medal'), at('Moor')],
      steps: [
        refused(B.uses('Walker#2')),
        refused(A.uses('Walker#2')),
        refused(A.uses('Medal')),
        A.uses('Walker#1'),
        now({ hand: { A: ['Filler'], B: [] } }),
        refused(A.uses('Walker#1')),
        A.ends(),
        refused(B.uses('Walker#1')),
        B.uses('Walker#2'),
        now({ hand: { A: ['Filler', 'Filler', 'Filler'], B: ['Filler'] } }),
        B.ends(),
        A.uses('Walker#1'),
      ],
    }));

  it('comes after printed ones, one per action, in order of attachment (ABL-9, ABL-5, ATT-5)', () =>
    play({
      cards: [medal, badge, trained],
      seats: { A: { hand: ['Badge'] } },
      bases: [at('Meadow', 'A Trained with A Medal, B Medal'), at('Moor')],
      steps: [
        A.plays('Badge', 'Trained'),
        A.uses('Trained', 4),
        now({ cards: { Trained: { power: 3 } }, hand: { A: [] } }),
        A.uses('Trained', 2),
        A.uses('Trained', 2),
        now({ cards: { Trained: { power: 3 } }, hand: { A: ['Filler', 'Filler'] } }),
        A.uses('Trained'),
        now({ cards: { Trained: { power: 8 } } }),
        refused(A.uses('Trained')),
      ],
    }));

  it('moves with the action to another minion (ABL-9)', () =>
    play({
      cards: [medal, swindle],
      seats: { A: { hand: ['Swindle'] } },
      bases: [at('Meadow', 'A Walker with B Medal', 'A Invader'), at('Moor')],
      steps: [A.plays('Swindle'), refused(A.uses('Walker')), A.uses('Invader'), now({ hand: { A: ['Filler'] } })],
    }));

  it('is distinguished by the action’s name, and has no place to choose (ABL-9)', () =>
    play({
      cards: [medal],
      bases: [at('Meadow', 'A Walker with A Medal', 'B Walker'), at('Moor')],
      steps: [
        ({ state }: Playthrough) => {
          const shown = view(state, 0);
          const use = shown.prompt!.options.filter((o) => o.verb === 'use');
          expect(use.map(({ label, at: place }) => [label, place])).toEqual([['Use Walker with Medal', undefined]]);
        },
      ],
    }));

  it('is cancelled with the abilities of the minion; a later one is not (TERM-4, CALC-2)', () =>
    play({
      cards: [medal, badge, gag],
      seats: { A: { hand: ['Gag', 'Badge', 'Mystic Studies'] } },
      bases: [at('Meadow', 'A Archmage', 'A Walker with A Medal'), at('Moor')],
      steps: [
        A.plays('Gag'),
        A.answers('Walker'),
        refused(A.uses('Walker')),
        A.plays('Badge', 'Walker'),
        A.uses('Walker'),
        now({ cards: { Walker: { power: 3 } } }),
        refused(A.uses('Walker')),
      ],
    }));

  it('survives itself if it removes all other abilities (TERM-4)', () => {
    const zeal = actionCard(
      'Zeal',
      'minion',
      'Put this on a minion. Ongoing: This minion has “Any number of times: Lose all other abilities this turn.”',
      givesHost({
        ...talent<{ given: number }>(function* (me) {
          yield* act(ops.cancel(me.self, yield* endOfTurn(), me.args.given));
        }),
        limit: undefined,
      }),
    );
    play({
      cards: [zeal, medal],
      bases: [at('Meadow', 'A Huffie with A Medal, A Zeal, A Zeal'), at('Moor')],
      steps: [
        A.uses('Huffie', 4),
        // Only one of four abilities is left.
        refused(A.uses('Huffie', 2)),
        A.uses('Huffie'),
        now(at('Meadow', 'A Huffie with A Medal, A Zeal, A Zeal'), { hand: { A: [] } }),
      ],
    });
  });

  it('does not work while the minion is in stasis (STA-1)', () =>
    play({
      cards: [
        medal,
        actionCard(
          'Freeze',
          'standard',
          'Put a minion in stasis.',
          onPlay(function* (me) {
            const minion = yield* chooseMinion(me, 'Choose a minion');
            yield* act(ops.stasis(minion!, me.seat, 2));
          }),
        ),
      ],
      seats: { A: { hand: ['Freeze'] } },
      bases: [at('Meadow', 'A Walker with A Medal'), at('Moor')],
      steps: [A.plays('Freeze'), now({ asked: null }), refused(A.uses('Walker')), now({ hand: { A: [] } })],
    }));

  it('is not given by an action whose own abilities are cancelled (TERM-4)', () =>
    play({
      cards: [
        medal,
        minionCard('Warden', 1, 'Ongoing: Cancel the abilities of actions on minions here.', {
          kind: 'cancels',
          who: (q, me, ix) => q.card(ix).zone === 'on' && q.base(ix) === q.base(me.self),
        }),
      ],
      bases: [at('Meadow', 'A Walker with A Medal', 'B Warden'), at('Moor', 'A Invader with A Medal')],
      steps: [refused(A.uses('Walker')), A.uses('Invader'), now({ hand: { A: ['Filler'] } })],
    }));
});

describe('a talent that has been used', () => {
  const stage = baseCard(
    'Stage',
    'After a talent is used here, its player draws a card.',
    after('talent', { when: (_q, me, used) => used.base === me.self }, function* (me) {
      yield* act(ops.draw(me.args.seat, 1));
    }),
  );
  it('triggers abilities after talents once it has resolved; no other use does (RES-4, RES-5)', () =>
    play({
      cards: [stage, trained, badge],
      bases: [at('Stage', 'A Trained with A Badge', 'A Ninja Acolyte'), at('Moor', 'A Trained')],
      seats: { A: { hand: ['Invader'] } },
      steps: [
        A.uses('Trained@Moor'),
        now({ hand: { A: ['Invader'] } }),
        A.uses('Trained@Stage'),
        now({ hand: { A: ['Invader', 'Filler'] } }),
        A.uses('Trained@Stage'),
        now({ hand: { A: ['Invader', 'Filler', 'Filler'] }, cards: { 'Trained@Stage': { power: 8 } } }),
        A.uses('Ninja Acolyte'),
        A.answers('Invader', '?Stage'),
        now({ hand: { A: ['Filler', 'Filler', 'Ninja Acolyte'] } }),
      ],
    }));
});

describe('a printed power that a card changes', () => {
  const paint = (n: number) =>
    actionCard(
      `Paint ${n}`,
      'minion',
      `Put this on a minion. Ongoing: Its printed power counts as ${n}.`,
      hostPrinted(n),
    );
  const wary = minionCard(
    'Wary',
    2,
    'Ongoing: The power of this minion cannot be increased.',
    protect((_q, me, op) => op.verb === 'power' && op.card === me.self && op.n > 0),
  );

  it('is the basis of everything else; of several the last counts (TERM-9, CALC-1)', () =>
    play({
      cards: [paint(6), paint(1)],
      seats: { A: { hand: ['Paint 1'] } },
      bases: [at('Meadow', 'A Walker +1 with A Paint 6, A Upgrade', 'B Walker'), at('Moor')],
      steps: [
        now({ cards: { 'Walker#1': { power: 9 }, 'Walker#2': { power: 2 } } }),
        ({ state }: Playthrough) => {
          const q = queryOf(state);
          const ix = q.minions()[0]!;
          expect(q.printedPower(ix)).toBe(6);
          expect(
            explain(state, 'spectator', state.cards[ix]!.id, 'power').map((line) => [line.kind, line.delta]),
          ).toEqual([
            ['printed', 2],
            ['set', 4],
            ['counter', 1],
            ['ongoing', 2],
          ]);
          expect(view(state, 0).bases[0]!.lanes[0]!.minions[0]).toMatchObject({ power: 9, printed: 6 });
        },
        A.plays('Paint 1', 'Walker#1'),
        now({ cards: { 'Walker#1': { power: 4 } } }),
      ],
    }));

  it('is a direct increase where it is higher than the number on the card, and only there (TERM-3)', () =>
    play({
      cards: [paint(6), paint(1), wary],
      bases: [at('Meadow', 'A Wary with A Paint 6', 'B Wary with A Paint 1'), at('Moor')],
      steps: [now({ cards: { 'Wary#1': { power: 2 }, 'Wary#2': { power: 1 } } })],
    }));
});
