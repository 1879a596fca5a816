/* Long because each card is tried against many others. */
import {
  act,
  chooseMinion,
  extraAction,
  extraMinion,
  give,
  look,
  onPlay,
  ops,
  talent,
  useTalentOf,
} from '@smash/engine/script';
import { A, actionCard, at, B, logged, minionCard, now, offered, type Play, play, refused } from '@smash/testkit/play';
import { smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const mote = minionCard('Mote', 2, 'No ability.');
const lump = minionCard('Lump', 3, 'No ability.');
const block = minionCard('Block', 4, 'No ability.');
const gift = actionCard(
  'Gift',
  'standard',
  'Give another player control of one of your minions.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose the gift');
    if (minion !== null) yield* give(me, minion);
  }),
);
const bounce = actionCard(
  'Bounce',
  'standard',
  'Return a minion to its owner’s hand.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose who is returned');
    if (minion !== null) yield* act(ops.returnToHand(minion));
  }),
);
const summons = actionCard(
  'Summons',
  'standard',
  'Play an extra minion and an extra action.',
  onPlay(function* (me) {
    yield* extraMinion(me.seat);
    yield* extraAction(me.seat);
  }),
);
const cards = [summons, mote, lump, block, gift, bounce, smite];
const rest = ['Cannon', 'Cannon', 'Cannon', 'Cannon'];

/** How a Mote comes to Meadow, with what is there already. */
interface Way {
  /** In the hand, apart from what the test needs. */
  hand?: string[];
  deck?: string[];
  discard?: string[];
  meadow?: string;
  there?: string[];
  steps: Play['steps'];
}
const start = (way: Way, hand: string[]): Omit<Play, 'steps'> => ({
  cards,
  seats: {
    A: { hand: [...(way.hand ?? []), ...hand], deck: way.deck ?? ['Mote', ...rest], discard: way.discard ?? [] },
  },
  bases: [at(way.meadow ?? 'Meadow', ...(way.there ?? [])), at('Moor')],
});

function goesUnderTheDeck(way: Way): void {
  play({
    ...start(way, []),
    steps: [
      ...way.steps,
      now({ asked: null, cards: { Mote: { controller: 'A' } } }),
      A.ends(),
      now(at('Moor'), { turn: 'B', deck: { A: { bottom: ['Mote'] } }, discard: { A: { lacks: ['Mote'] } } }),
    ],
  });
}
function isLost(way: Way, verb: string): void {
  play({
    ...start(way, [verb]),
    steps: [
      ...way.steps,
      A.plays(verb),
      A.answers('?Mote', '?B'),
      now({ asked: null }),
      A.ends(),
      now({ turn: 'B', deck: { A: { lacks: ['Mote'] } } }),
      ...(verb === 'Gift' ? [now({ cards: { Mote: { controller: 'B' } } })] : []),
    ],
  });
}
/** A card that has left play and come back is a new one (IO-1). */
function staysAsNew(way: Way): void {
  play({
    ...start(way, ['Bounce']),
    steps: [
      ...way.steps,
      A.plays('Bounce'),
      A.answers('?Mote'),
      A.plays('Mote', 'Moor'),
      A.ends(),
      now({ turn: 'B', cards: { Mote: { controller: 'A' } }, deck: { A: { lacks: ['Mote'] } } }),
    ],
  });
}
/** Whatever else happens to it, and in the next turn nothing does. */
function allOf(way: () => Way): void {
  it('goes under its owner’s deck at the end of the turn (TURN-7)', () => goesUnderTheDeck(way()));
  it('not if another player controls it then', () => isLost(way(), 'Gift'));
  it('not if it has left play', () => isLost(way(), 'Smite'));
  it('not once it has left play and come back (IO-1)', () => staysAsNew(way()));
}

describe('Critter Champion: Talent: Search your deck for a minion with power 2 or less; as an extra minion, play it here. At the end of the turn it is placed on the bottom of your deck, provided you control it then.', () => {
  allOf(() => ({ there: ['A Critter Champion'], steps: [A.uses('Critter Champion')] }));

  it('offers every minion of your deck of power 2 or less, and has to play one here (RES-11)', () =>
    play({
      cards,
      seats: { A: { hand: ['Filler'], deck: ['Filler', 'Lump', 'Mote', 'Cannon'], discard: ['Mote'] } },
      bases: [at('Meadow', 'A Critter Champion', 'B Filler'), at('Moor')],
      steps: [
        A.uses('Critter Champion'),
        offered('A', ['Filler', 'Mote'], ['Lump', 'Cannon', 'no']),
        A.answers('Filler'),
        now(at('Meadow', 'A Critter Champion', 'A Filler', 'B Filler'), at('Moor'), {
          asked: null,
          plays: { A: { minions: 1, actions: 1 } },
          cannot: [A.uses('Critter Champion')],
        }),
      ],
    }));

  it('critter-champion/1 also if Critter Champion has left play', () =>
    play({
      cards,
      seats: { A: { hand: ['Smite'], deck: ['Mote', ...rest] } },
      bases: [at('Meadow', 'A Critter Champion'), at('Moor')],
      steps: [
        A.uses('Critter Champion'),
        A.plays('Smite'),
        A.answers('Critter Champion'),
        A.ends(),
        now(at('Meadow'), {
          turn: 'B',
          deck: { A: { bottom: ['Mote'] } },
          discard: { A: { has: ['Critter Champion'] } },
        }),
      ],
    }));

  it('critter-champion/1 one that another player owns goes under the deck of its owner (TERM-5)', () =>
    play({
      cards,
      seats: { A: { hand: ['Critter Cube'], deck: rest }, B: { deck: ['Lump', 'Lump'] } },
      bases: [at('Meadow', 'A Critter Champion', 'B Mote'), at('Moor')],
      steps: [
        A.plays('Critter Cube'),
        A.uses('Critter Champion'),
        now(at('Meadow', 'A Critter Champion', 'A Mote')),
        A.ends(),
        now(at('Meadow', 'A Critter Champion'), { deck: { A: { lacks: ['Mote'] }, B: { bottom: ['Mote'] } } }),
      ],
    }));

  it('critter-champion/2 the card found is revealed, and the deck shuffled afterwards (TERM-12, DECK-2)', () =>
    play({
      cards,
      seats: { A: { deck: ['Mote', 'Lump', ...rest] } },
      bases: [at('Meadow', 'A Critter Champion'), at('Moor')],
      steps: [
        A.uses('Critter Champion'),
        logged('A revealed Mote (Critter Champion)', 'A shuffled the deck'),
        now({ sees: { B: { has: ['Mote'], lacks: ['Lump'] } } }),
      ],
    }));

  it('without one it only searches; two of them bring two', () => {
    play({
      cards,
      seats: { A: { deck: ['Lump', 'Cannon'], discard: ['Mote'] } },
      bases: [at('Meadow', 'A Critter Champion'), at('Moor')],
      steps: [A.uses('Critter Champion'), now(at('Meadow', 'A Critter Champion'), { asked: null, deck: { A: 2 } })],
    });
    play({
      cards,
      seats: { A: { deck: ['Mote', 'Mote', ...rest] } },
      bases: [at('Meadow', 'A Critter Champion'), at('Moor', 'A Critter Champion')],
      steps: [
        A.uses('Critter Champion@Meadow'),
        A.uses('Critter Champion@Moor'),
        now(at('Meadow', 'A Critter Champion', 'A Mote'), at('Moor', 'A Critter Champion', 'A Mote')),
        A.ends(),
        A.answers('?Critter Champion'),
        now(at('Meadow', 'A Critter Champion'), at('Moor', 'A Critter Champion'), {
          turn: 'B',
          deck: { A: { bottom: ['Mote', 'Mote'] } },
        }),
      ],
    });
  });

  it('only in your own Play Cards phase (ABL-5)', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: { deck: ['Mote'] } },
      bases: [at('Meadow', 'A Critter Champion'), at('Moor')],
      steps: [refused(A.uses('Critter Champion')), refused(B.uses('Critter Champion'))],
    }));

  it('is the duty of the talent, whichever card uses it', () =>
    play({
      cards: [
        ...cards,
        minionCard(
          'Mimicker',
          1,
          'Talent: Use a talent of another minion here.',
          talent(function* (me) {
            const [other] = yield* look((q) => q.minionsAt(q.base(me.self)).filter((ix) => ix !== me.self));
            yield* useTalentOf(me, other!);
          }),
        ),
      ],
      seats: { A: { deck: ['Mote', ...rest] } },
      bases: [at('Meadow', 'A Critter Champion', 'A Mimicker'), at('Moor')],
      steps: [
        A.uses('Mimicker'),
        now(at('Meadow', 'A Critter Champion', 'A Mimicker', 'A Mote'), { can: [A.uses('Critter Champion')] }),
        A.ends(),
        now(at('Meadow', 'A Critter Champion', 'A Mimicker'), { deck: { A: { bottom: ['Mote'] } } }),
      ],
    }));
});

describe('Critter Coach: You may search your deck for a minion with power 2 or less and, as an extra minion, play it here. At the end of the turn it is placed on the bottom of your deck, provided you control it then.', () => {
  allOf(() => ({
    hand: ['Critter Coach', 'Summons'],
    steps: [A.plays('Summons'), A.plays('Critter Coach', 'Meadow'), A.answers('yes')],
  }));

  it('may be declined before the deck is seen; whoever searches must play one (TERM-14)', () => {
    const table = {
      cards,
      seats: { A: { hand: ['Critter Coach'], deck: ['Filler', 'Lump', 'Mote', 'Cannon'] } },
      bases: [at('Meadow', 'B Mote'), at('Moor')],
    };
    play({
      ...table,
      steps: [
        A.plays('Critter Coach', 'Meadow'),
        offered('A', ['yes', 'no']),
        A.answers('no'),
        now(at('Meadow', 'A Critter Coach', 'B Mote'), {
          asked: null,
          deck: { A: ['Filler', 'Lump', 'Mote', 'Cannon'] },
        }),
      ],
    });
    play({
      ...table,
      steps: [
        A.plays('Critter Coach', 'Meadow'),
        A.answers('yes'),
        offered('A', ['Filler', 'Mote'], ['Lump', 'Cannon', 'no']),
        A.answers('Filler'),
        now(at('Meadow', 'A Critter Coach', 'A Filler', 'B Mote'), { asked: null, plays: { A: { minions: 0 } } }),
      ],
    });
  });

  it('is asked even if the deck has none, so that nobody learns of it (INFO-2)', () =>
    play({
      cards,
      seats: { A: { hand: ['Critter Coach'], deck: ['Lump', 'Cannon'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Critter Coach', 'Meadow'),
        A.answers('yes'),
        now(at('Meadow', 'A Critter Coach'), { asked: null }),
      ],
    }));

  it('critter-coach/1 also if Critter Coach has left play', () =>
    play({
      cards,
      seats: { A: { hand: ['Critter Coach', 'Smite'], deck: ['Mote', ...rest] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Critter Coach', 'Meadow'),
        A.answers('yes'),
        A.plays('Smite'),
        A.answers('Critter Coach'),
        A.ends(),
        now(at('Meadow'), { turn: 'B', deck: { A: { bottom: ['Mote'] } }, discard: { A: { has: ['Critter Coach'] } } }),
      ],
    }));

  it('critter-coach/2 at Shogun’s Palace the minion played last duels first (RES-2)', () =>
    play({
      cards,
      seats: { A: { hand: ['Critter Coach'], deck: ['Mote', ...rest] } },
      bases: [at("Shogun's Palace", 'B Lump', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Critter Coach', "Shogun's Palace"),
        A.answers('yes'),
        A.answers('pass'),
        A.answers("Shogun's Palace"),
        A.answers('Filler'),
        logged("Critter Coach challenged Filler to a duel (Shogun's Palace)"),
      ],
    }));

  it('critter-coach/2 once it has duelled, Critter Coach does not (limit of the base)', () =>
    play({
      cards,
      seats: { A: { hand: ['Critter Coach'], deck: ['Mote', ...rest] } },
      bases: [at("Shogun's Palace", 'B Lump', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Critter Coach', "Shogun's Palace"),
        A.answers('yes'),
        A.answers("Shogun's Palace"),
        A.answers('Filler'),
        logged("Mote challenged Filler to a duel (Shogun's Palace)"),
        now({ asked: null, hand: { A: 2 } }),
      ],
    }));

  it('critter-coach/3 the card found is revealed, and the deck shuffled afterwards (TERM-12, DECK-2)', () =>
    play({
      cards,
      seats: { A: { hand: ['Critter Coach'], deck: ['Mote', 'Lump', ...rest] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Critter Coach', 'Meadow'),
        A.answers('yes'),
        logged('A revealed Mote (Critter Coach)', 'A shuffled the deck'),
        now({ sees: { B: { has: ['Mote'], lacks: ['Lump'] } } }),
      ],
    }));
});

describe('I Select You!: Search your deck for a minion with power 3 or less; play that minion as an extra minion. At the end of the turn it is placed on the bottom of your deck, provided you control it then.', () => {
  allOf(() => ({
    hand: ['I Select You!', 'Kaiju Conflict'],
    steps: [A.plays('Kaiju Conflict'), A.plays('I Select You!'), A.answers('Meadow')],
  }));

  it('offers power 3 or less, and every base (CALC-1, RES-11)', () =>
    play({
      cards,
      seats: { A: { hand: ['I Select You!'], deck: ['Block', 'Lump', 'Mote', 'Cannon'] } },
      bases: [at('Meadow', 'B Lump'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('I Select You!'),
        offered('A', ['Lump', 'Mote'], ['Block', 'Cannon', 'no']),
        A.answers('Lump'),
        offered('A', ['Meadow', 'Moor', 'Marsh'], ['no']),
        A.answers('Moor'),
        now(at('Meadow', 'B Lump'), at('Moor', 'A Lump'), {
          asked: null,
          plays: { A: { minions: 1, actions: 0 } },
          discard: { A: ['I Select You!'] },
        }),
      ],
    }));

  it('i-select-you/1 the card found is revealed, and the deck shuffled afterwards (TERM-12, DECK-2)', () =>
    play({
      cards,
      seats: { A: { hand: ['I Select You!'], deck: ['Mote', 'Block', ...rest] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('I Select You!'),
        A.answers('Meadow'),
        logged('A revealed Mote (I Select You!)', 'A shuffled the deck'),
        now({ sees: { B: { has: ['Mote'], lacks: ['Block'] } } }),
      ],
    }));

  it('only where it can be played; without a place it is not offered (PLAY-4)', () => {
    const table = (second: string[]) => ({
      cards,
      seats: { A: { hand: ['I Select You!'], deck: ['Mote', 'Cannon'] } },
      bases: [at('Meadow', 'B Overrun'), at('Moor', ...second)],
    });
    play({
      ...table([]),
      steps: [A.plays('I Select You!'), now(at('Moor', 'A Mote'), { asked: null })],
    });
    play({
      ...table(['B Overrun']),
      steps: [A.plays('I Select You!'), now({ asked: null, deck: { A: 2 }, discard: { A: ['I Select You!'] } })],
    });
  });
});

describe('Recall Critter: As an extra minion, play a minion with power 2 or less from your discard pile. At the end of the turn it is placed on the bottom of your deck, provided you control it then.', () => {
  allOf(() => ({
    hand: ['Recall Critter', 'Kaiju Conflict'],
    deck: rest,
    discard: ['Mote'],
    steps: [A.plays('Kaiju Conflict'), A.plays('Recall Critter'), A.answers('Meadow')],
  }));

  it('offers discarded minions of power 2 or less; one must be played now (EXT-3)', () =>
    play({
      cards,
      seats: { A: { hand: ['Recall Critter', 'Filler'], deck: rest, discard: ['Mote', 'Filler', 'Lump', 'Cannon'] } },
      bases: [at('Meadow'), at('Moor', 'B Overrun')],
      steps: [
        A.plays('Recall Critter'),
        offered('A', ['Mote', 'Filler@discard'], ['Lump', 'Cannon', 'Filler@hand', 'no']),
        A.answers('Mote'),
        now(at('Meadow', 'A Mote'), { asked: null, plays: { A: { minions: 1, actions: 0 } } }),
      ],
    }));

  it('without one nothing happens', () =>
    play({
      cards,
      seats: { A: { hand: ['Recall Critter', 'Filler'], deck: rest, discard: ['Lump'] }, B: { discard: ['Mote'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Recall Critter'),
        now(at('Meadow'), { asked: null, discard: { A: { has: ['Lump'] } } }),
        A.ends(),
        now({ turn: 'B' }),
      ],
    }));
});

describe('Critter Combat Club: On your turn, you may play a minion with power 2 or less here as an extra minion. At the end of the turn it is placed on the bottom of your deck, provided you control it then.', () => {
  const club = 'Critter Combat Club';
  it('an extra minion of power 2 or less, only here, once a turn (EXT-5)', () =>
    play({
      cards,
      seats: { A: { hand: ['Mote', 'Mote', 'Lump', 'Filler'], deck: rest } },
      bases: [at(club, 'B Mote'), at('Moor')],
      steps: [
        A.plays('Lump', 'Moor'),
        now({ cannot: [A.plays('Mote', 'Moor')], can: [A.plays('Mote', club), A.plays('Filler', club)] }),
        A.plays('Mote', club),
        refused(A.plays('Filler', club)),
        A.ends(),
        now(at(club, 'B Mote'), at('Moor', 'A Lump'), { turn: 'B', deck: { A: { bottom: ['Mote'] } } }),
      ],
    }));

  it('each player in turn; a stronger minion, and one played as the regular minion, stay', () =>
    play({
      cards,
      turn: 'B',
      seats: { B: { hand: ['Lump', 'Lump', 'Mote'], deck: rest } },
      bases: [at(club, 'A Filler'), at('Moor')],
      steps: [
        B.plays('Lump', club),
        refused(B.plays('Lump', club)),
        B.plays('Mote', club),
        B.ends(),
        now(at(club, 'A Filler', 'B Lump'), { turn: 'A', deck: { B: { bottom: ['Mote'] } } }),
      ],
    }));

  it('not if another player controls it then, nor once it has left play and come back (IO-1)', () => {
    const club2: Way = {
      meadow: club,
      hand: ['Lump', 'Mote'],
      deck: rest,
      steps: [A.plays('Lump', 'Moor'), A.plays('Mote', club)],
    };
    isLost(club2, 'Gift');
    isLost(club2, 'Smite');
    staysAsNew({ ...club2, hand: ['Mote'], steps: [A.plays('Mote', club)] });
  });
});
