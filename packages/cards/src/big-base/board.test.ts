import { readFileSync } from 'node:fs';
import { act, look, onPlay, ops } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { testLibrary } from '../../../testkit/src/library.ts';
import { A, actionCard, at, B, minionCard, now, offered, play } from '../../../testkit/src/play.ts';

const board = { card: 'Meadow' };
const next = { baseDeck: ['Moor', 'Marsh', 'Heath'] };
const flag = actionCard('Flag', 'base', '');
/** Destroys every other minion at its side. */
const wrecker = minionCard(
  'Wrecker',
  1,
  '',
  onPlay(function* (me) {
    const others = yield* look((q) => q.minionsAt(q.base(me.self)).filter((ix) => ix !== me.self));
    yield* act(...others.map(ops.destroy));
  }),
);
const using = (slot: string, seat: 'A' | 'B' = 'A') => ({ ...board, slots: { [slot]: seat } });

describe('the board', () => {
  /** The cells of each row of the tables in the document, without the heads. */
  const rows = readFileSync(new URL('../../../../docs/big-base.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.trim()));
  const sides = ['North', 'East', 'South', 'West'];

  it('its slots and their texts are those of docs/big-base.md (BIG-1)', () => {
    const kinds = rows.filter(([head]) => /^(Gate|Yard|Tower|Field)\b/.test(head!));
    expect(kinds).toHaveLength(4);
    const texts = kinds.flatMap(([head, ...cells]) => {
      const [kind, label = ''] = head!.split(', ');
      return sides.map((side, i) => {
        const text = kind === 'Field' ? '' : `${label[0]!.toUpperCase()}${label.slice(1)}: ${cells[i]}`;
        return [`${side} ${kind}`, text];
      });
    });
    const { board: found, defs } = testLibrary;
    expect(found!.sides.map(({ name }) => name)).toEqual(sides);
    for (const { name, slots } of found!.sides)
      expect(slots.map((slot) => [slot, defs[slot]!.text])).toEqual(texts.filter(([slot]) => slot!.startsWith(name)));
  });

  it('the VP of each period are those of docs/big-base.md (BIG-4)', () =>
    expect(testLibrary.board!.vp).toEqual(
      rows.filter(([head]) => head!.startsWith('period ')).map(([, ...cells]) => cells.map(Number)),
    ));
});

describe('North Gate: On occupation: Draw a card.', () => {
  it('the player who comes to it draws, when the card that came has resolved, and not again (BIG-5)', () =>
    play({
      bigBase: board,
      seats: { A: { hand: ['Filler', 'Flag'], deck: ['Walker', 'Walker'] } },
      cards: [flag],
      bases: [],
      steps: [
        A.plays('Filler', 'North'),
        A.answers('North Gate'),
        now({ asked: null, hand: { A: ['Flag', 'Walker'], B: 0 } }),
        A.plays('Flag', 'North'),
        now({ asked: null, hand: { A: ['Walker'] } }),
      ],
    }));
  it('it is of the slot, not of the side: from another slot nobody draws (BIG-1)', () =>
    play({
      bigBase: board,
      seats: { A: { hand: ['Filler'] } },
      bases: [],
      steps: [A.plays('Filler', 'North'), A.answers('North Tower'), now({ asked: null, hand: { A: 0 } })],
    }));
  it('if the player has no cards there by then, it is nobody’s (RES-4, BIG-5)', () =>
    play({
      bigBase: board,
      cards: [
        minionCard(
          'Mayfly',
          1,
          '',
          onPlay(function* (me) {
            yield* act(ops.destroy(me.self));
          }),
        ),
      ],
      seats: { A: { hand: ['Mayfly'] } },
      bases: [],
      steps: [A.plays('Mayfly', 'North'), A.answers('North Gate'), now({ asked: null, hand: { A: 0 } })],
    }));
});

describe('North Yard: Talent: One of your minions here has +1 power until the end of the turn.', () => {
  it('the slot’s player may use it once in each of their turns, on their own minion there, until the round is over (ABL-5, BIG-2)', () =>
    play({
      bigBase: using('North Yard'),
      ...next,
      bases: [at('North', 'A Filler', 'A Walker', 'B Invader'), at('East', 'A Invader')],
      steps: [
        A.uses('North Yard'),
        offered('A', ['Filler', 'Walker'], ['Invader', 'no']),
        A.answers('Walker'),
        now({ cards: { Walker: { power: 3 }, Filler: { power: 1 } }, cannot: [A.uses('North Yard')] }),
        A.ends(),
        now({ turn: 'B', cards: { Walker: { power: 3 } }, cannot: [B.uses('North Yard')] }),
        B.ends(),
        now({ turn: 'A', cards: { Walker: { power: 2 } }, can: [A.uses('North Yard')] }),
      ],
    }));
  it('without a minion there it does nothing (RES-13)', () =>
    play({
      bigBase: using('North Yard'),
      cards: [flag],
      bases: [at('North', 'A Flag', 'B Filler')],
      steps: [A.uses('North Yard'), now({ asked: null, cards: { Filler: { power: 1 } } })],
    }));
});

describe.each([
  ['North Tower', 'North'],
  ['South Tower', 'South'],
])('%s: Ongoing: You have +1 power here.', (slot, side) => {
  it('its player has one more power at its side, with an action alone as well (NPW-1, BIG-1)', () =>
    play({
      bigBase: using(slot),
      cards: [flag],
      bases: [at(side, 'A Flag', 'B Filler'), at('East', 'A Filler')],
      steps: [now({ bases: { [side]: { power: { A: 1, B: 1 } }, East: { power: { A: 1 } } } })],
    }));
  it('ends when its player has left (BIG-1)', () =>
    play({
      bigBase: using(slot, 'B'),
      cards: [wrecker],
      seats: { A: { hand: ['Wrecker'] } },
      bases: [at(side, 'B Filler')],
      steps: [
        now({ bases: { [side]: { total: 2, power: { B: 2 } } } }),
        A.plays('Wrecker', side),
        A.answers(`${side} Yard`),
        now({ bases: { [side]: { total: 1, power: { A: 1, B: 0 } } }, bigBase: { slots: { [slot]: null } } }),
      ],
    }));
});

describe('East Gate: On occupation: Place a +1 power counter on one of your minions here.', () => {
  it('on the minion that came, and on none of others or elsewhere (CTR-1, BIG-5)', () =>
    play({
      bigBase: using('East Yard', 'B'),
      seats: { A: { hand: ['Filler'] } },
      bases: [at('East', 'B Walker'), at('North', 'A Invader')],
      steps: [
        A.plays('Filler', 'East'),
        A.answers('East Gate'),
        now({
          asked: null,
          cards: { Filler: { counters: 1 }, Walker: { counters: 0 }, Invader: { counters: 0 } },
        }),
      ],
    }));
  it('the player chooses where more than one is there (RES-13)', () =>
    play({
      bigBase: board,
      cards: [
        actionCard(
          'March',
          'standard',
          '',
          onPlay(function* (me) {
            const [mine, east] = yield* look(
              (q) => [q.minionsOf(me.seat), q.bases()[1]!] as const as [number[], number],
            );
            yield* act(...mine.map((ix) => ops.move(ix, east)));
          }),
        ),
      ],
      seats: { A: { hand: ['March'] } },
      bases: [at('North', 'A Filler', 'A Walker'), at('South', 'B Invader')],
      steps: [
        A.plays('March'),
        A.answers('East Gate'),
        offered('A', ['Filler', 'Walker'], ['Invader']),
        A.answers('Walker'),
        now(at('East', 'A Filler', 'A Walker'), {
          asked: null,
          cards: { Walker: { counters: 1 }, Filler: { counters: 0 } },
        }),
      ],
    }));
  it('an action that comes there has no minion to place it on (RES-13)', () =>
    play({
      bigBase: using('East Tower', 'B'),
      cards: [flag],
      seats: { A: { hand: ['Flag'] } },
      bases: [at('East', 'B Filler')],
      steps: [
        A.plays('Flag', 'East'),
        A.answers('East Gate'),
        now({ asked: null, cards: { Filler: { counters: 0 } } }),
      ],
    }));
});

describe('East Yard: Talent: Discard a card to draw a card.', () => {
  const seats = { A: { hand: ['Invader', 'Walker'], deck: ['Filler'] } };
  it('a card of the player’s choice (RES-3)', () =>
    play({
      bigBase: using('East Yard'),
      seats,
      bases: [at('East', 'A Filler')],
      steps: [
        A.uses('East Yard'),
        offered('A', ['Invader', 'Walker', 'no']),
        A.answers('Invader'),
        now({ hand: { A: ['Walker', 'Filler'] }, discard: { A: ['Invader'] } }),
      ],
    }));
  it('nothing discarded, nothing drawn (RES-11)', () =>
    play({
      bigBase: using('East Yard'),
      seats,
      bases: [at('East', 'A Filler')],
      steps: [A.uses('East Yard'), A.answers('no'), now({ hand: { A: 2 }, discard: { A: 0 } })],
    }));
});

describe.each([
  ['East Tower', 'East'],
  ['West Tower', 'West'],
])('%s: Ongoing: After one of your minions here is destroyed, draw a card.', (slot, side) => {
  it('one card for each, none for those of others or elsewhere (RES-9)', () =>
    play({
      bigBase: using(slot, 'B'),
      cards: [wrecker],
      seats: { A: { hand: ['Wrecker'] }, B: { hand: [] } },
      bases: [at(side, 'B Filler', 'B Filler', 'B Walker', 'C Filler'), at('North', 'B Filler')],
      steps: [
        A.plays('Wrecker', side),
        now(at(side, 'A Wrecker'), at('North', 'B Filler'), { asked: null, hand: { A: 0, B: 3, C: 0 } }),
      ],
    }));
  it('not for one at another side (BIG-1)', () =>
    play({
      bigBase: using(slot, 'B'),
      cards: [wrecker],
      seats: { A: { hand: ['Wrecker'] }, B: { hand: [] } },
      bases: [at(side, 'B Walker'), at('North', 'B Filler')],
      steps: [
        A.plays('Wrecker', 'North'),
        A.answers('North Tower'),
        now(at('North', 'A Wrecker'), { asked: null, hand: { B: 0 } }),
      ],
    }));
  it('not when another slot is used (BIG-1)', () =>
    play({
      bigBase: using(`${side} Yard`, 'B'),
      cards: [wrecker],
      seats: { A: { hand: ['Wrecker'] }, B: { hand: [] } },
      bases: [at(side, 'B Filler')],
      steps: [A.plays('Wrecker', side), A.answers(`${side} Gate`), now({ hand: { B: 0 } })],
    }));
});

describe('South Gate: On occupation: You may play an extra action.', () => {
  it('kept for later in the Play Cards phase (EXT-2)', () =>
    play({
      bigBase: board,
      cards: [flag],
      seats: { A: { hand: ['Filler', 'Flag', 'Flag'] } },
      bases: [],
      steps: [
        A.plays('Filler', 'South'),
        A.answers('South Gate'),
        A.plays('Flag', 'South'),
        A.plays('Flag', 'South'),
        now(at('South', 'A Filler', 'A Flag', 'A Flag')),
      ],
    }));
  it('other slots do not have it (BIG-1)', () =>
    play({
      bigBase: board,
      cards: [flag],
      seats: { A: { hand: ['Filler', 'Flag', 'Flag'] } },
      bases: [],
      steps: [
        A.plays('Filler', 'South'),
        A.answers('South Yard'),
        A.plays('Flag', 'South'),
        now({ cannot: [A.plays('Flag', 'South')] }),
      ],
    }));
});

describe('South Yard: Talent: Move one of your minions from here to another side.', () => {
  it('an own minion of this side, to any of the three others (BIG-5)', () =>
    play({
      bigBase: using('South Yard'),
      bases: [at('South', 'A Filler', 'A Walker', 'B Invader'), at('West', 'A Invader')],
      steps: [
        A.uses('South Yard'),
        offered('A', ['Filler', 'Walker'], ['Invader']),
        A.answers('Walker'),
        offered('A', ['North', 'East', 'West'], ['South']),
        A.answers('West'),
        now(at('South', 'A Filler', 'B Invader'), at('West', 'A Invader', 'A Walker'), { asked: null }),
      ],
    }));
});

describe('West Gate: On occupation: You may play an extra minion of power 2 or less.', () => {
  it('power 2 is allowed, 3 is not (EXT-4)', () =>
    play({
      bigBase: board,
      seats: { A: { hand: ['Filler', 'Walker', 'Invader'] } },
      bases: [],
      steps: [
        A.plays('Filler', 'West'),
        A.answers('West Gate'),
        now({ can: [A.plays('Walker', 'North')], cannot: [A.plays('Invader', 'North')] }),
      ],
    }));
});

describe('West Yard: Talent: Move one of your minions from another side to here.', () => {
  it('an own minion of another side (BIG-5)', () =>
    play({
      bigBase: using('West Yard'),
      bases: [at('West', 'A Filler'), at('North', 'A Walker', 'B Invader'), at('South', 'A Invader')],
      steps: [
        A.uses('West Yard'),
        offered('A', ['Walker', 'Invader/A'], ['Filler', 'Invader/B']),
        A.answers('Walker'),
        now(at('West', 'A Filler', 'A Walker'), at('North', 'B Invader'), { asked: null }),
      ],
    }));
  it('with none elsewhere nothing happens (RES-13)', () =>
    play({
      bigBase: using('West Yard'),
      bases: [at('West', 'A Filler'), at('North', 'B Invader')],
      steps: [A.uses('West Yard'), now(at('West', 'A Filler'), at('North', 'B Invader'), { asked: null })],
    }));
});
