/* Long because each minion is tried with many actions on it. */
import { act, chooseMinion, onPlay, ops, protect } from '@smash/engine/script';
import { A, actionCard, at, B, logged, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';
import facts from './facts.json' with { type: 'json' };

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

const strike = actionCard(
  'Strike',
  'standard',
  'Destroy a minion.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Destroy a minion');
    if (minion !== null) yield* act(ops.destroy(minion));
  }),
);
const recall = actionCard(
  'Recall',
  'standard',
  'Return a minion to its owner’s hand.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Return a minion');
    if (minion !== null) yield* act(ops.returnToHand(minion));
  }),
);
/** It stays what and where it is. */
const steady = (verb: string) =>
  actionCard(
    'Steady Sword',
    'minion',
    'Put this on a minion. Ongoing: This minion cannot be swapped.',
    protect((q, me, op) => op.verb === verb && op.card === q.card(me.self).at),
  );

describe("Gal-Woman: Talent: Play a play-on-minion action from any player's discard pile as an extra action. At the end of the turn, or when that action leaves play, place it on the bottom of its owner's deck.", () => {
  const bases = [at('Meadow', 'A Gal-Woman', 'B Walker'), at('Moor', 'A Invader')];

  it('plays one of anybody’s discarded play-on-minion actions; at the end of the turn it goes under its owner’s deck (EXT-3)', () =>
    play({
      cards: [strike],
      seats: {
        A: { discard: ['Magic Weapon', 'Strike', 'Filler', 'Overrun'], deck },
        B: { discard: ['Poison', 'Strike'], deck: ['Filler', 'Zapbot', 'Filler'] },
      },
      bases,
      steps: [
        A.uses('Gal-Woman'),
        offered('A', ['Magic Weapon', 'Poison'], ['no', 'Strike', 'Overrun', 'Filler']),
        A.answers('Poison'),
        offered('A', ['Gal-Woman', 'Walker', 'Invader'], ['no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Gal-Woman', 'B Walker with A Poison'), {
          asked: null,
          plays: { A: { minions: 1, actions: 1 } },
          discard: { B: ['Strike'] },
        }),
        refused(A.uses('Gal-Woman')),
        A.ends(),
        now(at('Meadow', 'A Gal-Woman', 'B Walker'), {
          turn: 'B',
          discard: { B: ['Strike'] },
          deck: { B: ['Filler', 'Zapbot', 'Filler', 'Poison'] },
        }),
      ],
    }));

  it('is not offered with no such action that can be played; one with a condition needs a fitting minion (PLAY-4)', () => {
    play({
      cards: [strike],
      seats: { A: { discard: ['Strike', 'Overrun'] } },
      bases,
      steps: [refused(A.uses('Gal-Woman'))],
    });
    play({
      seats: { B: { discard: ['Fearless Friend'] } },
      bases: [at('Meadow', 'A Gal-Woman', 'B Walker'), at('Moor', 'A Invader', 'B Filler')],
      steps: [A.uses('Gal-Woman'), offered('A', ['Gal-Woman', 'Invader'], ['Walker', 'Filler', 'no'])],
    });
  });

  it('an action that leaves play earlier goes there at once, whatever sends it away and wherever to (RES-6)', () => {
    play({
      cards: [strike],
      seats: { A: { hand: ['Strike'], discard: ['Magic Weapon'], deck: ['Zapbot', 'Filler'] } },
      bases,
      steps: [
        A.uses('Gal-Woman'),
        A.answers('Invader'),
        A.plays('Strike'),
        A.answers('Invader'),
        now({ discard: { A: ['Invader', 'Strike'] }, deck: { A: ['Zapbot', 'Filler', 'Magic Weapon'] } }),
      ],
    });
    play({
      seats: {
        A: { hand: ['MYAAAH!'], deck: ['Zapbot', 'Filler'] },
        B: { discard: ['Magic Weapon'], deck: ['Zapbot'] },
      },
      bases,
      steps: [
        A.uses('Gal-Woman'),
        A.answers('Invader'),
        A.plays('MYAAAH!'),
        now(at('Moor', 'A Invader'), { asked: null, hand: { A: [], B: [] }, deck: { B: ['Zapbot', 'Magic Weapon'] } }),
      ],
    });
  });

  it('also with Gal-Woman gone, and also as its base is scored (IO-2, SCORE-9)', () =>
    play({
      cards: [strike],
      seats: {
        A: { hand: ['Strike'], discard: ['Magic Weapon', 'Magic Weapon'], deck: ['Zapbot', 'Cannon', 'Filler'] },
      },
      bases: [at('Meadow', 'A Gal-Woman', 'B Walker'), at('Moor', 'A Invader +7')],
      steps: [
        A.uses('Gal-Woman'),
        A.answers('?Magic Weapon', 'Invader'),
        A.plays('Strike'),
        A.answers('Gal-Woman'),
        A.ends(),
        now({
          turn: 'B',
          hand: { A: ['Zapbot', 'Cannon'] },
          discard: { A: ['Gal-Woman', 'Strike', 'Invader', 'Magic Weapon'] },
          deck: { A: ['Filler', 'Magic Weapon'] },
        }),
      ],
    }));

  it('is not offered with no minion that any of them could be played on', () =>
    play({
      cards: [
        {
          ...actionCard('Unfit', 'minion', 'Put this on a minion of power 9 or more.'),
          target: (q, _seat, ix) => q.power(ix) > 8,
        },
      ],
      seats: { A: { discard: ['Unfit'] } },
      bases,
      steps: [refused(A.uses('Gal-Woman'))],
    }));

  it('one that has left and come back is a new card, and stays (IO-1)', () =>
    play({
      cards: [
        actionCard(
          'Fetch',
          'standard',
          'Destroy a minion. Draw a card. Play an extra action.',
          onPlay(function* (me) {
            const minion = (yield* chooseMinion(me, 'Destroy a minion'))!;
            yield* act(ops.destroy(minion));
            yield* act(ops.draw(me.seat, 1), ops.allow(me.seat, {}, 'action'));
          }),
        ),
      ],
      seats: { A: { hand: ['Fetch'], discard: ['Magic Weapon'], deck: [] } },
      bases,
      steps: [
        A.uses('Gal-Woman'),
        A.answers('Invader'),
        A.plays('Fetch'),
        A.answers('Invader'),
        A.plays('Magic Weapon', 'Gal-Woman'),
        A.ends(),
        now(at('Meadow', 'A Gal-Woman with A Magic Weapon', 'B Walker'), { turn: 'B' }),
      ],
    }));

  it('other actions on that minion stay', () =>
    play({
      seats: { A: { hand: ['Magic Weapon'], discard: ['Armor of Battle'], deck: ['Zapbot', 'Cannon', 'Filler'] } },
      bases,
      steps: [
        A.uses('Gal-Woman'),
        A.answers('Invader'),
        A.plays('Magic Weapon', 'Invader'),
        A.ends(),
        now(at('Moor', 'A Invader with A Magic Weapon'), { deck: { A: ['Filler', 'Armor of Battle'] } }),
      ],
    }));

  it('the action is its player’s, whoever owns it (ATT-4)', () =>
    play({
      seats: { B: { discard: ['Powerful Sword'], deck }, A: { deck } },
      bases: [at('Meadow', 'A Gal-Woman', 'B Walker', 'A Filler')],
      steps: [
        A.uses('Gal-Woman'),
        A.answers('Filler'),
        now(at('Meadow', 'A Gal-Woman', 'B Walker', 'A Filler with A Powerful Sword')),
      ],
    }));

  it('gal-woman/1 Monet cannot draw a card in place of it', () =>
    play({
      seats: { A: { hand: ['Flip Kick'], discard: ['Magic Weapon', 'Armor of Battle'], deck } },
      bases: [at('Meadow', 'A Gal-Woman', 'A Monet')],
      steps: [
        A.plays('Flip Kick'),
        A.uses('Monet'),
        A.uses('Gal-Woman'),
        offered('A', ['Magic Weapon', 'Armor of Battle'], ['Monet', 'no']),
        A.answers('Magic Weapon', 'Gal-Woman'),
        refused(A.uses('Monet')),
        now({ asked: null }),
      ],
    }));
});

describe('Guy-Man: Talent: Choose another of your minions and copy its talent.', () => {
  it('does what the talent of another of your minions says, as his own; that one may still use it (RES-2)', () =>
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', 'A Guy-Man', "A Walker with A Sword That's Powerful", 'B Andko'), at('Moor', 'A Andko')],
      steps: [
        A.uses('Guy-Man'),
        offered('A', ['Walker', 'Andko/A'], ['Guy-Man', 'Andko/B', 'no']),
        A.answers('Walker'),
        now({ asked: null, cards: { 'Guy-Man': { counters: 1 }, Walker: { counters: 0 } } }),
        refused(A.uses('Guy-Man')),
        A.uses('Walker'),
        now({ cards: { Walker: { counters: 1 } } }),
      ],
    }));

  it('guy-man/1 printed on that minion or given to it by an action, but not the printed talent of an action on it', () =>
    play({
      seats: { A: { deck } },
      bases: [
        at(
          'Meadow',
          'A Guy-Man with A Magic Weapon',
          'A Man-With-Arms with A Powerful Sword',
          'A Walker with A Mystic Transference',
        ),
        at('Moor'),
      ],
      steps: [
        A.uses('Guy-Man'),
        offered('A', ['0', '1'], ['2', 'Walker', 'no']),
        A.answers('0'),
        now({ asked: null, cards: { 'Guy-Man': { power: 7 }, 'Man-With-Arms': { power: 3 } } }),
      ],
    }));

  it('guy-man/1 a given talent shields Guy-Man, and only him', () =>
    play({
      cards: [strike],
      seats: { A: { deck }, B: { hand: ['Strike'], deck } },
      bases: [at('Meadow', 'A Guy-Man', 'A Walker with A Powerful Sword'), at('Moor', 'B Filler')],
      steps: [
        A.uses('Guy-Man'),
        A.ends(),
        B.plays('Strike'),
        B.answers('Guy-Man'),
        now({ cards: { 'Guy-Man': { power: 5 } }, discard: { A: [] } }),
      ],
    }));

  it('guy-man/2 at no other time and in no other way has he that ability', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Guy-Man', 'A Walker with A Fearless Friend'), at('Moor'), at('Marsh', 'B Filler')],
      steps: [
        A.uses('Guy-Man'),
        A.answers('Moor'),
        now(at('Moor', 'A Guy-Man')),
        refused(A.uses('Guy-Man')),
        A.ends(),
        refused(B.uses('Guy-Man')),
      ],
    }));

  it('is not offered without another minion of yours that has a talent (ABL-5)', () =>
    play({
      bases: [at('Meadow', 'A Guy-Man with A Magic Weapon', 'A Walker', 'B Andko')],
      steps: [refused(A.uses('Guy-Man', 2)), A.uses('Guy-Man'), A.answers('draw'), refused(A.uses('Guy-Man'))],
    }));

  it('asks for no minion whose talents would do nothing now', () =>
    play({
      seats: { A: { hand: ['Magic Weapon', 'Magic Weapon', 'Magic Weapon'], deck } },
      bases: [at('Meadow', 'A Guy-Man', 'A Man-With-Arms', 'A Andko'), at('Moor')],
      steps: [
        A.uses('Guy-Man'),
        A.plays('Magic Weapon', 'Andko'),
        A.plays('Magic Weapon', 'Andko'),
        refused(A.plays('Magic Weapon', 'Guy-Man')),
        now({ asked: null }),
      ],
    }));

  it('another minion with the same talent gives him nothing new (LOOP-1)', () =>
    play({
      seats: { A: { hand: ['Copycat'], deck } },
      bases: [at('Meadow', 'A Guy-Man', 'B Guy-Man'), at('Moor')],
      steps: [
        A.plays('Copycat', 'Meadow'),
        A.uses('Guy-Man/A'),
        now({ asked: null }),
        A.uses('Copycat'),
        now({ asked: null }),
        refused(A.uses('Guy-Man/A')),
        refused(A.uses('Copycat')),
      ],
    }));
});

describe('Andko: Talent: Play an extra action on a minion that has no action on it.', () => {
  it('only on a minion without one, whoever controls it, and no other kind of action (EXT-4)', () =>
    play({
      cards: [strike],
      seats: { A: { hand: ['Poison', 'Magic Weapon', 'Strike', 'Overrun'], deck } },
      bases: [at('Meadow', 'A Andko', 'B Walker', 'B Invader with A Armor of Battle')],
      steps: [
        A.plays('Overrun', 'Meadow'),
        refused(A.plays('Poison', 'Walker')),
        A.uses('Andko'),
        refused(A.plays('Strike')),
        refused(A.plays('Poison', 'Invader')),
        A.plays('Poison', 'Walker'),
        now({ plays: { A: { actions: 0 } } }),
        refused(A.plays('Magic Weapon', 'Andko')),
        refused(A.uses('Andko')),
      ],
    }));

  it('on itself, too; the regular action is kept for what the extra one does not accept (EXT-4)', () =>
    play({
      seats: { A: { hand: ['Magic Weapon', 'Armor of Battle'], deck } },
      bases: [at('Meadow', 'A Andko')],
      steps: [
        A.uses('Andko'),
        A.plays('Magic Weapon', 'Andko'),
        A.answers('?Andko'),
        A.plays('Armor of Battle', 'Andko'),
        now({ plays: { A: { actions: 0 } } }),
      ],
    }));

  it('andko/1 Monet can draw a card in place of it', () =>
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', 'A Andko', 'A Monet')],
      steps: [
        A.uses('Andko'),
        A.uses('Monet'),
        now({ hand: { A: 1 }, plays: { A: { actions: 1 } } }),
        A.uses('Monet'),
        now({ hand: { A: 2 } }),
        refused(A.uses('Monet')),
      ],
    }));
});

describe('Man-With-Arms: Talent: If there is an action on this minion, it gains +2 power until the start of your next turn. Ongoing: Once per turn, when this minion would use a talent that an action gives it, it may use another of its talents one extra time instead.', () => {
  it('gains +2 power with an action on it, until the start of your next turn (TERM-11)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Man-With-Arms with B Armor of Battle', 'A Man-With-Arms'), at('Moor')],
      steps: [
        refused(A.uses('Man-With-Arms#2')),
        A.uses('Man-With-Arms#1', 1),
        now({ cards: { 'Man-With-Arms#1': { power: 5 }, 'Man-With-Arms#2': { power: 3 } } }),
        A.ends(),
        now({ cards: { 'Man-With-Arms#1': { power: 5 } } }),
        B.ends(),
        now({ turn: 'A', cards: { 'Man-With-Arms#1': { power: 3 } } }),
      ],
    }));

  it('uses another of its talents in place of a given one, and each of the others as usual; once per turn', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', "A Man-With-Arms with A Sword That's Powerful, A Magic Weapon"), at('Moor')],
      steps: [
        // Its own talent, the exchange, and two given ones.
        A.uses('Man-With-Arms', 2),
        offered('A', ['0', '1'], ['2', 'no']),
        A.answers('1'),
        offered('A', ['0', '1'], ['2', 'no']),
        A.answers('0'),
        now({ asked: null, cards: { 'Man-With-Arms': { power: 5 } } }),
        A.uses('Man-With-Arms', 1),
        now({ cards: { 'Man-With-Arms': { power: 7 } } }),
        A.uses('Man-With-Arms'),
        now({ cards: { 'Man-With-Arms': { power: 8, counters: 1 } } }),
        refused(A.uses('Man-With-Arms')),
        A.ends(),
        B.ends(),
        A.uses('Man-With-Arms', 2),
        A.answers('0', '1'),
        now({ cards: { 'Man-With-Arms': { power: 5, counters: 1 } } }),
      ],
    }));

  it('a used talent may be used that one extra time, in place of one not used yet', () =>
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', "A Man-With-Arms with A Sword That's Powerful, A Magic Weapon"), at('Moor')],
      steps: [
        A.uses('Man-With-Arms', 3),
        now({ cards: { 'Man-With-Arms': { counters: 1 } } }),
        A.uses('Man-With-Arms', 2),
        offered('A', ['0', '1'], ['2', 'no']),
        A.answers('1'),
        now({ asked: null, cards: { 'Man-With-Arms': { counters: 2 } } }),
        // The Magic Weapon's use is gone.
        A.uses('Man-With-Arms'),
        now({ cards: { 'Man-With-Arms': { power: 7 } } }),
        refused(A.uses('Man-With-Arms')),
      ],
    }));

  it('not in place of its own talent or a used one', () =>
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', "A Man-With-Arms with A Sword That's Powerful"), at('Moor')],
      steps: [A.uses('Man-With-Arms', 3), A.uses('Man-With-Arms'), refused(A.uses('Man-With-Arms'))],
    }));

  it('in your own turn only (ABL-5)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', "B Man-With-Arms with B Sword That's Powerful"), at('Moor')],
      steps: [
        refused(A.uses('Man-With-Arms')),
        A.ends(),
        B.uses('Man-With-Arms', 2),
        now({ cards: { 'Man-With-Arms': { power: 5 } } }),
      ],
    }));

  it('is a minion that uses a talent (Changing Room)', () =>
    play({
      seats: { A: { deck } },
      bases: [at('Changing Room', "A Man-With-Arms with A Sword That's Powerful"), at('Moor')],
      steps: [A.uses('Man-With-Arms', 2), now({ cards: { 'Man-With-Arms': { power: 6, counters: 0 } } })],
    }));
});

describe('Frogga: Off the top of your deck, draw a play-on-minion action. Ongoing: When this minion leaves play, you may choose an action on it and shuffle that action into your deck.', () => {
  it('frogga/1 reveals until such an action shows and draws it; the others are shuffled into the deck (TOP-1)', () =>
    play({
      cards: [strike],
      seats: { A: { hand: ['Frogga'], deck: ['Filler', 'Strike', 'Overrun', 'Poison', 'Magic Weapon'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Frogga', 'Meadow'),
        now({
          asked: null,
          hand: { A: ['Poison'] },
          discard: { A: [] },
          deck: { A: { has: ['Filler', 'Strike', 'Overrun', 'Magic Weapon'] } },
        }),
        logged('A shuffled the deck'),
      ],
    }));

  it('frogga/1 a deck that runs out while revealing draws nothing; an empty one is refilled first (TOP-2)', () => {
    play({
      seats: { A: { hand: ['Frogga'], deck: ['Filler', 'Overrun'], discard: ['Poison'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Frogga', 'Meadow'),
        now({ hand: { A: [] }, discard: { A: ['Poison'] }, deck: { A: { has: ['Filler', 'Overrun'] } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Frogga'], deck: [], discard: ['Poison', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Frogga', 'Meadow'), now({ hand: { A: ['Poison'] }, discard: { A: [] } })],
    });
  });

  it('when it is destroyed, one action on it may go into its owner’s deck (RES-6, DECK-3)', () =>
    play({
      cards: [strike],
      seats: { A: { hand: ['Strike'], deck: [] }, B: { deck } },
      bases: [at('Meadow', 'A Frogga with A Magic Weapon, B Poison', 'A Walker with A Armor of Battle'), at('Moor')],
      steps: [
        A.plays('Strike'),
        A.answers('Frogga'),
        offered('A', ['Magic Weapon', 'Poison', 'no'], ['Armor of Battle', 'Frogga']),
        A.answers('Poison'),
        now(at('Meadow', 'A Walker with A Armor of Battle'), {
          asked: null,
          discard: { A: ['Frogga', 'Strike', 'Magic Weapon'], B: [] },
          deck: { A: [], B: { has: ['Poison'] } },
        }),
        logged('B shuffled the deck'),
      ],
    }));

  it('declined, they are discarded; the player of Frogga decides, whoever sends it away (ABL-8)', () =>
    play({
      cards: [recall],
      seats: { A: { deck }, B: { hand: ['Recall'], deck } },
      bases: [at('Meadow', 'A Frogga with B Poison', 'B Walker'), at('Moor')],
      steps: [
        A.ends(),
        B.plays('Recall'),
        B.answers('Frogga'),
        offered('A', ['Poison', 'no']),
        A.answers('no'),
        now({ asked: null, hand: { A: { has: ['Frogga'] } }, discard: { B: ['Poison', 'Recall'] } }),
      ],
    }));

  it('nobody is asked as another minion leaves', () =>
    play({
      cards: [strike],
      seats: { A: { hand: ['Strike'], deck } },
      bases: [at('Meadow', 'A Walker with A Magic Weapon', 'A Frogga with A Armor of Battle'), at('Moor')],
      steps: [
        A.plays('Strike'),
        A.answers('Walker'),
        now({ asked: null, discard: { A: { has: ['Magic Weapon', 'Walker'] } } }),
      ],
    }));

  it('nobody is asked without an action on it', () =>
    play({
      cards: [strike],
      seats: { A: { hand: ['Strike'], deck } },
      bases: [at('Meadow', 'A Frogga'), at('Moor')],
      steps: [A.plays('Strike'), now({ asked: null, discard: { A: ['Frogga', 'Strike'] } })],
    }));

  it('also when its base has been scored (SCORE-9)', () =>
    play({
      seats: { A: { deck: [] } },
      bases: [at('Meadow', 'A Frogga +8 with A Magic Weapon'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', ['Magic Weapon', 'no']),
        A.answers('Magic Weapon'),
        now({ turn: 'B', hand: { A: { has: ['Magic Weapon'] } }, discard: { A: [] } }),
      ],
    }));
});

describe('Young Noble: Talent: If there is a Sword card on this minion, swap this minion with a minion of power 5 or more from your hand, deck or discard pile.', () => {
  const sword = "Sword That's Powerful";

  it('needs a Sword on it (ABL-5)', () =>
    play({
      seats: { A: { hand: ['Gal-Woman'], deck } },
      bases: [at('Meadow', 'A Young Noble with A Magic Weapon', `A Walker with A ${sword}`), at('Moor')],
      steps: [A.uses('Young Noble'), A.answers('?draw'), refused(A.uses('Young Noble'))],
    }));

  it('young-noble/1 a Sword is a play-on-minion action with the word in its name', () => {
    const named = (name: string) => actionCard(name, 'minion', 'Put this on a minion.');
    const cards = [named('Laser Sword'), named('Family Sword'), named('Swordplay'), named('Swords')];
    for (const [name, fits] of [
      ['Laser Sword', true],
      ['Family Sword', true],
      [sword, true],
      ['Powerful Sword', true],
      ['Swordplay', false],
      ['Swords', false],
    ] as const)
      play({
        cards,
        seats: { A: { hand: ['Gal-Woman'], deck: [] } },
        bases: [at('Meadow', `A Young Noble with A ${name}`), at('Moor')],
        steps: fits
          ? [A.uses('Young Noble', 1), A.answers('?hand'), now(at('Meadow', `A Gal-Woman with A ${name}`))]
          : [refused(A.uses('Young Noble'))],
      });
  });

  it('young-noble/2 its two copies are one card', () =>
    expect(facts.cards.filter(({ name }) => name === 'Young Noble').map(({ copies }) => copies)).toEqual([2]));

  it('from hand, deck or discard pile: power 5 or more and no less', () =>
    play({
      seats: {
        A: {
          hand: ['Gal-Woman', 'Invader', 'Magic Weapon'],
          deck: ['Guy-Man', 'Filler'],
          discard: ['War Raptor', 'Nukebot'],
        },
      },
      bases: [at('Meadow', `A Young Noble with A ${sword}`), at('Moor')],
      steps: [
        A.uses('Young Noble', 1),
        offered('A', ['hand', 'deck', 'discard'], ['no']),
        A.answers('discard'),
        now(at('Meadow', `A Nukebot with A ${sword}`), {
          asked: null,
          discard: { A: ['War Raptor', 'Young Noble'] },
          hand: { A: ['Gal-Woman', 'Invader', 'Magic Weapon'] },
          plays: { A: { minions: 1, actions: 1 } },
        }),
      ],
    }));

  it('young-noble/3 the minion that comes in is played there, and gets the actions and counters (SWAP-1)', () =>
    play({
      seats: { A: { hand: ['Supreme Overlord', 'Filler'], deck } },
      bases: [at('Meadow', `A Young Noble +2 with A ${sword}, B Poison`, 'B Walker'), at('Moor')],
      steps: [
        A.uses('Young Noble', 1),
        A.answers('hand'),
        offered('A', ['Walker', 'Supreme Overlord', 'no']),
        A.answers('Walker'),
        now(at('Meadow', `A Supreme Overlord with A ${sword}, B Poison`), {
          hand: { A: ['Young Noble', 'Filler'], B: ['Walker'] },
          cards: { 'Supreme Overlord': { counters: 2, power: 5 } },
        }),
      ],
    }));

  it('young-noble/3 from the deck, which is searched and then shuffled; Young Noble goes into it', () =>
    play({
      seats: { A: { hand: [], deck: ['Filler', 'Invader', 'Guy-Man', 'Filler'] } },
      bases: [at('Meadow', `A Young Noble with A ${sword}`), at('Moor')],
      steps: [
        A.uses('Young Noble', 1),
        now(at('Meadow', `A Guy-Man with A ${sword}`), {
          asked: null,
          deck: { A: { has: ['Young Noble', 'Filler', 'Invader', 'Filler'], count: 4 } },
        }),
        logged('A shuffled the deck'),
      ],
    }));

  it('young-noble/4 if either card is immune, the whole swap fails (SWAP-2)', () =>
    play({
      cards: [steady('swap')],
      seats: { A: { hand: ['Gal-Woman'], deck: [] } },
      bases: [at('Meadow', 'A Young Noble +1 with A Steady Sword'), at('Moor')],
      steps: [
        A.uses('Young Noble'),
        A.answers('?hand'),
        now(at('Meadow', 'A Young Noble with A Steady Sword'), { asked: null, hand: { A: ['Gal-Woman'] } }),
        refused(A.uses('Young Noble')),
      ],
    }));

  it('a player with nothing to swap it for is not offered it', () =>
    play({
      seats: { A: { hand: ['Laseratops'], deck: [] } },
      bases: [at('Meadow', `A Young Noble with A ${sword}`), at('Moor')],
      steps: [
        A.uses('Young Noble'),
        now({ cards: { 'Young Noble': { counters: 1 } } }),
        refused(A.uses('Young Noble')),
      ],
    }));
});
