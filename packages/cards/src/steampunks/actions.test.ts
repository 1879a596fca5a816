import { controlsHost } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const sealed = baseCard('Sealed', 'No action can be played on this base.', {
  kind: 'restrict',
  forbids: (_q, me, { at, as }) => at === me.self && as === 'action',
});

describe('Change of Venue: Choose one of your actions on a base or a minion and place it in your hand. Play it again as an extra action.', () => {
  it('offers your actions on bases and minions, no others, and puts the chosen one anywhere it may go (PLAY-3, EXT-3)', () =>
    play({
      cards: [sealed],
      seats: { A: { hand: ['Change of Venue', 'Overrun'] } },
      bases: [
        at('Meadow', 'A Difference Engine', 'B Walker with A Upgrade', 'B Zeppelin'),
        at('Moor', 'A Walker with B Poison'),
        at('Sealed'),
      ],
      steps: [
        A.plays('Change of Venue'),
        offered('A', ['Difference Engine', 'Upgrade'], ['Zeppelin', 'Poison', 'Overrun', 'no']),
        A.answers('Difference Engine'),
        offered('A', ['Meadow', 'Moor'], ['Sealed', 'no']),
        A.answers('Moor'),
        now(
          at('Meadow', 'B Walker with A Upgrade', 'B Zeppelin'),
          at('Moor', 'A Walker with B Poison', 'A Difference Engine'),
          {
            asked: null,
            hand: { A: ['Overrun'] },
            discard: { A: ['Change of Venue'] },
            plays: { A: { minions: 1, actions: 0 } },
            cannot: [A.plays('Overrun', 'Meadow')],
          },
        ),
      ],
    }));

  it('an action on a minion goes on any legal minion; its text works again when it is played (ABL-2)', () =>
    play({
      seats: { A: { hand: ['Change of Venue'] } },
      bases: [at('Meadow', 'A Scout with A Poison'), at('Moor', 'B King Rex with B Upgrade')],
      steps: [
        A.plays('Change of Venue'),
        offered('A', ['Scout', 'King Rex']),
        A.answers('King Rex'),
        offered('A', ['Upgrade', 'done'], ['Poison']),
        A.answers('Upgrade', 'done'),
        now(at('Meadow', 'A Scout'), at('Moor', 'B King Rex with A Poison'), {
          asked: null,
          cards: { Scout: { power: 3 }, 'King Rex': { power: 3 } },
          discard: { B: ['Upgrade'] },
        }),
      ],
    }));

  it('a single one must be taken, and may go back where it was; without any nothing happens (RES-11, PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Change of Venue'], deck }, B: { hand: ['Change of Venue'], deck } },
      bases: [at('Meadow', 'A Overrun', 'A Walker')],
      steps: [
        A.plays('Change of Venue'),
        now(at('Meadow', 'A Overrun', 'A Walker'), { asked: null, discard: { A: ['Change of Venue'] } }),
        A.ends(),
        B.plays('Change of Venue'),
        now(at('Meadow', 'A Overrun', 'A Walker'), { asked: null, discard: { B: ['Change of Venue'] } }),
      ],
    }));

  it('one of another player that you control goes to its owner, and you do not play it (TERM-5)', () =>
    play({
      seats: { A: { hand: ['Change of Venue'] }, B: { hand: [] } },
      bases: [at('Meadow', 'A Zeppelin of B'), at('Moor', 'B Zeppelin of A')],
      steps: [
        A.plays('Change of Venue'),
        now(at('Meadow'), at('Moor', 'B Zeppelin'), { asked: null, hand: { A: [], B: ['Zeppelin'] } }),
      ],
    }));

  it('if it cannot be played anywhere it is discarded (PLAY-4)', () =>
    play({
      cards: [sealed],
      seats: { A: { hand: ['Change of Venue'] } },
      bases: [at('Sealed', 'A Zeppelin')],
      steps: [
        A.plays('Change of Venue'),
        now(at('Sealed'), { asked: null, hand: { A: [] }, discard: { A: ['Zeppelin', 'Change of Venue'] } }),
      ],
    }));

  it('its target no longer being yours, an action on it leaves anyway (ATT-4)', () =>
    play({
      cards: [actionCard('Leash', 'minion', 'Put this on a minion. Ongoing: You control it.', controlsHost())],
      seats: { A: { hand: ['Change of Venue'] } },
      bases: [at('Meadow', 'B Walker with A Leash', 'B Scout')],
      steps: [
        A.plays('Change of Venue'),
        A.answers('Scout'),
        now(at('Meadow', 'B Walker', 'A Scout with A Leash'), { asked: null }),
      ],
    }));

  it('change-of-venue/1 it is a new card: its talent can be used again this turn (ABL-5, IO-1)', () =>
    play({
      seats: { A: { hand: ['Change of Venue'] } },
      bases: [at('Meadow', 'A Zeppelin'), at('Moor', 'A Walker', 'A Scout')],
      steps: [
        A.uses('Zeppelin'),
        A.answers('Walker'),
        refused(A.uses('Zeppelin')),
        A.plays('Change of Venue'),
        A.answers('Meadow'),
        A.uses('Zeppelin'),
        A.answers('Scout'),
        now(at('Meadow', 'A Walker', 'A Scout', 'A Zeppelin'), at('Moor'), { asked: null }),
      ],
    }));

  it('change-of-venue/1 so can what it gives on your turn: another extra minion, there (ABL-6)', () =>
    play({
      seats: { A: { hand: ['Change of Venue', 'Scout', 'Filler', 'Invader', 'Collector'] } },
      bases: [at('Meadow', 'A Enshrouding Mist'), at('Moor')],
      steps: [
        A.plays('Scout', 'Meadow'),
        A.plays('Invader', 'Moor'),
        now({ cannot: [A.plays('Filler', 'Meadow'), A.plays('Filler', 'Moor')] }),
        A.plays('Change of Venue'),
        A.answers('Moor'),
        now({ cannot: [A.plays('Filler', 'Meadow')] }),
        A.plays('Filler', 'Moor'),
        now(at('Meadow', 'A Scout'), at('Moor', 'A Invader', 'A Filler', 'A Enshrouding Mist'), {
          asked: null,
          cannot: [A.plays('Collector', 'Meadow'), A.plays('Collector', 'Moor')],
        }),
      ],
    }));

  it('change-of-venue/2 is no transfer: what forbids playing there stops it, and it passes through the hand (TERM-1)', () =>
    play({
      seats: { A: { hand: ['Change of Venue'] } },
      bases: [at('Meadow', 'A Zeppelin'), at('Moor', 'B Ornate Dome'), at('Marsh'), at('Fen')],
      steps: [
        A.plays('Change of Venue'),
        offered('A', ['Meadow', 'Marsh', 'Fen'], ['Moor']),
        now(at('Meadow'), { hand: { A: ['Zeppelin'] } }),
        A.answers('Fen'),
        now(at('Fen', 'A Zeppelin'), { asked: null, hand: { A: [] } }),
      ],
    }));
});

describe('Scrap Diving: Choose an action in your discard pile and place it in your hand.', () => {
  it('offers the actions of your own pile, of every kind, and not itself; it must be one (RES-11, PLAY-2)', () =>
    play({
      seats: {
        A: { hand: ['Scrap Diving'], discard: ['Zeppelin', 'Upgrade', 'Probe', 'Hidden Ninja', 'Walker'] },
        B: { discard: ['Dinghy'] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Scrap Diving'),
        offered('A', ['Zeppelin', 'Upgrade', 'Probe', 'Hidden Ninja'], ['Walker', 'Dinghy', 'Scrap Diving', 'no']),
        A.answers('Hidden Ninja'),
        now({
          asked: null,
          hand: { A: ['Hidden Ninja'] },
          discard: { A: ['Zeppelin', 'Upgrade', 'Probe', 'Walker', 'Scrap Diving'], B: ['Dinghy'] },
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    }));

  it('a single one is taken without a question; without any nothing happens (RES-13)', () =>
    play({
      seats: { A: { hand: ['Scrap Diving', 'Scrap Diving'], discard: ['Probe', 'Walker'] } },
      bases: [at('Meadow', 'A Archmage')],
      steps: [
        A.plays('Scrap Diving'),
        now({ asked: null, hand: { A: ['Scrap Diving', 'Probe'] } }),
        A.plays('Scrap Diving'),
        now({ asked: null, hand: { A: ['Probe', 'Scrap Diving'] }, discard: { A: ['Walker', 'Scrap Diving'] } }),
      ],
    }));

  it('no action in the pile', () =>
    play({
      seats: { A: { hand: ['Scrap Diving'], discard: ['Walker'] }, B: { discard: ['Probe'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Scrap Diving'),
        now({ asked: null, hand: { A: [] }, discard: { A: ['Walker', 'Scrap Diving'], B: ['Probe'] } }),
      ],
    }));
});

describe('Ornate Dome: Put this on a base. Destroy every action of the other players on it. Ongoing: No other player can play actions on this base.', () => {
  it('destroys those of all other players on the base, each to its owner; yours and other bases stay (RES-10)', () =>
    play({
      seats: { A: { hand: ['Ornate Dome'] } },
      bases: [
        at('Meadow', 'B Overrun', 'C Zeppelin', 'A Difference Engine', 'A Zeppelin of B', 'B Infiltrate of A'),
        at('Moor', 'B Zeppelin'),
      ],
      steps: [
        A.plays('Ornate Dome', 'Meadow'),
        now(at('Meadow', 'A Ornate Dome', 'A Difference Engine', 'A Zeppelin'), at('Moor', 'B Zeppelin'), {
          asked: null,
          discard: { A: ['Infiltrate'], B: ['Overrun'], C: ['Zeppelin'] },
        }),
      ],
    }));

  it('then no other player plays actions there; its player does, and so do all on other bases (CONF-1)', () =>
    play({
      seats: { A: { hand: ['Ornate Dome', 'Zeppelin'] }, B: { hand: ['Overrun', 'Scout'], deck } },
      bases: [at('Meadow', 'A Archmage'), at('Moor')],
      steps: [
        A.plays('Ornate Dome', 'Meadow'),
        A.plays('Zeppelin', 'Meadow'),
        A.ends(),
        refused(B.plays('Overrun', 'Meadow')),
        B.plays('Scout', 'Meadow'),
        B.plays('Overrun', 'Moor'),
        now(at('Meadow', 'A Archmage', 'B Scout', 'A Ornate Dome', 'A Zeppelin'), at('Moor', 'B Overrun')),
      ],
    }));

  it('stops them in whatever way they would be played: an action from a discard pile (EXT-3)', () =>
    play({
      seats: { A: { deck }, B: { hand: ['Mechanic'], discard: ['Zeppelin'], deck } },
      bases: [at('Meadow', 'A Ornate Dome'), at('Moor', 'A Ornate Dome of C')],
      steps: [
        A.ends(),
        B.plays('Mechanic', 'Meadow'),
        now(at('Meadow', 'A Ornate Dome', 'B Mechanic'), { asked: null, discard: { B: ['Zeppelin'] } }),
      ],
    }));

  it('only while it is here: once destroyed the base is open again (ABL-3)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Disenchant', 'Overrun'] } },
      bases: [at('Meadow', 'A Ornate Dome', 'B Archmage')],
      steps: [
        now({ cannot: [B.plays('Overrun', 'Meadow')] }),
        B.plays('Disenchant'),
        B.plays('Overrun', 'Meadow'),
        now(at('Meadow', 'B Archmage', 'B Overrun'), { asked: null }),
      ],
    }));

  it('an action that cannot be destroyed stays (CAN-1)', () =>
    play({
      seats: { A: { hand: ['Ornate Dome'] } },
      bases: [at('Meadow', 'B Overrun', 'C Zeppelin'), at('Moor', 'B Steam Queen')],
      steps: [
        A.plays('Ornate Dome', 'Meadow'),
        now(at('Meadow', 'A Ornate Dome', 'B Overrun'), { asked: null, discard: { C: ['Zeppelin'] } }),
      ],
    }));

  it('ornate-dome/1 actions on minions here are neither destroyed nor forbidden (PLAY-3)', () =>
    play({
      seats: { A: { hand: ['Ornate Dome'], deck }, B: { hand: ['Poison'], deck } },
      bases: [at('Meadow', 'A Invader with B Poison', 'B Scout with B Upgrade')],
      steps: [
        A.plays('Ornate Dome', 'Meadow'),
        now(at('Meadow', 'A Ornate Dome', 'A Invader with B Poison', 'B Scout with B Upgrade'), { asked: null }),
        A.ends(),
        B.plays('Poison', 'Invader'),
        B.answers('done'),
        now(at('Meadow', 'A Ornate Dome', 'A Invader with B Poison, B Poison', 'B Scout with B Upgrade')),
      ],
    }));

  it('ornate-dome/2 nor are actions that only target the base, or a card there', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Rampage', 'Disenchant'] } },
      bases: [at('Meadow', 'A Ornate Dome', 'A Zeppelin', 'B Archmage')],
      steps: [
        B.plays('Rampage'),
        now({ asked: null, bases: { Meadow: { breakpoint: 6 } } }),
        B.plays('Disenchant'),
        B.answers('Zeppelin'),
        now(at('Meadow', 'A Ornate Dome', 'B Archmage'), { asked: null, discard: { A: ['Zeppelin'] } }),
      ],
    }));
});
