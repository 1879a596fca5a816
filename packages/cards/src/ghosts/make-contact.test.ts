import { whyNot } from '@smash/engine';
import { act, chooseCard, look, onPlay, ops, talent } from '@smash/engine/script';
import { A, actionCard, at, B, C, minionCard, now, play, refused } from '@smash/testkit/play';
import { swapper } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

describe('Make Contact: Put this on a minion; you can play it only as the only card in your hand. Ongoing: You control this minion as long as it and this card are in play.', () => {
  const hand = { A: { hand: ['Make Contact'] } };

  it('goes on any minion, which is yours from then on: its power counts for you, but no other minion’s (TERM-5)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Pirate King', 'B Walker', 'A Walker'), at('Moor', 'B Scout')],
      steps: [
        now({
          can: ['Pirate King', 'Walker/A', 'Walker/B', 'Scout'].map((minion) => A.plays('Make Contact', minion)),
          cannot: [A.plays('Make Contact', 'Meadow')],
        }),
        A.plays('Make Contact', 'Pirate King'),
        now(at('Meadow', 'A Pirate King with A Make Contact', 'B Walker', 'A Walker'), at('Moor', 'B Scout'), {
          asked: null,
          cards: { 'Pirate King': { owner: 'B' } },
          bases: { Meadow: { power: { A: 7, B: 2 } } },
        }),
        A.ends(),
        now(at('Meadow', 'A Pirate King with A Make Contact', 'B Walker', 'A Walker'), { turn: 'B' }),
      ],
    }));

  it('cannot be played beside one more card in hand (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Make Contact', 'Walker'], deck: ['Filler', 'Filler'] }, B: { hand: ['Make Contact'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [
        refused(A.plays('Make Contact', 'Invader')),
        ({ state }) =>
          expect(whyNot(state, 0, { card: state.cards[state.seats[0]!.hand[0]!]!.id })).toMatchObject({
            rule: 'PLAY-4',
            text: 'The text of Make Contact does not let you play it now.',
          }),
        A.plays('Walker', 'Moor'),
        A.answers('?return'),
        A.plays('Make Contact', 'Invader'),
        now(at('Meadow', 'A Invader with A Make Contact'), { asked: null, hand: { A: [] } }),
      ],
    }));

  it('two of them in hand are two cards: neither can be played (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Make Contact', 'Make Contact'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [refused(A.plays('Make Contact', 'Invader')), now(at('Meadow', 'B Invader'), { asked: null })],
    }));

  it('is no card in your hand on top of a deck: nobody can play it from there (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Mass Enchantment', 'Probe'] }, B: { deck: ['Make Contact', 'Filler'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Mass Enchantment'),
        now(at('Meadow', 'B Invader'), { asked: null, deck: { B: { top: ['Make Contact'] } } }),
      ],
    }));

  it('"you" on the minion is you: you use what it can do, its former player does not (ABL-8)', () =>
    play({
      cards: [
        minionCard(
          'Sage',
          2,
          'Talent: Draw a card.',
          talent(function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
        ),
      ],
      seats: hand,
      bases: [at('Meadow', 'B Sage'), at('Moor')],
      steps: [
        now({ cannot: [A.uses('Sage')] }),
        A.plays('Make Contact', 'Sage'),
        A.uses('Sage'),
        now({ asked: null, hand: { A: ['Filler'], B: [] } }),
        A.ends(),
        now({ turn: 'B', cannot: [B.uses('Sage')] }),
      ],
    }));

  it('has no effect on a protected minion: its controller keeps it (PLAY-5, ATT-3)', () =>
    play({
      seats: { A: { hand: ['Make Contact'] }, B: { hand: ['Filler', 'Filler'] } },
      bases: [at('Meadow', 'B Haunting'), at('Moor')],
      steps: [
        A.plays('Make Contact', 'Haunting'),
        now(at('Meadow', 'B Haunting'), { asked: null, discard: { A: ['Make Contact'] } }),
      ],
    }));

  it('is kept off by what protects the minions of their player (RES-1, ATT-3)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Invader', 'B Hideout'), at('Moor')],
      steps: [
        A.plays('Make Contact', 'Invader'),
        now(at('Meadow', 'B Invader'), { asked: null, discard: { A: ['Make Contact'], B: ['Hideout'] } }),
      ],
    }));

  const taken = at('Meadow', 'B Pirate King with A Make Contact', 'B Walker');

  it('goes along with a moved minion, which stays yours at the other base (ATT-2)', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] }, B: { hand: ['Way of Deception'] } },
      bases: [taken, at('Moor')],
      steps: [
        now({ cards: { 'Pirate King': { controller: 'A' } } }),
        A.plays('Way of Deception'),
        now(at('Meadow', 'B Walker'), at('Moor', 'A Pirate King with A Make Contact'), { asked: null }),
        A.ends(),
        B.plays('Way of Deception'),
        now(at('Meadow'), at('Moor', 'A Pirate King with A Make Contact', 'B Walker'), { asked: null, turn: 'B' }),
      ],
    }));

  it('the base scores for you, and each card goes to its owner (TERM-5, SCORE-9)', () =>
    play({
      bases: [at('Meadow', 'B Pirate King +5 with A Make Contact', 'B Walker'), at('Moor')],
      steps: [
        A.ends(),
        now({ turn: 'B', vp: { A: 3, B: 2 }, discard: { A: ['Make Contact'], B: ['Pirate King', 'Walker'] } }),
      ],
    }));

  it('a destroyed minion goes to its owner and takes the action along; returned, it is no longer yours (ATT-2)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: { hand: ['Beam Up'] } },
      bases: [at('Meadow', 'B Invader with A Make Contact', 'B Pirate King with A Make Contact'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        now(at('Meadow', 'A Pirate King with A Make Contact'), {
          asked: null,
          discard: { A: ['Make Contact', 'Seeing Stars'], B: ['Invader'] },
        }),
        A.ends(),
        B.plays('Beam Up'),
        B.answers('?Pirate King'),
        now(at('Meadow'), { asked: null, hand: { A: { lacks: ['Pirate King'] }, B: ['Pirate King'] } }),
        B.plays('Pirate King', 'Meadow'),
        now(at('Meadow', 'B Pirate King'), { asked: null, discard: { A: { has: ['Make Contact'] } } }),
      ],
    }));

  it('make-contact/1 control goes back when the card leaves play (IO-2)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Disenchant'] } },
      bases: [taken, at('Moor', 'A Walker with A Incorporeal')],
      steps: [
        B.plays('Disenchant'),
        B.answers('Make Contact'),
        now(at('Meadow', 'B Pirate King', 'B Walker'), at('Moor', 'A Walker with A Incorporeal'), {
          asked: null,
          bases: { Meadow: { power: { A: 0, B: 7 } } },
          discard: { A: ['Make Contact'] },
        }),
      ],
    }));

  it('make-contact/2 transferred, it gives the first minion back, and its player takes the new one (ATT-4)', () =>
    play({
      cards: [swapper],
      turn: 'C',
      seats: { C: { hand: ['Swapper'] } },
      bases: [taken, at('Moor', 'C Invader')],
      steps: [
        C.plays('Swapper'),
        C.answers('Invader'),
        now(at('Meadow', 'B Pirate King', 'B Walker'), at('Moor', 'A Invader with A Make Contact'), { asked: null }),
      ],
    }));

  it('make-contact/2 transferred to a protected minion it is discarded, and the first one goes back (TERM-6)', () =>
    play({
      cards: [swapper],
      turn: 'C',
      seats: { C: { hand: ['Swapper'] } },
      bases: [at('Meadow', 'B Pirate King with A Make Contact'), at('Moor', 'C Invader with C Smoke Bomb')],
      steps: [
        C.plays('Swapper'),
        C.answers('Make Contact'),
        now(at('Meadow', 'B Pirate King'), at('Moor', 'C Invader with C Smoke Bomb'), {
          asked: null,
          discard: { A: ['Make Contact'] },
        }),
      ],
    }));

  it('of two on one minion the later counts, and the earlier again once that is gone (TERM-5)', () =>
    play({
      turn: 'C',
      seats: { B: { hand: ['Disenchant'] }, C: { hand: ['Make Contact'] } },
      bases: [taken, at('Moor')],
      steps: [
        C.plays('Make Contact', 'Pirate King'),
        now(at('Meadow', 'C Pirate King with A Make Contact, C Make Contact', 'B Walker'), { asked: null }),
        C.ends(),
        A.ends(),
        B.plays('Disenchant'),
        B.answers('Make Contact/C'),
        now(at('Meadow', 'A Pirate King with A Make Contact', 'B Walker'), { discard: { A: [], C: ['Make Contact'] } }),
      ],
    }));

  it('the minion is yours again while yours is the latest one, whoever else has put one there (TERM-5)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Make Contact'] } },
      bases: [taken, at('Moor')],
      steps: [
        B.plays('Make Contact', 'Pirate King'),
        now(at('Meadow', 'B Pirate King with A Make Contact, B Make Contact', 'B Walker'), {
          asked: null,
          bases: { Meadow: { power: { A: 0, B: 7 } } },
        }),
      ],
    }));

  it('on your own minion it changes nothing, until somebody else takes that minion (TERM-5)', () =>
    play({
      seats: { A: { hand: ['Make Contact'] }, B: { hand: ['Make Contact'] } },
      bases: [at('Meadow', 'A Invader', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Make Contact', 'Invader'),
        now(at('Meadow', 'A Invader with A Make Contact', 'B Walker'), { asked: null, vp: { A: 0 } }),
        A.ends(),
        B.plays('Make Contact', 'Invader'),
        now(at('Meadow', 'B Invader with A Make Contact, B Make Contact', 'B Walker'), { asked: null }),
      ],
    }));

  it('cancelled, it does not hold the minion (TERM-4)', () =>
    play({
      cards: [
        actionCard(
          'Hush',
          'standard',
          'Cancel the abilities of an action in play until the end of the turn.',
          onPlay(function* (me) {
            const action = (yield* chooseCard(me.seat, 'Choose an action', yield* look((q) => q.actions())))!;
            const turn = yield* look((q) => q.s.turn);
            yield* act({ verb: 'cancel', card: action, seat: me.seat, to: -1, n: 0, until: { t: 'turnEnd', turn } });
          }),
        ),
      ],
      turn: 'B',
      seats: { B: { hand: ['Hush'] } },
      bases: [taken, at('Moor')],
      steps: [
        B.plays('Hush'),
        now(at('Meadow', 'B Pirate King with A Make Contact', 'B Walker'), { asked: null }),
        B.ends(),
        now(at('Meadow', 'A Pirate King with A Make Contact', 'B Walker'), { turn: 'A' }),
      ],
    }));

  it('Incorporeal of its player keeps it off; of yours, it keeps the others off afterwards (PLAY-5, ATT-3)', () =>
    play({
      seats: { A: { hand: ['Make Contact'] }, B: { hand: ['Seeing Stars'] } },
      bases: [
        at('Meadow', 'B Pirate King with B Incorporeal', 'B Invader with A Make Contact, A Incorporeal'),
        at('Moor'),
      ],
      steps: [
        A.plays('Make Contact', 'Pirate King'),
        now(at('Meadow', 'B Pirate King with B Incorporeal', 'A Invader with A Make Contact, A Incorporeal'), {
          asked: null,
          discard: { A: ['Make Contact'] },
        }),
        A.ends(),
        B.plays('Seeing Stars'),
        now(at('Meadow', 'B Pirate King with B Incorporeal', 'A Invader with A Make Contact, A Incorporeal'), {
          asked: null,
          discard: { B: ['Seeing Stars'] },
        }),
      ],
    }));

  it('is destroyed when Incorporeal of another player comes to the minion, which goes back (ATT-3)', () =>
    play({
      cards: [swapper],
      turn: 'B',
      seats: { B: { hand: ['Swapper'] } },
      bases: [at('Meadow', 'B Pirate King with A Make Contact', 'B Walker with B Incorporeal'), at('Moor')],
      steps: [
        B.plays('Swapper'),
        B.answers('Incorporeal', '?Pirate King'),
        now(at('Meadow', 'B Pirate King with B Incorporeal', 'B Walker'), {
          asked: null,
          discard: { A: ['Make Contact'], B: ['Swapper'] },
        }),
      ],
    }));

  it('make-contact/3 a card that copies its text has only its own conditions (PLAY-4)', () =>
    play({
      cards: [
        actionCard(
          'Echo',
          'minion',
          'Put this on a minion. Copy the text of an action in your discard pile.',
          onPlay(function* (me) {
            const original = yield* look((q) => q.discard(me.seat)[0]!);
            yield* act({ verb: 'copy', card: me.self, seat: me.seat, to: original, n: 0 });
          }),
        ),
      ],
      turn: 'B',
      seats: {
        A: { hand: ['Disenchant'] },
        B: { hand: ['Echo', 'Filler', 'Make Contact'], discard: ['Make Contact'] },
      },
      bases: [at('Meadow', 'A Pirate King', 'A Walker'), at('Moor')],
      steps: [
        refused(B.plays('Make Contact@hand', 'Pirate King')),
        B.plays('Echo', 'Pirate King'),
        now(at('Meadow', 'B Pirate King with B Echo', 'A Walker'), {
          asked: null,
          hand: { B: ['Filler', 'Make Contact'] },
        }),
        B.ends(),
        A.plays('Disenchant'),
        now(at('Meadow', 'A Pirate King', 'A Walker'), { asked: null, discard: { B: ['Make Contact', 'Echo'] } }),
      ],
    }));
});
