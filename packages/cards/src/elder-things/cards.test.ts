import { act, chooseMinion, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, C, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const _madness = (n: number): string[] => Array.from({ length: n }, () => 'Madness');

describe("Elder Thing: Either destroy two other minions of yours OR place this minion on the bottom of your deck. Ongoing: Other players' cards do not affect this minion.", () => {
  it('destroys exactly two others, and stays (RES-14)', () =>
    play({
      seats: { A: { hand: ['Elder Thing'], deck: ['Scout'] } },
      bases: [at('Meadow', 'A Walker', 'A Filler', 'B Walker'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Elder Thing', 'Meadow'),
        offered('A', ['destroy', 'place'], ['no']),
        A.answers('destroy'),
        offered('A', ['Walker/A', 'Filler', 'Invader'], ['Elder Thing', 'Walker/B', 'no', 'done']),
        refused(A.answers('Filler', 'done')),
        refused(A.answers('Filler', 'Walker/A', 'Invader')),
        A.answers('Filler', 'Walker/A'),
        now(at('Meadow', 'A Elder Thing', 'B Walker'), at('Moor', 'A Invader'), {
          asked: null,
          deck: { A: ['Scout'] },
          cards: { 'Elder Thing': { power: 10 } },
        }),
      ],
    }));

  it('elder-thing/3 the two may be at different bases (RES-13)', () =>
    play({
      seats: { A: { hand: ['Elder Thing'], deck: [] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Invader', 'A Filler')],
      steps: [
        A.plays('Elder Thing', 'Meadow'),
        A.answers('destroy', 'Walker', 'Invader'),
        now(at('Meadow', 'A Elder Thing'), at('Moor', 'A Filler'), { asked: null, deck: { A: [] } }),
      ],
    }));

  it('or goes under the deck, if its player likes (RES-14)', () =>
    play({
      seats: { A: { hand: ['Elder Thing'], deck: ['Scout', 'Scout'] } },
      bases: [at('Meadow', 'A Walker', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Elder Thing', 'Meadow'),
        A.answers('place'),
        now(at('Meadow', 'A Walker', 'A Filler'), { asked: null, deck: { A: ['Scout', 'Scout', 'Elder Thing'] } }),
      ],
    }));

  it.each([[['A Walker', 'B Filler', 'B Filler']], [['B Filler', 'B Filler']]])(
    'elder-thing/1 without two others of yours it goes under the deck at once (RES-13): %j',
    (there) =>
      play({
        seats: { A: { hand: ['Elder Thing'], deck: ['Scout'] } },
        bases: [at('Meadow', ...there), at('Moor')],
        steps: [
          A.plays('Elder Thing', 'Meadow'),
          now(at('Meadow', ...there), { asked: null, deck: { A: ['Scout', 'Elder Thing'] } }),
        ],
      }),
  );

  it('elder-thing/1 if one of the two is not really destroyed it goes under the deck, too (CAN-1)', () =>
    play({
      seats: { A: { hand: ['Elder Thing'], deck: ['Scout'] } },
      bases: [at('Egg Chamber', 'A Walker +1', 'A Filler', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Elder Thing', 'Moor'),
        A.answers('destroy', 'Walker', 'Filler'),
        now(at('Egg Chamber', 'A Walker', 'A Invader'), at('Moor'), {
          asked: null,
          deck: { A: ['Scout', 'Elder Thing'] },
        }),
      ],
    }));

  it('elder-thing/1 never both: with two destroyed it is not placed (RES-14)', () =>
    play({
      seats: { A: { hand: ['Elder Thing'], deck: [] } },
      bases: [at('Meadow', 'A Walker', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Elder Thing', 'Moor'),
        A.answers('destroy'),
        now(at('Meadow'), at('Moor', 'A Elder Thing'), { asked: null, deck: { A: [] } }),
      ],
    }));

  it('elder-thing/2 a Copycat copies the ability all the same (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Copycat'], deck: ['Scout'] } },
      bases: [at('Meadow', 'B Elder Thing', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Copycat', 'Moor'),
        now(at('Meadow', 'B Elder Thing', 'A Walker'), at('Moor'), { asked: null, deck: { A: ['Scout', 'Copycat'] } }),
      ],
    }));

  it('cards of others do not affect it, yours do (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Shanghai', 'Terror'] } },
      cards: [
        actionCard(
          'Terror',
          'standard',
          'Destroy a minion.',
          onPlay(function* (me) {
            const minion = yield* chooseMinion(me, 'Destroy a minion');
            yield* act(ops.destroy(minion!));
          }),
        ),
      ],
      bases: [at('Meadow', 'B Elder Thing', 'A Elder Thing', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Terror'),
        offered('A', ['Elder Thing/A', 'Elder Thing/B', 'Filler']),
        A.answers('Elder Thing/B'),
        now(at('Meadow', 'B Elder Thing', 'A Elder Thing', 'B Filler')),
        A.plays('Shanghai'),
        A.answers('Elder Thing/B', '?Moor'),
        now(at('Meadow', 'B Elder Thing', 'A Elder Thing', 'B Filler'), at('Moor')),
      ],
    }));

  it('its own player’s cards affect it; a minion beside it is not protected (ABL-8)', () =>
    play({
      cards: [
        actionCard(
          'Terror',
          'standard',
          'Destroy a minion.',
          onPlay(function* (me) {
            const minion = yield* chooseMinion(me, 'Destroy a minion');
            yield* act(ops.destroy(minion!));
          }),
        ),
      ],
      seats: { A: { hand: ['Time Loop', 'Terror', 'Terror'] } },
      bases: [at('Meadow', 'A Elder Thing', 'B Elder Thing', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Terror'),
        A.answers('Elder Thing/A'),
        A.plays('Terror'),
        A.answers('Filler'),
        now(at('Meadow', 'B Elder Thing'), { asked: null }),
      ],
    }));
});

describe('Mi-go: Each other player may draw a Madness card. You may draw one card for each other player who does not.', () => {
  const seats = { A: { hand: ['Mi-go'], deck: ['Scout', 'Walker', 'Filler'] }, B: {}, C: {} };
  const bases = [at('Meadow', 'B Filler'), at('Moor')];

  it('up to one card for each who refuses (RES-12)', () =>
    play({
      seats,
      bases,
      madness: 3,
      steps: [
        A.plays('Mi-go', 'Meadow'),
        B.answers('no'),
        C.answers('no'),
        offered('A', ['0', '1', '2']),
        A.answers('2'),
        now({ asked: null, hand: { A: ['Scout', 'Walker'], B: [], C: [] }, madness: 3 }),
      ],
    }));

  it('none for who draws; you may draw fewer, or nothing (TERM-14)', () => {
    for (const n of [0, 1])
      play({
        seats,
        bases,
        madness: 3,
        steps: [
          A.plays('Mi-go', 'Meadow'),
          B.answers('yes'),
          C.answers('no'),
          offered('A', ['0', '1']),
          A.answers(String(n)),
          now({ asked: null, hand: { A: n, B: ['Madness'], C: [] }, madness: 2 }),
        ],
      });
  });

  it('nothing to draw if all others draw Madness; with none left all others refuse (MAD-1)', () => {
    play({
      seats,
      bases,
      madness: 2,
      steps: [A.plays('Mi-go', 'Meadow'), B.answers('yes'), C.answers('yes'), now({ asked: null, hand: { A: [] } })],
    });
    play({
      seats,
      bases,
      madness: 0,
      steps: [
        A.plays('Mi-go', 'Meadow'),
        offered('A', ['0', '1', '2']),
        A.answers('1'),
        now({ hand: { A: ['Scout'] } }),
      ],
    });
  });
});

describe('Byakhee: Each other player draws a Madness card if they have a minion here.', () => {
  it('others with a minion here, one each; not you, nor who is elsewhere (ME-6)', () =>
    play({
      seats: { A: { hand: ['Byakhee'] }, B: {}, C: {} },
      madness: 9,
      bases: [at('Meadow', 'B Filler', 'B Walker', 'A Filler'), at('Moor', 'C Filler')],
      steps: [A.plays('Byakhee', 'Meadow'), now({ asked: null, madness: 8, hand: { A: [], B: ['Madness'], C: [] } })],
    }));

  it('nobody where no others are, and not when it is moved there (ABL-2)', () =>
    play({
      seats: { A: { hand: ['Byakhee', 'Bear Rides You'] } },
      madness: 9,
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Byakhee', 'Meadow'),
        A.plays('Bear Rides You'),
        A.answers('Byakhee', '?Moor'),
        now(at('Moor', 'A Byakhee', 'B Filler'), { asked: null, madness: 9, hand: { B: [] } }),
      ],
    }));
});
