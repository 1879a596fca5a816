import { act, chooseBase, chooseCard, controlsHost, grants, look, onPlay, ops, special } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, baseCard, minionCard, now, play, queryOf, refused } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';
import { cards as controlCards } from './control-cards.ts';

/** The extra plays player A has left, by the card that gives them. */
const extras =
  (...wanted: string[]) =>
  ({ state }: Playthrough) => {
    const q = queryOf(state);
    expect(q.extraPlays(0).map(({ sourceDef }) => q.defs[sourceDef]!.name)).toEqual(wanted);
  };

const steward = minionCard(
  'Steward',
  2,
  'Ongoing: On each of your turns you may play an extra minion.',
  grants('minion'),
);
const harbor = actionCard(
  'Harbor',
  'base',
  'Ongoing: On each of your turns you may play an extra minion of power 2 or less here.',
  grants('minion', { here: true, power: 2 }),
);
const wharf = baseCard('Wharf', 'On your turn, you may play an extra minion here.', grants('minion', { here: true }));
const puppet = actionCard('Puppet', 'minion', 'Ongoing: You control this minion.', controlsHost());
/** Free actions for the tests: each grants another one. */
const free = (name: string, text: string, run: Parameters<typeof onPlay>[0]) =>
  actionCard(
    name,
    'standard',
    `${text} You may play an extra action.`,
    onPlay(function* (me) {
      yield* run(me);
      yield* act(ops.allow(me.seat, {}, 'action'));
    }),
  );
const raze = free('Raze', 'Destroy a card.', function* (me) {
  const all = yield* look((q) => [...q.minions(), ...q.actions()]);
  yield* act(ops.destroy((yield* chooseCard(me.seat, 'Destroy a card', all))!));
});
const carry = free('Carry', 'Transfer an action on a base to another base.', function* (me) {
  const action = (yield* chooseCard(me.seat, 'Choose an action', yield* look((q) => q.actions())))!;
  const to = yield* chooseBase(me.seat, 'Choose its new base', yield* look((q) => q.otherBases(q.base(action))));
  yield* act(ops.transfer(action, to!));
});
const shuffleBases = free('Trade', 'Swap a base with the top one of the base deck.', function* (me) {
  const old = yield* chooseBase(me.seat, 'Choose the base to swap', yield* look((q) => q.bases().slice()));
  yield* act(ops.swapBase(old!, yield* look((q) => q.s.baseDeck.at(-1)!)));
});
const relay = free('Relay', 'Put the top base of the base deck in the place of a base.', function* (me) {
  const old = yield* chooseBase(me.seat, 'Choose the base to replace', yield* look((q) => q.bases().slice()));
  yield* act(ops.replaceBase(old!, yield* look((q) => q.s.baseDeck.at(-1)!)));
});
const cards = [...controlCards, steward, harbor, wharf, puppet, raze, carry, shuffleBases, relay];

describe('a standing permission that names no place (EXT-5)', () => {
  it('is limited to the power it names, also once its card has gone', () =>
    play({
      cards: [
        ...cards,
        minionCard(
          'Bailiff',
          2,
          'Ongoing: On each of your turns you may play an extra minion of power 2 or less.',
          grants('minion', { power: 2 }),
        ),
      ],
      seats: { A: { hand: ['Raze', 'Invader', 'Invader', 'Filler'] } },
      bases: [at('Meadow', 'A Bailiff'), at('Moor')],
      steps: [
        A.plays('Raze'),
        A.plays('Invader', 'Moor'),
        refused(A.plays('Invader', 'Moor')),
        A.plays('Filler', 'Moor'),
        now(at('Meadow'), at('Moor', 'A Filler', 'A Invader'), { hand: { A: ['Invader'] } }),
      ],
    }));

  it('does not begin for the player of a minion that another takes over before its ability (RES-6)', () =>
    play({
      cards: [minionCard('Envoy', 2, 'Ongoing: On each of your turns you may play an extra minion.', grants('minion'))],
      seats: { A: { hand: ['Envoy', 'Filler'] }, B: { hand: ['Control Minion'] } },
      bases: [at('Meadow'), at('Moor', 'B Filler', 'B Stalling')],
      steps: [
        A.plays('Envoy', 'Meadow'),
        B.answers('Stalling', 'Control Minion'),
        now(at('Meadow', 'B Envoy'), { asked: null }),
        extras(),
        refused(A.plays('Filler', 'Moor')),
      ],
    }));

  it('begins when an action on its minion gives the player control, whoever played the minion', () =>
    play({
      seats: { A: { hand: ['Make Contact'] } },
      bases: [at('Meadow', 'B Archmage'), at('Moor')],
      steps: [
        A.plays('Make Contact', 'Archmage'),
        now({ cards: { Archmage: { controller: 'A' } }, plays: { A: { actions: 0 } } }),
        extras('Archmage'),
      ],
    }));

  it('begins when its minion comes back mid-turn', () =>
    play({
      cards,
      seats: { A: { hand: ['Raze', 'Howl', 'Howl', 'Howl'] } },
      bases: [at('Meadow', 'A Archmage with B Puppet'), at('Moor')],
      steps: [
        extras(),
        A.plays('Raze'),
        A.answers('Puppet'),
        now({ cards: { Archmage: { controller: 'A' } } }),
        A.plays('Howl'),
        A.plays('Howl'),
        refused(A.plays('Howl')),
      ],
    }));

  it('begins when its ability comes back mid-turn', () =>
    play({
      seats: { A: { hand: ['Disenchant', 'Howl', 'Howl'] } },
      bases: [at('Meadow', 'A Archmage with B Curse of Imprisonment'), at('Moor')],
      steps: [extras(), A.plays('Disenchant'), extras('Archmage'), A.plays('Howl'), refused(A.plays('Howl'))],
    }));

  it('begins when a player who suppressed it leaves the game (WIN-3)', () =>
    play({
      seats: { A: { hand: ['Howl', 'Howl', 'Howl'] }, B: {}, C: {} },
      bases: [at('Meadow', 'A Archmage with B Curse of Imprisonment'), at('Moor')],
      steps: [
        extras(),
        { by: 'B', concede: true },
        A.plays('Howl'),
        A.plays('Howl'),
        refused(A.plays('Howl')),
        A.ends(),
        now({ turn: 'C' }),
      ],
    }));

  it('stays usable for the turn when its card is destroyed, cancelled or given away, and lapses with the phase', () =>
    play({
      cards,
      seats: { A: { hand: ['Raze', 'Gift', 'Filler', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Steward', 'A Steward'), at('Moor')],
      steps: [
        extras('Steward', 'Steward'),
        A.plays('Raze'),
        A.answers('Steward#1'),
        A.plays('Gift'),
        now(at('Meadow', 'B Steward')),
        A.plays('Filler', 'Moor'),
        A.plays('Filler', 'Moor'),
        extras('Gift'),
        A.plays('Filler', 'Moor'),
        refused(A.plays('Filler', 'Moor')),
        A.ends(),
        extras(),
        B.ends(),
        extras(),
      ],
    }));

  it('counts once for each of two cards, and once for a card that leaves and returns', () =>
    play({
      cards,
      seats: { A: { hand: ['Gift', 'Claim', 'Filler', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Steward'), at('Moor', 'A Steward')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.plays('Gift'),
        A.answers('Steward#1'),
        A.plays('Claim'),
        A.answers('Steward#1'),
        A.plays('Filler', 'Moor'),
        A.plays('Filler', 'Moor'),
        refused(A.plays('Filler', 'Moor')),
      ],
    }));

  const snatch = minionCard(
    'Snatcher',
    1,
    'Special: After another player plays a minion, before its ability, you may take control of it.',
    special(
      'playing',
      { may: true, when: (q, me, played) => played.seat !== me.seat && q.isMinion(played.card) },
      function* (me) {
        yield* act(ops.control(me.args.card, me.seat));
      },
    ),
  );
  it('is not given to the player of a card that another took over before its Ongoing began (RES-1)', () =>
    play({
      cards: [...cards, snatch],
      seats: { A: { hand: ['Steward', 'Filler'] } },
      bases: [at('Meadow', 'B Snatcher'), at('Moor')],
      steps: [
        A.plays('Steward', 'Meadow'),
        B.answers('Snatcher'),
        now({ cards: { Steward: { controller: 'B' } } }),
        extras(),
        refused(A.plays('Filler', 'Moor')),
      ],
    }));
});

describe('a standing permission bound to its place (EXT-5)', () => {
  it('is unusable while the base is ignored, and comes back afterwards', () =>
    play({
      seats: { A: { hand: ['Jammed Signal', 'Archmage', 'Disenchant', 'Filler', 'Filler'] } },
      bases: [at('Secret Grove'), at('Moor')],
      steps: [
        extras('Secret Grove'),
        A.plays('Jammed Signal', 'Secret Grove'),
        extras(),
        A.plays('Archmage', 'Moor'),
        refused(A.plays('Filler', 'Secret Grove')),
        A.plays('Disenchant'),
        extras('Secret Grove'),
        A.plays('Filler', 'Secret Grove'),
        refused(A.plays('Filler', 'Secret Grove')),
      ],
    }));

  it('once used, does not come back with the ability', () =>
    play({
      seats: { A: { hand: ['Filler', 'Jammed Signal', 'Archmage', 'Disenchant', 'Filler'] } },
      bases: [at('Secret Grove'), at('Moor')],
      steps: [
        A.plays('Filler', 'Secret Grove'),
        A.plays('Archmage', 'Moor'),
        A.plays('Jammed Signal', 'Secret Grove'),
        A.plays('Disenchant'),
        extras(),
      ],
    }));

  it('follows its unused card to another base and does not stay behind', () =>
    play({
      cards,
      seats: { A: { hand: ['Carry', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Harbor'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Filler', 'Marsh'),
        A.plays('Carry'),
        A.answers('Moor'),
        refused(A.plays('Filler', 'Meadow')),
        A.plays('Filler', 'Moor'),
        refused(A.plays('Filler', 'Moor')),
      ],
    }));

  it('goes with its unused card, while another card of the name keeps its own', () =>
    play({
      cards,
      seats: { A: { hand: ['Raze', 'Raze', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Harbor', 'A Harbor'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.plays('Filler', 'Meadow'),
        extras('Harbor'),
        A.plays('Raze'),
        A.answers('Harbor#2'),
        extras('Raze'),
        refused(A.plays('Filler', 'Meadow')),
      ],
    }));

  it('stays with cards on a base that another one replaces', () =>
    play({
      cards,
      seats: { A: { hand: ['Relay', 'Filler', 'Filler'] } },
      baseDeck: ['Marsh'],
      bases: [at('Meadow', 'A Harbor'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.plays('Relay'),
        A.answers('Meadow'),
        A.plays('Filler', 'Marsh'),
        now(at('Marsh', 'A Harbor', 'A Filler')),
      ],
    }));

  it('comes and goes with a base mid-turn, and is new when the base comes back (IO-1)', () =>
    play({
      cards,
      seats: { A: { hand: ['Trade', 'Trade', 'Trade', 'Filler', 'Filler', 'Filler'] } },
      baseDeck: ['Wharf'],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.plays('Trade'),
        A.answers('Meadow'),
        A.plays('Filler', 'Wharf'),
        refused(A.plays('Filler', 'Wharf')),
        A.plays('Trade'),
        A.answers('Wharf'),
        refused(A.plays('Filler', 'Meadow')),
        A.plays('Trade'),
        A.answers('Meadow'),
        A.plays('Filler', 'Wharf'),
      ],
    }));

  it('accepts matching cards and lists its card and place among the ways to play (EXT-4)', () =>
    play({
      cards,
      seats: { A: { hand: ['Invader', 'Filler'] } },
      bases: [at('Meadow', 'A Harbor'), at('Moor')],
      steps: [
        ({ state }) => {
          const q = queryOf(state);
          const ways = state.asks[0]!.options.filter((o) => o.verb === 'play' && o.at === q.bases()[0]);
          expect(ways.map((o) => [q.name(o.card), o.via])).toEqual([
            ['Invader', -1],
            ['Filler', 0],
            ['Filler', -1],
          ]);
        },
        A.plays('Filler', 'Meadow'),
        now({ plays: { A: { minions: 1 } } }),
        A.plays('Invader', 'Meadow'),
      ],
    }));

  it('does not apply to other players, other turns or other phases', () =>
    play({
      cards,
      seats: { A: { hand: ['Filler', 'Filler', 'Filler'] }, B: { hand: ['Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Harbor'), at('Moor')],
      steps: [
        A.ends(),
        extras(),
        B.plays('Filler', 'Moor'),
        refused(B.plays('Filler', 'Meadow')),
        B.ends(),
        extras('Harbor'),
      ],
    }));
});
