import { act, eachGets, look, onPlay, ops, special, thisBaseScores } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const noMonsters = { monsterDeck: [], treasureDeck: [] };

/** A minion in play with a Special of its own. */
const lurker = minionCard(
  'Lurker',
  1,
  'Special: Before this base scores, gain 1 VP.',
  special('beforeScore', { may: true, when: thisBaseScores }, function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
);

describe('And Stay Down!: Special: Play this before a base scores. If your total power there is the highest, other players can neither play Specials nor use Special abilities.', () => {
  const hand = { A: { hand: ['And Stay Down!'] }, B: { hand: ['Run Away More!'] } };
  it('stops the Specials in other players’ hands for this scoring', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A King Rex +4', 'B Walker'), at('Moor')],
      steps: [
        refused(A.plays('And Stay Down!')),
        A.ends(),
        A.answers('And Stay Down!'),
        now({ turn: 'B', vp: { A: 3, B: 2 }, hand: { B: { has: ['Run Away More!'] } } }),
      ],
    }));
  it('does nothing if another player has more power there', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B King Rex +4', 'A Walker'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('And Stay Down!'),
        B.answers('Run Away More!', 'King Rex', 'done'),
        now({ turn: 'B', vp: { A: 3, B: 3 }, discard: { B: { has: ['Run Away More!'] } } }),
      ],
    }));
  it('one other player with more power there is enough', () =>
    play({
      seats: { ...hand, C: {} },
      bases: [at('Meadow', 'C King Rex +4', 'A Invader', 'B Walker'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('And Stay Down!'),
        B.answers('Run Away More!', 'Walker', 'done'),
        now(at('Moor', 'B Walker'), { turn: 'B', vp: { A: 2, B: 0, C: 3 } }),
      ],
    }));
  it('and-stay-down/1 what was played before it keeps its effect (ME-3)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['And Stay Down!'] }, B: { hand: ['Run Away More!'] } },
      bases: [at('Meadow', 'A King Rex +4', 'B Walker'), at('Moor')],
      steps: [
        B.ends(),
        B.answers('Run Away More!', 'Walker', 'done'),
        A.answers('And Stay Down!'),
        now(at('Moor', 'B Walker'), { vp: { A: 3, B: 0 } }),
      ],
    }));
  it('and-stay-down/2 a tie for the highest total is enough (VP-5)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A King Rex', 'B King Rex'), at('Moor')],
      steps: [A.ends(), A.answers('And Stay Down!'), now({ turn: 'B', vp: { A: 3, B: 3 } })],
    }));
  it('and-stay-down/3 it lasts until that base has scored: at the next one Specials can be played', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A King Rex +4'), at('Moor', 'B King Rex +4'), at('Marsh')],
      steps: [
        A.ends(),
        A.answers('Meadow'),
        A.answers('And Stay Down!'),
        B.answers('Run Away More!', 'King Rex', 'done'),
        B.answers('Marsh'),
        now({ turn: 'B', vp: { A: 3, B: 3 }, discard: { B: { has: ['Run Away More!'] } } }),
      ],
    }));
  it('and-stay-down/4 also Special abilities of others’ cards in play, but not yours', () => {
    play({
      cards: [lurker],
      seats: { A: { hand: ['And Stay Down!'] }, B: {} },
      bases: [at('Meadow', 'A King Rex +4', 'B Lurker'), at('Moor')],
      steps: [A.ends(), A.answers('And Stay Down!'), now({ turn: 'B', vp: { A: 3, B: 2 } })],
    });
    play({
      cards: [lurker],
      seats: { A: { hand: ['And Stay Down!'] }, B: {} },
      bases: [at('Meadow', 'A King Rex +4', 'A Lurker'), at('Moor')],
      steps: [A.ends(), A.answers('And Stay Down!', 'Lurker'), now({ turn: 'B', vp: { A: 4 } })],
    });
  });
  it('and-stay-down/4 a Special "instead" is stopped, too: Buccaneer is destroyed', () =>
    play({
      seats: { A: { hand: ['And Stay Down!'] }, B: {} },
      bases: [at('Meadow', 'A Megalodon', 'A King Rex +4', 'B Buccaneer with A Grumpiness'), at('Moor')],
      steps: [A.ends(), A.answers('And Stay Down!', 'Megalodon'), now({ turn: 'B', discard: { B: ['Buccaneer'] } })],
    }));
});

describe("Angry Pillagers: Special: Play this when a base scores. If your power there exceeds the runner-up's by 3 or more, gain 1 VP.", () => {
  const game = (mine: number, vp: Record<string, number>) =>
    play({
      seats: { A: { hand: ['Angry Pillagers'] }, B: {} },
      bases: [at('Meadow', `A King Rex +${mine}`, 'B King Rex'), at('Moor')],
      steps: [refused(A.plays('Angry Pillagers')), A.ends(), A.answers('Angry Pillagers'), now({ turn: 'B', vp })],
    });
  it('angry-pillagers/1 three more than the runner-up, as the VPs are awarded (SCORE-6)', () =>
    game(3, { A: 4, B: 2 }));
  it('two more are not enough', () => game(2, { A: 3, B: 2 }));
  it('nobody is the runner-up: nothing (VP-3)', () =>
    play({
      seats: { A: { hand: ['Angry Pillagers'] }, B: {} },
      bases: [at('Meadow', 'A King Rex +9'), at('Moor')],
      steps: [A.ends(), A.answers('Angry Pillagers'), now({ turn: 'B', vp: { A: 3, B: 0 } })],
    }));
});

describe('Crush: Choose a base and a player with fewer minions there than you have. Destroy one minion of that player there.', () => {
  it('one minion of the outnumbered player there', () =>
    play({
      seats: { A: { hand: ['Crush'] }, B: {}, C: {} },
      bases: [
        at('Meadow', 'A Walker', 'A Filler', 'B Invader', 'C Filler', 'C Walker'),
        at('Moor', 'B Walker', 'C Invader'),
      ],
      steps: [
        A.plays('Crush'),
        now(at('Meadow', 'A Walker', 'A Filler', 'C Filler', 'C Walker'), { asked: null, discard: { B: ['Invader'] } }),
      ],
    }));
  it('you choose base, player and minion', () =>
    play({
      seats: { A: { hand: ['Crush'] }, B: {}, C: {} },
      bases: [
        at('Meadow', 'A Walker', 'A Filler', 'A Filler', 'B Invader', 'B Walker', 'C Filler'),
        at('Moor', 'A Walker'),
      ],
      steps: [
        A.plays('Crush'),
        offered('A', ['Meadow', 'Moor']),
        A.answers('Meadow'),
        offered('A', ['B', 'C']),
        A.answers('B'),
        offered('A', ['Invader', 'Walker'], ['Filler', 'no']),
        A.answers('Walker'),
        now({ asked: null, discard: { B: ['Walker'], C: [] } }),
      ],
    }));
  it('as many minions are not fewer', () =>
    play({
      seats: { A: { hand: ['Crush'] }, B: {} },
      bases: [at('Meadow', 'A Walker', 'B Invader'), at('Moor')],
      steps: [A.plays('Crush'), now(at('Meadow', 'A Walker', 'B Invader'), { asked: null })],
    }));
});

describe("Death Breath: Choose a minion with power 4 or less. Place it on the bottom of its owner's deck.", () => {
  it('goes under the deck of its owner, whoever has it', () =>
    play({
      seats: { A: { hand: ['Death Breath'] }, B: {}, C: {} },
      bases: [at('Meadow', 'B Invader of C', 'B Collector +3'), at('Moor', 'A Walker +2')],
      steps: [
        A.plays('Death Breath'),
        offered('A', ['Invader', 'Walker'], ['Collector', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'B Collector'), { asked: null, deck: { C: { bottom: ['Invader'] } } }),
      ],
    }));
  it('death-breath/1 no monster can be chosen (MON-1)', () =>
    play({
      seats: { A: { hand: ['Death Breath'] }, B: {} },
      bases: [at('Meadow', '- Ghoul', 'B King Rex'), at('Moor')],
      ...noMonsters,
      steps: [A.plays('Death Breath'), now(at('Meadow', '- Ghoul', 'B King Rex'), { asked: null })],
    }));
});

describe('Dogpile: Move one of your minions to a base where you have two or more minions. Special: You may play this before a base scores.', () => {
  const bases = [at('Meadow', 'A Walker', 'A Filler'), at('Moor', 'A Invader', 'B Walker'), at('Marsh')];
  it('to a base that already has two of yours', () =>
    play({
      seats: { A: { hand: ['Dogpile'] }, B: {} },
      bases,
      steps: [
        A.plays('Dogpile'),
        now(at('Meadow', 'A Walker', 'A Filler', 'A Invader'), at('Moor', 'B Walker'), { asked: null }),
      ],
    }));
  it('you choose the minion and the base', () =>
    play({
      seats: { A: { hand: ['Dogpile'] } },
      bases: [at('Meadow', 'A Walker', 'A Filler'), at('Moor', 'A Invader', 'A Collector'), at('Marsh', 'A Howler')],
      steps: [
        A.plays('Dogpile'),
        offered('A', ['Walker', 'Filler', 'Invader', 'Collector', 'Howler'], ['no']),
        A.answers('Howler'),
        offered('A', ['Meadow', 'Moor'], ['Marsh', 'no']),
        A.answers('Moor'),
        now(at('Moor', 'A Invader', 'A Collector', 'A Howler'), at('Marsh'), { asked: null }),
      ],
    }));
  it('no such base: nothing moves', () =>
    play({
      seats: { A: { hand: ['Dogpile'] }, B: {} },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Invader', 'B Walker')],
      steps: [A.plays('Dogpile'), now(at('Meadow', 'A Walker'), { asked: null })],
    }));
  it('also before a base scores, there or away (SCORE-3)', () =>
    play({
      seats: { A: { hand: ['Dogpile'] }, B: {} },
      bases: [at('Meadow', 'A King Rex', 'B Invader', 'A Filler'), at('Moor', 'A Walker')],
      steps: [A.ends(), A.answers('Dogpile'), now(at('Moor'), { turn: 'B', discard: { A: { has: ['Walker'] } } })],
    }));
});

describe('Gimme!: Choose an action on a minion. Destroy the minion and transfer the chosen action to one of your minions.', () => {
  it('gimme/1 one action is transferred, the others go with the minion (ATT-2)', () =>
    play({
      seats: { A: { hand: ['Gimme!'] }, B: {} },
      bases: [
        at('Meadow', 'B Walker with B Dumbbells, B Poison', 'B Collector', 'A Invader', 'A Filler', 'B Overrun'),
        at('Moor'),
      ],
      ...noMonsters,
      steps: [
        A.plays('Gimme!'),
        offered('A', ['Dumbbells', 'Poison'], ['Overrun']),
        A.answers('Dumbbells'),
        offered('A', ['Invader', 'Filler'], ['Walker', 'Collector', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'B Collector', 'A Invader with B Dumbbells', 'A Filler', 'B Overrun'), {
          asked: null,
          discard: { B: ['Walker', 'Poison'] },
        }),
      ],
    }));
  it('gimme/2 also if the minion is not destroyed', () =>
    play({
      seats: { A: { hand: ['Gimme!'] }, B: {} },
      bases: [at('Meadow', 'B Dork Orc with B Dumbbells', 'A Invader'), at('Moor')],
      ...noMonsters,
      steps: [A.plays('Gimme!'), now(at('Meadow', 'B Dork Orc', 'A Invader with B Dumbbells'), { asked: null })],
    }));
  it('not to the minion that is destroyed, even if it is yours', () =>
    play({
      seats: { A: { hand: ['Gimme!'] }, B: {} },
      bases: [at('Meadow', 'A Walker with B Dumbbells', 'A Invader'), at('Moor')],
      ...noMonsters,
      steps: [A.plays('Gimme!'), now(at('Meadow', 'A Invader with B Dumbbells'), { asked: null })],
    }));
  it('without a minion of yours it is only destroyed', () =>
    play({
      seats: { A: { hand: ['Gimme!'] }, B: {} },
      bases: [at('Meadow', 'B Walker with B Dumbbells'), at('Moor')],
      ...noMonsters,
      steps: [A.plays('Gimme!'), now(at('Meadow'), { asked: null, discard: { B: ['Walker', 'Dumbbells'] } })],
    }));
});

const gust = actionCard(
  'Gust',
  'standard',
  'Each minion gets -1 power this turn.',
  onPlay(function* () {
    yield* eachGets(yield* look((q) => q.minions()), -1);
  }),
);

describe('Stalling: Put this on a base. Ongoing: Each time another player plays a card, you may decide that it does not affect your minions here.', () => {
  const game = (answer: string, power: number) =>
    play({
      turn: 'B',
      cards: [gust],
      seats: { A: {}, B: { hand: ['Gust'] } },
      bases: [at('Meadow', 'A Invader', 'B Collector', 'A Stalling'), at('Moor', 'A King Rex')],
      steps: [
        B.plays('Gust'),
        A.answers(answer),
        now({ asked: null, cards: { Invader: { power }, Collector: { power: 1 }, 'King Rex': { power: 6 } } }),
      ],
    });
  it('your minions here are not affected by the card; all others are (TERM-2)', () => game('Stalling', 3));
  it('if you so decide', () => game('pass', 2));
  it('each time, also at a minion’s ability', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Hammer Slammer'] } },
      bases: [at('Meadow', 'A Filler', 'A Stalling'), at('Moor')],
      steps: [
        B.plays('Hammer Slammer', 'Moor'),
        A.answers('Stalling'),
        now(at('Meadow', 'A Filler', 'A Stalling'), { asked: null }),
      ],
    }));
  it('nobody is asked at your own cards, or where you have no minion', () => {
    play({
      cards: [gust],
      seats: { A: { hand: ['Gust'] }, B: {} },
      bases: [at('Meadow', 'A Invader', 'A Stalling'), at('Moor')],
      steps: [A.plays('Gust'), now({ asked: null, cards: { Invader: { power: 2 } } })],
    });
    play({
      turn: 'B',
      cards: [gust],
      seats: { A: {}, B: { hand: ['Gust'] } },
      bases: [at('Meadow', 'B Collector', 'A Stalling'), at('Moor', 'A Invader')],
      steps: [B.plays('Gust'), now({ asked: null, cards: { Invader: { power: 2 } } })],
    });
  });
});

describe('Too Tough: Put this on a minion. Ongoing: Actions of other players do not affect this minion.', () => {
  it('too-tough/1 on another player’s minion it stops that player’s actions, not yours (TERM-15)', () => {
    const bases = [at('Meadow', 'B Walker with A Too Tough'), at('Moor')];
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Seeing Stars'] } },
      bases,
      steps: [B.plays('Seeing Stars'), now(at('Meadow', 'B Walker with A Too Tough'), { asked: null })],
    });
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: {} },
      bases,
      steps: [A.plays('Seeing Stars'), now(at('Meadow'), { asked: null })],
    });
  });
  it('too-tough/2 taken over, the minion is safe from its new controller’s actions', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'B Walker of A with A Too Tough'), at('Moor')],
      steps: [B.plays('Seeing Stars'), now(at('Meadow', 'B Walker of A with A Too Tough'), { asked: null })],
    }));
  it('too-tough/3 it stops neither a loss of VP nor the taking of an action off the minion', () => {
    play({
      seats: { A: { hand: ['Helping Hands'] }, B: {} },
      bases: [at('Meadow', 'A Invader +2', 'B King Rex with B Too Tough'), at('Moor')],
      steps: [A.ends(), A.answers('Helping Hands'), now({ turn: 'B', vp: { A: 3, B: 2 } })],
    });
    play({
      seats: { A: { hand: ['Strip Bare'] }, B: {} },
      bases: [at('Meadow', 'B Walker with B Too Tough, B Buckler of Swashing'), at('Moor')],
      ...noMonsters,
      steps: [
        A.plays('Strip Bare'),
        now(at('Meadow', 'B Walker with B Too Tough'), { asked: null, hand: { A: ['Buckler of Swashing'] } }),
      ],
    });
  });
});
