import { act, cannotPlay, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const aside = [{ seat: 'A' as const, card: 'Cthulhu' }];

describe("Cthulhu: Special: On your turn, instead of your regular action play, you may draw two Madness cards to play this titan on a base where you have a minion. Ongoing: After you play or draw a Madness card, place a +1 power counter on this titan. Talent: Draw a Madness card OR place a Madness card from your hand into another player's hand.", () => {
  it('cthulhu/1 takes the action play and two Madness cards, which put no counters on it (TIT-2)', () =>
    play({
      titans: aside,
      seats: { A: { hand: ['Howl'] } },
      madness: 5,
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Filler'), at('Marsh')],
      steps: [
        refused(A.plays('Cthulhu', 'Moor')),
        refused(A.plays('Cthulhu', 'Marsh')),
        A.plays('Cthulhu', 'Meadow'),
        now(at('Meadow', 'A Filler', 'A Cthulhu'), {
          asked: null,
          madness: 3,
          hand: { A: ['Howl', 'Madness', 'Madness'] },
          plays: { A: { minions: 1, actions: 0 } },
          cards: { Cthulhu: { counters: 0 } },
          cannot: [A.plays('Howl')],
        }),
      ],
    }));

  it('not with the action play used, even where extra ones are left (TIT-2, EXT-4)', () =>
    play({
      titans: aside,
      seats: { A: { hand: ['Time Loop', 'Howl'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        now({ can: [A.plays('Howl')], cannot: [A.plays('Cthulhu', 'Meadow')], titans: { A: ['Cthulhu'] } }),
      ],
    }));

  it.each([0, 1])('not with %d Madness cards left: both must be drawn (RES-11)', (madness) =>
    play({
      titans: aside,
      madness,
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [refused(A.plays('Cthulhu', 'Meadow'))],
    }),
  );

  it('with exactly two left it comes, and an extra action is still there (MAD-1, EXT-4)', () =>
    play({
      titans: aside,
      madness: 2,
      seats: { A: { hand: ['Howl'] } },
      bases: [at('Meadow', 'A Archmage'), at('Moor')],
      steps: [A.plays('Cthulhu', 'Meadow'), A.plays('Howl'), now({ madness: 0, hand: { A: ['Madness', 'Madness'] } })],
    }));

  it('not while you control another titan, nor in another player’s turn (TIT-3, ABL-6)', () =>
    play({
      titans: aside,
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Filler', 'A Major Ursa'), at('Moor', 'A Filler')],
      steps: [refused(A.plays('Cthulhu', 'Moor')), A.ends(), now({ turn: 'B', cannot: [A.plays('Cthulhu', 'Moor')] })],
    }));

  it('a counter for each Madness card that you draw, and none for those of others (RES-9)', () =>
    play({
      cards: [
        actionCard(
          'Flood',
          'standard',
          'Each player draws two Madness cards.',
          onPlay(function* () {
            yield* act(ops.drawMadness(0, 2), ops.drawMadness(1, 2));
          }),
        ),
      ],
      seats: { A: { hand: ['Flood'], deck }, B: { hand: ['Flood'], deck } },
      madness: 7,
      bases: [at('Meadow', 'A Filler', 'A Cthulhu'), at('Moor')],
      steps: [
        A.plays('Flood'),
        now({ madness: 3, cards: { Cthulhu: { counters: 2 } }, bases: { Meadow: { total: 3, power: { A: 3 } } } }),
        A.ends(),
        B.plays('Flood'),
        now({
          madness: 0,
          cards: { Cthulhu: { counters: 4 } },
          hand: { B: { has: ['Madness', 'Madness', 'Madness'] } },
        }),
      ],
    }));

  it('even for one that comes from your own deck (ABL-3)', () =>
    play({
      seats: { A: { hand: ['Madness'], deck: ['Madness', 'Filler', 'Madness', 'Madness', 'Filler'] }, B: { deck } },
      bases: [at('Meadow', 'A Filler', 'A Cthulhu'), at('Moor')],
      steps: [
        A.plays('Madness'),
        A.answers('draw'),
        now({ asked: null, hand: { A: ['Madness', 'Filler'] }, cards: { Cthulhu: { counters: 2 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Cthulhu: { counters: 4 } } }),
      ],
    }));

  it('cthulhu/2 one played only to return it counts as played (RES-1)', () =>
    play({
      seats: { A: { hand: ['Madness'] }, B: { deck } },
      bases: [at('Meadow', 'A Filler', 'A Cthulhu'), at('Moor')],
      steps: [A.plays('Madness'), A.answers('return'), now({ asked: null, cards: { Cthulhu: { counters: 1 } } })],
    }));

  it('not one that another player plays (ABL-8)', () =>
    play({
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Madness'], deck } },
      bases: [at('Meadow', 'A Filler', 'A Cthulhu'), at('Moor')],
      steps: [B.plays('Madness'), B.answers('draw'), now({ asked: null, cards: { Cthulhu: { counters: 0 } } })],
    }));

  it('cthulhu/3 one placed into a hand or returned by another card is neither played nor drawn (TERM-1)', () =>
    play({
      seats: { A: { hand: ['Jinkies!', 'Madness', 'Madness'], discard: ['Madness'] }, B: {} },
      madness: 3,
      bases: [at('Meadow', 'A Filler', 'A Cthulhu'), at('Moor')],
      steps: [
        A.uses('Cthulhu'),
        offered('A', ['draw', 'place'], ['no']),
        A.answers('place'),
        now({ asked: null, hand: { A: ['Jinkies!', 'Madness'], B: ['Madness'] }, cards: { Cthulhu: { counters: 0 } } }),
        A.plays('Jinkies!'),
        A.answers('Madness@hand/A', 'Madness@discard/A'),
        now({ asked: null, madness: 5, hand: { A: [] }, cards: { Cthulhu: { counters: 0 } } }),
        refused(A.uses('Cthulhu')),
      ],
    }));

  it('cthulhu/3 nor for the player who is given one (MAD-2)', () =>
    play({
      seats: { A: { hand: ['Madness'] }, B: { hand: ['Scout'] }, C: {} },
      bases: [at('Meadow', 'B Filler', 'B Cthulhu'), at('Moor', 'A Star-Spawn of Cthulhu', 'C Filler')],
      steps: [
        A.uses('Star-Spawn of Cthulhu'),
        A.answers('B'),
        now({ asked: null, hand: { B: ['Scout', 'Madness'] }, cards: { Cthulhu: { counters: 0 } } }),
      ],
    }));

  it('cthulhu/4 a card against actions at a base does not keep it away: a titan is played (TIT-4)', () =>
    play({
      cards: [
        baseCard(
          'Silent Place',
          'No actions can be played here.',
          cannotPlay((_q, me, { at, as }) => at === me.self && as === 'action'),
        ),
      ],
      titans: aside,
      seats: { A: { hand: ['Overrun'] } },
      bases: [at('Silent Place', 'A Filler'), at('Moor')],
      steps: [
        refused(A.plays('Overrun', 'Silent Place')),
        A.plays('Cthulhu', 'Silent Place'),
        now(at('Silent Place', 'A Filler', 'A Cthulhu'), { asked: null }),
      ],
    }));

  it('cthulhu/4 a player who cannot play actions at all has no action play to give up (TIT-2)', () =>
    play({
      titans: aside,
      turn: 'B',
      seats: { A: { hand: ['Howl'], deck }, B: { hand: ['Mark of Sleep'], deck } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        B.plays('Mark of Sleep'),
        B.answers('A'),
        B.ends(),
        now({ turn: 'A', cannot: [A.plays('Howl'), A.plays('Cthulhu', 'Meadow')] }),
        A.ends(),
        B.ends(),
        A.plays('Cthulhu', 'Meadow'),
      ],
    }));

  it('the talent draws one, with a counter; with none left only one of the hand can go on (ABL-5, RES-14)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      madness: 1,
      bases: [at('Meadow', 'A Filler', 'A Cthulhu'), at('Moor')],
      steps: [
        A.uses('Cthulhu'),
        now({ asked: null, hand: { A: ['Madness'] }, madness: 0, cards: { Cthulhu: { counters: 1 } } }),
        A.ends(),
        B.ends(),
        A.uses('Cthulhu'),
        now({ asked: null, hand: { A: { lacks: ['Madness'] }, B: { has: ['Madness'] } } }),
        A.ends(),
        B.plays('Madness'),
        B.answers('draw'),
        B.ends(),
        refused(A.uses('Cthulhu')),
      ],
    }));

  it('out of play it counts nothing (RES-4)', () =>
    play({
      cards: [minionCard('Bystander', 1, '')],
      titans: aside,
      seats: { A: { hand: ['The Seal is Broken'] } },
      bases: [at('Meadow', 'A Bystander'), at('Moor')],
      steps: [
        A.plays('The Seal is Broken'),
        now({ asked: null, hand: { A: ['Madness'] }, titans: { A: ['Cthulhu'] } }),
        ({ state }) => expect(state.cards[state.seats[0]!.aside[0]!]!.counters).toBe(0),
      ],
    }));
});
