import { act, after, instead, look, at as moment, NOBODY, onPlay, ops, playNow } from '@smash/engine/script';
import { A, at, B, baseCard, minionCard, now, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Field of Honor: Each time a player destroys one or more minions here, that player gains 1 VP afterwards.', () => {
  it('one VP however many are destroyed together, whoever controlled them (RES-10)', () =>
    play({
      seats: { A: { hand: ['Powderkeg'] } },
      bases: [at('Field of Honor', 'A Archmage', 'B Walker', 'B Scout', 'C Walker', 'C Pirate King'), at('Moor')],
      steps: [
        A.plays('Powderkeg'),
        now(at('Field of Honor', 'C Pirate King'), { asked: null, vp: { A: 1, B: 0, C: 0 } }),
      ],
    }));

  it('each time: one for each card that destroys here; nothing for other bases or for actions', () =>
    play({
      seats: { A: { hand: ['Cannon', 'Cut Lass'] }, B: { hand: ['Disenchant', 'Cut Lass'] } },
      bases: [at('Field of Honor', 'B Walker', 'A Collector', 'A Overrun of B'), at('Moor', 'A Walker', 'B Collector')],
      steps: [
        A.plays('Cannon'),
        A.answers('Walker/B', 'Walker/A'),
        now({ vp: { A: 1, B: 0 } }),
        A.ends(),
        B.plays('Disenchant'),
        B.plays('Cut Lass', 'Moor'),
        B.answers('Collector/B'),
        now(at('Field of Honor', 'A Collector'), at('Moor', 'B Cut Lass'), { asked: null, vp: { A: 1, B: 0 } }),
      ],
    }));

  it('counts your own minion, too, and works in another player’s turn', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Way of Deception'] } },
      bases: [at('Field of Honor', 'A Cub Scout'), at('Moor', 'B Walker', 'B Pirate King')],
      steps: [
        B.plays('Way of Deception'),
        B.answers('Walker'),
        now(at('Field of Honor', 'A Cub Scout'), { asked: null, vp: { A: 1, B: 0 } }),
      ],
    }));

  it('the winner whom another base lets destroy gains it (TERM-2); what is discarded with a base is not destroyed (SCORE-9)', () =>
    play({
      seats: { A: { hand: ['Powderkeg'] } },
      bases: [at('Ninja Dojo', 'B Filler +17'), at('Field of Honor', 'A Walker', 'A Scout')],
      steps: [
        A.ends(),
        B.answers('Ninja Dojo', 'Walker'),
        now(at('Field of Honor', 'A Scout'), { turn: 'B', vp: { A: 0, B: 3 } }),
      ],
    }));

  it('nobody gains it for a minion that another base destroys (TERM-15)', () =>
    play({
      turn: 'B',
      cards: [
        baseCard(
          'Landslide',
          'At the start of each turn, destroy each minion at the first base.',
          moment('turnStart', {}, function* () {
            yield* act(...(yield* look((q) => q.minionsAt(q.bases()[0]!).slice())).map(ops.destroy));
          }),
        ),
        minionCard(
          'Mourner',
          1,
          'Ongoing: After a minion is destroyed, draw a card.',
          after('destroy', {}, function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { deck: ['Probe'] } },
      bases: [at('Field of Honor', 'A Walker'), at('Landslide', 'A Mourner')],
      steps: [
        B.ends(),
        // The two are not put in order: only one of them reacts.
        now(at('Field of Honor'), { turn: 'A', asked: null, vp: { A: 0, B: 0 }, hand: { A: ['Probe'] } }),
      ],
    }));

  it('a player who ignores the base gains nothing (TERM-13)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Field of Honor', 'B Walker', 'B Jammed Signal'), at('Moor')],
      steps: [A.plays('Seeing Stars'), now({ vp: { A: 0, B: 0 }, discard: { B: ['Walker'] } })],
    }));

  it('comes after the destruction, beside other reactions to it (RES-5)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'], deck: ['Probe'] }, B: { deck: ['Probe'], hand: [] } },
      bases: [at('Field of Honor', 'B Gremlin'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Gremlin'),
        now(at('Field of Honor'), { asked: null, vp: { A: 1 }, hand: { A: [], B: ['Probe'] } }),
      ],
    }));

  it('field-of-honor/1 a minion that goes to a hand instead was not destroyed (RES-7)', () =>
    play({
      cards: [
        minionCard(
          'Escapee',
          1,
          'If this minion would be destroyed, return it to your hand instead.',
          instead({ of: 'destroy', when: (_q, me, op) => op.card === me.self }, function* (me) {
            yield* act(ops.returnToHand(me.self));
            return true;
          }),
        ),
      ],
      seats: { A: { hand: ['Cannon', 'Cut Lass'] } },
      bases: [at('Field of Honor', 'B Escapee', 'B Warbot', 'B Walker with B Smoke Bomb'), at('Moor')],
      steps: [
        A.plays('Cannon'),
        A.answers('Escapee', 'Walker'),
        now(at('Field of Honor', 'B Warbot', 'B Walker with B Smoke Bomb'), {
          asked: null,
          vp: { A: 0, B: 0 },
          hand: { B: ['Escapee'] },
        }),
        A.plays('Cut Lass', 'Field of Honor'),
        A.answers('Walker'),
        now({ asked: null, vp: { A: 1, B: 0 } }),
      ],
    }));

  describe('a minion that destroys itself at the start of the turn to play another of its kind here', () => {
    const seedling = (waits: boolean) =>
      minionCard(
        'Seedling',
        1,
        'Ongoing: At the start of your turn destroy this minion and play another Seedling here.',
        moment(
          'turnStart',
          { when: (q, me) => q.s.current === me.seat && (!waits || q.card(me.self).since < q.s.turn) },
          function* (me) {
            const { base, next } = yield* look((q) => ({ base: q.base(me.self), next: q.hand(me.seat)[0] ?? NOBODY }));
            yield* act(ops.destroy(me.self));
            if (next !== NOBODY) yield* playNow({ card: next, at: base, seat: me.seat });
          },
        ),
      );
    const plot = {
      turn: 'B' as const,
      seats: { A: { hand: ['Seedling', 'Seedling'] } },
      bases: [at('Field of Honor', 'A Seedling'), at('Moor')],
    };

    it('field-of-honor/2 earns once a turn if those that come have to wait for the next turn', () =>
      play({
        ...plot,
        cards: [seedling(true)],
        steps: [
          B.ends(),
          now(at('Field of Honor', 'A Seedling'), { turn: 'A', asked: null, vp: { A: 1 }, hand: { A: ['Seedling'] } }),
        ],
      }));

    it('field-of-honor/2 and each time if they do not: the base itself has no limit (TURN-3)', () =>
      play({
        ...plot,
        cards: [seedling(false)],
        steps: [B.ends(), now(at('Field of Honor'), { turn: 'A', asked: null, vp: { A: 3 }, hand: { A: [] } })],
      }));
  });

  it("field-of-honor/3 the controller of the card that says 'destroy' gains it: High Ground's, not the mover's (TERM-2)", () =>
    play({
      seats: { A: { hand: ['Shanghai'] } },
      bases: [at('Field of Honor', 'C High Ground', 'C Filler'), at('Moor', 'B Pirate King')],
      steps: [
        A.plays('Shanghai'),
        A.answers('Pirate King', '?Field of Honor'),
        now(at('Field of Honor', 'C High Ground', 'C Filler'), { asked: null, vp: { A: 0, B: 0, C: 1 } }),
      ],
    }));

  it('field-of-honor/3 a minion that destroys itself pays its controller', () =>
    play({
      cards: [
        minionCard(
          'Martyr',
          1,
          'Destroy this minion.',
          onPlay(function* (me) {
            yield* act(ops.destroy(me.self));
          }),
        ),
      ],
      seats: { A: { hand: ['Martyr'] } },
      bases: [at('Field of Honor', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Martyr', 'Field of Honor'),
        now(at('Field of Honor', 'B Walker'), { asked: null, vp: { A: 1, B: 0 }, discard: { A: ['Martyr'] } }),
      ],
    }));

  it('field-of-honor/3 for Bear Hug each player who destroys a minion here', () =>
    play({
      seats: { A: { hand: ['Bear Hug'] } },
      bases: [at('Field of Honor', 'A Filler', 'B Walker', 'D Scout'), at('Moor', 'C Walker', 'D Invader +1')],
      steps: [
        A.plays('Bear Hug'),
        now(at('Field of Honor', 'A Filler'), { asked: null, vp: { A: 0, B: 1, C: 0, D: 1 } }),
      ],
    }));
});

describe("Tsar's Palace: No minion with power 2 or less can be played here.", () => {
  it('power 3 can be played, power 2 cannot, by any player; elsewhere all can (CONF-1)', () =>
    play({
      seats: { A: { hand: ['Walker', 'Invader', 'Zapbot'] }, B: { hand: ['Filler', 'Scout'] } },
      bases: [at("Tsar's Palace"), at('Moor')],
      steps: [
        now({
          can: [A.plays('Invader', "Tsar's Palace"), A.plays('Walker', 'Moor')],
          cannot: [A.plays('Walker', "Tsar's Palace"), A.plays('Zapbot', "Tsar's Palace")],
        }),
        A.plays('Invader', "Tsar's Palace"),
        A.ends(),
        now({ can: [B.plays('Scout', "Tsar's Palace")], cannot: [B.plays('Filler', "Tsar's Palace")] }),
      ],
    }));

  it('an extra minion cannot come here either, from hand or discard pile (EXT-4); actions can be played', () =>
    play({
      seats: { A: { hand: ['Overrun', 'Zombie Lord'], discard: ['Walker'] } },
      bases: [at("Tsar's Palace"), at('Moor', 'A Filler')],
      steps: [
        A.plays('Zombie Lord', 'Moor'),
        now({ asked: null, discard: { A: ['Walker'] } }),
        A.plays('Overrun', "Tsar's Palace"),
        now(at("Tsar's Palace", 'A Overrun'), { asked: null }),
      ],
    }));

  it('minions already here stay, and one who ignores the base is not bound (TERM-13)', () =>
    play({
      seats: { A: { hand: ['Walker'] }, B: { hand: ['Walker'] } },
      bases: [at("Tsar's Palace", 'B Filler', 'A Infiltrate'), at('Moor')],
      steps: [
        A.plays('Walker', "Tsar's Palace"),
        A.answers('?discard', '?no'),
        now(at("Tsar's Palace", 'B Filler', 'A Walker', 'A Infiltrate')),
        A.ends(),
        now({ cannot: [B.plays('Walker', "Tsar's Palace")] }),
      ],
    }));

  it('tsars-palace/1 the power outside play counts: a War Raptor is 2 (TERM-9)', () =>
    play({
      seats: { A: { hand: ['War Raptor', 'Howl'] } },
      bases: [at("Tsar's Palace", 'A War Raptor', 'A War Raptor'), at('The Central Brain')],
      steps: [
        A.plays('Howl'),
        now({
          cards: { "War Raptor@Tsar's Palace#1": { power: 5 } },
          can: [A.plays('War Raptor', 'The Central Brain')],
          cannot: [A.plays('War Raptor', "Tsar's Palace")],
        }),
      ],
    }));

  it('tsars-palace/2 they can be moved here (TERM-1)', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [at("Tsar's Palace"), at('Moor', 'A Filler')],
      steps: [A.plays('Way of Deception'), now(at("Tsar's Palace", 'A Filler'), { asked: null })],
    }));
});
