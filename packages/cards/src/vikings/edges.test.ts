import { protect } from '@smash/engine/script';
import { A, actionCard, at, logged, minionCard, now, offered, play, shown } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const table = [at('Meadow', 'A Walker'), at('Moor')];

describe("Drakkar: Each turn, after the first time you play a minion here, you may reveal the top card of another player's deck. …", () => {
  it('shows the revealed card with the question (INFO-3)', () =>
    play({
      seats: { A: { hand: ['Scout'] }, B: { deck: ['Probe', 'Walker'] } },
      bases: [at('Drakkar')],
      steps: [A.plays('Scout', 'Drakkar'), A.answers('Drakkar'), shown('A', 'Probe')],
    }));
});

describe('Raider: Talent: Place up to three cards from your hand on top of your deck. For each, this minion gets +1 power this turn.', () => {
  it('takes three cards at most (RES-12)', () =>
    play({
      seats: { A: { hand: ['Scout', 'Probe', 'Howl', 'Dinghy'] } },
      bases: [at('Meadow', 'A Raider')],
      steps: [A.uses('Raider'), { refused: A.answers('Scout', 'Probe', 'Howl', 'Dinghy') }],
    }));

  it('placing none gives no power and leaves no line in the log (RES-12)', () =>
    play({
      seats: { A: { hand: ['Scout', 'Probe'] } },
      bases: [at('Meadow', 'A Raider')],
      steps: [A.uses('Raider'), A.answers('done'), now({ asked: null, hand: { A: ['Scout', 'Probe'] } })],
    }));

  it('counts only the cards that were placed (RES-3)', () =>
    play({
      cards: [
        minionCard(
          'Warden',
          1,
          'Ongoing: Scout cannot be placed on a deck.',
          protect((q, _me, op) => op.verb === 'place' && q.name(op.card) === 'Scout'),
        ),
      ],
      seats: { A: { hand: ['Scout', 'Probe'] } },
      bases: [at('Meadow', 'A Raider', 'B Warden')],
      steps: [
        A.uses('Raider'),
        A.answers('Scout', 'Probe'),
        logged('Raider +1 power'),
        now({ asked: null, hand: { A: ['Scout'] }, deck: { A: { top: ['Probe', 'Filler'] } } }),
      ],
    }));
});

describe('Raiding Party: … One of them that is an action, or a minion with power 4 or less, you may play as an extra card. …', () => {
  const party = (...deck: string[]) => ({
    seats: { A: { hand: ['Raiding Party'], deck: ['Zapbot', 'Howl', 'Dinghy'] }, B: { deck } },
    bases: table,
  });

  it('plays a fusion of power 4 or less as a minion or as an action, as you like (FUS-1)', () => {
    play({
      ...party('Dice Ninja', 'Invader', 'Cannon'),
      steps: [
        A.plays('Raiding Party'),
        A.answers('Dice Ninja', 'minion', 'Moor'),
        now(at('Moor', 'A Dice Ninja of B'), { hand: { A: ['Zapbot'] } }),
      ],
    });
    play({
      ...party('Dice Ninja', 'Invader', 'Cannon'),
      steps: [
        A.plays('Raiding Party'),
        A.answers('Dice Ninja', 'action'),
        now(at('Moor'), { hand: { A: ['Zapbot', 'Howl'] }, discard: { B: ['Dice Ninja'] } }),
      ],
    });
  });

  it('plays a stronger fusion as an action alone (FUS-1)', () =>
    play({
      cards: [{ ...minionCard('Colossus', 5, ''), fusion: true, type: 'minion' }, actionCard('Spark', 'standard', '')],
      ...party('Colossus', 'Spark', 'Cannon'),
      steps: [
        A.plays('Raiding Party'),
        offered('A', ['Colossus', 'Spark', 'Cannon', 'no']),
        A.answers('Colossus'),
        now(at('Moor'), at('Meadow', 'A Walker'), { discard: { B: ['Colossus'] } }),
      ],
    }));

  it('a minion of power 4 can be played, one of power 5 cannot (TERM-9)', () =>
    play({
      cards: [minionCard('Four', 4, ''), minionCard('Five', 5, '')],
      ...party('Four', 'Five', 'Scout'),
      steps: [A.plays('Raiding Party'), offered('A', ['Four', 'Scout', 'no'], ['Five'])],
    }));
});
