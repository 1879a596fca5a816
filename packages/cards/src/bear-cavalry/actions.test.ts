import { act, after, look, at as moment, NOBODY, ops, playableInstead, playNow, protect } from '@smash/engine/script';
import { A, at, B, baseCard, C, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { drifter } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe("Bear Hug: Every other player destroys their minion with the least power; the minion's controller chooses among tied ones.", () => {
  const hand = { A: { hand: ['Bear Hug'] } };

  it('takes the weakest of each other player, wherever it is and whatever its printed power (CALC-1)', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'A Filler', 'B Filler +3', 'C Walker', 'C Invader'),
        at('Moor', 'B Invader', 'B Archmage with A Poison', 'C Archmage'),
      ],
      steps: [
        A.plays('Bear Hug'),
        now(at('Meadow', 'A Filler', 'B Filler', 'C Invader'), at('Moor', 'B Invader', 'C Archmage'), {
          asked: null,
          discard: { A: ['Bear Hug', 'Poison'], B: ['Archmage'], C: ['Walker'] },
        }),
      ],
    }));

  it('does nothing to a player without a minion, nor to one of nobody (RES-13, MON-2)', () =>
    play({
      cards: [
        baseCard(
          'Den',
          "At the start of each turn, this base plays a minion of the current player's discard pile.",
          moment('turnStart', {}, function* (me) {
            const card = yield* look((q) => q.discard(q.s.current)[0] ?? NOBODY);
            if (card !== NOBODY) yield* playNow({ card, at: me.self, seat: NOBODY });
          }),
        ),
      ],
      turn: 'B',
      seats: { A: { hand: ['Bear Hug'], discard: ['Filler'] } },
      bases: [at('Den', 'A Filler'), at('Moor')],
      steps: [
        B.ends(),
        A.plays('Bear Hug'),
        now({ asked: null, bases: { Den: { monsters: ['Filler'] } }, discard: { A: ['Bear Hug'], B: [] } }),
      ],
    }));

  it('bear-hug/1 among tied ones the controller chooses, not the owner, who is asked only if some tie (TERM-5)', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'B Walker of C', 'B Collector', 'B Invader'),
        at('Moor', 'C Filler', 'C Filler +1', 'C Zapbot'),
        at('Marsh', 'C Walker with A Upgrade', 'C Scout with A Poison', 'C Filler'),
      ],
      steps: [
        A.plays('Bear Hug'),
        offered('B', ['Walker', 'Collector'], ['Invader', 'no']),
        now({ asked: { seat: 'B' } }),
        B.answers('Walker'),
        now(at('Meadow', 'B Collector', 'B Invader'), { asked: null, discard: { B: [], C: ['Walker', 'Scout'] } }),
      ],
    }));

  it('bear-hug/2 nothing is destroyed before all have chosen, and then all at one moment (RES-10)', () =>
    play({
      cards: [
        minionCard(
          'Mourner',
          1,
          'Ongoing: After another minion is destroyed, you gain 1 VP.',
          after('destroy', { when: (_q, me, destroyed) => destroyed.card !== me.self }, function* (me) {
            yield* act(ops.gainVp(me.seat, 1));
          }),
        ),
      ],
      seats: hand,
      bases: [at('Meadow', 'B Mourner', 'B Filler', 'B Walker'), at('Moor', 'C Mourner', 'C Filler')],
      steps: [
        A.plays('Bear Hug'),
        offered('B', ['Mourner', 'Filler']),
        B.answers('Mourner'),
        now(at('Meadow', 'B Mourner', 'B Filler', 'B Walker'), { discard: { B: [] } }),
        offered('C', ['Mourner', 'Filler']),
        C.answers('Mourner'),
        A.answers('?Mourner/B'),
        // RES-4: cards that left in one event see each other.
        now(at('Meadow', 'B Filler', 'B Walker'), at('Moor', 'C Filler'), {
          asked: null,
          vp: { A: 0, B: 1, C: 1 },
          discard: { A: ['Bear Hug'], B: ['Mourner'], C: ['Mourner'] },
        }),
      ],
    }));

  it('bear-hug/3 each player counts as the one who destroyed (TERM-2)', () =>
    play({
      seats: hand,
      bases: [at('Field of Honor', 'B Walker', 'C Walker', 'D Invader'), at('Moor', 'D Filler')],
      steps: [
        A.plays('Bear Hug'),
        now(at('Field of Honor', 'D Invader'), at('Moor'), { asked: null, vp: { A: 0, B: 1, C: 1, D: 0 } }),
      ],
    }));

  it('spares one that cannot be destroyed, and takes no other for it (CAN-1, RES-13)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Warbot', 'B Pirate King', 'C Walker')],
      steps: [
        A.plays('Bear Hug'),
        now(at('Meadow', 'B Warbot', 'B Pirate King'), { asked: null, discard: { B: [], C: ['Walker'] } }),
      ],
    }));

  it('begins with the current player where another player plays it (ME-6)', () =>
    play({
      cards: [
        minionCard(
          'Drummer',
          5,
          "Ongoing: At the start of each other player's turn, play the card in your hand.",
          moment('turnStart', { when: (q, me) => q.s.current !== me.seat }, function* (me) {
            const card = yield* look((q) => q.hand(me.seat)[0] ?? NOBODY);
            if (card !== NOBODY) yield* playNow({ card, at: NOBODY, seat: me.seat });
          }),
        ),
      ],
      turn: 'B',
      seats: { A: { hand: ['Bear Hug'] } },
      bases: [at('Meadow', 'A Drummer', 'B Filler', 'B Filler +1'), at('Moor', 'B Zapbot', 'C Scout', 'C Invader')],
      steps: [
        B.ends(),
        now({ turn: 'C', asked: { seat: 'C', has: ['Scout', 'Invader'] } }),
        C.answers('Scout'),
        now(at('Moor', 'B Zapbot', 'C Invader'), { discard: { A: ['Bear Hug'], B: { has: ['Filler'] } } }),
      ],
    }));
});

describe('Bear Necessities: Destroy an action that is on a base or on a minion.', () => {
  const hand = { A: { hand: ['Bear Necessities'] } };

  it('offers every action in play, your own too, and destroys the one chosen (TERM-5)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Scout with A Upgrade', 'B Invader with B Poison, C Upgrade'), at('Moor', 'B Overrun')],
      steps: [
        A.plays('Bear Necessities'),
        offered('A', ['Upgrade/A', 'Poison', 'Upgrade/C', 'Overrun'], ['Scout', 'Invader', 'no']),
        A.answers('Poison'),
        now(at('Meadow', 'A Scout with A Upgrade', 'B Invader with C Upgrade'), at('Moor', 'B Overrun'), {
          asked: null,
          discard: { A: ['Bear Necessities'], B: ['Poison'] },
        }),
      ],
    }));

  it('has to destroy even your own if it is the only one, and does nothing without any (RES-13, PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Bear Necessities'] }, B: { hand: ['Bear Necessities'] } },
      bases: [at('Meadow', 'A Scout'), at('Moor', 'A Overrun')],
      steps: [
        A.plays('Bear Necessities'),
        now(at('Moor'), { asked: null, discard: { A: ['Overrun', 'Bear Necessities'] } }),
        A.ends(),
        B.plays('Bear Necessities'),
        now(at('Meadow', 'A Scout'), { asked: null, discard: { B: ['Bear Necessities'] } }),
      ],
    }));

  it('does not affect the minion that the action was on (TERM-2), and spares a protected action (CAN-1)', () =>
    play({
      cards: [
        minionCard(
          'Keeper',
          1,
          'Ongoing: Actions on bases cannot be destroyed.',
          protect((q, _me, op) => op.verb === 'destroy' && q.card(op.card).zone === 'baseAction'),
        ),
      ],
      seats: { A: { hand: ['Bear Necessities'] }, B: { hand: ['Bear Necessities'] } },
      bases: [at('Meadow', 'B Walker with B Smoke Bomb', 'B Keeper'), at('Moor', 'B Overrun')],
      steps: [
        A.plays('Bear Necessities'),
        offered('A', ['Smoke Bomb', 'Overrun']),
        A.answers('Overrun'),
        now(at('Meadow', 'B Walker with B Smoke Bomb', 'B Keeper'), at('Moor', 'B Overrun'), { asked: null }),
      ],
    }));

  it('reaches an action on a minion that actions do not affect', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Walker with B Smoke Bomb'), at('Moor')],
      steps: [A.plays('Bear Necessities'), now(at('Meadow', 'B Walker'), { discard: { B: ['Smoke Bomb'] } })],
    }));
});

describe('Bear Rides You: Choose one of your minions and move it to another base.', () => {
  it('one of yours from any base to any other, without playing it (ABL-2)', () =>
    play({
      seats: { A: { hand: ['Bear Rides You'] } },
      bases: [
        at('Meadow', 'A Bear Cavalry +1 with B Poison', 'B Walker'),
        at('Moor', 'A Walker of B', 'B Scout of A'),
        at('Marsh', 'B Filler'),
      ],
      steps: [
        A.plays('Bear Rides You'),
        offered('A', ['Bear Cavalry', 'Walker/A'], ['Walker/B', 'Scout', 'Filler', 'no']),
        A.answers('Bear Cavalry'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(
          at('Meadow', 'B Walker'),
          at('Moor', 'A Walker', 'B Scout'),
          at('Marsh', 'B Filler', 'A Bear Cavalry with B Poison'),
          { asked: null, cards: { 'Bear Cavalry': { counters: 1 } }, discard: { A: ['Bear Rides You'] } },
        ),
      ],
    }));

  it('has to move the only one, and does nothing without any (RES-11, PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Bear Rides You'] }, B: { hand: ['Bear Rides You'] } },
      bases: [at('Meadow', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Bear Rides You'),
        now(at('Moor', 'A Invader'), { asked: null }),
        A.ends(),
        B.plays('Bear Rides You'),
        now(at('Moor', 'A Invader'), { asked: null, discard: { B: ['Bear Rides You'] } }),
      ],
    }));
});

describe("Commission: Play an extra minion. Then choose another player's minion at that minion's base and move it to another base.", () => {
  it('the minion resolves completely, then one of another player there moves; the regular play remains (RES-2, EXT-1)', () =>
    play({
      seats: { A: { hand: ['Commission', 'Cut Lass', 'Filler'] } },
      bases: [at('Meadow', 'B Walker', 'B Invader', 'C Scout', 'A Filler'), at('Moor', 'B Filler'), at('Marsh')],
      steps: [
        A.plays('Commission'),
        A.answers('Cut Lass', 'Meadow', 'Walker'),
        offered('A', ['Invader', 'Scout'], ['Cut Lass', 'Filler', 'no']),
        A.answers('Scout'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Meadow', 'A Filler', 'A Cut Lass', 'B Invader'), at('Moor', 'B Filler'), at('Marsh', 'C Scout'), {
          asked: null,
          plays: { A: { minions: 1, actions: 0 } },
          discard: { A: ['Commission'], B: ['Walker'] },
        }),
      ],
    }));

  it('commission/1 the minion is played immediately or not at all, and without it nothing moves (EXT-3, RES-11)', () =>
    play({
      seats: { A: { hand: ['Commission', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Commission'),
        offered('A', ['Filler', 'Filler', 'no']),
        A.answers('no'),
        now(at('Meadow', 'B Walker'), {
          asked: null,
          hand: { A: ['Filler', 'Filler'] },
          discard: { A: ['Commission'] },
        }),
        A.plays('Filler', 'Meadow'),
        refused(A.plays('Filler', 'Moor')),
        now(at('Meadow', 'B Walker', 'A Filler')),
      ],
    }));

  it('commission/1 once it is played, somebody has to move if there is anybody (RES-13)', () =>
    play({
      seats: { A: { hand: ['Commission', 'Filler'] }, B: { hand: ['Commission', 'Filler'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Commission'),
        A.answers('Filler', 'Meadow'),
        now(at('Meadow', 'A Filler'), at('Moor', 'B Walker'), { asked: null }),
        A.ends(),
        B.plays('Commission'),
        B.answers('Filler', 'Moor'),
        now(at('Meadow', 'A Filler'), at('Moor', 'B Walker', 'B Filler'), { asked: null }),
      ],
    }));

  it('nothing moves where the minion did not last (RES-2), nor without a minion in hand', () =>
    play({
      seats: { A: { hand: ['Commission', 'Scout'] }, B: { hand: ['Commission'] } },
      bases: [at('Meadow', 'B Leprechaun', 'B Walker'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Commission'),
        A.answers('Scout', 'Meadow'),
        now(at('Meadow', 'B Leprechaun', 'B Walker'), { asked: null, discard: { A: ['Scout', 'Commission'] } }),
        A.ends(),
        B.plays('Commission'),
        now(at('Moor', 'A Filler'), { asked: null, discard: { B: ['Commission'] } }),
      ],
    }));

  it('looks at the base where the minion is by then, including one that has moved itself', () =>
    play({
      cards: [drifter],
      seats: { A: { hand: ['Commission', 'Drifter'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor', 'B Scout')],
      steps: [
        A.plays('Commission'),
        A.answers('Drifter', 'Meadow'),
        now(at('Meadow', 'B Walker', 'B Scout'), at('Moor', 'A Drifter'), { asked: null }),
      ],
    }));

  it('commission/2 a card played from the discard pile in its place can be the extra minion (PLAY-7)', () =>
    play({
      cards: [
        minionCard(
          'Shade',
          3,
          'Special: Any time you can play a minion, you can play this card from your discard pile instead.',
          playableInstead(() => true),
        ),
      ],
      seats: { A: { hand: ['Commission', 'Filler'], discard: ['Shade', 'Walker'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Commission'),
        offered('A', ['Filler', 'Shade', 'no'], ['Walker']),
        A.answers('Shade', 'Meadow'),
        now(at('Meadow', 'A Shade'), at('Moor', 'B Walker'), { asked: null, discard: { A: ['Walker', 'Commission'] } }),
      ],
    }));
});
