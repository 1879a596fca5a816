import { act, look, onPlay, ops, revealTop } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe("Sheriff: Special: Before this base scores, you may have this minion duel another player's minion here. Destroy the losing minion.", () => {
  it('sheriff/1 the base scores anyway when it falls below the breakpoint (SCORE-3, SCORE-4, SCORE-13)', () =>
    play({
      bases: [at('Meadow', 'A Sheriff', 'A Filler', 'B Filler +3', 'C Walker'), at('Moor', 'B Walker')],
      steps: [
        A.ends(),
        offered('A', ['Sheriff', 'pass']),
        A.answers('Sheriff'),
        offered('A', ['Filler/B', 'Walker/C'], ['Filler/A', 'Walker/B']),
        A.answers('Filler/B'),
        now({ vp: { A: 3, B: 0, C: 2 }, discard: { B: ['Filler'] }, turn: 'B' }),
      ],
    }));
  it('may be declined', () =>
    play({
      bases: [at('Meadow', 'A Sheriff', 'B Filler +4'), at('Moor')],
      steps: [A.ends(), A.answers('pass'), now({ vp: { A: 3, B: 3 } })],
    }));
  it('tied both are destroyed (DUEL-2)', () =>
    play({
      bases: [at('Meadow', 'A Sheriff', 'B Filler +4', 'C Filler'), at('Moor')],
      steps: [A.ends(), A.answers('Sheriff', 'Filler/B'), now({ vp: { A: 0, B: 0, C: 3 } })],
    }));
  it('works in another player’s turn, and loses like anybody (ABL-4)', () =>
    play({
      turn: 'B',
      bases: [at('Meadow', 'A Sheriff', 'B Filler +5'), at('Moor')],
      steps: [B.ends(), A.answers('Sheriff'), now({ vp: { A: 0, B: 3 }, discard: { A: ['Sheriff'] } })],
    }));
  it('not without another player’s minion here, and not when another base scores (SCORE-13)', () =>
    play({
      bases: [
        at('Meadow', 'A Sheriff', 'A Filler +4'),
        at('Moor', 'A Filler +9', 'B Filler'),
        at('Marsh', 'A Sheriff', 'B Filler'),
      ],
      steps: [A.ends(), A.answers('Meadow'), now({ asked: null, vp: { A: 6, B: 2 }, turn: 'B' })],
    }));
});

describe('Pinkerton: Ongoing: Once in each duel, when one of your minions is in it, you may place a +1 power counter on that minion.', () => {
  const table = (...here: string[]) => ({
    seats: { A: { hand: ['High Noon', 'Quick Draw'] }, B: { hand: ['Walker'] } },
    bases: [at('Meadow', 'A Filler', 'B Filler', ...here), at('Moor', 'A Pinkerton')],
  });
  it('pinkerton/2 the counter is placed before the cards are; from wherever it is, and it may be declined (DUEL-1)', () =>
    play({
      ...table(),
      steps: [
        A.plays('High Noon'),
        offered('A', ['Pinkerton', 'pass']),
        A.answers('Pinkerton'),
        offered('A', ['Quick Draw', 'no']),
        now({ cards: { 'Filler/A': { counters: 1 }, 'Filler/B': { counters: 0 }, Pinkerton: { counters: 0 } } }),
        A.answers('no'),
        B.answers('no'),
        now(at('Meadow', 'A Filler'), at('Moor', 'A Pinkerton'), { asked: null, cards: { Filler: { counters: 1 } } }),
      ],
    }));
  it('no duel if declined', () =>
    play({
      ...table(),
      steps: [
        A.plays('High Noon'),
        A.answers('pass', 'no'),
        B.answers('no'),
        now(at('Meadow'), { asked: null, discard: { B: ['Filler'] } }),
      ],
    }));
  it('pinkerton/1 it may be used on itself', () =>
    play({
      seats: { A: { hand: ['High Noon'] } },
      bases: [at('Meadow', 'A Pinkerton', 'B Filler +3'), at('Moor')],
      steps: [
        A.plays('High Noon'),
        A.answers('Pinkerton'),
        now(at('Meadow', 'A Pinkerton'), { cards: { Pinkerton: { counters: 1 } } }),
      ],
    }));
  it('two work once each; that of a challenged player, too; that of a third player does not', () =>
    play({
      seats: { A: { hand: ['High Noon'] } },
      bases: [
        at('Meadow', 'A Filler +2', 'B Filler'),
        at('Moor', 'A Pinkerton', 'A Pinkerton', 'B Pinkerton', 'C Pinkerton'),
      ],
      steps: [
        A.plays('High Noon'),
        A.answers('Filler/A'),
        offered('A', ['Pinkerton/A#1', 'Pinkerton/A#2', 'pass']),
        offered('B', ['Pinkerton/B', 'pass']),
        A.answers('Pinkerton/A#1'),
        B.answers('Pinkerton/B'),
        A.answers('Pinkerton/A#2'),
        now(at('Meadow', 'A Filler'), { asked: null, cards: { 'Filler/A': { counters: 4 } } }),
      ],
    }));
});

describe("Gunfighter: You may have this minion duel another player's minion here. Destroy the losing minion.", () => {
  it('duels whom it likes here; the loser is destroyed (DUEL-2)', () =>
    play({
      seats: { A: { hand: ['Gunfighter'] } },
      bases: [at('Meadow', 'B Walker', 'C Filler +3', 'A Filler'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Gunfighter', 'Meadow'),
        offered('A', ['Walker', 'Filler/C', 'no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Gunfighter', 'A Filler', 'C Filler'), at('Moor', 'B Filler'), { asked: null }),
      ],
    }));
  it('it loses to more power, and both go when they tie', () =>
    play({
      seats: { A: { hand: ['Gunfighter', 'Gunfighter', 'Summon'] } },
      bases: [at('Meadow', 'B Filler +3'), at('Moor', 'B Filler +2')],
      steps: [
        A.plays('Summon'),
        A.plays('Gunfighter', 'Meadow'),
        A.answers('Filler', 'no'),
        now(at('Meadow', 'B Filler'), { discard: { A: { has: ['Gunfighter'] } } }),
        A.plays('Gunfighter', 'Moor'),
        A.answers('Filler@Moor'),
        now(at('Moor'), at('Meadow', 'B Filler'), { asked: null }),
      ],
    }));
  it('may be declined; with nobody to duel it is not asked', () =>
    play({
      seats: { A: { hand: ['Gunfighter', 'Gunfighter', 'Summon'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Summon'),
        A.plays('Gunfighter', 'Meadow'),
        A.answers('no'),
        A.plays('Gunfighter', 'Moor'),
        now(at('Meadow', 'A Gunfighter', 'B Filler'), at('Moor', 'A Filler', 'A Gunfighter'), { asked: null }),
      ],
    }));
  it('one that cannot be destroyed can be challenged, and stays (RES-13)', () =>
    play({
      seats: { A: { hand: ['Gunfighter'] } },
      bases: [at('Meadow', 'B Warbot', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Gunfighter', 'Meadow'),
        A.answers('Warbot'),
        now(at('Meadow', 'A Filler', 'B Warbot'), { asked: null, discard: { A: ['Gunfighter'] } }),
      ],
    }));
});

describe('Deputy: Special: On your turn, or during a duel that one of your minions is in, you may discard this card from your hand to give a minion +2 power this turn.', () => {
  it('on your turn: any minion, until the end of the turn; it uses up no play (ABL-4, TERM-11)', () =>
    play({
      seats: { A: { hand: ['Deputy', 'Deputy'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor', 'C Filler')],
      steps: [
        A.uses('Deputy'),
        offered('A', ['Filler/A', 'Walker', 'Filler/C']),
        A.answers('Walker'),
        now({
          cards: { Walker: { power: 4 }, 'Filler/A': { power: 1 } },
          hand: { A: ['Deputy'] },
          discard: { A: ['Deputy'] },
        }),
        A.uses('Deputy'),
        A.answers('Walker'),
        now({ cards: { Walker: { power: 6 } }, plays: { A: { minions: 1, actions: 1 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Walker: { power: 2 } } }),
      ],
    }));
  it('can be played as a minion instead; not used in another player’s turn, nor without any minion in play', () =>
    play({
      seats: { A: { hand: ['Deputy', 'Deputy'] }, B: { hand: ['Deputy'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        refused(A.uses('Deputy')),
        A.plays('Deputy', 'Meadow'),
        refused(B.uses('Deputy')),
        A.ends(),
        now({ turn: 'B', cannot: [A.uses('Deputy')] }),
      ],
    }));
  it('deputy/1 in a duel one may wait until the other player has revealed the card (DUEL-1)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Deputy', 'Walker'] }, B: { hand: ['High Noon', 'Scout'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler +1', 'C Filler'), at('Moor')],
      steps: [
        B.plays('High Noon'),
        B.answers('Filler/A', 'Scout'),
        A.answers('no'),
        offered('A', ['Deputy', 'pass']),
        now({ sees: { A: { lacks: ['Scout'] } } }),
        A.answers('pass'),
        offered('A', ['Deputy', 'pass']),
        now({ sees: { A: { has: ['Scout'] } } }),
        A.answers('Deputy'),
        offered('A', ['Filler/A', 'Filler/B', 'Filler/C']),
        A.answers('Filler/A'),
        now(at('Meadow', 'A Filler', 'C Filler'), {
          asked: null,
          cards: { 'Filler/A': { power: 3 } },
          hand: { A: ['Walker'] },
        }),
      ],
    }));
  it('in a duel of others it cannot be used', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Deputy'] }, B: { hand: ['High Noon'] } },
      bases: [at('Meadow', 'C Filler', 'B Filler +1', 'A Filler'), at('Moor')],
      steps: [B.plays('High Noon'), B.answers('Filler/C'), now(at('Meadow', 'A Filler', 'B Filler'), { asked: null })],
    }));
});

describe("Dynamite Surprise: Special: Before a base scores where you have a minion but are not winning, destroy a minion there with power 4 or less. Special: If a card of another player reveals or looks at a card in your hand or deck, destroy one of that player's minions with power 4 or less.", () => {
  const hand = { A: { hand: ['Dynamite Surprise'] } };
  it('before scoring: power exactly 4 there, not 5, not elsewhere (SCORE-3, PLAY-6)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Filler', 'B Filler +4', 'B Filler +3'), at('Moor', 'B Walker')],
      steps: [
        refused(A.plays('Dynamite Surprise')),
        A.ends(),
        A.plays('Dynamite Surprise'),
        offered('A', ['Filler#1', 'Filler#3'], ['Filler#2', 'Walker']),
        A.answers('Filler#3'),
        now({ vp: { A: 2, B: 3 }, discard: { A: { has: ['Dynamite Surprise'] } } }),
      ],
    }));
  it('not while winning, or tied for it, and not without a minion there (VP-3)', () =>
    play({
      seats: {
        A: { hand: ['Dynamite Surprise'] },
        B: { hand: ['Dynamite Surprise'] },
        C: { hand: ['Dynamite Surprise'] },
      },
      bases: [at('Meadow', 'A Filler +4', 'B Filler +4'), at('Moor', 'C Filler')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 3, B: 3 }, hand: { C: ['Dynamite Surprise'] } })],
    }));
  it('dynamite-surprise/1 from the hand, when a card of another player looks there (RES-4)', () =>
    play({
      seats: {
        A: { hand: ['Probe'] },
        B: { hand: ['Dynamite Surprise', 'Scout'] },
        C: { hand: ['Dynamite Surprise'] },
      },
      bases: [at('Meadow', 'A Filler +3', 'A Filler +4', 'B Filler', 'C Filler'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Probe'),
        A.answers('B'),
        offered('B', ['Dynamite Surprise', 'pass']),
        B.plays('Dynamite Surprise'),
        offered('B', ['Filler#1', 'Walker'], ['Filler#2', 'Filler/B', 'Filler/C']),
        B.answers('Filler#1'),
        now(at('Meadow', 'A Filler', 'B Filler', 'C Filler'), at('Moor', 'A Walker'), {
          asked: null,
          discard: { A: ['Probe', 'Filler'], B: ['Scout', 'Dynamite Surprise'] },
          hand: { C: ['Dynamite Surprise'] },
        }),
      ],
    }));
  it('dynamite-surprise/1 from the hand when a card in the deck is revealed, and out of the deck when it is revealed itself', () =>
    play({
      seats: {
        A: { hand: ['Mass Enchantment', 'Time Loop', 'Mass Enchantment'] },
        B: { hand: ['Dynamite Surprise'], deck: ['Dynamite Surprise', 'Walker'] },
      },
      bases: [at('Meadow', 'A Filler', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Mass Enchantment'),
        offered('B', ['Dynamite Surprise@hand', 'Dynamite Surprise@deck', 'pass']),
        B.answers('Dynamite Surprise@deck', 'Filler'),
        offered('B', ['Dynamite Surprise@hand', 'pass']),
        B.answers('Dynamite Surprise@hand'),
        now(at('Meadow'), { asked: null, deck: { B: ['Walker'] }, hand: { B: [] } }),
      ],
    }));
  it('dynamite-surprise/1 by cards taken off the deck to be played or put back, in hand and deck (TERM-12, TOP-1)', () =>
    play({
      seats: {
        A: { hand: ['Raiding Party'] },
        B: { hand: ['Dynamite Surprise'], deck: ['Shanghai', 'Dynamite Surprise', 'Walker'] },
        C: { hand: ['Dynamite Surprise'] },
      },
      bases: [at('Meadow', 'A Filler', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Raiding Party'),
        A.answers('B'),
        A.answers('no'),
        A.answers('Dynamite Surprise', 'Walker', 'Shanghai'),
        offered('B', ['Dynamite Surprise@hand', 'Dynamite Surprise@deck', 'pass']),
        B.answers('Dynamite Surprise@deck', 'Filler'),
        offered('B', ['Dynamite Surprise@hand', 'pass']),
        B.answers('Dynamite Surprise@hand'),
        now(at('Meadow'), {
          asked: null,
          deck: { B: ['Walker', 'Shanghai'] },
          hand: { B: [], C: ['Dynamite Surprise'] },
        }),
      ],
    }));
  it('dynamite-surprise/1 not out of the deck when the revealed card has left it by then (RES-4)', () =>
    play({
      cards: [
        actionCard(
          'Bonfire',
          'standard',
          'Reveal the top card of the deck of the next player and discard it.',
          onPlay(function* (me) {
            const [card] = yield* revealTop((me.seat + 1) % 2, 1);
            yield* act(ops.place(card!, 'discard'));
          }),
        ),
      ],
      seats: { A: { hand: ['Bonfire'] }, B: { deck: ['Dynamite Surprise', 'Walker'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Bonfire'),
        now(at('Meadow', 'A Filler'), { asked: null, discard: { B: ['Dynamite Surprise'] } }),
      ],
    }));
  it('may be kept', () =>
    play({
      seats: { A: { hand: ['Probe'] }, B: { hand: ['Dynamite Surprise'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Probe'),
        B.answers('pass'),
        now(at('Meadow', 'A Filler'), { hand: { B: ['Dynamite Surprise'] } }),
      ],
    }));
  it('dynamite-surprise/2 being merely looked at in the deck does not trigger it', () =>
    play({
      cards: [
        actionCard(
          'Spyglass',
          'standard',
          'Look at the top card of the deck of the next player.',
          onPlay(function* (me) {
            yield* act(ops.look(me.seat, [yield* look((q) => q.topOf(1))], 1, 'deck'));
          }),
        ),
      ],
      seats: { A: { hand: ['Spyglass'] }, B: { deck: ['Dynamite Surprise'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [A.plays('Spyglass'), now(at('Meadow', 'A Filler'), { asked: null, deck: { B: ['Dynamite Surprise'] } })],
    }));
  it('cards your own cards show do not trigger it', () =>
    play({
      seats: { A: { hand: ['Scry', 'Dynamite Surprise'], deck: ['Dynamite Surprise', 'Summon'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Scry'),
        A.answers('Dynamite Surprise'),
        now(at('Meadow', 'A Filler', 'B Filler'), {
          asked: null,
          hand: { A: ['Dynamite Surprise', 'Dynamite Surprise'] },
        }),
      ],
    }));
  it('a look at the cards of somebody else does not trigger it', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Dynamite Surprise'] }, B: { hand: ['Probe'] }, C: { hand: ['Filler'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [B.plays('Probe'), B.answers('C'), now({ asked: null, hand: { A: ['Dynamite Surprise'], C: [] } })],
    }));
});
