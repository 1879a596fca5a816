import { act, at as atMoment, chooseCard, chooseMinion, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

/** "Do this to an action on a base or minion." */
const toAnAction = (name: string, text: string, what: (card: number) => ReturnType<typeof ops.destroy>) =>
  actionCard(
    name,
    'standard',
    text,
    onPlay(function* (me) {
      const action = yield* chooseCard(me.seat, 'Choose', yield* look((q) => q.actions()));
      if (action !== null) yield* act(what(action));
    }),
  );

describe("Steam Queen: Ongoing: Other players' cards do not affect your actions.", () => {
  it('they can be chosen, on a base or a minion, wherever she is, and stay; those of a third player do not (RES-13, CAN-1)', () =>
    play({
      seats: { A: { hand: ['Disenchant', 'Disenchant', 'Disenchant'] } },
      bases: [
        at('Meadow', 'B Overrun', 'A Archmage with B Poison, C Upgrade'),
        at('Moor', 'B Steam Queen', 'A Archmage', 'A Infiltrate'),
      ],
      steps: [
        A.plays('Disenchant'),
        offered('A', ['Overrun', 'Poison', 'Upgrade', 'Infiltrate'], ['Steam Queen', 'Archmage', 'no']),
        A.answers('Overrun'),
        A.plays('Disenchant'),
        A.answers('Poison'),
        A.plays('Disenchant'),
        A.answers('Upgrade'),
        now(
          at('Meadow', 'B Overrun', 'A Archmage with B Poison'),
          at('Moor', 'B Steam Queen', 'A Archmage', 'A Infiltrate'),
          { asked: null, discard: { A: ['Disenchant', 'Disenchant', 'Disenchant'], B: [], C: ['Upgrade'] } },
        ),
      ],
    }));

  it('nor are they returned or placed (TERM-2)', () =>
    play({
      cards: [
        toAnAction('Undo', "Return an action to its owner's hand.", ops.returnToHand),
        toAnAction('Sink', "Place an action on the bottom of its owner's deck.", (card) => ops.place(card, 'bottom')),
      ],
      seats: { A: { hand: ['Undo', 'Sink'] } },
      bases: [at('Meadow', 'B Overrun', 'B Steam Queen'), at('Moor', 'A Archmage')],
      steps: [
        A.plays('Undo'),
        A.plays('Sink'),
        now(at('Meadow', 'B Overrun', 'B Steam Queen'), { asked: null, hand: { A: [], B: [] }, deck: { B: 10 } }),
      ],
    }));

  it('her own player, what an action does to itself, and bases still affect them (TERM-15)', () =>
    play({
      cards: [
        baseCard(
          'Rust Belt',
          'At the start of each turn, destroy all actions here.',
          atMoment('turnStart', {}, function* (me) {
            const here = yield* look((q) => q.actionsOn(me.self).slice());
            yield* act(...here.map(ops.destroy));
          }),
        ),
      ],
      seats: { B: { hand: ['Disenchant'], deck } },
      bases: [
        at('Meadow', 'B Steam Queen', 'B Infiltrate'),
        at('Rust Belt', 'B Zeppelin'),
        at('Moor', 'B Enshrouding Mist'),
      ],
      steps: [
        A.ends(),
        now({ asked: { seat: 'B', has: ['Infiltrate', 'Rust Belt'] } }),
        B.answers('Infiltrate'),
        B.plays('Disenchant'),
        now(at('Meadow', 'B Steam Queen'), at('Rust Belt'), at('Moor'), {
          asked: null,
          discard: { B: ['Infiltrate', 'Zeppelin', 'Enshrouding Mist', 'Disenchant'] },
        }),
      ],
    }));

  it('minions are not protected, and what is on one leaves play with it (ATT-2)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'B Invader with B Poison'), at('Moor', 'B Steam Queen')],
      steps: [A.plays('Seeing Stars'), now(at('Meadow'), { asked: null, discard: { B: ['Invader', 'Poison'] } })],
    }));

  it('no longer once she has gone; in one effect that destroys both the action is spared (RES-10)', () =>
    play({
      cards: [
        actionCard(
          'Blaze',
          'standard',
          'Destroy all minions and actions.',
          onPlay(function* () {
            const all = yield* look((q) => [...q.minions(), ...q.actions()]);
            yield* act(...all.map(ops.destroy));
          }),
        ),
      ],
      seats: { A: { hand: ['Blaze', 'Disenchant'] }, B: { deck } },
      bases: [at('Meadow', 'B Zeppelin', 'B Steam Queen', 'A Archmage')],
      steps: [
        A.plays('Blaze'),
        now(at('Meadow', 'B Zeppelin'), { asked: null, discard: { B: ['Steam Queen'] } }),
        A.plays('Disenchant'),
        now(at('Meadow'), { discard: { B: ['Steam Queen', 'Zeppelin'] } }),
      ],
    }));

  it('yours is what you control: not one that another player has played (TERM-5)', () =>
    play({
      seats: { A: { hand: ['Disenchant', 'Disenchant'] } },
      bases: [at('Meadow', 'B Steam Queen', 'C Overrun of B', 'B Zeppelin of C'), at('Moor', 'A Archmage')],
      steps: [
        A.plays('Disenchant'),
        A.answers('Zeppelin'),
        A.plays('Disenchant'),
        A.answers('Overrun'),
        now(at('Meadow', 'B Steam Queen', 'B Zeppelin'), { asked: null, discard: { B: ['Overrun'], C: [] } }),
      ],
    }));

  it('an action that can no longer affect its minion does nothing there, but is not destroyed, nor is that retried after every change (ATT-3)', () =>
    play({
      seats: { B: { hand: ['Smoke Bomb', 'Filler'], deck } },
      bases: [at('Meadow', 'B Invader with A Poison'), at('Moor', 'A Steam Queen')],
      steps: [
        A.ends(),
        B.plays('Smoke Bomb', 'Invader'),
        now(at('Meadow', 'B Invader with A Poison, B Smoke Bomb'), { asked: null, cards: { Invader: { power: 3 } } }),
        B.plays('Filler', 'Moor'),
        ({ events }) => expect(events.filter((event) => event.type === 'immune')).toEqual([]),
      ],
    }));

  it('steam-queen/1 another player may play one of your actions: that does not affect it (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Mass Enchantment'] }, B: { deck: ['Overrun', 'Scout'] } },
      bases: [at('Meadow', 'B Steam Queen'), at('Moor')],
      steps: [
        A.plays('Mass Enchantment'),
        A.answers('Moor'),
        now(at('Moor', 'A Overrun'), { asked: null, cards: { Overrun: { controller: 'A', owner: 'B' } } }),
      ],
    }));

  it('steam-queen/2 rules.md decides: transferring affects the transferred action, so she stops it (TERM-2)', () =>
    play({
      cards: [
        actionCard(
          'Pass It On',
          'standard',
          'Transfer an action from one minion to another.',
          onPlay(function* (me) {
            const action = yield* chooseCard(me.seat, 'Choose', yield* look((q) => q.actions()));
            const to = yield* chooseMinion(me, 'Choose', (q, ix) => q.card(action!).at !== ix);
            yield* act({ ...ops.move(action!, to!), verb: 'transfer' });
          }),
        ),
      ],
      seats: { A: { hand: ['Pass It On', 'Pass It On'] } },
      bases: [at('Meadow', 'B Invader with B Upgrade, A Poison'), at('Moor', 'B Steam Queen', 'A Archmage')],
      steps: [
        A.plays('Pass It On'),
        A.answers('Upgrade', 'Archmage'),
        now(at('Meadow', 'B Invader with B Upgrade, A Poison'), at('Moor', 'B Steam Queen', 'A Archmage')),
        A.plays('Pass It On'),
        A.answers('Poison', 'Archmage'),
        now(at('Meadow', 'B Invader with B Upgrade'), at('Moor', 'B Steam Queen', 'A Archmage with A Poison')),
      ],
    }));

  it('steam-queen/3 with a base that leaves play they are discarded: swapped (ATT-6)', () =>
    play({
      seats: { A: { hand: ['Terraforming'] } },
      bases: [at('Meadow', 'B Steam Queen with B Upgrade', 'B Overrun', 'B Zeppelin')],
      baseDeck: ['Fen'],
      steps: [
        A.plays('Terraforming'),
        now(at('Fen', 'B Steam Queen with B Upgrade'), { asked: null, discard: { B: ['Overrun', 'Zeppelin'] } }),
      ],
    }));

  it('steam-queen/3 or scored (SCORE-9)', () =>
    play({
      bases: [at('Meadow', 'A Archmage +6', 'B Overrun'), at('Moor', 'B Steam Queen')],
      steps: [A.ends(), now(at('Heath'), { asked: null, turn: 'B', discard: { B: ['Overrun'] } })],
    }));
});

describe('Mechanic: Play, as an extra action, an action from your discard pile that can be played on a base.', () => {
  const sealed = baseCard('Sealed', 'No action can be played on this base.', {
    kind: 'restrict',
    forbids: (_q, me, { at, as }) => at === me.self && as === 'action',
  });

  it('offers the actions of your discard pile that go on bases, and no others; it must be one (EXT-3, PLAY-3)', () =>
    play({
      cards: [sealed],
      seats: {
        A: {
          hand: ['Mechanic', 'Overrun'],
          discard: ['Zeppelin', 'Infiltrate', 'Upgrade', 'Probe', 'Hidden Ninja', 'Walker'],
        },
        B: { discard: ['Enshrouding Mist'] },
      },
      bases: [at('Meadow', 'B Scout'), at('Moor'), at('Sealed')],
      steps: [
        A.plays('Mechanic', 'Meadow'),
        offered(
          'A',
          ['Zeppelin', 'Infiltrate'],
          ['Upgrade', 'Probe', 'Hidden Ninja', 'Walker', 'Enshrouding Mist', 'Overrun', 'no'],
        ),
        A.answers('Zeppelin'),
        offered('A', ['Meadow', 'Moor'], ['Sealed', 'no']),
        A.answers('Moor'),
        now(at('Moor', 'A Zeppelin'), at('Meadow', 'A Mechanic', 'B Scout'), {
          asked: null,
          discard: { A: ['Infiltrate', 'Upgrade', 'Probe', 'Hidden Ninja', 'Walker'], B: ['Enshrouding Mist'] },
          plays: { A: { minions: 0, actions: 1 } },
          can: [A.plays('Overrun', 'Meadow')],
        }),
      ],
    }));

  it('it resolves completely, with its own ability (RES-2)', () =>
    play({
      seats: { A: { hand: ['Mechanic'], discard: ['Infiltrate'] } },
      bases: [at('Meadow', 'B Enshrouding Mist', 'C Block the Path')],
      steps: [
        A.plays('Mechanic', 'Meadow'),
        offered('A', ['Enshrouding Mist', 'Block the Path'], ['Infiltrate']),
        A.answers('Block the Path'),
        now(at('Meadow', 'A Mechanic', 'A Infiltrate', 'B Enshrouding Mist'), {
          asked: null,
          discard: { A: [], B: [], C: ['Block the Path'] },
        }),
      ],
    }));

  it('nothing in the pile, nowhere to put it, or no action allowed: nothing happens (RES-13, PLAY-4)', () =>
    play({
      cards: [sealed],
      seats: {
        A: { hand: ['Mechanic', 'Mechanic', 'Summon'], discard: ['Probe', 'Walker'], deck },
        B: { hand: ['Mark of Sleep', 'Mechanic'], discard: ['Zeppelin'], deck },
      },
      bases: [at('Sealed')],
      steps: [
        A.plays('Mechanic', 'Sealed'),
        now({ asked: null, discard: { A: ['Probe', 'Walker'] } }),
        A.ends(),
        B.plays('Mechanic', 'Sealed'),
        now(at('Sealed', 'A Mechanic', 'B Mechanic'), { asked: null, discard: { B: ['Zeppelin'] } }),
      ],
    }));

  it('one that cannot be put on any base is not offered (PLAY-4)', () =>
    play({
      cards: [
        baseCard('Picky', 'Nothing that destroys itself can be played here.', {
          kind: 'restrict',
          forbids: (q, me, { card, at }) => at === me.self && q.def(card).text.includes('destroy this card'),
        }),
      ],
      seats: { A: { hand: ['Mechanic'], discard: ['Infiltrate', 'Zeppelin', 'Overrun'] } },
      bases: [at('Picky')],
      steps: [
        A.plays('Mechanic', 'Picky'),
        now(at('Picky', 'A Mechanic', 'A Zeppelin'), { asked: null, discard: { A: ['Infiltrate', 'Overrun'] } }),
      ],
    }));

  it('a player who cannot play actions this turn cannot play this one (CONF-1)', () =>
    play({
      seats: {
        A: { hand: ['Mark of Sleep'], deck },
        B: { hand: ['Mechanic'], discard: ['Zeppelin'], deck },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Mark of Sleep'),
        A.answers('B'),
        A.ends(),
        B.plays('Mechanic', 'Meadow'),
        now(at('Meadow', 'B Mechanic'), { asked: null, discard: { B: ['Zeppelin'] } }),
      ],
    }));

  it("works in another player's turn, immediately (EXT-1, EXT-3)", () =>
    play({
      seats: {
        A: { deck },
        B: { hand: ['Hidden Ninja', 'Mechanic'], discard: ['Rotary Slug Thrower', 'Probe'], deck },
      },
      bases: [at('Meadow', 'A Archmage +6', 'B Buccaneer'), at('Moor')],
      steps: [
        A.ends(),
        B.answers('Hidden Ninja', '?Mechanic'),
        offered('B', ['Meadow', 'Moor'], ['no']),
        B.answers('Meadow'),
        now({ asked: null, turn: 'B', vp: { A: 2, B: 3 } }),
      ],
    }));

  it('mechanic/1 the extra play is for the chosen card only (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Mechanic', 'Probe', 'Overrun'], discard: ['Zeppelin', 'Infiltrate'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Mechanic', 'Meadow'),
        refused(A.plays('Overrun', 'Meadow')),
        A.answers('Zeppelin'),
        A.plays('Overrun', 'Meadow'),
        now({ asked: null, plays: { A: { actions: 0 } }, cannot: [A.plays('Probe')], discard: { A: ['Infiltrate'] } }),
      ],
    }));
});
