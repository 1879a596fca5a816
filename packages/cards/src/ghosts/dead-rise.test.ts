import { protect } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('The Dead Rise: Discard any number of cards. From your discard pile, play an extra minion whose power is less than the number of cards you discarded.', () => {
  const bases = [at('Meadow', 'B Invader'), at('Moor')];

  it('offers minions of your discard pile weaker than the number discarded, those just discarded too (RES-3)', () =>
    play({
      seats: {
        A: {
          hand: ['The Dead Rise', 'Ghost', 'Probe', 'Haunting', 'Scout'],
          discard: ['Walker', 'Filler', 'Cut Lass'],
        },
        B: { discard: ['Filler'] },
      },
      bases,
      steps: [
        A.plays('The Dead Rise'),
        offered('A', ['Ghost', 'Probe', 'Haunting', 'Scout', 'done'], ['The Dead Rise', 'Walker']),
        A.answers('Ghost', 'Probe', 'Haunting', 'done'),
        offered('A', ['Ghost', 'Walker', 'Filler/A'], ['Haunting', 'Cut Lass', 'Probe', 'Scout', 'no']),
        A.answers('Walker', 'Moor', '?return'),
        now(at('Meadow', 'B Invader'), at('Moor', 'A Walker'), {
          asked: null,
          hand: { A: ['Scout'] },
          plays: { A: { minions: 1, actions: 0 } },
          discard: { A: ['Ghost', 'Probe', 'Haunting', 'Filler', 'Cut Lass', 'The Dead Rise'] },
        }),
      ],
    }));

  it('a card that cannot be discarded does not count (CAN-1)', () =>
    play({
      cards: [
        minionCard(
          'Archive',
          1,
          'No Scout can be discarded.',
          protect((q, _me, op) => op.verb === 'discard' && q.name(op.card) === 'Scout'),
        ),
      ],
      seats: { A: { hand: ['The Dead Rise', 'Scout', 'Probe'], discard: ['Filler'] } },
      bases: [at('Meadow', 'A Archive')],
      steps: [
        A.plays('The Dead Rise'),
        A.answers('Scout', 'Probe'),
        now(at('Meadow', 'A Archive'), { asked: null, hand: { A: ['Scout'] } }),
      ],
    }));

  it('with four discarded a power of 3 is low enough, of 4 not (EXT-4)', () =>
    play({
      seats: {
        A: { hand: ['The Dead Rise', ...Array(4).fill('Probe')], discard: ['Cut Lass', 'Buccaneer', 'Spectre'] },
      },
      bases,
      steps: [
        A.plays('The Dead Rise'),
        A.answers(...Array(4).fill('Probe'), 'Moor'),
        now(at('Moor', 'A Cut Lass'), { asked: null, discard: { A: { has: ['Buccaneer', 'Spectre'] } } }),
      ],
    }));

  it('one card discarded allows power 0 alone, none discarded nothing at all (RES-12)', () => {
    const rises = (answers: string[], risen: boolean) =>
      play({
        cards: [minionCard('Wisp', 0, '')],
        seats: { A: { hand: ['The Dead Rise', 'Probe', 'Scout'], discard: ['Wisp', 'Filler'] } },
        bases,
        steps: [
          A.plays('The Dead Rise'),
          A.answers(...answers, 'done', ...(risen ? ['Moor'] : [])),
          now(at('Moor', ...(risen ? ['A Wisp'] : [])), { asked: null, hand: { A: 2 - answers.length } }),
        ],
      });
    rises(['Probe'], true);
    rises([], false);
  });

  it('has to play one if it can, on a base where that is allowed (EXT-3, CONF-1)', () =>
    play({
      seats: { A: { hand: ['The Dead Rise', 'Ghost', 'Probe', 'Scout', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'B Overrun'), at('Moor')],
      steps: [
        A.plays('The Dead Rise'),
        A.answers('Ghost', 'Probe', 'Scout', 'done'),
        offered('A', ['Filler', 'Filler', 'no']),
        A.answers('no'),
        now(at('Meadow', 'B Overrun'), at('Moor', 'A Ghost'), {
          asked: null,
          hand: { A: ['Filler', 'Filler'] },
          discard: { A: ['Probe', 'Scout', 'The Dead Rise'] },
        }),
      ],
    }));

  it('the minion’s effects all happen before the action goes to the discard pile (RES-2, PLAY-2)', () =>
    play({
      seats: { A: { hand: ['The Dead Rise', 'Spirit', 'Probe', 'Probe', 'Probe', 'Scout', 'Scout', 'Scout'] } },
      bases,
      steps: [
        A.plays('The Dead Rise'),
        A.answers('Spirit', 'Probe', 'Probe', 'Probe', 'done', 'Moor'),
        now({ discard: { A: ['Probe', 'Probe', 'Probe'] } }),
        A.answers('Invader', 'yes'),
        now(at('Meadow'), at('Moor', 'A Spirit'), {
          asked: null,
          hand: { A: [] },
          discard: { A: { has: ['Scout', 'The Dead Rise'] }, B: ['Invader'] },
        }),
      ],
    }));

  it('brings Spectre by its own permission, however many cards are left in hand (EXT-3)', () =>
    play({
      seats: {
        A: { hand: ['The Dead Rise', ...Array(6).fill('Probe'), ...Array(3).fill('Scout')], discard: ['Spectre'] },
      },
      bases,
      steps: [
        A.plays('The Dead Rise'),
        A.answers(...Array(6).fill('Probe'), 'done'),
        A.answers('Moor'),
        now(at('Moor', 'A Spectre'), { asked: null, hand: { A: ['Scout', 'Scout', 'Scout'] } }),
      ],
    }));

  it('only discards when nothing in the discard pile is weak enough, and with an empty hand does nothing (RES-11)', () =>
    play({
      seats: { A: { hand: ['The Dead Rise', 'Spirit', 'Probe'] }, B: { hand: ['The Dead Rise'], discard: ['Filler'] } },
      bases,
      steps: [
        A.plays('The Dead Rise'),
        A.answers('Spirit', 'Probe'),
        now(at('Moor'), { asked: null, hand: { A: [] }, discard: { A: ['Spirit', 'Probe', 'The Dead Rise'] } }),
        A.ends(),
        B.plays('The Dead Rise'),
        now(at('Meadow', 'B Invader'), { asked: null, discard: { B: ['Filler', 'The Dead Rise'] } }),
        refused(B.plays('Filler@discard', 'Moor', 'discard')),
      ],
    }));
});
