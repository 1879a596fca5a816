import { describe as sentence, view, viewEvents } from '@smash/engine';
import { cannotPlay } from '@smash/engine/script';
import { A, at, B, C, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

describe('Star-Spawn of Cthulhu: Talent: Place a Madness card from your hand into the hand of another player.', () => {
  it('goes to a player of your choice, who owns it from then on (MAD-2, DECK-3)', () =>
    play({
      seats: { A: { hand: ['Madness', 'Walker', 'Madness'] }, B: {}, C: { hand: ['Scout'] } },
      bases: [at('Meadow', 'A Star-Spawn of Cthulhu'), at('Moor')],
      madness: 5,
      steps: [
        A.uses('Star-Spawn of Cthulhu'),
        offered('A', ['B', 'C'], ['A', 'no']),
        A.answers('C'),
        now({ asked: null, hand: { A: ['Walker', 'Madness'], B: [], C: ['Scout', 'Madness'] }, madness: 5 }),
        ({ state }) => expect(state.cards[state.seats[2]!.hand[1]!]!.owner).toBe(2),
        refused(A.uses('Star-Spawn of Cthulhu')),
      ],
    }));

  it('is shown to the two players alone, and its new number to its new owner (INFO-2)', () =>
    play({
      seats: { A: { hand: ['Madness'] }, B: {}, C: {} },
      bases: [at('Meadow', 'A Star-Spawn of Cthulhu'), at('Moor')],
      steps: [
        A.uses('Star-Spawn of Cthulhu'),
        A.answers('B'),
        ({ state, events }) => {
          const placed = (viewer: 0 | 1 | 2) => viewEvents(events, viewer).find((e) => e.type === 'place')!;
          expect([0, 1, 2].map((viewer) => placed(viewer as 0 | 1 | 2).card?.name)).toEqual([
            'Madness',
            'Madness',
            undefined,
          ]);
          expect(sentence(placed(2))).toEqual(expect.arrayContaining(['a card', ' was placed: hand', { seat: 1 }]));
          const { id } = state.cards[state.seats[1]!.hand[0]!]!;
          for (const viewer of [0, 2] as const)
            expect(JSON.stringify([view(state, viewer), viewEvents(events, viewer)])).not.toContain(`"id":${id},`);
        },
      ],
    }));

  it('does nothing without a Madness card in hand; those in the discard pile do not serve (RES-13)', () =>
    play({
      seats: { A: { hand: ['Walker'], discard: ['Madness'] } },
      bases: [at('Meadow', 'A Star-Spawn of Cthulhu'), at('Moor')],
      steps: [refused(A.uses('Star-Spawn of Cthulhu'))],
    }));

  it('its controller uses it, with that player’s hand (ABL-8)', () =>
    play({
      seats: { A: { hand: ['Madness'] }, B: { hand: ['Madness'] } },
      bases: [at('Meadow', 'A Star-Spawn of Cthulhu of B', 'B Star-Spawn of Cthulhu of A'), at('Moor')],
      steps: [
        A.uses('Star-Spawn of Cthulhu/A'),
        now({ asked: null, hand: { A: [], B: ['Madness', 'Madness'] }, cannot: [A.uses('Star-Spawn of Cthulhu/B')] }),
      ],
    }));
});

describe("Cthulhu's Chosen: Special: Before any base scores, you may draw a Madness card to give this minion +2 power this turn.", () => {
  const chosen = "Cthulhu's Chosen";

  it('cthulhus-chosen/1 whichever base scores, and again each time one does, each time +2 (SCORE-13, TERM-11)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      madness: 9,
      baseDeck: ['Heath', 'Fen'],
      bases: [at('Meadow', 'B Filler +9'), at('Moor', 'B Filler +9'), at('Marsh', `A ${chosen}`)],
      steps: [
        A.ends(),
        A.answers('Meadow'),
        offered('A', [chosen, 'pass']),
        A.answers(chosen),
        now({ madness: 8, cards: { [chosen]: { power: 5 } }, hand: { A: ['Madness'] } }),
        offered('A', [chosen, 'pass']),
        A.answers(chosen),
        now({ turn: 'B', madness: 7, cards: { [chosen]: { power: 3 } }, vp: { B: 6 } }),
      ],
    }));

  it('cthulhus-chosen/2 each one that gets the power needs a separate card (VP-3)', () =>
    play({
      seats: { A: { deck: [] }, B: { deck } },
      madness: 9,
      bases: [at('Meadow', `A ${chosen}`, `A ${chosen}`, 'B Filler +7'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', [`${chosen}#1`, `${chosen}#2`, 'pass']),
        A.answers(`${chosen}#2`),
        now({ cards: { [`${chosen}#1`]: { power: 3 }, [`${chosen}#2`]: { power: 5 } } }),
        A.answers(chosen),
        now({ turn: 'B', madness: 7, hand: { A: { has: ['Madness', 'Madness'] } }, vp: { A: 3, B: 2 } }),
      ],
    }));

  it('cthulhus-chosen/3 one draws no second card for the same scoring (ME-2)', () =>
    play({
      seats: { A: { deck: [] }, B: { hand: ['Full Sail'], deck } },
      madness: 9,
      bases: [at('Meadow', `A ${chosen}`, 'B Filler +8'), at('Moor')],
      steps: [
        A.ends(),
        A.answers(chosen),
        offered('B', ['Full Sail', 'pass']),
        B.answers('pass'),
        now({ turn: 'B', madness: 8, hand: { A: { has: ['Madness'] } } }),
      ],
    }));

  it('cthulhus-chosen/4 works from play alone, in the turn of any player; it may be declined (ABL-4)', () =>
    play({
      seats: { A: { hand: [chosen], deck }, B: { deck } },
      madness: 9,
      bases: [at('Meadow', `B ${chosen}`, 'A Filler +9'), at('Moor')],
      steps: [
        A.ends(),
        now({ asked: { seat: 'B', has: [chosen, 'pass'] } }),
        B.answers('pass'),
        now({ turn: 'B', madness: 9, vp: { A: 3, B: 2 }, hand: { B: [] } }),
      ],
    }));

  it('cthulhus-chosen/5 a card that forbids to play Specials does not stop it (ABL-4)', () =>
    play({
      cards: [
        minionCard(
          'Gag',
          0,
          'Ongoing: Other players cannot play Specials.',
          cannotPlay((q, me, { seat, card }) => seat !== me.seat && q.def(card).subtype === 'special'),
        ),
      ],
      seats: { A: { hand: ['Hidden Ninja', 'Walker'], deck }, B: { deck } },
      madness: 9,
      bases: [at('Meadow', `A ${chosen}`, 'B Filler +7', 'B Gag'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', [chosen, 'pass'], ['Hidden Ninja']),
        A.answers(chosen),
        now({ turn: 'B', madness: 8 }),
      ],
    }));

  it('is nothing to ask for without a Madness card to draw (MAD-1, RES-11)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      madness: 0,
      bases: [at('Meadow', `A ${chosen}`, 'B Filler +8'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 2, B: 3 } })],
    }));

  it('with one card left for two of them the first to use it gets it (ME-2, MAD-1)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      madness: 1,
      bases: [at('Meadow', `A ${chosen}`, `B ${chosen}`, 'A Filler +4'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('pass'),
        B.answers(chosen),
        now({ turn: 'B', madness: 0, hand: { B: ['Madness'] }, vp: { A: 3, B: 2 } }),
      ],
    }));
  it('no power without the card (RES-11)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      madness: 1,
      bases: [at('Meadow', `A ${chosen}`, `B ${chosen}`, 'B Filler', 'C Filler +3'), at('Moor')],
      steps: [
        A.ends(),
        A.answers(chosen),
        B.answers(`?${chosen}`),
        now({ turn: 'B', madness: 0, hand: { B: [] }, vp: { A: 3, B: 2, C: 2 } }),
      ],
    }));
});

describe('Servitor of Cthulhu: Talent: Destroy this minion. Choose an action in your discard pile and place it on top of your deck.', () => {
  const servitor = 'Servitor of Cthulhu';

  it('any action from your own discard pile; minions and the piles of others are not offered (RES-13)', () =>
    play({
      seats: { A: { discard: ['Howl', 'Walker', 'Madness'], deck: ['Filler'] }, B: { discard: ['Probe'] } },
      bases: [at('Meadow', `A ${servitor}`, 'A Filler'), at('Moor')],
      steps: [
        A.uses(servitor),
        offered('A', ['Howl', 'Madness'], ['Walker', 'Probe', servitor, 'no']),
        A.answers('Howl'),
        now(at('Meadow', 'A Filler'), {
          asked: null,
          deck: { A: { top: ['Howl', 'Filler'] } },
          discard: { A: [servitor, 'Walker', 'Madness'] },
        }),
      ],
    }));

  it('an action that was on it, too (ATT-2)', () =>
    play({
      seats: { A: { deck: ['Filler'] } },
      bases: [at('Meadow', `A ${servitor} with A Upgrade, B Poison`), at('Moor')],
      steps: [
        A.uses(servitor),
        now(at('Meadow'), {
          asked: null,
          deck: { A: { top: ['Upgrade'] } },
          discard: { A: [servitor], B: ['Poison'] },
        }),
      ],
    }));

  it('servitor-of-cthulhu/1 one that is protected stays, and the action is placed anyway (RES-3)', () =>
    play({
      seats: { A: { discard: ['Howl'], deck: ['Filler'] } },
      bases: [at('Meadow', `A ${servitor}`, 'A General Ivan'), at('Moor')],
      steps: [
        A.uses(servitor),
        now(at('Meadow', `A ${servitor}`, 'A General Ivan'), { asked: null, deck: { A: { top: ['Howl'] } } }),
        refused(A.uses(servitor)),
      ],
    }));

  it('servitor-of-cthulhu/2 destroyed for R’lyeh it gives the VP and no action (ABL-5)', () =>
    play({
      phase: 'start',
      seats: { A: { discard: ['Howl'], deck } },
      bases: [at("R'lyeh", `A ${servitor}`), at('Moor')],
      steps: [
        A.answers("R'lyeh"),
        now(at("R'lyeh"), {
          phase: 'play',
          vp: { A: 1 },
          discard: { A: ['Howl', servitor] },
          cannot: [A.uses(servitor)],
        }),
      ],
    }));

  it('without an action in the pile it is destroyed to no effect (RES-3, RES-11)', () =>
    play({
      seats: { A: { discard: ['Walker'], deck: ['Filler'] } },
      bases: [at('Meadow', `A ${servitor}`), at('Moor', `B ${servitor}`)],
      steps: [
        A.uses(`${servitor}/A`),
        now(at('Meadow'), at('Moor', `B ${servitor}`), { asked: null, deck: { A: ['Filler'] } }),
        refused(A.uses(servitor)),
      ],
    }));

  it('of another player’s card the player who controls it has the use (TERM-5)', () =>
    play({
      seats: { A: { discard: ['Howl'], deck: ['Filler'] }, B: { discard: ['Probe'], deck: ['Filler'] }, C: {} },
      bases: [at('Meadow', `A ${servitor} of B`), at('Moor', 'C Filler')],
      steps: [
        A.uses(servitor),
        now({ asked: null, deck: { A: { top: ['Howl'] } }, discard: { B: ['Probe', servitor] } }),
        A.ends(),
        B.ends(),
        now({ turn: 'C', cannot: [C.uses(servitor)] }),
      ],
    }));
});
