import { act, onPlay, ops, protect } from '@smash/engine/script';
import { A, at, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const pike = minionCard('Pike', 2, '');

describe('Angry Mob: Choose one of your minions. Place any number of cards from your hand on the bottom of your deck, and a +1 power counter on that minion for each of them.', () => {
  const seats = { A: { hand: ['Angry Mob', 'Scout', 'Howl', 'Walker'], deck: ['Filler'] } };

  it('cards go under the deck in your order, a counter for each (RES-9)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Angry Mob'),
        offered('A', ['Filler/A', 'Invader'], ['Filler/B', 'no']),
        A.answers('Invader'),
        offered('A', ['Scout', 'Howl', 'Walker', 'done']),
        A.answers('Howl', 'Scout', 'done'),
        now({
          asked: null,
          hand: { A: ['Walker'] },
          deck: { A: ['Filler', 'Howl', 'Scout'] },
          cards: { Invader: { counters: 2 } },
        }),
      ],
    }));

  it('none at all; and without a minion of yours the cards may go all the same (RES-12, RES-3)', () => {
    play({
      seats,
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Angry Mob'),
        A.answers('done'),
        now({ asked: null, hand: { A: 3 }, cards: { Filler: { counters: 0 } } }),
      ],
    });
    play({
      seats,
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Angry Mob'),
        A.answers('Howl', 'done'),
        now({ asked: null, deck: { A: ['Filler', 'Howl'] }, cards: { Filler: { counters: 0 } } }),
      ],
    });
  });
  it('a counter for a single card; none for a card that cannot be placed (CAN-1)', () => {
    play({
      seats,
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Angry Mob'),
        A.answers('Howl', 'done'),
        now({ asked: null, cards: { Filler: { counters: 1 } } }),
      ],
    });
    play({
      cards: [
        minionCard(
          'Keeper',
          1,
          'Ongoing: Scouts are not placed anywhere.',
          protect((q, _me, op) => op.verb === 'place' && q.name(op.card) === 'Scout'),
        ),
      ],
      seats,
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Keeper')],
      steps: [
        A.plays('Angry Mob'),
        A.answers('Howl', 'Scout', 'done'),
        now({ asked: null, deck: { A: ['Filler', 'Howl'] }, cards: { Filler: { counters: 1 } } }),
      ],
    });
  });
});

describe('Blitzed: Remove any number of +1 power counters from your minions. Destroy a minion whose power is no higher than the number removed.', () => {
  it('as many counters as you like; a minion of at most that power, anybody’s (RES-3)', () =>
    play({
      cards: [pike],
      seats: { A: { hand: ['Blitzed'] } },
      bases: [at('Meadow', 'A Filler +2', 'B Pike', 'B Invader +1'), at('Moor', 'A Invader +1', 'B Invader')],
      steps: [
        A.plays('Blitzed'),
        offered('A', ['Filler', 'Invader@Moor/A', 'done'], ['Invader@Meadow/B']),
        A.answers('Filler', '1', 'Invader@Moor/A'),
        A.answers('done'),
        // 2 counters: neither an Invader of 3 nor one of 4.
        offered('A', ['Filler', 'Pike'], ['Invader@Moor/A', 'Invader@Moor/B', 'Invader@Meadow/B', 'no']),
        A.answers('Pike'),
        now(at('Meadow', 'A Filler', 'B Invader'), at('Moor', 'A Invader', 'B Invader'), {
          asked: null,
          cards: { Filler: { counters: 1 }, 'Invader@Moor/A': { counters: 0 } },
        }),
      ],
    }));

  it('none removed: only a minion of power 0 falls (RES-12)', () =>
    play({
      seats: { A: { hand: ['Blitzed'] } },
      bases: [at('Meadow', 'A Filler +2', 'B Worker'), at('Moor')],
      steps: [
        A.plays('Blitzed'),
        A.answers('done'),
        now(at('Meadow', 'A Filler'), { asked: null, cards: { Filler: { counters: 2 } }, discard: { B: ['Worker'] } }),
      ],
    }));

  it('only counters that are really gone count (CTR-2)', () =>
    play({
      cards: [pike],
      seats: { A: { hand: ['Blitzed'] } },
      bases: [at('Meadow', 'A Invader +2 with B Incorporeal', 'B Pike', 'A Invader +1'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Blitzed'),
        A.answers('Invader#1', '2', 'Invader#2', '?done'),
        now(at('Moor'), { asked: null, discard: { B: ['Filler'] } }),
      ],
    }));
});

describe('Body Shop: Destroy one of your minions. Place as many +1 power counters as that minion had power on your minions, split as you like.', () => {
  it('its power in counters, split among the others (RES-11)', () =>
    play({
      seats: { A: { hand: ['Body Shop'] } },
      bases: [at('Meadow', 'A Invader +1', 'A Filler', 'B Filler'), at('Moor', 'A Scout', 'A Igor')],
      steps: [
        A.plays('Body Shop'),
        offered('A', ['Invader', 'Filler/A', 'Scout', 'Igor'], ['Filler/B', 'no']),
        A.answers('Invader'),
        offered('A', ['Filler/A', 'Scout', 'Igor'], ['Filler/B', 'no', 'done']),
        A.answers('Scout'),
        offered('A', ['1', '2', '3', '4']),
        A.answers('1'),
        offered('A', ['Filler/A', 'Igor'], ['Scout']),
        A.answers('Filler/A', '1'),
        // The last one gets the rest.
        now({
          asked: null,
          cards: { Scout: { counters: 1 }, 'Filler/A': { counters: 1 }, Igor: { counters: 2 } },
          discard: { A: ['Body Shop', 'Invader'] },
        }),
      ],
    }));

  it('all on one; with no other minion none; without a minion nothing (RES-13)', () => {
    play({
      cards: [pike],
      seats: { A: { hand: ['Body Shop'] } },
      bases: [at('Meadow', 'A Pike', 'A Filler', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Body Shop'),
        A.answers('Pike', 'Filler', '2'),
        now({ asked: null, cards: { Filler: { counters: 2 }, Invader: { counters: 0 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Body Shop'] } },
      bases: [at('Meadow', 'A Invader', 'B Filler'), at('Moor')],
      steps: [A.plays('Body Shop'), now(at('Meadow', 'B Filler'), { asked: null, cards: { Filler: { counters: 0 } } })],
    });
    play({
      seats: { A: { hand: ['Body Shop'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays('Body Shop'), now(at('Meadow', 'B Filler'), { asked: null })],
    });
  });

  it('the counters come although a protected one was not destroyed: it may get some itself (RES-3)', () =>
    play({
      seats: { A: { hand: ['Body Shop'] } },
      bases: [at('Meadow', 'A Filler with A Überserum'), at('Moor')],
      steps: [
        A.plays('Body Shop'),
        now(at('Meadow', 'A Filler with A Überserum'), { asked: null, cards: { Filler: { counters: 1 } } }),
      ],
    }));
});

describe("IT'S ALIVE!: Play an extra minion at once and place a +1 power counter on that minion.", () => {
  it('its-alive/1 while it resolves, with a counter, in addition to the regular one (EXT-3)', () =>
    play({
      cards: [pike],
      seats: { A: { hand: ["IT'S ALIVE!", 'Pike', 'Filler', 'Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays("IT'S ALIVE!"),
        offered('A', ['Pike', 'Filler', 'no'], ['Howl']),
        A.answers('Pike', 'Moor'),
        now(at('Moor', 'A Pike'), {
          asked: null,
          cards: { Pike: { counters: 1, power: 3 } },
          plays: { A: { minions: 1 } },
        }),
        A.plays('Filler', 'Moor'),
        now({ cards: { Filler: { counters: 0 } } }),
      ],
    }));

  it('declined it is lost (EXT-2, EXT-3)', () =>
    play({
      cards: [pike],
      seats: { A: { hand: ["IT'S ALIVE!", 'Pike', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays("IT'S ALIVE!"),
        A.answers('no'),
        A.plays('Pike', 'Moor'),
        now({ asked: null, cards: { Pike: { counters: 0 } }, cannot: [A.plays('Filler', 'Moor')] }),
      ],
    }));

  it('one that does not stay gets no counter (IO-1)', () =>
    play({
      cards: [
        minionCard(
          'Boomerang',
          2,
          'Return this minion to your hand.',
          onPlay(function* (me) {
            yield* act(ops.returnToHand(me.self));
          }),
        ),
      ],
      seats: { A: { hand: ["IT'S ALIVE!", 'Boomerang'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays("IT'S ALIVE!"), A.answers('Boomerang', 'Moor'), now({ asked: null, hand: { A: ['Boomerang'] } })],
    }));
});

describe('Jolt: Place a +1 power counter on every minion of yours.', () => {
  it('everywhere, yours alone (RES-10)', () =>
    play({
      seats: { A: { hand: ['Jolt', 'Jolt'], deck } },
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor', 'A Invader +1')],
      steps: [
        A.plays('Jolt'),
        now({
          asked: null,
          cards: { 'Filler/A': { counters: 1 }, 'Filler/B': { counters: 0 }, Invader: { counters: 2 } },
        }),
        refused(A.plays('Jolt')),
      ],
    }));
});
