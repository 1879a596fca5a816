import { act, chooseMinion, isYours, look, moveEach, onPlay, ops, talent } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const twister = minionCard(
  'Whirl',
  2,
  'Move your other minions to here.',
  onPlay(function* (me) {
    const [to, others] = yield* look((q) => [
      q.base(me.self),
      q.minions((ix) => q.controller(ix) === me.seat && q.base(ix) !== q.base(me.self)),
    ]);
    yield* act(...(others as number[]).map((ix) => ops.move(ix, to as number)));
  }),
);
const caller = minionCard(
  'Caller',
  2,
  'Talent: Move one of your minions.',
  talent(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose a minion to move', isYours(me));
    if (minion !== null) yield* moveEach(me, [minion]);
  }),
);

describe("Dr Livingstone, I Presume?: Choose a minion. If no other minion is at its base, shuffle it into its owner's deck.", () => {
  it('a minion alone at its base goes into its owner’s deck, whoever controls it (TERM-5)', () =>
    play({
      seats: { A: { hand: ['Dr Livingstone, I Presume?'] }, B: { deck: ['Howl'] } },
      bases: [at('Meadow', 'A Scout of B +1 with A Poison'), at('Moor', 'A Filler', 'B Filler')],
      steps: [
        A.plays('Dr Livingstone, I Presume?'),
        offered('A', ['Scout', 'Filler', 'Filler'], ['no']),
        A.answers('Scout'),
        now(at('Meadow'), { asked: { seat: 'A' }, deck: { B: { count: 2, has: ['Scout'] } }, discard: { A: 2 } }),
        ({ events }) => expect(events.filter((e) => e.type === 'shuffle').map((e) => e.seat)).toEqual([1]),
      ],
    }));
  it('one with company stays; a monster is company, and goes to its own pile (MON-1)', () =>
    play({
      seats: { A: { hand: ['Dr Livingstone, I Presume?'] } },
      bases: [at('Meadow', 'B Scout', '- Bigfoot'), at('Moor')],
      steps: [
        A.plays('Dr Livingstone, I Presume?'),
        A.answers('Scout'),
        now(at('Meadow', 'B Scout', '- Bigfoot'), { phase: 'play' }),
      ],
    }));
  it('a monster alone goes to the discard pile of monsters (MON-1)', () =>
    play({
      seats: { A: { hand: ['Dr Livingstone, I Presume?'] } },
      bases: [at('Meadow', '- Bigfoot'), at('Moor')],
      steps: [A.plays('Dr Livingstone, I Presume?'), now(at('Meadow'), { monsterDiscard: ['Bigfoot'] })],
    }));
  it('a protected minion stays, and no deck is shuffled; without a minion nothing happens (RES-13, CAN-1)', () =>
    play({
      seats: { A: { hand: ['Dr Livingstone, I Presume?'] } },
      bases: [at('Meadow', 'B Scout with B Smoke Bomb'), at('Moor')],
      steps: [
        A.plays('Dr Livingstone, I Presume?'),
        now(at('Meadow', 'B Scout with B Smoke Bomb')),
        ({ events }) => expect(events.filter((e) => e.type === 'shuffle')).toEqual([]),
      ],
    }));
});

describe('Forgotten Horrors: Put this on a base. Ongoing: Draw a card and transfer this action to another base after you play a minion here or play a card that moves one or more of your minions to here.', () => {
  const home = at('Meadow', 'A Forgotten Horrors');
  it('after you play a minion here: not elsewhere, nor another player (RES-4)', () =>
    play({
      seats: { A: { hand: ['Filler'], deck: ['Howl', 'Probe', 'Scout', 'Dinghy'] }, B: { hand: ['Filler'] } },
      bases: [home, at('Moor'), at('Marsh')],
      steps: [
        A.plays('Filler', 'Meadow'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        now(at('Meadow', 'A Filler'), at('Moor', 'A Forgotten Horrors'), { phase: 'play', hand: { A: ['Howl'] } }),
        A.ends(),
        B.plays('Filler', 'Moor'),
        now(at('Moor', 'A Forgotten Horrors', 'B Filler'), { phase: 'play', hand: { A: 3 } }),
      ],
    }));
  it('not after a minion is played elsewhere', () =>
    play({
      seats: { A: { hand: ['Filler'], deck: ['Howl'] } },
      bases: [home, at('Moor'), at('Marsh')],
      steps: [A.plays('Filler', 'Moor'), now(home, { phase: 'play', hand: { A: [] } })],
    }));
  it('forgotten-horrors/1 a card that moves several of your minions here gives one card (RES-9)', () =>
    play({
      seats: { A: { hand: ['Full Sail'], deck: ['Howl', 'Probe'] } },
      bases: [home, at('Moor', 'A Scout', 'A Filler'), at('Marsh', 'A Filler')],
      steps: [
        A.plays('Full Sail'),
        A.answers('Scout', 'Filler@Moor', 'Filler@Marsh', 'done', 'Meadow', 'Meadow', 'Moor'),
        A.answers('Marsh'),
        now(at('Meadow', 'A Scout', 'A Filler'), at('Moor', 'A Filler'), at('Marsh', 'A Forgotten Horrors'), {
          phase: 'play',
          hand: { A: ['Howl'] },
        }),
      ],
    }));
  it('forgotten-horrors/1 so does a minion that moves others to its own base', () =>
    play({
      cards: [twister],
      seats: { A: { hand: ['Whirl'], deck: ['Howl', 'Probe'] } },
      bases: [home, at('Moor', 'A Scout', 'A Filler'), at('Marsh')],
      steps: [
        A.plays('Whirl', 'Meadow'),
        A.answers('Moor'),
        now(at('Meadow', 'A Whirl', 'A Scout', 'A Filler'), at('Moor', 'A Forgotten Horrors'), {
          hand: { A: ['Howl'] },
        }),
      ],
    }));
  it('forgotten-horrors/2 a talent counts in the turn in which its card was played, not later; playing it alone does not', () =>
    play({
      cards: [caller],
      seats: { A: { hand: ['Caller'], deck: ['Howl', 'Probe', 'Dinghy', 'Cannon'] } },
      bases: [home, at('Moor', 'A Scout', 'A Filler'), at('Marsh')],
      steps: [
        A.plays('Caller', 'Moor'),
        now(home, { phase: 'play', hand: { A: [] } }),
        A.uses('Caller'),
        A.answers('Scout', 'Meadow'),
        A.answers('Marsh'),
        now(at('Meadow', 'A Scout'), at('Marsh', 'A Forgotten Horrors'), { hand: { A: ['Howl'] } }),
        A.ends(),
        B.ends(),
        A.uses('Caller'),
        A.answers('Filler', 'Marsh'),
        now(at('Marsh', 'A Filler', 'A Forgotten Horrors'), { phase: 'play', hand: { A: 3 } }),
      ],
    }));
  it('moves by other players do not trigger it; nor do moves of their minions by you', () =>
    play({
      seats: { A: { hand: ['Invasion'], deck: ['Howl'] } },
      bases: [home, at('Moor', 'B Scout'), at('Marsh', 'A Filler')],
      steps: [A.plays('Invasion'), A.answers('Scout', 'Meadow'), now({ phase: 'play', hand: { A: [] } })],
    }));
  it('a minion of yours that another player moves here does not', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Howl'] }, B: { hand: ['Invasion'] } },
      bases: [home, at('Moor', 'A Scout'), at('Marsh')],
      steps: [
        B.plays('Invasion'),
        B.answers('Meadow'),
        now(at('Meadow', 'A Forgotten Horrors', 'A Scout'), { hand: { A: [] } }),
      ],
    }));
});

describe('Fortune and Glory: Choose a base; of the minions there, you may move up to two to another base.', () => {
  it('up to two minions of one base, whoever controls them, go to one other base (RES-12)', () =>
    play({
      seats: { A: { hand: ['Fortune and Glory'] } },
      bases: [at('Meadow', 'A Scout', 'B Filler', 'B Invader'), at('Moor', 'B Filler'), at('Marsh')],
      steps: [
        A.plays('Fortune and Glory'),
        offered('A', ['Meadow', 'Moor'], ['Marsh', 'no']),
        A.answers('Meadow'),
        offered('A', ['Scout', 'Filler', 'Invader', 'done']),
        A.answers('Scout', 'Invader'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Meadow', 'B Filler'), at('Moor', 'B Filler'), at('Marsh', 'A Scout', 'B Invader'), { phase: 'play' }),
      ],
    }));
  it('one, or none; a protected one stays (RES-12, CAN-1)', () =>
    play({
      seats: { A: { hand: ['Fortune and Glory'] } },
      bases: [at('Meadow', 'B Scout with B Smoke Bomb', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Fortune and Glory'),
        A.answers('Scout', 'Filler'),
        now(at('Meadow', 'B Scout with B Smoke Bomb'), at('Moor', 'B Filler'), { phase: 'play' }),
      ],
    }));
  it('none', () =>
    play({
      seats: { A: { hand: ['Fortune and Glory'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays('Fortune and Glory'), A.answers('done'), now(at('Meadow', 'B Filler'), { phase: 'play' })],
    }));
});

describe('I Said No Camels!: Choose a base. Each of your minions there gets a +1 power counter placed on it OR you draw a card for each of your minions there.', () => {
  const seats = { A: { hand: ['I Said No Camels!'], deck: ['Howl', 'Probe', 'Dinghy'] } };
  const bases = [at('Meadow', 'A Scout', 'A Filler', 'B Filler'), at('Moor', 'A Invader'), at('Marsh', 'B Invader')];
  it('counters on your minions there alone (RES-14, RES-10)', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('I Said No Camels!'),
        offered('A', ['Meadow', 'Moor', 'Marsh'], ['no']),
        A.answers('Meadow'),
        offered('A', ['counters', 'draw'], ['no']),
        A.answers('counters'),
        now({
          phase: 'play',
          hand: { A: [] },
          bases: { Meadow: { power: { A: 6, B: 1 } }, Moor: { power: { A: 3 } } },
        }),
      ],
    }));
  it('or a card for each of them (RES-14)', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('I Said No Camels!'),
        A.answers('Meadow', 'draw'),
        now({ hand: { A: ['Howl', 'Probe'] }, bases: { Meadow: { power: { A: 4 } } } }),
      ],
    }));
  it('without a minion of yours anywhere nothing happens', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays('I Said No Camels!'), now({ phase: 'play', hand: { A: [] } })],
    }));
});

describe('It Belongs in a Museum: Choose two minions that are at different bases. Each of them moves to the base of the other one.', () => {
  it('any two at different bases trade places by moving, with what is on them (TERM-6)', () =>
    play({
      seats: { A: { hand: ['It Belongs in a Museum'] } },
      bases: [at('Meadow', 'B Scout +1 with A Poison', 'A Filler'), at('Moor', 'B Invader'), at('Marsh')],
      steps: [
        A.plays('It Belongs in a Museum'),
        offered('A', ['Scout', 'Filler', 'Invader'], ['no']),
        A.answers('Scout'),
        now(at('Meadow', 'A Filler', 'B Invader'), at('Moor', 'B Scout with A Poison'), { phase: 'play' }),
      ],
    }));
  it('the second must be at another base', () =>
    play({
      seats: { A: { hand: ['It Belongs in a Museum'] } },
      bases: [at('Meadow', 'B Scout', 'A Filler'), at('Moor', 'B Invader'), at('Marsh', 'A Filler')],
      steps: [
        A.plays('It Belongs in a Museum'),
        A.answers('Scout'),
        offered('A', ['Invader', 'Filler@Marsh'], ['Filler@Meadow', 'no']),
      ],
    }));
  it('one that is protected stays; the other moves anyway (CAN-1, RES-10)', () =>
    play({
      seats: { A: { hand: ['It Belongs in a Museum'] } },
      bases: [at('Meadow', 'B Scout with B Smoke Bomb'), at('Moor', 'A Invader'), at('Marsh')],
      steps: [
        A.plays('It Belongs in a Museum'),
        A.answers('Scout'),
        now(at('Meadow', 'B Scout with B Smoke Bomb', 'A Invader'), at('Moor')),
      ],
    }));
  it('it-belongs-in-a-museum/1 with minions at one base alone nothing moves (RES-13)', () =>
    play({
      seats: { A: { hand: ['It Belongs in a Museum'] } },
      bases: [at('Meadow', 'B Scout', 'A Filler'), at('Moor')],
      steps: [A.plays('It Belongs in a Museum'), now(at('Meadow', 'B Scout', 'A Filler'), { phase: 'play' })],
    }));
});

describe("Lost City: Special: After a base scores, reveal the base deck's top two cards. One of them, of your choice, replaces the scored base; discard the other. Play a minion on the new base as an extra minion.", () => {
  const bases = [at('Meadow', 'B Filler +9'), at('Moor')];
  it('the chosen base comes, the other is discarded, and a minion may be played on the new one (SCORE-10, EXT-3)', () =>
    play({
      seats: { A: { hand: ['Lost City', 'Scout', 'Filler'] } },
      baseDeck: ['Marsh', 'Fen', 'Heath'],
      bases,
      steps: [
        now({ cannot: [A.plays('Lost City')] }),
        A.ends(),
        A.answers('Lost City'),
        offered('A', ['Marsh', 'Fen'], ['Heath', 'no']),
        A.answers('Fen'),
        offered('A', ['Scout', 'Filler', 'no']),
        A.answers('Scout'),
        now(at('Fen', 'A Scout'), at('Moor'), { turn: 'B', baseDeck: ['Heath'], baseDiscard: ['Marsh', 'Meadow'] }),
      ],
    }));
  it('revealed cards are seen by everybody (INFO-3); no minion need be played (RES-11)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Lost City', 'Scout'] } },
      baseDeck: ['Marsh', 'Fen'],
      bases,
      steps: [
        B.ends(),
        A.answers('Lost City'),
        ({ events }) =>
          expect(events.find((e) => e.type === 'reveal')?.cards?.map((one) => one.name)).toEqual(['Marsh', 'Fen']),
        A.answers('Marsh', 'no'),
        now(at('Marsh'), { turn: 'A', hand: { A: ['Scout'] }, baseDeck: [], baseDiscard: ['Fen', 'Meadow'] }),
      ],
    }));
  it('with a single base there is nothing to choose; from an empty deck the discard pile is shuffled (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Lost City'] } },
      baseDeck: [],
      baseDiscard: ['Marsh'],
      bases,
      steps: [A.ends(), A.answers('Lost City'), now(at('Marsh'), { turn: 'B', baseDiscard: ['Meadow'] })],
    }));
  it('lost-city/1 if another ability has chosen the base, the minion is played on that one (SCORE-10)', () =>
    play({
      seats: { A: { hand: ['Time is Fleeting'] }, B: { hand: ['Lost City', 'Scout'] } },
      baseDeck: ['Marsh', 'Fen'],
      baseDiscard: ['Tar Pits'],
      bases,
      steps: [
        A.ends(),
        A.answers('Time is Fleeting'),
        B.answers('Lost City', 'Fen'),
        B.answers('Scout'),
        now(at('Tar Pits', 'B Scout'), { turn: 'B', baseDeck: ['Fen'], baseDiscard: ['Marsh', 'Meadow'] }),
      ],
    }));
});

describe('X Never Marks the Spot: Move every one of your minions.', () => {
  it('each goes to another base of your choice, all together (RES-10, RES-11)', () =>
    play({
      seats: { A: { hand: ['X Never Marks the Spot'] } },
      bases: [at('Meadow', 'A Scout', 'B Filler'), at('Moor', 'A Invader'), at('Marsh')],
      steps: [
        A.plays('X Never Marks the Spot'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        offered('A', ['Meadow', 'Marsh'], ['Moor', 'no']),
        A.answers('Marsh'),
        now(at('Meadow', 'B Filler'), at('Moor', 'A Scout'), at('Marsh', 'A Invader'), { phase: 'play' }),
      ],
    }));
  it('with none nothing happens (RES-12)', () =>
    play({
      seats: { A: { hand: ['X Never Marks the Spot'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays('X Never Marks the Spot'), now(at('Meadow', 'B Filler'), { phase: 'play' })],
    }));
});

describe('You Call This Archaeology?: Move a minion of yours. Special: This may be played before or after a base scores.', () => {
  it('as a regular play: one of yours has to move (PLAY-6, RES-11)', () =>
    play({
      seats: { A: { hand: ['You Call This Archaeology?'] } },
      bases: [at('Meadow', 'A Invader', 'B Filler'), at('Moor', 'A Filler')],
      steps: [
        A.plays('You Call This Archaeology?'),
        offered('A', ['Invader', 'Filler@Moor'], ['Filler@Meadow', 'no']),
        A.answers('Invader'),
        now(at('Moor', 'A Filler', 'A Invader'), { plays: { A: { actions: 0 } } }),
      ],
    }));
  it('before a base scores, to it or away from it; the base scores anyway (SCORE-3, SCORE-4)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['You Call This Archaeology?'] } },
      bases: [at('Meadow', 'A Invader', 'B Filler +6'), at('Moor')],
      steps: [
        B.ends(),
        offered('A', ['You Call This Archaeology?', 'pass']),
        A.answers('You Call This Archaeology?'),
        now(at('Moor', 'A Invader'), { turn: 'A', vp: { A: 0, B: 3 } }),
      ],
    }));
  it('after a base scores it saves a minion from the discard pile (SCORE-8, SCORE-11)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['You Call This Archaeology?'] } },
      bases: [at('Meadow', 'A Invader', 'B Filler +6'), at('Moor')],
      steps: [
        B.ends(),
        A.answers('pass'),
        offered('A', ['You Call This Archaeology?', 'pass']),
        A.answers('You Call This Archaeology?'),
        now(at('Moor', 'A Invader'), at('Heath'), { turn: 'A', vp: { A: 2, B: 3 } }),
      ],
    }));
});
