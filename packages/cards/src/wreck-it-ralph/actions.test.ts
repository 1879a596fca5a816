import { look, onPlay, useTalentAgain } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

const encore = actionCard(
  'Encore',
  'standard',
  'Choose King Candy: it may use its talent again.',
  onPlay(function* (me) {
    const [candy] = yield* look((q) => q.actions().filter((ix) => q.name(ix) === 'King Candy'));
    yield* useTalentAgain(me, candy!);
  }),
);

describe('Cy-Bug Infestation: Put this on a base. Talent: Destroy this card and this base. Starting with the player on your left, each player chooses a base and moves all cards they have here to it. Replace the destroyed base as usual.', () => {
  it('cy-bug-infestation/1 cy-bug-infestation/2 the others first, then you; what is left goes with the base, which does not score', () =>
    play({
      seats: { A: { deck }, B: { deck }, C: { deck } },
      bases: [
        at(
          'Moor',
          'A King Rex +5',
          'A Cy-Bug Infestation',
          'A Ittypedia',
          'B Scout with C Poison',
          'C Walker',
          '- Ghoul',
        ),
        at('Heath'),
        at('Fen'),
      ],
      baseDeck: ['Marsh'],
      steps: [
        A.uses('Cy-Bug Infestation'),
        offered('B', ['Heath', 'Fen']),
        B.answers('Heath'),
        now({ asked: { seat: 'C', has: ['Heath', 'Fen'] } }),
      ],
    }));
  it('cards of one player go to one base, with what is on them', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [
        at('Moor', 'A King Rex', 'A Cy-Bug Infestation', 'A Ittypedia', 'B Scout with A Poison', '- Ghoul'),
        at('Heath'),
      ],
      baseDeck: ['Marsh'],
      steps: [
        A.uses('Cy-Bug Infestation'),
        now(at('Heath', 'A King Rex', 'B Scout with A Poison', 'A Ittypedia'), at('Marsh'), {
          discard: { A: ['Cy-Bug Infestation'] },
          bases: { Moor: 'gone' },
        }),
      ],
    }));
});

describe('Escape Pod: Choose up to two of your cards at one base and move them to one other base. Special: You may also play this before a base scores; then move only one of your cards, and from the scoring base.', () => {
  it('escape-pod/1 up to two minions, titans or actions on the base, from one base to one other', () => {
    const start = {
      seats: { A: { hand: ['Escape Pod'] }, B: {} },
      bases: [
        at('Moor', 'A Walker', 'A Scout', 'B Huffie', 'A Ittypedia', 'A Rainboroc'),
        at('Heath', 'A Filler'),
        at('Fen', 'B Filler'),
      ],
    };
    play({
      ...start,
      steps: [
        A.plays('Escape Pod'),
        offered('A', ['Moor', 'Heath'], ['Fen', 'no']),
        A.answers('Moor'),
        offered('A', ['Walker', 'Scout', 'Ittypedia', 'Rainboroc', 'done'], ['Huffie', 'Filler']),
        refused(A.answers('Walker', 'Ittypedia', 'Scout')),
        A.answers('Walker', 'Ittypedia', 'done', 'Fen'),
        now(at('Moor', 'A Scout', 'B Huffie', 'A Rainboroc'), at('Fen', 'B Filler', 'A Walker', 'A Ittypedia')),
      ],
    });
    play({
      ...start,
      steps: [A.plays('Escape Pod'), A.answers('Heath', 'done'), now(at('Heath', 'A Filler'), { asked: null })],
    });
  });
  it('buried cards are cards, too (BURY-2)', () =>
    play({
      seats: { A: { hand: ['Escape Pod'] }, B: {} },
      bases: [{ ...at('Moor', 'A Walker'), buried: [{ seat: 'A', card: 'Mummy' }] }, at('Heath')],
      steps: [
        A.plays('Escape Pod'),
        A.answers('?Moor', 'Mummy', 'done'),
        now({ bases: { Heath: { buried: { A: ['Mummy'] } }, Moor: { minions: { A: ['Walker'] } } } }),
      ],
    }));
  it('before a base scores only one, from there', () =>
    play({
      seats: { A: { hand: ['Escape Pod'], deck }, B: { deck } },
      bases: [at('Moor', 'A King Rex', 'A Walker', 'B Huffie'), at('Heath', 'A Filler')],
      steps: [
        A.ends(),
        A.answers('Escape Pod'),
        offered('A', ['King Rex', 'Walker'], ['Huffie', 'Filler', 'no']),
        A.answers('Walker'),
        now({ bases: { Heath: { minions: { A: ['Filler', 'Walker'] } } } }),
      ],
    }));
});

describe("I'm Gonna Wreck It!: Put this on a base. Ongoing: This base's breakpoint is 3 lower. Talent: Until the start of your next turn, this base's abilities are cancelled.", () => {
  it('im-gonna-wreck-it/1 3 lower for each copy here', () =>
    play({
      seats: { A: {} },
      bases: [at('Moor', "A I'm Gonna Wreck It!", "A I'm Gonna Wreck It!"), at('Heath')],
      steps: [now({ bases: { Moor: { breakpoint: 4 }, Heath: { breakpoint: 10 } } })],
    }));
  it('the base has no abilities until your next turn', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('SFIT Robotics Lab', 'A Walker +1', "A I'm Gonna Wreck It!"), at('Moor')],
      steps: [
        now({ cards: { Walker: { power: 4 } } }),
        A.uses("I'm Gonna Wreck It!"),
        now({ cards: { Walker: { power: 3 } } }),
        A.ends(),
        now({ cards: { Walker: { power: 3 } } }),
        B.ends(),
        now({ cards: { Walker: { power: 4 } } }),
      ],
    }));
});

describe('Kart Bakery: Put this on a base. Talent: Draw a card if you have any minion here.', () => {
  it('a card with a minion here, none without', () => {
    play({
      seats: { A: { deck } },
      bases: [at('Moor', 'A Filler', 'A Kart Bakery')],
      steps: [A.uses('Kart Bakery'), now({ hand: { A: 1 } })],
    });
    play({
      seats: { A: { deck }, B: {} },
      bases: [at('Moor', 'B Filler', 'A Kart Bakery'), at('Heath', 'A Filler')],
      steps: [A.uses('Kart Bakery'), now({ hand: { A: 0 } })],
    });
  });
});

describe('King Candy: Put this on a base. Talent: You may transfer this card to another base. Choose a minion at the base where this card is now. Until the start of your next turn, the actions on that minion have their abilities cancelled and its power counters add nothing to its power.', () => {
  it('king-candy/1 a minion at its base, also if it stays; actions and counters on it are void until your next turn', () =>
    play({
      seats: { A: { deck }, B: { hand: ['Clawed Glove'], deck } },
      bases: [at('Moor', 'B Scout +2 with B Magical Staff', 'A Walker', 'A King Candy'), at('Heath', 'B Filler')],
      steps: [
        now({ cards: { Scout: { power: 6 } } }),
        A.uses('King Candy'),
        A.answers('stay'),
        offered('A', ['Scout', 'Walker'], ['Filler', 'no']),
        A.answers('Scout'),
        now({ cards: { Scout: { power: 3, counters: 2 } } }),
        A.ends(),
        B.plays('Clawed Glove', 'Scout'),
        refused(B.uses('Clawed Glove')),
        now({ cards: { Scout: { power: 3 } } }),
        B.ends(),
        now({ cards: { Scout: { power: 6 } } }),
      ],
    }));
  it('two of them on one minion take its counters once', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Moor', 'B Scout +2', 'A King Candy', 'A King Candy'), at('Heath')],
      steps: [
        A.uses('King Candy#1'),
        A.answers('stay'),
        A.uses('King Candy#2'),
        A.answers('stay'),
        now({ cards: { Scout: { power: 3 } } }),
      ],
    }));
  it('used twice in a turn it takes the counters of each minion once', () => {
    const game = (first: string, second: string, powers: { Scout: number; Huffie: number }) =>
      play({
        cards: [encore],
        seats: { A: { hand: ['Encore'] }, B: {} },
        bases: [at('Moor', 'B Scout +1', 'B Huffie +1', 'A King Candy')],
        steps: [
          A.uses('King Candy'),
          A.answers(first),
          A.plays('Encore'),
          A.uses('King Candy'),
          A.answers(second),
          now({ cards: { Scout: { power: powers.Scout }, Huffie: { power: powers.Huffie } } }),
        ],
      });
    game('Scout', 'Scout', { Scout: 3, Huffie: 4 });
    game('Scout', 'Huffie', { Scout: 3, Huffie: 3 });
    game('Huffie', 'Scout', { Scout: 3, Huffie: 3 });
  });
  it('two of them may each void another minion', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Moor', 'B Scout +1', 'B Huffie +1', 'A King Candy', 'A King Candy')],
      steps: [
        A.uses('King Candy#1'),
        A.answers('Scout'),
        A.uses('King Candy#2'),
        A.answers('Huffie'),
        now({ cards: { Scout: { power: 3 }, Huffie: { power: 3 } } }),
      ],
    }));
  it('the minion keeps what else gives it power', () =>
    play({
      seats: { A: { hand: ['Version 2.0'] } },
      bases: [at('Moor', 'A Wasabi +2', 'A King Candy')],
      steps: [
        A.uses('Wasabi'),
        A.answers('each'),
        A.plays('Version 2.0'),
        now({ cards: { Wasabi: { power: 9 } } }),
        A.uses('King Candy'),
        now({ cards: { Wasabi: { power: 7, counters: 2 } } }),
      ],
    }));
  it('transferred, it looks where it is then', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Moor', 'A Walker', 'A King Candy'), at('Heath', 'B Filler +3'), at('Fen')],
      steps: [
        A.uses('King Candy'),
        A.answers('go', 'Heath'),
        now(at('Heath', 'B Filler +3', 'A King Candy'), { asked: null, cards: { Filler: { power: 1 } } }),
      ],
    }));
  it('king-candy/2 the minion still has power counters', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('SFIT Robotics Lab', 'B Scout +2', 'A King Candy')],
      steps: [A.uses('King Candy'), now({ cards: { Scout: { power: 4 } } })],
    }));
  it('goes on when this card has left (IO-2)', () =>
    play({
      seats: { A: { hand: ['Purge the Demon'] }, B: {} },
      bases: [at('Moor', 'B Scout +2 with B Magical Staff', 'A King Candy')],
      steps: [
        A.uses('King Candy'),
        A.plays('Purge the Demon'),
        A.answers('Moor', '?King Candy'),
        now(at('Moor', 'B Scout +2 with B Magical Staff'), { cards: { Scout: { power: 3 } } }),
      ],
    }));
});

describe('Mints Eruption: Choose a base and swap it with one in the base discard pile. All cards at the old base stay there.', () => {
  it('mints-eruption/2 everything stays: minions, what is on them, actions on the base; nothing is played again', () =>
    play({
      seats: { A: { hand: ['Mints Eruption'] }, B: {} },
      bases: [at('Moor', 'A Invader +1 with B Poison', 'B Ittypedia'), at('Heath')],
      baseDiscard: ['SFIT Robotics Lab', 'Tar Pits'],
      steps: [
        A.plays('Mints Eruption'),
        offered('A', ['Moor', 'Heath'], ['no']),
        A.answers('Moor', 'SFIT Robotics Lab'),
        now(at('SFIT Robotics Lab', 'A Invader +1 with B Poison', 'B Ittypedia'), {
          baseDiscard: ['Tar Pits', 'Moor'],
          vp: { A: 0 },
        }),
      ],
    }));
  it('mints-eruption/1 the old base does not score', () =>
    play({
      seats: { A: { hand: ['Mints Eruption'], deck }, B: { deck } },
      bases: [at('Moor', 'A King Rex +4'), at('Heath')],
      baseDiscard: ['SFIT Robotics Lab'],
      steps: [
        A.plays('Mints Eruption'),
        A.answers('Moor'),
        A.ends(),
        now(at('SFIT Robotics Lab', 'A King Rex +4'), { turn: 'B', vp: { A: 0 } }),
      ],
    }));
  it('nothing with an empty base discard pile', () =>
    play({
      seats: { A: { hand: ['Mints Eruption'] } },
      bases: [at('Moor', 'A Scout'), at('Heath')],
      steps: [A.plays('Mints Eruption'), now(at('Moor', 'A Scout'), at('Heath'), { asked: null })],
    }));
});

describe('Research Lab Beacon: Put this on a base. Ongoing: Destroy this card if four or more minions are here. Talent: Name a faction; every minion of that faction moves to here.', () => {
  it('research-lab-beacon/1 the minions of all players of that faction', () =>
    play({
      seats: {
        A: { factions: ['Pirates', 'Aliens'] },
        B: { factions: ['Pirates', 'Robots'] },
      },
      bases: [at('Moor', 'A Research Lab Beacon'), at('Heath', 'A Buccaneer', 'B First Mate', 'A Scout')],
      steps: [
        A.uses('Research Lab Beacon'),
        A.answers('Pirates'),
        now(at('Moor', 'A Buccaneer', 'B First Mate', 'A Research Lab Beacon'), at('Heath', 'A Scout')),
      ],
    }));
  it('is destroyed with the fourth minion here, whoever has them', () => {
    play({
      seats: { A: { hand: ['Scout'] }, B: {} },
      bases: [at('Moor', 'A Filler', 'B Filler', '- Ghoul', 'A Research Lab Beacon')],
      steps: [
        now(at('Moor', 'A Filler', 'B Filler', '- Ghoul', 'A Research Lab Beacon')),
        A.plays('Scout'),
        now(at('Moor', 'A Filler', 'B Filler', '- Ghoul', 'A Scout'), { discard: { A: ['Research Lab Beacon'] } }),
      ],
    });
  });
});

describe('Sugar Rush: Put this on a base. Talent: Choose up to two of your minions and move them either from here to another base or from another base to here. Each of them gets +1 power this turn.', () => {
  const bases = [
    at('Moor', 'A Walker', 'A Scout', 'B Filler', 'A Sugar Rush'),
    at('Heath', 'A Huffie', 'A Filler', 'A Shinobi'),
    at('Fen'),
  ];
  it('sugar-rush/1 from here to one other base', () =>
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [
        A.uses('Sugar Rush'),
        A.answers('Walker', 'Scout', 'Fen'),
        now(at('Fen', 'A Walker', 'A Scout'), { cards: { Walker: { power: 3 }, Scout: { power: 4 } } }),
      ],
    }));
  it('sugar-rush/1 or from one other base to here; none, or no more than two', () => {
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [
        A.uses('Sugar Rush'),
        offered('A', ['Walker', 'Scout', 'Huffie', 'Filler@Heath', 'Shinobi', 'done'], ['Filler@Moor']),
        refused(A.answers('Walker', 'Huffie')),
        refused(A.answers('Huffie', 'Filler@Heath', 'Shinobi')),
        A.answers('Huffie', 'Shinobi'),
        now(at('Heath', 'A Filler'), { cards: { Huffie: { power: 4 }, Shinobi: { power: 4 }, Walker: { power: 2 } } }),
      ],
    });
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [A.uses('Sugar Rush'), A.answers('done'), now({ asked: null, cards: { Walker: { power: 2 } } })],
    });
  });
});
