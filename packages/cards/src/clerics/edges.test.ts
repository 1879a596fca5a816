import { act, ignoresThisBase, isYou, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, logged, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const none = { monsterDeck: [], treasureDeck: [] };

describe("Hotel of Holiness: After this base scores, the minions here do not go to the discard piles: place them on top of their owners' decks, in any order.", () => {
  it('is quiet while another base scores (SCORE-13)', () =>
    play({
      bases: [at('Hotel of Holiness', 'A Walker', 'A Scout', 'B Walker'), at('Meadow', 'A Filler +9')],
      ...none,
      steps: [
        A.ends(),
        now(at('Hotel of Holiness', 'A Walker', 'A Scout', 'B Walker'), { asked: null, discard: { A: ['Filler'] } }),
      ],
    }));

  it('only players with minions here are asked whether they ignore it (TERM-13)', () =>
    play({
      cards: [
        actionCard(
          'Passport',
          'base',
          'Ongoing: You may ignore the ability of this base.',
          ignoresThisBase('may', (_q, me, seat) => isYou(me, seat)),
        ),
      ],
      bases: [at('Hotel of Holiness', 'A Filler +29', 'B Passport'), at('Moor')],
      ...none,
      steps: [A.ends(), now({ turn: 'B', asked: null, hand: { A: { has: ['Filler'] } } })],
    }));
});

describe('Whack-A-Ghoul: After any undead monster is played here, place that monster at the bottom of the monster deck.', () => {
  it('one that is played elsewhere and comes here by its own ability stays', () =>
    play({
      cards: [
        {
          ...minionCard(
            'Revenant',
            2,
            'Move this monster to the second base.',
            onPlay(function* (me) {
              yield* act(ops.move(me.self, yield* look((q) => q.bases()[1]!)));
            }),
          ),
          deck: 'monsters',
          undead: true,
        },
      ],
      seats: { A: { hand: ['Dungeon Bait'] } },
      bases: [at('Meadow'), at('Whack-A-Ghoul')],
      monsterDeck: ['Revenant'],
      treasureDeck: [],
      steps: [
        A.plays('Dungeon Bait'),
        A.answers('play', 'Meadow'),
        now(at('Whack-A-Ghoul', '- Revenant'), { asked: null, monsterDeck: [] }),
      ],
    }));

  it('leaves one that is played elsewhere (MON-7)', () =>
    play({
      seats: { A: { hand: ['Ruckus'] } },
      bases: [at('Whack-A-Ghoul'), at('Moor')],
      monsterDeck: ['King Tut', 'Ghoul', 'Hippogriff'],
      treasureDeck: [],
      steps: [
        A.plays('Ruckus'),
        A.answers('Moor', 'play'),
        now(at('Whack-A-Ghoul'), at('Moor', '- King Tut', '- Ghoul'), { monsterDeck: ['Hippogriff'] }),
      ],
    }));
});

describe('Holy Roller: You may pick a random card from your discard pile and shuffle it into your deck.', () => {
  it('one card in the discard pile is enough; without any nobody is asked (RES-13)', () => {
    play({
      seats: { A: { hand: ['Holy Roller'], discard: ['Walker'] } },
      bases: [at('Meadow')],
      ...none,
      steps: [A.plays('Holy Roller', 'Meadow'), offered('A', ['yes', 'no'])],
    });
    play({
      seats: { A: { hand: ['Holy Roller'] }, B: { discard: ['Walker'] } },
      bases: [at('Meadow')],
      ...none,
      steps: [A.plays('Holy Roller', 'Meadow'), now({ asked: null })],
    });
  });
});

describe("Word of Recall: From each other player's discard pile, pick one action at random. …", () => {
  it('everybody learns what was picked (INFO-3)', () =>
    play({
      seats: { A: { hand: ['Word of Recall'] }, B: { discard: ['Good Habits'] } },
      bases: [at('Meadow')],
      ...none,
      steps: [A.plays('Word of Recall'), logged('A revealed Good Habits (Word of Recall)')],
    }));
});

describe('Deep Friar: Special: After this base scores, you may move another of your minions here to another base …', () => {
  it('with no other base nobody is asked (RES-13)', () =>
    play({
      turn: 'B',
      bases: [at('Meadow', 'A Deep Friar', 'A Filler +8')],
      ...none,
      steps: [B.ends(), now({ asked: null, turn: 'A', discard: { A: ['Deep Friar', 'Filler'] } })],
    }));
});
