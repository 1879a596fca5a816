import { view } from '@smash/engine';
import { act, afterDiscarded, cannotPlay, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, logged, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe("Raiding Party: Reveal the top three cards of another player's deck. One of them that is an action, or a minion with power 4 or less, you may play as an extra card. Return the rest in any order.", () => {
  it('offers the actions and the minions of power 4 or less that can be played; the rest return in your order', () =>
    play({
      seats: {
        A: { hand: ['Raiding Party'] },
        B: { deck: ['Raider', 'Pharaoh', 'Howl', 'Walker'] },
        C: { deck: ['Scout'] },
      },
      bases: [at('Meadow', 'C Filler'), at('Moor')],
      steps: [
        A.plays('Raiding Party'),
        offered('A', ['B', 'C'], ['A', 'no']),
        A.answers('B'),
        offered('A', ['Raider', 'Howl', 'no'], ['Pharaoh', 'Walker']),
        now({ sees: { C: { has: ['Raider', 'Pharaoh', 'Howl'], lacks: ['Walker'] } } }),
        A.answers('Raider', 'Moor'),
        offered('A', ['Pharaoh', 'Howl']),
        A.answers('Howl', 'Pharaoh'),
        now(at('Moor', 'A Raider'), {
          asked: null,
          deck: { B: ['Howl', 'Pharaoh', 'Walker'] },
          plays: { A: { minions: 1, actions: 0 } },
          cards: { Raider: { controller: 'A', owner: 'B' } },
        }),
      ],
    }));

  it('may play none (RES-11)', () =>
    play({
      seats: { A: { hand: ['Raiding Party'] }, B: { deck: ['Raider', 'Pharaoh', 'Howl', 'Walker'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Raiding Party'),
        A.answers('no', 'Pharaoh', 'Howl', 'Raider'),
        now(at('Meadow'), { asked: null, deck: { B: ['Pharaoh', 'Howl', 'Raider', 'Walker'] } }),
      ],
    }));

  it('offers no card that has no place: an action without its target, a Special out of its time (PLAY-4, PLAY-6)', () =>
    play({
      seats: { A: { hand: ['Raiding Party'] }, B: { deck: ['Upgrade', 'Hidden Ninja', 'King Rex'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Raiding Party'),
        A.answers('King Rex', 'Upgrade', 'Hidden Ninja'),
        now({ asked: null, deck: { B: ['King Rex', 'Upgrade', 'Hidden Ninja'] }, discard: { B: [] } }),
      ],
    }));

  it('reshuffles the discard pile into a short deck for the three (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Raiding Party'] }, B: { deck: ['Pharaoh'], discard: ['King Rex'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Raiding Party'),
        A.answers('King Rex', 'Pharaoh'),
        now({ deck: { B: ['King Rex', 'Pharaoh'] }, discard: { B: [] } }),
        logged('B made a new deck of the discard pile'),
      ],
    }));

  it('raiding-party/1 is yours while you control it, and its owner’s when it leaves (DECK-3, TERM-5)', () =>
    play({
      seats: {
        A: { hand: ['Time Loop', 'Raiding Party', 'Beam Up'] },
        B: { deck: ['Invader', 'Pharaoh', 'King Rex'] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Raiding Party'),
        A.answers('Invader', 'Pharaoh', 'King Rex'),
        now(at('Meadow', 'A Invader'), { vp: { A: 1 } }),
        A.plays('Beam Up'),
        now(at('Meadow'), { hand: { A: [], B: ['Invader'] } }),
      ],
    }));

  it('raiding-party/2 a card revealed on a deck whose player does not own it returns there (DECK-3)', () =>
    play({
      seats: {
        A: { hand: ['Raiding Party'], discard: ['Pharaoh'] },
        B: { hand: ['Valkyrie'], deck: ['Walker', 'Walker', 'King Rex', 'Laseratops'] },
      },
      turn: 'B',
      bases: [at('Meadow', 'B Huscarl'), at('Moor')],
      steps: [
        B.plays('Valkyrie', 'Moor'),
        now({ hand: { B: ['Pharaoh'] } }),
        B.uses('Huscarl'),
        B.answers('Pharaoh'),
        B.ends(),
        // B has drawn Pharaoh and a Walker.
        now({ hand: { B: ['Pharaoh', 'Walker'] }, turn: 'A' }),
        A.plays('Raiding Party'),
        A.answers('no', 'King Rex', 'Laseratops', 'Walker'),
        now({ deck: { B: ['King Rex', 'Laseratops', 'Walker'] } }),
      ],
    }));

  it('raiding-party/3 an action you play is discarded to its owner (DECK-3, PLAY-2)', () =>
    play({
      seats: { A: { hand: ['Raiding Party'] }, B: { deck: ['Tribute', 'Pharaoh', 'King Rex'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Raiding Party'),
        A.answers('Tribute', 'Pharaoh', 'King Rex'),
        now({ hand: { A: 3, B: 0 }, discard: { A: ['Raiding Party'], B: ['Tribute'] } }),
      ],
    }));

  it('raiding-party/4 the two others are nowhere while the one is played (TOP-1, TOP-3)', () =>
    play({
      cards: [
        actionCard(
          'Gift',
          'standard',
          'Each other player draws two cards.',
          onPlay(function* () {
            yield* act(ops.draw(1, 2));
          }),
        ),
      ],
      seats: {
        A: { hand: ['Raiding Party'] },
        B: { deck: ['Gift', 'Pharaoh', 'King Rex', 'Walker', 'Scout', 'Gnome'] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Raiding Party'),
        A.answers('Gift', 'King Rex', 'Pharaoh'),
        now({ hand: { B: ['Walker', 'Scout'] }, deck: { B: ['King Rex', 'Pharaoh', 'Gnome'] } }),
      ],
    }));
  it('nothing where nobody else has a deck or a discard pile', () =>
    play({
      seats: { A: { hand: ['Raiding Party', 'Gnome'], deck: ['Walker'] }, B: { deck: [] } },
      bases: [at('Meadow')],
      steps: [A.plays('Raiding Party'), now({ asked: null, hand: { A: ['Gnome'] }, deck: { A: ['Walker'] } })],
    }));
  it('a fusion of power 4 also where its action cannot be played, a stronger one not (FUS-1)', () =>
    play({
      cards: [
        { ...minionCard('Colossus', 5, ''), fusion: true, type: 'minion' },
        minionCard(
          'Hush',
          1,
          'Ongoing: Actions that B owns cannot be played.',
          cannotPlay((q, _me, { card, as }) => as === 'action' && q.owner(card) === 1),
        ),
      ],
      seats: { A: { hand: ['Raiding Party'] }, B: { deck: ['Can-Do', 'Colossus', 'Scout'] } },
      bases: [at('Meadow', 'A Hush'), at('Moor')],
      steps: [
        A.plays('Raiding Party'),
        offered('A', ['Can-Do', 'Scout', 'no'], ['Colossus']),
        A.answers('Can-Do', 'Moor', '?action', '?no', 'Scout', 'Colossus'),
        now(at('Moor', 'A Can-Do of B'), { asked: null, deck: { B: ['Scout', 'Colossus'] } }),
      ],
    }));
});

describe('Ransack: Choose an action on a minion, an action on a base, or a buried card, and place it into your hand.', () => {
  it('offers all of them, your own too, and nothing else; a buried one of another player is not named (RES-13, INFO-2)', () =>
    play({
      seats: { A: { hand: ['Ransack'] } },
      bases: [
        at('Meadow', 'A Walker with B Upgrade', 'B Gnome', 'B Overrun', 'B buried Invader'),
        at('Moor', 'A buried Howl', 'B Sphinx'),
      ],
      steps: [
        A.plays('Ransack'),
        offered('A', ['Upgrade', 'Overrun', 'Invader', 'Howl'], ['Walker', 'Gnome', 'Sphinx', 'no']),
        ({ state }) => {
          const labels = view(state, 0).prompt!.options.map((o) => o.label);
          expect(labels).toEqual(['Upgrade on Meadow', 'Overrun on Meadow', 'Card buried on Meadow', 'Howl on Moor']);
        },
        A.answers('Invader'),
        now(at('Meadow', 'A Walker with B Upgrade', 'B Gnome', 'B Overrun'), at('Moor', 'A buried Howl', 'B Sphinx'), {
          asked: null,
          hand: { A: ['Invader'], B: [] },
          sees: { A: { has: ['Invader'] }, B: { has: ['Invader'] }, spectator: { lacks: ['Invader'] } },
        }),
      ],
    }));

  it('takes an action off a minion: not its owner gets it (DECK-3, TERM-2)', () =>
    play({
      seats: { A: { hand: ['Ransack'] } },
      bases: [at('Meadow', 'B Walker with B Upgrade')],
      steps: [
        A.plays('Ransack'),
        now(at('Meadow', 'B Walker'), { hand: { A: ['Upgrade'], B: [] }, cards: { Walker: { power: 2 } } }),
      ],
    }));

  it('does nothing if there is none (PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Ransack'] } },
      bases: [at('Meadow', 'B Walker')],
      steps: [A.plays('Ransack'), now({ asked: null, hand: { A: [] }, discard: { A: ['Ransack'] } })],
    }));
});

describe('Tribute: Draw three cards.', () => {
  it('draws three', () =>
    play({
      seats: { A: { hand: ['Tribute'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Tribute'), now({ hand: { A: 3 }, deck: { A: 7 } })],
    }));

  it('as many as there are (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Tribute'], deck: ['Howl'], discard: ['Scout'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Tribute'), now({ hand: { A: ['Howl', 'Scout'] }, discard: { A: ['Tribute'] } })],
    }));
});

describe('Viking Funeral: Put this on one of your minions with power 5 or more. Ongoing: After this minion goes to the discard pile, gain 1 VP. If you own that minion, put it back in the box.', () => {
  it('goes only on a minion of yours with power 5 or more (PLAY-3, CALC-1)', () =>
    play({
      seats: { A: { hand: ['Viking Funeral'] } },
      bases: [at('Meadow', 'A Raider', 'A Raider +1', 'B Pharaoh'), at('Moor', 'A Pharaoh')],
      steps: [
        now({
          can: [A.plays('Viking Funeral', 'Raider#2'), A.plays('Viking Funeral', 'Pharaoh/A')],
          cannot: [A.plays('Viking Funeral', 'Raider#1'), A.plays('Viking Funeral', 'Pharaoh/B')],
        }),
      ],
    }));

  it('viking-funeral/1 destroyed: 1 VP, and the minion leaves the game for good (TERM-8)', () =>
    play({
      seats: { A: { hand: ['Assassination'] } },
      bases: [at('Meadow', 'A Pharaoh with A Viking Funeral', 'A Raider'), at('Moor')],
      steps: [
        A.plays('Assassination', 'Pharaoh'),
        A.ends(),
        now(at('Meadow', 'A Raider'), {
          vp: { A: 1, B: 0 },
          discard: { A: ['Viking Funeral', 'Assassination'] },
        }),
        ({ state }) => {
          const pharaoh = state.cards.find((card) => state.names[card.def] === 'Pharaoh')!;
          expect(pharaoh.zone).toBe('box');
        },
      ],
    }));

  it('with a scored base, too (SCORE-9)', () =>
    play({
      bases: [at('Meadow', 'A Pharaoh +5 with A Viking Funeral'), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 4 }, discard: { A: ['Viking Funeral'] } })],
    }));

  it('not returned to a hand, nor moved, nor another minion (RES-5)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Beam Up', 'Sacrifice'] } },
      bases: [at('Meadow', 'A Pharaoh with A Viking Funeral', 'A Raider'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Sacrifice'),
        A.answers('Raider'),
        now({ vp: { A: 0 }, discard: { A: { has: ['Raider'] } } }),
        A.plays('Beam Up'),
        A.answers('?Pharaoh'),
        now(at('Meadow'), { vp: { A: 0 }, hand: { A: { has: ['Pharaoh'] } } }),
      ],
    }));

  it('a minion of another owner goes to that player’s discard pile and stays there (DECK-3)', () =>
    play({
      seats: { A: { hand: ['Sacrifice'] } },
      bases: [at('Meadow', 'A Pharaoh of B with A Viking Funeral'), at('Moor')],
      steps: [A.plays('Sacrifice'), now({ vp: { A: 1, B: 0 }, discard: { B: ['Pharaoh'] } })],
    }));

  it('"you" is who played it: taken over by another player the minion still pays (ATT-4)', () =>
    play({
      seats: { B: { hand: ['Sacrifice'] } },
      turn: 'B',
      bases: [at('Meadow', 'B Pharaoh of A with A Viking Funeral'), at('Moor')],
      steps: [B.plays('Sacrifice'), now({ vp: { A: 1, B: 0 }, discard: { A: ['Viking Funeral'], B: ['Sacrifice'] } })],
    }));
  it('one that is no longer in the discard pile by then does not leave the game', () =>
    play({
      cards: [
        minionCard(
          'Undertaker',
          1,
          'Ongoing: After a minion goes to the discard pile, place it on top of its deck.',
          afterDiscarded({ when: () => true }, function* (me) {
            yield* act(ops.place(me.args.card, 'top'));
          }),
        ),
      ],
      seats: { A: { hand: ['Sacrifice'], deck: [] } },
      bases: [at('Meadow', 'A Pharaoh with A Viking Funeral', 'A Undertaker'), at('Moor')],
      steps: [
        A.plays('Sacrifice'),
        A.answers('Pharaoh', 'Undertaker'),
        now({ asked: null, vp: { A: 1 }, deck: { A: ['Pharaoh'] } }),
      ],
    }));
});
