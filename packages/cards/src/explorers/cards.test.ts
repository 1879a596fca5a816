import { extraAction, onPlay, unaffected } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const rooted = minionCard(
  'Rooted',
  2,
  'This minion is not affected by anything.',
  unaffected(
    () => true,
    (_q, me, ix) => ix === me.self,
  ),
);

const hurry = actionCard(
  'Hurry',
  'standard',
  'Play two extra actions.',
  onPlay(function* (me) {
    yield* extraAction(me.seat);
    yield* extraAction(me.seat);
  }),
);

describe('Idaho Smith: You may play the base on top of the base deck and move this minion, with any number of your other minions here, to that base.', () => {
  it('idaho-smith/1 the base stays as an extra one, and is replaced when it scores (PLAY-8, SCORE-10)', () =>
    play({
      seats: { A: { hand: ['Idaho Smith'] } },
      baseDeck: ['Marsh', 'Heath'],
      bases: [at('Meadow', 'A Filler +4', 'A Scout', 'B Walker'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Idaho Smith', 'Meadow'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        offered('A', ['Filler', 'Scout', 'done'], ['Idaho Smith', 'Walker', 'Invader']),
        A.answers('Filler', 'done'),
        now(at('Meadow', 'A Scout', 'B Walker'), at('Moor', 'A Invader'), at('Marsh', 'A Idaho Smith', 'A Filler'), {
          baseCount: 3,
          plays: { A: { minions: 0 } },
        }),
        A.ends(),
        now(at('Heath'), { turn: 'B', vp: { A: 3 }, baseCount: 3, baseDiscard: ['Marsh'] }),
      ],
    }));
  it('may be declined: nothing is played, nothing moves', () =>
    play({
      seats: { A: { hand: ['Idaho Smith'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Idaho Smith', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'A Filler', 'A Idaho Smith'), { asked: { seat: 'A' }, baseCount: 2, baseDeck: ['Heath'] }),
      ],
    }));
  it('without company it goes alone; what cannot be affected stays (RES-10, CAN-1)', () =>
    play({
      cards: [rooted],
      seats: { A: { hand: ['Idaho Smith'] } },
      bases: [at('Meadow', 'A Rooted', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Idaho Smith', 'Meadow'),
        A.answers('yes', 'Rooted', 'Filler', 'done'),
        now(at('Meadow', 'A Rooted'), at('Heath', 'A Idaho Smith', 'A Filler')),
      ],
    }));
  it('plays no base when it cannot move there itself: both or neither (TERM-14, CAN-1)', () =>
    play({
      seats: { A: { hand: ['Idaho Smith'] } },
      bases: [at('Meadow', 'A Filler', 'B Entangled'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Idaho Smith', 'Moor'),
        A.ends(),
        now(at('Moor', 'A Idaho Smith', 'B Filler'), { baseCount: 2, baseDeck: ['Heath'], turn: 'B' }),
      ],
    }));
  it('with an empty base deck the base discard pile is shuffled first; with neither nothing is asked (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Idaho Smith'] } },
      baseDeck: [],
      baseDiscard: ['Marsh'],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Idaho Smith', 'Meadow'),
        A.answers('yes'),
        now(at('Meadow'), at('Marsh', 'A Idaho Smith'), { baseCount: 3, baseDeck: [], baseDiscard: [] }),
      ],
    }));
  it('without any base left nothing is asked', () =>
    play({
      seats: { A: { hand: ['Idaho Smith'] } },
      baseDeck: [],
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Idaho Smith', 'Meadow'), now(at('Meadow', 'A Idaho Smith'), { baseCount: 2 })],
    }));
  it('idaho-smith/2 the base enters play as if played: what reacts to that does, once all has moved (PLAY-8, RES-4)', () =>
    play({
      seats: { A: { hand: ['Idaho Smith'], deck: ['Scout'] }, B: { hand: ['Crypt Looter'], deck: ['Walker'] } },
      baseDeck: ['Moon Dumpster'],
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Idaho Smith', 'Meadow'),
        A.answers('yes', 'Filler', 'done'),
        // Moon Dumpster lets both play what lies on their decks.
        A.answers('yes'),
        B.answers('yes'),
        B.answers('Crypt Looter'),
        now(at('Moon Dumpster', 'A Idaho Smith', 'A Filler', 'A Scout', 'B Walker', 'B Crypt Looter')),
      ],
    }));
});

describe('Guide: Ongoing: After one of your minions moves for the first time in a turn, that minion gets +1 power this turn.', () => {
  it('the first move of each of your minions in a turn strengthens it, not the second (CALC-2)', () =>
    play({
      cards: [hurry],
      seats: { A: { hand: ['Dinghy', 'Way of Deception', 'Hurry'] } },
      bases: [at('Meadow', 'A Guide', 'A Scout', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Hurry'),
        A.plays('Dinghy'),
        A.answers('Scout', 'Filler', 'done'),
        now({ cards: { Scout: { power: 4 }, Filler: { power: 2 }, Guide: { power: 4 } } }),
        A.plays('Way of Deception'),
        A.answers('Scout'),
        now(at('Meadow', 'A Guide', 'A Scout'), { cards: { Scout: { power: 4 } } }),
      ],
    }));
  it('lasts this turn; in the next it works again (TERM-11)', () =>
    play({
      seats: { A: { hand: ['Way of Deception', 'Way of Deception'] } },
      bases: [at('Meadow', 'A Guide', 'A Scout'), at('Moor')],
      steps: [
        A.plays('Way of Deception'),
        A.answers('Scout'),
        A.ends(),
        now({ cards: { Scout: { power: 3 } } }),
        B.ends(),
        A.plays('Way of Deception'),
        A.answers('Scout'),
        now({ cards: { Scout: { power: 4 } } }),
      ],
    }));
  it('whoever moves it, in any turn; including itself; others’ minions do not count; two Guides give two (RES-9)', () =>
    play({
      cards: [hurry],
      turn: 'B',
      seats: { B: { hand: ['Shanghai', 'Dinghy', 'Hurry'] } },
      bases: [at('Meadow', 'A Guide', 'A Guide +1', 'A Scout', 'B Filler'), at('Moor')],
      steps: [
        B.plays('Hurry'),
        B.plays('Shanghai'),
        B.answers('Scout'),
        now({ cards: { Scout: { power: 5 } } }),
        B.plays('Dinghy'),
        B.answers('Filler'),
        now(at('Moor', 'A Scout', 'B Filler'), { cards: { Filler: { power: 1 } } }),
      ],
    }));
  it('itself moving is the first move of a minion of yours', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'A Guide'), at('Moor')],
      steps: [A.plays('Way of Deception'), now(at('Moor', 'A Guide'), { cards: { Guide: { power: 5 } } })],
    }));
});

describe('Crypt Looter: Special: After a new base enters play, you may play this minion there as an extra minion.', () => {
  it('when a scored base has been replaced, from the hand of anybody, in turn order (SCORE-10, ME-2, EXT-1)', () =>
    play({
      seats: { A: { hand: ['Crypt Looter', 'Scout'] }, B: { hand: ['Crypt Looter', 'Crypt Looter'] } },
      bases: [at('Meadow', 'A Filler +9'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', ['Crypt Looter', 'pass'], ['Scout']),
        A.answers('Crypt Looter'),
        B.answers('Crypt Looter'),
        B.answers('Crypt Looter'),
        now(at('Heath', 'A Crypt Looter', 'B Crypt Looter', 'B Crypt Looter'), at('Moor'), { turn: 'B', vp: { A: 3 } }),
      ],
    }));
  it('may be declined; not offered where it cannot be played (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Crypt Looter'] } },
      bases: [at('Meadow', 'A Filler +9'), at('Moor')],
      steps: [A.ends(), A.answers('pass'), now(at('Heath'), { turn: 'B', hand: { A: { has: ['Crypt Looter'] } } })],
    }));
  it('three of them may make the new base score immediately (SCORE-11)', () =>
    play({
      seats: { A: { hand: ['Crypt Looter', 'Crypt Looter'] } },
      bases: [at('Meadow', 'A Filler +9'), at('Moor', 'A Filler')],
      baseDeck: ['Marsh', 'Heath'],
      steps: [
        A.ends(),
        A.answers('Crypt Looter'),
        A.answers('Crypt Looter'),
        now(at('Marsh', 'A Crypt Looter', 'A Crypt Looter'), { turn: 'B', vp: { A: 3 } }),
      ],
    }));
  it('crypt-looter/1 even when a base is exchanged without scoring, where minions are already (SWAP-2)', () =>
    play({
      seats: { A: { hand: ['Terraforming'] }, B: { hand: ['Crypt Looter'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Terraforming'),
        A.answers('Meadow'),
        B.answers('Crypt Looter'),
        now(at('Heath', 'A Filler', 'B Walker', 'B Crypt Looter')),
      ],
    }));
  it('crypt-looter/1 and when one replaces another that is about to score', () =>
    play({
      seats: { A: {}, B: { hand: ['Crypt Looter'] } },
      bases: [at('Unicrave', 'A Filler +30'), at('Moor')],
      baseDeck: ['Marsh', 'Heath'],
      steps: [
        A.ends(),
        B.answers('Crypt Looter'),
        // It was there when the Marsh scored: the second place is worth 2.
        now({ turn: 'B', vp: { A: 3, B: 2 } }),
      ],
    }));
  it('in a Play Cards phase it does not take the regular play, and its regular play is free (EXT-1)', () =>
    play({
      seats: { A: { hand: ['Idaho Smith', 'Crypt Looter', 'Crypt Looter'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Crypt Looter', 'Moor'),
        now(at('Moor', 'A Crypt Looter'), { plays: { A: { minions: 0 } }, hand: { A: 2 } }),
      ],
    }));
});

describe("Glory Hound: Look at the base deck's top two cards. One of them, of your choice, goes to the bottom of that deck and the other back on top.", () => {
  it('one of the two goes under the base deck, the other stays on top; nobody else learns which (INFO-2)', () =>
    play({
      seats: { A: { hand: ['Glory Hound'] } },
      baseDeck: ['Marsh', 'Heath', 'Fen'],
      bases: [at('Meadow', 'A Filler +9'), at('Moor')],
      steps: [
        A.plays('Glory Hound', 'Moor'),
        offered('A', ['Marsh', 'Heath'], ['Fen', 'no']),
        now({ asked: { seat: 'A' }, sees: { A: { has: ['Marsh', 'Heath'] }, B: { lacks: ['Marsh', 'Heath'] } } }),
        A.answers('Marsh'),
        now({ baseDeck: ['Heath', 'Fen', 'Marsh'] }),
        A.ends(),
        now(at('Heath'), { turn: 'B' }),
      ],
    }));
  it('with one base in the deck the discard pile is shuffled under it (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Glory Hound'] } },
      baseDeck: ['Marsh'],
      baseDiscard: ['Fen'],
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Glory Hound', 'Moor'), A.answers('Marsh'), now({ baseDeck: ['Fen', 'Marsh'], baseDiscard: [] })],
    }));
  it('with none at all nothing happens', () =>
    play({
      seats: { A: { hand: ['Glory Hound'] } },
      baseDeck: [],
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Glory Hound', 'Moor'), now(at('Moor', 'A Glory Hound'), { asked: { seat: 'A' } })],
    }));
});
