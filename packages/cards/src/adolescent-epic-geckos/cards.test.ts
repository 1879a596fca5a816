import { protect } from '@smash/engine/script';
import { A, actionCard, at, B, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const idle = actionCard('Idle', 'standard', '');
const stone = minionCard('Stone', 4, '');
const rooted = minionCard(
  'Deep Root',
  4,
  'This minion cannot be swapped.',
  protect((_q, me, op) => op.verb === 'swap' && op.card === me.self),
);
/** Two actions of one turn. */
const two = [A.plays('Flip Kick'), A.plays('Idle')];

describe('Hokusai: You may choose one of your minions and place a +1 power counter on it. Talent: If you have played two or more actions this turn, then for each base you may place a +1 power counter on a minion there.', () => {
  it('one of your minions, itself among them, or none (ABL-2, TERM-14)', () =>
    play({
      seats: { A: { hand: ['Hokusai', 'Hokusai', 'Summon'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Hokusai', 'Meadow'),
        offered('A', ['Walker', 'Invader', 'Hokusai', 'no'], ['Scout']),
        A.answers('Invader'),
        now({ asked: null, cards: { Invader: { counters: 1 }, Walker: { counters: 0 }, Hokusai: { counters: 0 } } }),
        A.plays('Summon'),
        A.plays('Hokusai', 'Moor'),
        A.answers('no'),
        now({ asked: null, cards: { Invader: { counters: 1 } } }),
      ],
    }));

  it('the talent wants two actions of yours; then one counter or none at each base, on anybody, once a turn (ABL-5)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Flip Kick', 'Idle'] } },
      bases: [at('Meadow', 'A Hokusai', 'B Scout'), at('Moor', 'B Invader'), at('Marsh', 'A Walker'), at('Fen')],
      steps: [
        refused(A.uses('Hokusai')),
        A.plays('Flip Kick'),
        refused(A.uses('Hokusai')),
        A.plays('Idle'),
        A.uses('Hokusai'),
        offered('A', ['Hokusai', 'Scout', 'no'], ['Invader', 'Walker']),
        A.answers('Scout'),
        offered('A', ['Invader', 'no'], ['Scout']),
        A.answers('no'),
        offered('A', ['Walker', 'no']),
        A.answers('Walker'),
        now({
          asked: null,
          cards: {
            Scout: { counters: 1 },
            Invader: { counters: 0 },
            Walker: { counters: 1 },
            Hokusai: { counters: 0 },
          },
        }),
        refused(A.uses('Hokusai')),
      ],
    }));

  it('the actions of another player do not count, nor those of another turn', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Flip Kick', 'Idle'] } },
      bases: [at('Meadow', 'A Hokusai', 'B Hokusai')],
      steps: [...two, A.ends(), refused(B.uses('Hokusai')), B.ends(), refused(A.uses('Hokusai'))],
    }));
});

describe('Kandinsky: This minion gains +1 power this turn. Talent: If you have played two or more actions this turn, this minion gains +2 power this turn OR you move another of your minions to here.', () => {
  it('has one more power until the end of the turn in which it was played (TERM-11)', () =>
    play({
      seats: { A: { hand: ['Kandinsky'] } },
      bases: [at('Meadow', 'A Walker')],
      steps: [
        A.plays('Kandinsky', 'Meadow'),
        now({ asked: null, cards: { Kandinsky: { power: 5 }, Walker: { power: 2 } } }),
        A.ends(),
        now({ cards: { Kandinsky: { power: 4 } } }),
      ],
    }));

  it('the talent after two actions: stronger OR another of yours comes, not both (RES-14)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Flip Kick', 'Idle'] } },
      bases: [at('Meadow', 'A Kandinsky', 'A Filler'), at('Moor', 'A Walker', 'B Scout'), at('Marsh', 'A Invader')],
      steps: [
        A.plays('Flip Kick'),
        refused(A.uses('Kandinsky')),
        A.plays('Idle'),
        A.uses('Kandinsky'),
        A.answers('move'),
        offered('A', ['Walker', 'Invader'], ['Filler', 'Kandinsky', 'Scout', 'no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Kandinsky', 'A Filler', 'A Walker'), { asked: null, cards: { Kandinsky: { power: 4 } } }),
        refused(A.uses('Kandinsky')),
      ],
    }));

  it('with nobody to move it grows by 2 this turn (RES-13)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Flip Kick', 'Idle'] } },
      bases: [at('Meadow', 'A Kandinsky', 'A Filler'), at('Moor', 'B Scout')],
      steps: [
        ...two,
        A.uses('Kandinsky'),
        now({ asked: null, cards: { Kandinsky: { power: 6 } } }),
        A.ends(),
        now({ cards: { Kandinsky: { power: 4 } } }),
      ],
    }));
});

describe('K.C. Smith: Minion: Play an extra action. Action: Play an extra minion.', () => {
  const act = (card: string) => ({ by: 'A' as const, play: card, as: 'action' as const });

  it('as a minion an extra action, to be kept or left (FUS-1, EXT-2)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['K.C. Smith', 'Idle', 'Idle', 'Idle', 'Walker'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('K.C. Smith', 'Meadow'),
        now({ asked: null, cannot: [A.plays('Walker', 'Meadow')] }),
        A.plays('Idle'),
        A.plays('Idle'),
        refused(A.plays('Idle')),
      ],
    }));

  it('as an action an extra minion of any power, and it is discarded (FUS-2)', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['K.C. Smith', 'Stone', 'Invader', 'Filler'] } },
      bases: [at('Meadow')],
      steps: [
        act('K.C. Smith'),
        A.plays('Stone', 'Meadow'),
        A.plays('Invader', 'Meadow'),
        now({ asked: null, discard: { A: ['K.C. Smith'] }, cannot: [A.plays('Filler', 'Meadow')] }),
      ],
    }));

  it('kc-smith/1 the extra action may be a fusion used as an action, the extra minion one played as a minion (FUS-3)', () =>
    play({
      seats: { A: { hand: ['K.C. Smith', 'K.C. Smith', 'Dice Ninja'] } },
      bases: [at('Meadow')],
      steps: [
        act('K.C. Smith'),
        now({ plays: { A: { actions: 0, minions: 1 } }, cannot: [act('Dice Ninja')] }),
        A.plays('Dice Ninja', 'Meadow'),
        now({ cannot: [act('K.C. Smith')] }),
        A.plays('K.C. Smith', 'Meadow'),
        now(at('Meadow', 'A Dice Ninja', 'A K.C. Smith'), { discard: { A: ['K.C. Smith'] } }),
      ],
    }));

  it('kc-smith/1 a fusion for the extra action does only what it says as an action (FUS-3)', () =>
    play({
      seats: { A: { hand: ['K.C. Smith', 'Dice Ninja', 'Dice Ninja', 'Dice Ninja'], deck: ['Scout', 'Walker'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('K.C. Smith', 'Meadow'),
        act('Dice Ninja'),
        now({
          hand: { A: ['Dice Ninja', 'Dice Ninja', 'Scout', 'Walker'] },
          cannot: [A.plays('Dice Ninja', 'Meadow')],
        }),
        act('Dice Ninja'),
        refused(act('Dice Ninja')),
      ],
    }));

  it('kc-smith/2 both copies are the regular plays of one turn, one as each (FUS-3)', () =>
    play({
      seats: { A: { hand: ['K.C. Smith', 'K.C. Smith'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('K.C. Smith', 'Meadow'),
        act('K.C. Smith'),
        now(at('Meadow', 'A K.C. Smith'), { asked: null, discard: { A: ['K.C. Smith'] } }),
      ],
    }));
});

describe('June: If you have a minion with printed power 4 in play, you may swap it with a minion of printed power 4 and a different name from your hand or deck. If you have none, you may draw a minion with printed power 4 off the top of your deck.', () => {
  it('june/1 only what has printed power 4 goes or comes, under another name, from the hand or deck', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['June', 'Hokusai', 'Stone', 'Scout', 'Archmage'], discard: ['Monet'], deck: ['Stone'] } },
      bases: [at('Meadow', 'A Stone', 'A Scout +1', 'B Kandinsky', 'A Warbot')],
      steps: [
        A.plays('June', 'Meadow'),
        offered('A', ['Stone', 'Warbot', 'no'], ['Scout', 'Kandinsky', 'June']),
        A.answers('Stone'),
        offered('A', ['hand', 'deck'], ['discard']),
        A.answers('hand'),
        offered('A', ['Hokusai', 'Archmage'], ['Stone', 'Scout']),
        A.answers('Archmage'),
        now(at('Meadow', 'A Archmage', 'A Scout', 'B Kandinsky', 'A Warbot', 'A June'), {
          hand: { A: ['Hokusai', 'Stone', 'Scout', 'Stone'] },
        }),
      ],
    }));

  it('june/1 with none of printed power 4 in play you may draw one off the top instead (TOP-1)', () =>
    play({
      cards: [stone, idle],
      seats: { A: { hand: ['June', 'Stone'], deck: ['Scout', 'Idle', 'Hokusai', 'Stone'] }, B: {} },
      bases: [at('Meadow', 'A Scout +1', 'B Stone')],
      steps: [
        A.plays('June', 'Meadow'),
        A.answers('yes'),
        now({ asked: null, hand: { A: ['Stone', 'Hokusai'] }, deck: { A: 3 } }),
      ],
    }));

  it('both are optional (TERM-14)', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['June', 'June', 'Summon', 'Stone'], deck: ['Hokusai'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('June', 'Meadow'),
        A.answers('no'),
        now({ asked: null, hand: { A: ['June', 'Summon', 'Stone'] }, deck: { A: ['Hokusai'] } }),
        A.plays('Summon'),
        A.plays('June', 'Meadow'),
        A.answers('no'),
        now({ asked: null, deck: { A: ['Hokusai'] } }),
      ],
    }));

  it('june/2 the new one is played where the other was, with the counters and actions of that place (SWAP-1)', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['June', 'Monet'], deck: ['Probe', 'Filler'] } },
      bases: [at('Meadow'), at('Moor', 'A Stone +2 with A Upgrade, B Poison')],
      steps: [
        A.plays('June', 'Meadow'),
        A.answers('Stone', 'hand'),
        now(at('Moor', 'A Monet with A Upgrade, B Poison'), {
          asked: null,
          cards: { Monet: { counters: 2 } },
          hand: { A: ['Stone', 'Probe'] },
        }),
      ],
    }));

  it('june/3 it goes where the new one came from; a deck is searched, then shuffled (SWAP-1, DECK-2)', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['June'], deck: ['Probe', 'Monet', 'Hokusai', 'Filler', 'Filler', 'Filler', 'Filler'] } },
      seed: 3,
      bases: [at('Meadow', 'A Stone')],
      steps: [
        A.plays('June', 'Meadow'),
        A.answers('Stone'),
        offered('A', ['Monet', 'Hokusai'], ['Probe', 'Stone', 'no']),
        A.answers('Hokusai', 'no'),
        now(at('Meadow', 'A Hokusai', 'A June'), {
          asked: null,
          hand: { A: [] },
          deck: { A: 7 },
          sees: { B: { has: ['Hokusai'], lacks: ['Probe'] } },
        }),
        logged('A shuffled the deck'),
      ],
    }));

  it('june/4 temporary effects on one minion do not pass to the other (SWAP-2)', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['Howl', 'June', 'Warbot'] } },
      bases: [at('Meadow', 'A Stone', 'A Walker')],
      steps: [
        A.plays('Howl'),
        now({ cards: { Stone: { power: 5 } } }),
        A.plays('June', 'Meadow'),
        A.answers('Stone', 'hand'),
        now({ asked: null, cards: { Warbot: { power: 4 }, Walker: { power: 3 } } }),
      ],
    }));

  it('june/5 if the minion in play cannot be swapped nothing happens (SWAP-2)', () =>
    play({
      cards: [rooted],
      seats: { A: { hand: ['June', 'Warbot'] } },
      bases: [at('Meadow', 'A Deep Root +1')],
      steps: [
        A.plays('June', 'Meadow'),
        A.answers('Deep Root', 'hand'),
        now(at('Meadow', 'A Deep Root', 'A June'), { asked: null, hand: { A: ['Warbot'] } }),
      ],
    }));

  it('a minion that cannot be played there cannot come (CONF-1)', () =>
    play({
      cards: [stone],
      seats: { A: { hand: ['June', 'Warbot'], deck: ['Hokusai'] } },
      bases: [at('Meadow', 'A Stone', 'B Overrun'), at('Moor')],
      steps: [
        A.plays('June', 'Moor'),
        A.answers('Stone'),
        now(at('Meadow', 'A Stone', 'B Overrun'), { asked: null, hand: { A: ['Warbot'] }, deck: { A: 1 } }),
      ],
    }));
});
