import { at as moment, playExtraMinion } from '@smash/engine/script';
import { A, at, B, logged, minionCard, now, offered, play } from '@smash/testkit/play';
import { latecomer } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

/** Minions come before or after the Play Cards phase too. */
const herald = minionCard(
  'Herald',
  1,
  'Ongoing: At the start of each turn, you may play an extra minion.',
  moment('turnStart', { may: true }, function* (me) {
    yield* playExtraMinion(me.seat, {});
  }),
);
const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

describe('Archmage: Ongoing: On each of your turns you may play an extra action.', () => {
  it('one extra action of any kind in addition to the regular one, on every turn of yours, including the one it is played in', () =>
    play({
      seats: { A: { hand: ['Archmage', 'Probe', 'Overrun', 'Poison', 'Swashbuckling', 'Swashbuckling'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Archmage', 'Meadow'),
        A.plays('Overrun', 'Moor'),
        A.plays('Poison', 'Archmage'),
        now({ asked: null, plays: { A: { actions: 0 } }, cannot: [A.plays('Probe'), A.plays('Swashbuckling')] }),
        A.ends(),
        B.ends(),
        A.plays('Swashbuckling'),
        A.plays('Swashbuckling'),
        now({ cannot: [A.plays('Probe')] }),
      ],
    }));

  it('nothing for the others, no Special, and nothing is saved (PLAY-6, EXT-2)', () =>
    play({
      seats: {
        A: { hand: ['Swashbuckling', 'Swashbuckling', 'Swashbuckling', 'Hidden Ninja'], deck },
        B: { hand: ['Swashbuckling', 'Swashbuckling'], deck },
      },
      bases: [at('Meadow', 'A Archmage'), at('Moor')],
      steps: [
        now({ cannot: [A.plays('Hidden Ninja')] }),
        A.ends(),
        B.plays('Swashbuckling'),
        now({ cannot: [B.plays('Swashbuckling')] }),
        B.ends(),
        A.plays('Swashbuckling'),
        A.plays('Swashbuckling'),
        now({ cannot: [A.plays('Swashbuckling')] }),
      ],
    }));

  it('two of them give two', () =>
    play({
      seats: { A: { hand: ['Swashbuckling', 'Swashbuckling', 'Swashbuckling', 'Swashbuckling'] } },
      bases: [at('Meadow', 'A Archmage', 'A Archmage'), at('Moor')],
      steps: [
        A.plays('Swashbuckling'),
        A.plays('Swashbuckling'),
        A.plays('Swashbuckling'),
        now({ cannot: [A.plays('Swashbuckling')] }),
      ],
    }));

  it('moving it gives nothing new; "your turns" are those of its controller (ABL-2, ABL-8)', () =>
    play({
      seats: { A: { hand: ['Way of Deception', 'Probe', 'Swashbuckling'] }, B: { hand: ['Probe', 'Swashbuckling'] } },
      bases: [at('Meadow', 'A Archmage of B'), at('Moor')],
      steps: [
        A.plays('Way of Deception'),
        A.plays('Swashbuckling'),
        now(at('Moor', 'A Archmage'), { cannot: [A.plays('Probe')] }),
        A.ends(),
        B.plays('Swashbuckling'),
        now({ cannot: [B.plays('Probe')] }),
      ],
    }));

  it('archmage/1 destroyed in the turn it was played: the extra action may still be played', () =>
    play({
      seats: { A: { hand: ['Archmage', 'Sacrifice', 'Swashbuckling', 'Swashbuckling', 'Probe'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Archmage', 'Meadow'),
        A.plays('Sacrifice'),
        now(at('Meadow'), { can: [A.plays('Swashbuckling')] }),
        A.plays('Swashbuckling'),
        now({ cannot: [A.plays('Swashbuckling'), A.plays('Probe')] }),
        A.ends(),
        B.ends(),
        A.plays('Swashbuckling'),
        now({ turn: 'A', cannot: [A.plays('Probe')] }),
      ],
    }));

  it('archmage/2 played at the start of the turn, its action is for the Play Cards phase: one', () =>
    play({
      cards: [herald],
      turn: 'B',
      seats: { A: { hand: ['Archmage', 'Swashbuckling', 'Swashbuckling', 'Swashbuckling'] } },
      bases: [at('Meadow', 'A Herald'), at('Moor')],
      steps: [
        B.ends(),
        A.answers('Herald', 'Moor'),
        now(at('Moor', 'A Archmage'), { turn: 'A', phase: 'play', asked: null }),
        A.plays('Swashbuckling'),
        A.plays('Swashbuckling'),
        now({ cannot: [A.plays('Swashbuckling')] }),
      ],
    }));

  it('archmage/2 played while a base scores, it gives none in that turn', () =>
    play({
      cards: [latecomer],
      seats: { A: { hand: ['Archmage', 'Swashbuckling', 'Swashbuckling'], deck } },
      bases: [at('Meadow', 'A Filler +9'), at('Moor', 'A Latecomer')],
      steps: [
        A.ends(),
        A.answers('Latecomer', 'Moor'),
        now(at('Moor', 'A Latecomer', 'A Archmage'), { asked: null, turn: 'B', vp: { A: 3 } }),
        B.ends(),
        A.plays('Swashbuckling'),
        A.plays('Swashbuckling'),
      ],
    }));
});

describe('Chronomage: This turn, you may play an extra action.', () => {
  it('one, in this turn only (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Chronomage', 'Swashbuckling', 'Swashbuckling', 'Probe', 'Probe'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Chronomage', 'Meadow'),
        now({ asked: null }),
        A.plays('Swashbuckling'),
        A.plays('Swashbuckling'),
        now({ cannot: [A.plays('Probe')] }),
        A.ends(),
        B.ends(),
        A.plays('Probe'),
        A.answers('?B'),
        now({ turn: 'A', cannot: [A.plays('Probe')] }),
      ],
    }));

  it('may be left unplayed', () =>
    play({
      seats: { A: { hand: ['Chronomage', 'Swashbuckling', 'Swashbuckling'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Chronomage', 'Meadow'),
        A.ends(),
        B.ends(),
        A.plays('Swashbuckling'),
        now({ turn: 'A', cannot: [A.plays('Swashbuckling')] }),
      ],
    }));

  it('chronomage/1 still after it has left play', () =>
    play({
      seats: { A: { hand: ['Chronomage', 'Sacrifice', 'Swashbuckling', 'Swashbuckling'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Chronomage', 'Meadow'),
        A.plays('Sacrifice'),
        now(at('Meadow')),
        A.plays('Swashbuckling'),
        now({ cannot: [A.plays('Swashbuckling')] }),
      ],
    }));

  it("chronomage/2 played before this turn's Play Cards phase, it waits for it (EXT-3)", () =>
    play({
      cards: [herald],
      turn: 'B',
      seats: { A: { hand: ['Chronomage', 'Swashbuckling', 'Swashbuckling', 'Swashbuckling'] } },
      bases: [at('Meadow', 'A Herald'), at('Moor')],
      steps: [
        B.ends(),
        A.answers('Herald', 'Moor'),
        now(at('Moor', 'A Chronomage'), { turn: 'A', phase: 'play', asked: null }),
        A.plays('Swashbuckling'),
        A.plays('Swashbuckling'),
        now({ cannot: [A.plays('Swashbuckling')] }),
      ],
    }));

  it('chronomage/2 EXT-3 played after it, or in another player’s turn: the action immediately or not at all', () => {
    const given = {
      cards: [latecomer],
      seats: { A: { hand: ['Chronomage', 'Swashbuckling', 'Swashbuckling'], deck } },
      bases: [at('Meadow', 'B Filler +9'), at('Moor', 'A Latecomer')],
    };
    const arrives = A.answers('Latecomer', 'Moor');
    const once = [A.plays('Swashbuckling'), now({ hand: { A: { lacks: ['Swashbuckling'] } } })];
    play({ ...given, turn: 'B', steps: [B.ends(), arrives, A.answers('Swashbuckling'), now({ turn: 'A' }), ...once] });
    const declined = [A.answers('no'), B.ends(), A.plays('Swashbuckling'), now({ cannot: [A.plays('Swashbuckling')] })];
    play({ ...given, steps: [A.ends(), arrives, ...declined] });
  });
});

describe('Enchantress: Draw a card.', () => {
  it('draws the top card of your own deck', () =>
    play({
      seats: { A: { hand: ['Enchantress'], deck: ['Scout', 'Probe'] }, B: { deck: ['Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Enchantress', 'Meadow'),
        now(at('Meadow', 'A Enchantress'), {
          asked: null,
          hand: { A: ['Scout'], B: [] },
          deck: { A: ['Probe'], B: ['Walker'] },
          sees: { B: { lacks: ['Scout', 'Probe'] } },
        }),
      ],
    }));

  it('reshuffles the discard pile into an empty deck first (DECK-1)', () =>
    play({
      seats: {
        A: { hand: ['Enchantress', 'Summon', 'Enchantress'], deck: [], discard: ['Scout'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Enchantress', 'Meadow'),
        now({ asked: null, hand: { A: { has: ['Scout'] } }, discard: { A: [] }, deck: { A: [] } }),
        A.plays('Summon'),
        A.plays('Enchantress', 'Meadow'),
        now({ asked: null, hand: { A: ['Scout', 'Summon'] }, deck: { A: [] }, discard: { A: [] } }),
        logged('A made a new deck of the discard pile'),
      ],
    }));
});

describe('Neophyte: Reveal the top card of your deck. An action you may place in your hand OR play as an extra action; a card not used returns to the top.', () => {
  const seatsWith = (...top: string[]) => ({
    A: { hand: ['Neophyte', 'Scout'], deck: [...top, 'Dinghy'] },
    B: { hand: ['Walker'], deck: ['Cannon'] },
  });
  const bases = [at('Meadow', 'B Walker'), at('Moor')];

  it('places the action in your hand', () =>
    play({
      seats: seatsWith('Probe'),
      bases,
      steps: [
        A.plays('Neophyte', 'Meadow'),
        offered('A', ['play', 'hand', 'return']),
        A.answers('hand'),
        now({
          asked: null,
          hand: { A: ['Scout', 'Probe'] },
          deck: { A: ['Dinghy'] },
          plays: { A: { minions: 0, actions: 1 } },
        }),
      ],
    }));

  it('or plays it immediately, in addition to the regular action (EXT-1)', () =>
    play({
      seats: seatsWith('Overrun'),
      bases,
      steps: [
        A.plays('Neophyte', 'Meadow'),
        A.answers('play'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Meadow', 'A Neophyte', 'B Walker'), at('Moor', 'A Overrun'), {
          asked: null,
          hand: { A: ['Scout'] },
          deck: { A: ['Dinghy'] },
          plays: { A: { actions: 1 } },
        }),
      ],
    }));

  it('or plays it on a minion, or as a standard action that is discarded afterwards (PLAY-2, PLAY-3)', () =>
    play({
      seats: { A: { hand: ['Neophyte', 'Summon', 'Neophyte'], deck: ['Poison', 'Swashbuckling', 'Dinghy'] } },
      bases,
      steps: [
        A.plays('Neophyte', 'Meadow'),
        A.answers('play', 'Walker'),
        now(at('Meadow', 'A Neophyte', 'B Walker with A Poison')),
        A.plays('Summon'),
        A.plays('Neophyte', 'Meadow'),
        A.answers('play'),
        now({
          asked: null,
          bases: { Meadow: { power: { A: 6, B: 0 } } },
          discard: { A: ['Summon', 'Swashbuckling'] },
          deck: { A: ['Dinghy'] },
        }),
      ],
    }));

  it('or returns it; all have seen it (INFO-3)', () =>
    play({
      seats: seatsWith('Probe'),
      bases,
      steps: [
        A.plays('Neophyte', 'Meadow'),
        A.answers('return'),
        now({
          asked: null,
          hand: { A: ['Scout'] },
          deck: { A: ['Probe', 'Dinghy'] },
          sees: { B: { has: ['Probe'], lacks: ['Dinghy'] }, spectator: { has: ['Probe'], lacks: ['Dinghy'] } },
        }),
      ],
    }));

  it('a minion is shown and returns (INFO-3)', () =>
    play({
      seats: seatsWith('Invader'),
      bases,
      steps: [
        A.plays('Neophyte', 'Meadow'),
        now({
          asked: null,
          hand: { A: ['Scout'] },
          deck: { A: ['Invader', 'Dinghy'] },
          sees: { B: { has: ['Invader'] } },
        }),
      ],
    }));

  it('an action that cannot be played now is not offered for play: a Special, or one without a place (PLAY-4, PLAY-6)', () =>
    play({
      seats: { A: { hand: ['Neophyte', 'Summon', 'Neophyte'], deck: ['Hidden Ninja', 'Smoke Bomb', 'Dinghy'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Neophyte', 'Meadow'),
        offered('A', ['hand', 'return'], ['play']),
        A.answers('hand'),
        A.plays('Summon'),
        A.plays('Neophyte', 'Meadow'),
        offered('A', ['play', 'hand', 'return']),
        A.answers('return'),
        now({ asked: null, hand: { A: ['Hidden Ninja'] }, deck: { A: ['Smoke Bomb', 'Dinghy'] } }),
      ],
    }));

  it('neophyte/1 immediately: a card not played now is not played with this', () =>
    play({
      seats: { A: { hand: ['Neophyte', 'Swashbuckling', 'Swashbuckling'], deck: ['Probe', 'Dinghy'] } },
      bases,
      steps: [
        A.plays('Neophyte', 'Meadow'),
        A.answers('hand'),
        A.plays('Swashbuckling'),
        now({ asked: null, cannot: [A.plays('Probe'), A.plays('Swashbuckling')] }),
      ],
    }));

  it('neophyte/1 the action resolves fully before what the play of the Neophyte triggers (RES-2)', () =>
    play({
      seats: { A: { hand: ['Neophyte', 'Probe'], deck: ['Winds of Change', 'Dinghy', 'Scout', 'Scout', 'Scout'] } },
      bases: [at('Meadow', 'B Leprechaun'), at('Moor')],
      steps: [
        A.plays('Neophyte', 'Meadow'),
        A.answers('play'),
        now(at('Meadow', 'B Leprechaun'), {
          asked: null,
          hand: { A: ['Dinghy', 'Scout', 'Scout', 'Scout', 'Probe'] },
          discard: { A: ['Winds of Change', 'Neophyte'] },
        }),
      ],
    }));

  it('reshuffles the discard pile into an empty deck first, and does nothing without any card (DECK-1)', () =>
    play({
      seats: {
        A: { hand: ['Neophyte'], deck: [], discard: ['Probe'] },
        B: { hand: ['Neophyte'], deck: [], discard: [] },
      },
      turn: 'B',
      bases: [at('Meadow'), at('Moor')],
      steps: [
        B.plays('Neophyte', 'Meadow'),
        now({ asked: null }),
        B.ends(),
        A.plays('Neophyte', 'Moor'),
        A.answers('hand'),
        now({ asked: null, hand: { A: ['Probe'] }, discard: { A: [] } }),
      ],
    }));
});
