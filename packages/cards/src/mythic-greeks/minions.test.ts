/* Long because each card is tried against many others. */
import { apply, view } from '@smash/engine';
import {
  act,
  after,
  afterYouPlayHere,
  extraAction,
  look,
  onPlay,
  ops,
  special,
  thisBaseScores,
} from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { charm, smite } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

const idle = actionCard('Idle', 'standard', 'No effect.');
const again = actionCard(
  'Again',
  'standard',
  'Play an extra action.',
  onPlay(function* (me) {
    yield* extraAction(me.seat);
  }),
);
const mute = actionCard(
  'Mute',
  'standard',
  'Cancel the abilities of every minion this turn. Play an extra action.',
  onPlay(function* (me) {
    const minions = yield* look((q) => q.minions());
    const turn = yield* look((q) => q.s.turn);
    yield* act(...minions.map((ix) => ops.cancel(ix, { t: 'turnEnd', turn })));
    yield* extraAction(me.seat);
  }),
);
const inn = baseCard(
  'Inn',
  'After you play a minion here, gain 1 VP.',
  afterYouPlayHere({}, function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
);
const tackle = actionCard(
  'Tackle',
  'standard',
  "Play an extra action on another player's minion.",
  onPlay(function* (me) {
    yield* extraAction(me.seat, { onto: 'anothersMinion' });
  }),
);
const narrow = actionCard(
  'Narrow Way',
  'standard',
  'Play an extra action on the first base.',
  onPlay(function* (me) {
    yield* extraAction(me.seat, { base: (yield* look((q) => q.bases()))[0]! });
  }),
);
const ban = actionCard(
  'Ban',
  'standard',
  'Other players cannot play actions during their next turns.',
  onPlay(function* (me) {
    const [seat, after] = yield* look((q) => [q.otherPlayers(me.seat)[0]!, q.s.turn]);
    yield* act(ops.banActions(seat!, { t: 'turnOf', seat: seat!, after: after! }));
  }),
);
const watcher = minionCard(
  'Watcher',
  1,
  'Ongoing: After a Special of the hand is used, gain 1 VP.',
  after('useSpecial', {}, function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
);
const early = minionCard(
  'Early',
  1,
  'Special: Before this base scores, play an extra action here.',
  special('beforeScore', { may: true, limit: 'turn', when: thisBaseScores }, function* (me) {
    yield* extraAction(me.seat, { base: yield* look((q) => q.base(me.self)) });
  }),
);
type Check = Extract<Parameters<typeof play>[0]['steps'][number], (...args: never[]) => unknown>;
const cards = [idle, again, mute, smite, charm];
const hand = (...list: string[]) => ({ A: { hand: list }, B: {} });
const powers = (all: Record<string, number>) => ({
  cards: Object.fromEntries(Object.entries(all).map(([card, power]) => [card, { power }])),
});

describe('Odysseus: Ongoing: Place a +1 power counter on one of your minions after each action you play.', () => {
  it('odysseus/1 after every action, on a minion of yours anywhere', () =>
    play({
      cards,
      seats: hand('Again', 'Idle'),
      bases: [at('Meadow', 'A Odysseus', 'B Walker'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Again'),
        offered('A', ['Odysseus', 'Filler'], ['Walker', 'no']),
        A.answers('Filler'),
        A.plays('Idle'),
        offered('A', ['Odysseus', 'Filler'], ['Walker', 'no']),
        A.answers('Filler'),
        now({ asked: null, cards: { Filler: { counters: 2 }, Odysseus: { counters: 0 } } }),
      ],
    }));

  it("not after another player's action, nor after a minion", () =>
    play({
      cards,
      seats: { A: { hand: ['Idle', 'Filler'] }, B: {} },
      bases: [at('Meadow', 'B Odysseus')],
      steps: [A.plays('Filler', 'Meadow'), A.plays('Idle'), now({ asked: null, cards: { Odysseus: { counters: 0 } } })],
    }));

  it('whoever has taken control of it gets it; not for the action that brought it (RES-4)', () =>
    play({
      cards,
      seats: hand('Again', 'Take Over', 'Idle'),
      bases: [at('Meadow', 'B Odysseus')],
      steps: [
        A.plays('Again'),
        A.plays('Take Over'),
        now({ asked: null, cards: { Odysseus: { counters: 0, controller: 'A' } } }),
      ],
    }));

  it('a minion that the action has destroyed gets none; with none left nothing is asked', () =>
    play({
      cards,
      seats: hand('Smite'),
      bases: [at('Meadow', 'A Odysseus'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Smite'),
        A.answers('Odysseus'),
        now({ asked: null, cards: { Walker: { counters: 0 } }, discard: { A: ['Smite', 'Odysseus'] } }),
      ],
    }));
});

describe('Heracles: Ongoing: After any player plays an action, this minion gains +1 power this turn.', () => {
  it('heracles/1 after every action, until the end of the turn', () =>
    play({
      cards,
      seats: hand('Again', 'Idle'),
      bases: [at('Meadow', 'A Heracles', 'A Filler')],
      steps: [
        A.plays('Again'),
        now(powers({ Heracles: 5, Filler: 1 })),
        A.plays('Idle'),
        now({ asked: null }, powers({ Heracles: 6, Filler: 1 })),
        A.ends(),
        now({ turn: 'B' }, powers({ Heracles: 4 })),
      ],
    }));

  it("heracles/2 after its controller's actions and after everybody else's; not after a minion", () =>
    play({
      cards,
      seats: hand('Idle', 'Filler'),
      bases: [at('Meadow', 'A Heracles', 'B Heracles')],
      steps: [
        A.plays('Filler', 'Meadow'),
        now(powers({ 'Heracles/A': 4, 'Heracles/B': 4 })),
        A.plays('Idle'),
        A.answers('?Heracles/A'),
        now(powers({ 'Heracles/A': 5, 'Heracles/B': 5 })),
      ],
    }));
});

describe('Jason: Ongoing: After you play your first action in a turn, you may choose a base and give each of your minions there +1 power this turn.', () => {
  const bases = [
    at('Meadow', 'A Jason', 'B Walker'),
    at('Moor', 'A Filler', 'B Filler', 'A Invader'),
    at('Marsh', 'B Collector'),
  ];

  it('one of the bases where you have minions, for all of yours there, this turn', () =>
    play({
      cards,
      seats: hand('Idle'),
      bases,
      steps: [
        A.plays('Idle'),
        A.answers('Jason'),
        offered('A', ['Meadow', 'Moor'], ['Marsh']),
        A.answers('Moor'),
        now({ asked: null }, powers({ 'Filler/A': 2, Invader: 4, 'Filler/B': 1, Jason: 4, Walker: 2 })),
        A.ends(),
        now({ turn: 'B' }, powers({ 'Filler/A': 1, Invader: 3 })),
      ],
    }));

  it('you may decline; a second action gives nothing more', () =>
    play({
      cards,
      seats: hand('Again', 'Idle'),
      bases,
      steps: [
        A.plays('Again'),
        offered('A', ['Jason', 'pass']),
        A.answers('pass'),
        A.plays('Idle'),
        now({ asked: null }, powers({ Jason: 4, Invader: 3 })),
      ],
    }));

  it("not after another player's first action", () =>
    play({
      cards,
      seats: { A: { hand: ['Idle'] }, B: {} },
      bases: [at('Meadow', 'B Jason')],
      steps: [A.plays('Idle'), now({ asked: null }, powers({ Jason: 4 }))],
    }));

  it('jason/1 minions played later get nothing (CALC-2)', () =>
    play({
      cards,
      seats: hand('Idle', 'Filler'),
      bases: [at('Meadow', 'A Jason')],
      steps: [
        A.plays('Idle'),
        A.answers('Jason'),
        A.plays('Filler', 'Meadow'),
        now({ asked: null }, powers({ Jason: 5, Filler: 1 })),
      ],
    }));

  it('jason/2 nothing in a turn in which you played an action before him', () =>
    play({
      cards,
      seats: hand('Again', 'Jason', 'Idle'),
      bases: [at('Meadow')],
      steps: [
        A.plays('Again'),
        A.plays('Jason', 'Meadow'),
        A.plays('Idle'),
        now({ asked: null }, powers({ Jason: 4 })),
      ],
    }));

  it('jason/3 cancelling his ability later takes nothing back (TERM-4)', () =>
    play({
      cards,
      seats: hand('Again', 'Mute', 'Idle'),
      bases: [at('Meadow', 'A Jason', 'A Filler')],
      steps: [
        A.plays('Again'),
        A.answers('Jason'),
        A.plays('Mute'),
        now({ asked: null }, powers({ Jason: 5, Filler: 2 })),
      ],
    }));
});

describe('Spartan: Ongoing: After you play your first action in a turn, you may place a +1 power counter on this minion.', () => {
  it('each of yours may get one, after the first action only', () =>
    play({
      cards,
      seats: hand('Again', 'Idle'),
      bases: [at('Meadow', 'A Spartan', 'A Spartan'), at('Moor', 'B Spartan')],
      steps: [
        A.plays('Again'),
        A.answers('Spartan#1'),
        A.answers('pass'),
        A.plays('Idle'),
        now({
          asked: null,
          cards: { 'Spartan#1': { counters: 1 }, 'Spartan#2': { counters: 0 }, 'Spartan/B': { counters: 0 } },
        }),
        A.ends(),
        now({ cards: { 'Spartan#1': { power: 4 } } }),
      ],
    }));

  it('spartan/1 nothing in a turn in which you played an action before it', () =>
    play({
      cards,
      seats: hand('Again', 'Spartan', 'Idle'),
      bases: [at('Meadow')],
      steps: [
        A.plays('Again'),
        A.plays('Spartan', 'Meadow'),
        A.plays('Idle'),
        now({ asked: null, cards: { Spartan: { counters: 0 } } }),
      ],
    }));

  it('an action that is stopped has been played (RES-6)', () =>
    play({
      cards,
      seats: { A: { hand: ['Idle'] }, B: { hand: ['Force of Wil'] } },
      bases: [at('Meadow', 'A Spartan')],
      steps: [
        A.plays('Idle'),
        B.answers('Force of Wil'),
        A.answers('Spartan'),
        now({ asked: null, cards: { Spartan: { counters: 1 } } }),
      ],
    }));
});

describe('Argonaut: Trigger every ability that would trigger from you playing an action. Special: Whenever you could play an action, you may play this card instead.', () => {
  it('argonaut/3 played as a minion it triggers Spartan, Jason, Heracles and the rest', () =>
    play({
      cards,
      seats: { A: { hand: ['Argonaut', 'Filler'] }, B: { hand: ['Probe'] } },
      bases: [at('Meadow', 'A Spartan', 'A Odysseus', 'B Heracles', 'B Jason', 'B Secret Agent')],
      steps: [
        A.plays('Argonaut', 'Meadow'),
        A.answers('?Odysseus', '?Odysseus', '?Secret Agent', '?Filler', '?Spartan'),
        now({
          asked: null,
          cards: { Spartan: { counters: 1 }, Odysseus: { counters: 1 }, Heracles: { power: 5 } },
          hand: { A: [], B: ['Probe'] },
          plays: { A: { minions: 0, actions: 1 } },
        }),
      ],
    }));

  it("another player's Argonaut triggers what waits for that player's actions", () =>
    play({
      cards,
      seats: hand('Argonaut'),
      bases: [at('Meadow', 'B Spartan', 'B Jacky Bill'), at('Moor', 'A Filler with B Feeling Lucky?')],
      steps: [
        A.plays('Argonaut', 'Meadow'),
        B.answers('Jacky Bill'),
        now(at('Moor'), { asked: null, cards: { Spartan: { counters: 0 }, 'Jacky Bill': { power: 6 } } }),
      ],
    }));

  it('a Special of the hand that waits for an action is one of them', () =>
    play({
      cards,
      seats: hand('Argonaut', 'Eh?'),
      bases: [at('Meadow', 'A Filler')],
      steps: [
        A.plays('Argonaut', 'Meadow'),
        A.answers('Eh?', 'Filler', 'no'),
        now({ asked: null, cards: { Filler: { power: 2 } }, discard: { A: ['Eh?'] } }),
      ],
    }));

  it('it triggers what needs conditions only if they are met: no first action after another', () =>
    play({
      cards,
      seats: hand('Idle', 'Argonaut'),
      bases: [at('Meadow', 'A Spartan')],
      steps: [
        A.plays('Idle'),
        A.answers('pass'),
        A.plays('Argonaut', 'Meadow'),
        now({ asked: null, cards: { Spartan: { counters: 0 } } }),
      ],
    }));

  it('it is no action: the first one after it is still the first', () =>
    play({
      cards,
      seats: { A: { hand: ['Argonaut', 'Flip Kick'], deck: ['Filler', 'Filler', 'Filler'] }, B: {} },
      bases: [at('Meadow', 'A Spartan')],
      steps: [
        A.plays('Argonaut', 'Meadow'),
        A.answers('Spartan'),
        A.plays('Flip Kick'),
        A.answers('Spartan'),
        now({ asked: null, cards: { Spartan: { counters: 2 } }, hand: { A: ['Filler'] } }),
      ],
    }));

  it('argonaut/2 argonaut/3 in place of the action it takes that play, and is a minion play all the same', () =>
    play({
      cards: [...cards, inn],
      seats: hand('Filler', 'Argonaut', 'Idle'),
      bases: [at('Inn', 'A Spartan'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.plays('Argonaut', 'Inn'),
        A.answers('Spartan'),
        now({
          asked: null,
          vp: { A: 1 },
          cards: { Spartan: { counters: 1 } },
          plays: { A: { minions: 0, actions: 0 } },
        }),
        refused(A.plays('Idle')),
      ],
    }));

  it('argonaut/2 with both plays left the player chooses which it takes; its minion play comes first', () => {
    const hints: Check = ({ state }) =>
      expect(view(state, 0).prompt?.options.map(({ label, hint }) => [label, hint])).toEqual([
        ['Play Argonaut on Meadow', 'Uses your regular play'],
        ['Play Argonaut on Meadow', 'Uses your regular action play'],
        ['End turn', undefined],
      ]);
    const takesAction: Check = ({ state }) => {
      const after = apply(state, { type: 'answer', seat: 0, prompt: state.asks[0]!.id, pick: [1] });
      if (!after.ok) throw new Error('refused');
      expect(after.state.seats[0]).toMatchObject({ minions: 1, actions: 0, extras: 0 });
    };
    play({
      cards,
      seats: hand('Argonaut'),
      bases: [at('Meadow')],
      steps: [hints, takesAction, A.plays('Argonaut', 'Meadow'), now({ plays: { A: { minions: 0, actions: 1 } } })],
    });
  });

  it('argonaut/1 in place of a generic extra action, one after another', () =>
    play({
      cards,
      seats: hand('Filler', 'Favor of Hermes', 'Argonaut', 'Argonaut', 'Argonaut'),
      bases: [at('Meadow')],
      steps: [
        A.plays('Filler', 'Meadow'),
        A.plays('Favor of Hermes'),
        A.plays('Argonaut#1', 'Meadow'),
        A.plays('Argonaut@hand', 'Meadow'),
        now(at('Meadow', 'A Filler', 'A Argonaut', 'A Argonaut'), { asked: null }),
        refused(A.plays('Argonaut@hand', 'Meadow')),
      ],
    }));

  it('argonaut/1 not in place of one certain card (Mass Enchantment, Mechanic)', () => {
    play({
      seats: { A: { hand: ['Filler', 'Mass Enchantment', 'Argonaut'] }, B: { deck: ['Probe', 'Filler'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Filler', 'Meadow'),
        A.plays('Mass Enchantment'),
        refused(A.plays('Argonaut', 'Meadow')),
        now({ hand: { A: ['Argonaut'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Mechanic', 'Argonaut', 'Favor of Ares'], discard: ['Infiltrate', 'Overgrowth'] }, B: {} },
      bases: [at('Meadow')],
      steps: [
        A.plays('Favor of Ares'),
        A.plays('Mechanic', 'Meadow'),
        offered('A', ['Infiltrate', 'Overgrowth'], ['Argonaut', 'no']),
        A.answers('Overgrowth'),
        refused(A.plays('Argonaut', 'Meadow')),
      ],
    });
  });

  it('argonaut/1 nor of an action played on a minion: one certain (Baboom), or any of another player', () => {
    play({
      cards,
      seats: hand('Filler', 'Idle', 'Argonaut'),
      bases: [at('Meadow', 'A Baboom')],
      steps: [A.plays('Filler', 'Meadow'), A.plays('Idle'), A.uses('Baboom'), refused(A.plays('Argonaut', 'Meadow'))],
    });
    play({
      cards: [...cards, tackle],
      seats: hand('Filler', 'Tackle', 'Argonaut'),
      bases: [at('Meadow', 'B Walker')],
      steps: [A.plays('Filler', 'Meadow'), A.plays('Tackle'), refused(A.plays('Argonaut', 'Meadow'))],
    });
  });

  it('in place of an extra action on one base it is played there (EXT-4)', () =>
    play({
      cards: [...cards, narrow],
      seats: hand('Filler', 'Narrow Way', 'Argonaut'),
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.plays('Narrow Way'),
        now({ cannot: [A.plays('Argonaut', 'Moor')] }),
        A.plays('Argonaut', 'Meadow'),
        now(at('Meadow', 'A Argonaut'), { asked: null }),
      ],
    }));

  it('not while its player cannot play actions, or with no play left', () => {
    const banned = { cards: [...cards, ban], seats: { A: { hand: ['Ban'] }, B: { hand: ['Filler', 'Argonaut'] } } };
    play({
      ...banned,
      bases: [at('Meadow')],
      steps: [A.plays('Ban'), A.ends(), B.plays('Filler', 'Meadow'), refused(B.plays('Argonaut', 'Meadow'))],
    });
    play({
      cards,
      seats: hand('Filler', 'Argonaut', 'Idle'),
      bases: [at('Meadow')],
      steps: [A.plays('Filler', 'Meadow'), A.plays('Idle'), refused(A.plays('Argonaut', 'Meadow'))],
    });
  });

  it('where minions cannot be played it cannot either; where actions cannot, it can', () =>
    play({
      cards,
      seats: hand('Filler', 'Argonaut'),
      bases: [at('Meadow', 'B Overrun'), at('The Dread Gazebo')],
      steps: [
        A.plays('Filler', 'The Dread Gazebo'),
        now({ cannot: [A.plays('Argonaut', 'Meadow')], can: [A.plays('Argonaut', 'The Dread Gazebo')] }),
      ],
    }));

  it('in place of an extra action that must be played immediately (EXT-3), as a Special', () =>
    play({
      cards: [...cards, watcher],
      seats: hand('Hidden Ninja', 'K.C. Smith', 'Argonaut', 'Argonaut', 'Idle'),
      bases: [at('Meadow', 'A Invader +9', 'A Spartan', 'A Watcher'), at('Moor')],
      steps: [
        A.ends(),
        A.plays('Hidden Ninja'),
        A.answers('K.C. Smith'),
        offered('A', ['Argonaut', 'Argonaut', 'Idle', 'no']),
        A.answers('Argonaut', 'Moor', 'pass'),
        now({ asked: null, turn: 'B', vp: { A: 5 }, hand: { A: ['Argonaut', 'Idle', 'Filler', 'Filler'] } }),
      ],
    }));

  it('offered only where the limit of that action and the bases let it go', () =>
    play({
      cards: [...cards, early],
      seats: { A: { hand: ['Argonaut', 'Idle'] }, B: {} },
      bases: [at('Meadow', 'A Early', 'A Invader +9'), at('Moor', 'B Overrun')],
      steps: [
        A.ends(),
        A.answers('Early'),
        offered('A', ['Argonaut', 'no'], ['Idle']),
        A.answers('Argonaut'),
        now({ turn: 'B', discard: { A: { has: ['Argonaut'] } } }),
      ],
    }));
});
