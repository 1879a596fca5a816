import { fromAnothersCard, look, NOBODY, onPlay, playNow, protect, unaffected } from '@smash/engine/script';
import { A, actionCard, at, B, C, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const rock = minionCard(
  'Rock',
  2,
  'Ongoing: This minion cannot be moved.',
  protect((_q, me, op) => op.verb === 'move' && op.card === me.self),
);
/** What it plays nobody controls, like a monster. */
const release = actionCard(
  'Release',
  'standard',
  'The first base plays the minion in your discard pile.',
  onPlay(function* (me) {
    const [card, base] = yield* look((q) => [q.discard(me.seat)[0]!, q.bases()[0]!]);
    yield* playNow({ card: card!, at: base!, seat: NOBODY });
  }),
);

describe('General Ivan: Ongoing: None of your minions can be destroyed.', () => {
  it('saves your minions on every base, himself too, from the cards of others; they may be chosen (RES-13)', () =>
    play({
      seats: { A: { hand: ['Cannon', 'Ninja Master'] } },
      bases: [at('Meadow', 'B General Ivan', 'B Scout'), at('Moor', 'B Walker', 'C Walker')],
      steps: [
        A.plays('Cannon'),
        offered('A', ['Walker/B', 'Walker/C', 'done']),
        A.answers('Walker/B', 'Walker/C'),
        now(at('Meadow', 'B General Ivan', 'B Scout'), at('Moor', 'B Walker'), { asked: null, discard: { B: [] } }),
        A.plays('Ninja Master', 'Meadow'),
        A.answers('General Ivan'),
        now(at('Meadow', 'B General Ivan', 'B Scout', 'A Ninja Master'), { asked: null, discard: { B: [], A: 1 } }),
      ],
    }));

  it('saves them from your own cards, and from bases (TERM-15)', () =>
    play({
      seats: { A: { hand: ['Powderkeg'] } },
      bases: [at('Ninja Dojo', 'B Filler +18'), at('Moor', 'A General Ivan', 'A Scout', 'B Scout')],
      steps: [
        A.plays('Powderkeg'),
        A.answers('General Ivan'),
        now(at('Moor', 'A General Ivan', 'A Scout'), { asked: null, discard: { A: ['Powderkeg'], B: ['Scout'] } }),
        A.ends(),
        B.answers('Ninja Dojo', 'Scout'),
        now(at('Moor', 'A General Ivan', 'A Scout'), { asked: null, turn: 'B' }),
      ],
    }));

  it('checks the minion’s controller, not its owner (TERM-5)', () =>
    play({
      seats: { A: { hand: ['Cannon'] } },
      bases: [at('Meadow', 'B General Ivan'), at('Moor', 'B Walker of A', 'A Collector of B')],
      steps: [
        A.plays('Cannon'),
        A.answers('Walker', 'Collector'),
        now(at('Moor', 'B Walker'), { asked: null, discard: { A: ['Cannon'], B: ['Collector'] } }),
      ],
    }));

  it('does not keep a minion from being returned or discarded with a base, nor an action from being destroyed (TERM-1)', () =>
    play({
      seats: { A: { hand: ['Beam Up', 'Disenchant'] }, B: { hand: ['Disenchant'] } },
      bases: [at('Meadow', 'A General Ivan +4', 'A Scout with A Upgrade'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Beam Up'),
        A.answers('Scout'),
        now(at('Meadow', 'A General Ivan'), { hand: { A: { has: ['Scout'] } } }),
        A.ends(),
        now({ turn: 'B', discard: { A: { has: ['General Ivan'] } } }),
      ],
    }));

  it('an action on a minion of his is destroyed', () =>
    play({
      seats: { A: { hand: ['Disenchant'] } },
      bases: [at('Meadow', 'B General Ivan with B Upgrade'), at('Moor')],
      steps: [A.plays('Disenchant'), now(at('Meadow', 'B General Ivan'), { asked: null, discard: { B: ['Upgrade'] } })],
    }));

  it('a minion that cannot be destroyed does not act instead of being destroyed (RES-7); without him it does', () =>
    play({
      seats: { A: { hand: ['Ninja Master', 'Crop Circles', 'Ninja Master', 'Summon'] } },
      bases: [at('Meadow', 'B Buccaneer'), at('Moor', 'B General Ivan'), at('Marsh')],
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Buccaneer'),
        now(at('Meadow', 'A Ninja Master', 'B Buccaneer'), { asked: null }),
        A.plays('Crop Circles'),
        A.answers('Moor'),
        now(at('Moor'), { hand: { B: ['General Ivan'] } }),
        A.ends(),
        B.ends(),
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Buccaneer', '?Buccaneer'),
        B.answers('Marsh'),
        now(at('Marsh', 'B Buccaneer'), { asked: null }),
      ],
    }));
});

describe('Polar Commando: Ongoing: While this is your only minion here, it has +2 power and cannot be destroyed.', () => {
  it('counts your minions here: not those of others, nor yours elsewhere (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Ninja Master', 'Ninja Master'] } },
      bases: [
        at('The Great Library', 'B Polar Commando', 'A Filler', 'C Filler'),
        at('Moor', 'B Polar Commando', 'B Filler'),
        at('Marsh', 'B Filler'),
      ],
      steps: [
        now({ cards: { 'Polar Commando@The Great Library': { power: 6 }, 'Polar Commando@Moor': { power: 4 } } }),
        A.plays('Ninja Master', 'The Great Library'),
        offered('A', ['Polar Commando', 'Filler/A', 'Filler/C', 'Ninja Master', 'no']),
        A.answers('Polar Commando'),
        now(at('The Great Library', 'B Polar Commando', 'A Filler', 'C Filler', 'A Ninja Master'), { asked: null }),
        A.ends(),
        B.ends(),
        C.ends(),
        A.plays('Ninja Master', 'Moor'),
        A.answers('Polar Commando'),
        now(at('Moor', 'B Filler', 'A Ninja Master'), { asked: null, discard: { B: ['Polar Commando'] } }),
      ],
    }));

  it('depends on who controls a minion; with two of them at one base neither is alone (TERM-5)', () =>
    play({
      bases: [
        at('Meadow', 'B Polar Commando', 'A Scout of B'),
        at('Moor', 'B Polar Commando +1', 'B Polar Commando'),
        at('Marsh', 'B Polar Commando', 'B Scout of A'),
      ],
      steps: [
        now({
          bases: { Meadow: { power: { B: 6 } }, Moor: { power: { B: 9 } }, Marsh: { power: { B: 7 } } },
        }),
      ],
    }));

  it('is alone as soon as the other has gone, and no longer when one comes', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'A Polar Commando', 'A Scout'), at('Moor', 'A Polar Commando')],
      steps: [
        now({ cards: { 'Polar Commando@Meadow': { power: 4 }, 'Polar Commando@Moor': { power: 6 } } }),
        A.plays('Way of Deception'),
        A.answers('Scout'),
        now({ cards: { 'Polar Commando@Meadow': { power: 6 }, 'Polar Commando@Moor': { power: 4 } } }),
      ],
    }));

  it('falls together with the minion beside it, since both are hit at one moment (RES-10)', () =>
    play({
      seats: { A: { hand: ['Powderkeg'] } },
      bases: [at('Meadow', 'A Archmage', 'B Polar Commando', 'B Scout', 'C Polar Commando'), at('Moor')],
      steps: [
        A.plays('Powderkeg'),
        now(at('Meadow', 'C Polar Commando'), {
          asked: null,
          discard: { A: ['Archmage', 'Powderkeg'], B: ['Polar Commando', 'Scout'] },
        }),
      ],
    }));

  it('not even its own player can destroy it; it may be moved and returned (TERM-1)', () =>
    play({
      seats: { A: { hand: ['Powderkeg'] }, B: { hand: ['Beam Up'] } },
      bases: [at('Meadow', 'A Polar Commando', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Powderkeg'),
        now(at('Meadow', 'A Polar Commando'), { asked: null, discard: { B: ['Scout'] } }),
        A.ends(),
        B.plays('Beam Up'),
        now(at('Meadow'), { hand: { A: { has: ['Polar Commando'] } } }),
      ],
    }));
});

describe("Bear Cavalry: Choose another player's minion here and move it to another base.", () => {
  it('any minion of another player here, with what is on it, to any other base (ATT-2)', () =>
    play({
      seats: { A: { hand: ['Bear Cavalry'] } },
      bases: [
        at('Meadow', 'A Scout', 'B Invader +1 with A Poison', 'C Walker', 'B Walker of A', 'A Collector of B'),
        at('Moor', 'B Scout'),
        at('Marsh'),
      ],
      steps: [
        A.plays('Bear Cavalry', 'Meadow'),
        offered('A', ['Invader', 'Walker/C', 'Walker/B'], ['Scout', 'Bear Cavalry', 'Collector', 'no']),
        A.answers('Invader'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(
          at('Meadow', 'A Scout', 'A Bear Cavalry', 'C Walker', 'B Walker', 'A Collector'),
          at('Moor', 'B Scout'),
          at('Marsh', 'B Invader with A Poison'),
          { asked: null, cards: { Invader: { counters: 1 } } },
        ),
      ],
    }));

  it('must move the only one, and asks nothing if there is none (RES-11, PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Bear Cavalry'] }, B: { hand: ['Bear Cavalry'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor', 'A Invader', 'B Filler')],
      steps: [
        A.plays('Bear Cavalry', 'Meadow'),
        now(at('Meadow', 'A Bear Cavalry'), at('Moor', 'A Invader', 'B Filler', 'B Walker'), { asked: null }),
        A.ends(),
        B.plays('Bear Cavalry', 'Meadow'),
        now(at('Meadow', 'B Bear Cavalry'), at('Moor', 'A Invader', 'B Filler', 'B Walker', 'A Bear Cavalry'), {
          asked: null,
        }),
      ],
    }));

  it('leaves a minion that nobody controls (MON-2), and does nothing when she is moved (ABL-2)', () =>
    play({
      cards: [release],
      seats: { A: { hand: ['Release', 'Bear Cavalry', 'Way of Deception'], discard: ['Collector'] } },
      bases: [at('Meadow'), at('Moor', 'B Scout')],
      steps: [
        A.plays('Release'),
        A.plays('Bear Cavalry', 'Meadow'),
        now({ asked: null, bases: { Meadow: { total: 3, monsters: ['Collector'] }, Moor: { total: 3 } } }),
        A.ends(),
        B.ends(),
        A.plays('Way of Deception'),
        now(at('Moor', 'B Scout', 'A Bear Cavalry'), {
          asked: null,
          bases: { Meadow: { total: 0, monsters: ['Collector'] } },
        }),
      ],
    }));

  it('bear-cavalry/1 one that cannot be moved may be chosen, and must be if it is the only one (RES-13)', () =>
    play({
      cards: [rock],
      seats: { A: { hand: ['Bear Cavalry'] }, B: { hand: ['Bear Cavalry'] } },
      bases: [at('Meadow', 'B Rock', 'B Walker'), at('Moor', 'A Rock')],
      steps: [
        A.plays('Bear Cavalry', 'Meadow'),
        offered('A', ['Rock', 'Walker'], ['no']),
        A.answers('Rock'),
        now(at('Meadow', 'B Rock', 'B Walker', 'A Bear Cavalry'), at('Moor', 'A Rock'), { asked: null }),
        A.ends(),
        B.plays('Bear Cavalry', 'Moor'),
        now(at('Moor', 'A Rock', 'B Bear Cavalry'), { asked: null }),
      ],
    }));

  it('bear-cavalry/1 one that is protected now and then is asked at that moment (CAN-1)', () =>
    play({
      cards: [
        minionCard(
          'Phantom',
          2,
          "Ongoing: While you have no card in hand, other players' cards do not affect this minion.",
          unaffected(fromAnothersCard, (q, me, ix) => ix === me.self && q.handSize(me.seat) === 0),
        ),
      ],
      seats: { A: { hand: ['Bear Cavalry', 'Bear Cavalry'] }, B: { hand: [], deck: [] }, C: { hand: ['Probe'] } },
      bases: [at('Meadow', 'B Phantom', 'C Phantom'), at('Moor')],
      steps: [
        A.plays('Bear Cavalry', 'Meadow'),
        offered('A', ['Phantom/B', 'Phantom/C']),
        A.answers('Phantom/B'),
        now(at('Meadow', 'B Phantom', 'C Phantom', 'A Bear Cavalry'), at('Moor'), { asked: null }),
        A.ends(),
        B.ends(),
        C.ends(),
        A.plays('Bear Cavalry', 'Meadow'),
        A.answers('Phantom/C'),
        now(at('Moor', 'C Phantom'), { asked: null }),
      ],
    }));

  it("bear-cavalry/2 a Cub Scout's destruction is not hers (TERM-3)", () =>
    play({
      seats: { A: { hand: ['Bear Cavalry'] } },
      bases: [at('Meadow', 'B Walker'), at('Field of Honor', 'C Cub Scout')],
      steps: [
        A.plays('Bear Cavalry', 'Meadow'),
        now(at('Field of Honor', 'C Cub Scout'), {
          asked: null,
          vp: { A: 0, B: 0, C: 1 },
          discard: { B: ['Walker'] },
        }),
      ],
    }));

  it('is a minion: what protects from actions does not stop her (TERM-15)', () =>
    play({
      seats: { A: { hand: ['Bear Cavalry', 'Shanghai'] } },
      bases: [at('Meadow', 'B Walker with B Smoke Bomb'), at('Moor')],
      steps: [
        A.plays('Shanghai'),
        now(at('Meadow', 'B Walker with B Smoke Bomb'), { asked: null }),
        A.plays('Bear Cavalry', 'Meadow'),
        now(at('Meadow', 'A Bear Cavalry'), at('Moor', 'B Walker with B Smoke Bomb'), { asked: null }),
      ],
    }));
});
