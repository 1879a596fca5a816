import { look, NOBODY, onPlay, playMonsters } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('Fairy Circle: After you play your first minion here in a turn, you may play either an extra minion here or an extra action.', () => {
  const circle = 'Fairy Circle';
  const seats = { A: { hand: ['Filler', 'Filler', 'Invader', 'Howl', 'Howl'] } };

  it('an extra minion, only there; not again for that one (EXT-2, EXT-4)', () =>
    play({
      seats,
      bases: [at(circle), at('Moor')],
      steps: [
        A.plays('Filler', circle),
        offered('A', [circle, 'pass']),
        A.answers(circle),
        offered('A', ['minion', 'action']),
        A.answers('minion'),
        refused(A.plays('Invader', 'Moor')),
        A.plays('Invader', circle),
        now(at(circle, 'A Filler', 'A Invader'), at('Moor'), {
          asked: null,
          cannot: [A.plays('Filler', circle), A.plays('Filler', 'Moor')],
        }),
      ],
    }));

  it('or an extra action; or neither (TERM-14)', () => {
    play({
      seats,
      bases: [at(circle), at('Moor')],
      steps: [
        A.plays('Filler', circle),
        A.answers(circle, 'action'),
        A.plays('Howl'),
        A.plays('Howl'),
        now({ asked: null, cannot: [A.plays('Filler', circle)] }),
      ],
    });
    play({
      seats,
      bases: [at(circle), at('Moor')],
      steps: [
        A.plays('Filler', circle),
        A.answers('pass'),
        A.plays('Howl'),
        now({ asked: null, cannot: [A.plays('Howl'), A.plays('Filler', circle)] }),
      ],
    });
  });

  it('each turn, for the player whose first minion there it is; not elsewhere (ABL-8)', () =>
    play({
      seats: { ...seats, B: { hand: ['Filler'] } },
      bases: [at(circle, 'B Scout'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        now({ asked: null }),
        A.ends(),
        B.plays('Filler', circle),
        offered('B', [circle, 'pass']),
        B.answers('pass'),
        B.ends(),
        A.plays('Filler', circle),
        offered('A', [circle, 'pass']),
        A.answers('pass'),
        now({ asked: null }),
      ],
    }));

  it('not for a player who has to ignore it (TERM-13)', () =>
    play({
      cards: [hermit],
      seats,
      bases: [at(circle, 'A Hermit'), at('Moor')],
      steps: [A.plays('Filler', circle), now({ asked: null })],
    }));

  it('fairy-circle/1 a monster your card plays here is a minion you played; one the base brings is not (MON-7)', () => {
    const monster = { ...minionCard('Beast', 3, ''), deck: 'monsters' as const };
    play({
      cards: [monster],
      seats: { A: { hand: ['Dungeon Bait'] } },
      monsterDeck: ['Beast'],
      bases: [at(circle), at('Moor')],
      steps: [
        A.plays('Dungeon Bait'),
        A.answers('play', circle),
        offered('A', [circle, 'pass']),
        A.answers(circle, 'minion'),
        now(at(circle, '- Beast'), { asked: null }),
      ],
    });
    const breach = actionCard(
      'Breach',
      'standard',
      'A monster comes to each base by itself.',
      onPlay(function* () {
        for (const base of yield* look((q) => q.bases())) yield* playMonsters(base, 1, NOBODY);
      }),
    );
    play({
      cards: [monster, breach],
      seats: { A: { hand: ['Breach'] } },
      monsterDeck: ['Beast', 'Beast'],
      bases: [at(circle), at('Moor')],
      steps: [A.plays('Breach'), now(at(circle, '- Beast'), { asked: null })],
    });
  });
});

describe('Enchanted Glen: Draw a card after you play an action on a minion here.', () => {
  const glen = 'Enchanted Glen';
  it('for the player of the action, whoever has the minion; not for actions on the base, elsewhere, or standard ones (ABL-8)', () => {
    const bases = [at(glen, 'B Walker', 'A Scout'), at('Moor', 'B Invader')];
    const seats = { A: { hand: ['Leaf Armor', 'Overrun', 'Howl', 'Filler'] } };
    for (const [card, place, drawn] of [
      ['Leaf Armor', 'Walker', 1],
      ['Leaf Armor', 'Scout', 1],
      ['Leaf Armor', 'Invader', 0],
      ['Overrun', glen, 0],
      ['Howl', undefined, 0],
      ['Filler', glen, 0],
    ] as const)
      play({
        seats,
        bases,
        steps: [A.plays(card, place), now({ asked: null, hand: { A: 3 + drawn, B: 0 } })],
      });
  });

  it('on another player’s turn that player draws; a player who has to ignore it does not (TERM-13)', () => {
    play({
      turn: 'B',
      seats: { B: { hand: ['Leaf Armor'] } },
      bases: [at(glen, 'A Scout'), at('Moor')],
      steps: [B.plays('Leaf Armor', 'Scout'), now({ asked: null, hand: { A: [], B: ['Filler'] } })],
    });
    play({
      cards: [hermit],
      seats: { A: { hand: ['Leaf Armor'] } },
      bases: [at(glen, 'A Hermit', 'A Scout'), at('Moor')],
      steps: [A.plays('Leaf Armor', 'Scout'), now({ asked: null, hand: { A: [] } })],
    });
  });

  it('an action taken to a minion here is not played (TERM-1)', () =>
    play({
      seats: { A: { hand: ['Tinx'] } },
      bases: [at(glen), at('Moor', 'B Walker with B Poison')],
      steps: [A.plays('Tinx', glen), A.answers('Poison'), now({ asked: null, hand: { A: [] } })],
    }));
});
