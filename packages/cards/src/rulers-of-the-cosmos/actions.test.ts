/* Long because each action is tried on several minions, and several together. */
import {
  act,
  chooseCard,
  chooseMinion,
  closesHands,
  look,
  onPlay,
  ops,
  protect,
  type Query,
  type Script,
} from '@smash/engine/script';
import { A, actionCard, at, B, logged, minionCard, now, offered, play, refused, shown } from '@smash/testkit/play';
import { swapper } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const sword = "Sword That's Powerful";
const dolts = 'Dolts, Halfwits, Fools, Morons!';
const waste = 'Now You Know: Toxic Waste';

const strike = actionCard(
  'Strike',
  'standard',
  'Destroy a minion.',
  onPlay(function* (me): Script {
    const minion = yield* chooseMinion(me, 'Destroy a minion');
    if (minion !== null) yield* act(ops.destroy(minion));
  }),
);
const isHost = (q: Query, ix: number) => q.name(ix) === 'Aloof';
/** No action can come to it. */
const aloof = minionCard(
  'Aloof',
  2,
  'Ongoing: No action can be put on this minion.',
  protect((q, _me, op) => (op.verb === 'transfer' && isHost(q, op.to)) || (op.verb === 'attach' && isHost(q, op.card))),
);
/** Two more actions for A, so that everything can be played in one turn. */
const twice = actionCard(
  'Twice',
  'standard',
  'Play two extra actions.',
  onPlay(function* (me): Script {
    yield* act(ops.allow(me.seat, {}, 'action'), ops.allow(me.seat, {}, 'action'));
  }),
);
const transferredBack = (name: string) =>
  play({
    cards: [swapper, twice],
    seats: { A: { hand: ['Twice', 'Swapper', 'Swapper'], deck } },
    bases: [at('Meadow', `A Walker with A ${name}`, 'A Invader'), at('Moor')],
    steps: [
      A.plays('Twice'),
      A.uses('Walker'),
      A.answers('?power'),
      refused(A.uses('Walker')),
      A.plays('Swapper'),
      refused(A.uses('Walker')),
      A.uses('Invader'),
      A.answers('?power'),
      refused(A.uses('Invader')),
      A.plays('Swapper'),
      refused(A.uses('Invader')),
      A.uses('Walker'),
      A.answers('?power'),
      refused(A.uses('Walker')),
    ],
  });
const swapped = (name: string) =>
  play({
    cards: [actionCard('Blank Sword', 'minion', 'Put this on a minion.')],
    seats: { A: { hand: ['Gal-Woman'], deck: [] } },
    bases: [at('Meadow', `A Young Noble with A Blank Sword, A ${name}`), at('Moor')],
    steps: [
      A.uses('Young Noble', 1),
      A.answers('?hand'),
      A.uses('Gal-Woman'),
      A.answers('?power'),
      refused(A.uses('Gal-Woman')),
    ],
  });
const onAnothers = (name: string) =>
  play({
    seats: { A: { deck }, B: { deck } },
    bases: [at('Meadow', `B Walker with A ${name}`), at('Moor')],
    steps: [refused(A.uses('Walker')), A.ends(), B.uses('Walker'), B.answers('?power'), refused(B.uses('Walker'))],
  });
const onOwnOnly = (name: string) =>
  play({
    seats: { A: { hand: [name], deck } },
    bases: [at('Meadow', 'A Walker', 'B Invader'), at('Moor', '- Bigfoot', 'A Filler')],
    steps: [refused(A.plays(name, 'Invader')), refused(A.plays(name, 'Bigfoot')), A.plays(name, 'Filler')],
  });

describe('Armor of Battle: Put this on a minion. Ongoing: This minion has the ability: "Talent: Increase this base\'s breakpoint by 2 for each of your minions here that has an action on it; this lasts until the start of your next turn."', () => {
  const name = 'Armor of Battle';

  it('counts your minions here with an action on it, once each, until the start of your next turn (TERM-11)', () =>
    play({
      seats: { A: { hand: [name], deck }, B: { deck } },
      bases: [
        at(
          'Meadow',
          'A Walker with A Poison, B Poison',
          'A Invader with B Magic Weapon',
          'A Filler',
          'B Scout with A Magic Weapon',
        ),
        at('Moor', 'A Zapbot with A Magic Weapon'),
      ],
      steps: [
        A.plays(name, 'Walker'),
        A.uses('Walker'),
        now({ bases: { Meadow: { breakpoint: 14 }, Moor: { breakpoint: 10 } } }),
        refused(A.uses('Walker')),
        A.ends(),
        now({ bases: { Meadow: { breakpoint: 14 } } }),
        B.ends(),
        now({ turn: 'A', bases: { Meadow: { breakpoint: 10 } } }),
      ],
    }));

  it('armor-of-battle/1 counted when it is used; later changes change nothing (CALC-4)', () =>
    play({
      cards: [strike],
      seats: { A: { hand: ['Strike'], deck } },
      bases: [at('Meadow', `A Walker with A ${name}`, 'A Invader with A Magic Weapon'), at('Moor')],
      steps: [
        A.uses('Walker'),
        A.plays('Strike'),
        A.answers('Invader'),
        now({ bases: { Meadow: { breakpoint: 14 } } }),
      ],
    }));

  it('copied where no minion has an action on it, it leaves the base as it is', () =>
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', 'A Guy-Man'), at('Moor', `A Walker with A ${name}`)],
      steps: [A.uses('Guy-Man'), now({ asked: null, bases: { Meadow: { breakpoint: 10 }, Moor: { breakpoint: 10 } } })],
    }));

  it('armor-of-battle/2 transferred, it can be used by both; transferred back, again (ABL-5)', () =>
    transferredBack(name));
  it('armor-of-battle/3 a minion swapped in for Young Noble has the talent (SWAP-1)', () => swapped(name));
  it('armor-of-battle/4 on another player’s minion, that player uses it, for own minions (ABL-9)', () => {
    onAnothers(name);
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', `B Walker with A ${name}`, 'A Invader with A Magic Weapon'), at('Moor')],
      steps: [A.ends(), B.uses('Walker'), now({ bases: { Meadow: { breakpoint: 12 } } })],
    });
  });
});

describe('Dolts, Halfwits, Fools, Morons!: Transfer any number of actions from your minions to others of your minions. Place a +1 power counter on each of your minions that received an action this way.', () => {
  it('each of them to another of your minions, together; then the counters (RES-10)', () =>
    play({
      seats: { A: { hand: [dolts], deck } },
      bases: [
        at('Meadow', 'A Walker with A Magic Weapon, B Poison', 'B Scout with A Armor of Battle'),
        at('Moor', 'A Invader with A Powerful Sword', 'A Filler'),
      ],
      steps: [
        A.plays(dolts),
        offered('A', ['Magic Weapon', 'Poison', 'Powerful Sword', 'done'], ['Armor of Battle']),
        A.answers('Magic Weapon', 'Poison', 'Powerful Sword', 'done'),
        offered('A', ['Invader', 'Filler'], ['Walker', 'Scout', 'no']),
        A.answers('Invader', 'Filler'),
        offered('A', ['Walker', 'Filler'], ['Invader', 'no']),
        A.answers('Walker'),
        now(
          at('Meadow', 'A Walker with A Powerful Sword', 'B Scout with A Armor of Battle'),
          at('Moor', 'A Invader with A Magic Weapon', 'A Filler with B Poison'),
          {
            asked: null,
            cards: {
              Walker: { counters: 1 },
              Invader: { counters: 1 },
              Filler: { counters: 1 },
              Scout: { counters: 0 },
            },
          },
        ),
      ],
    }));

  it('dolts-halfwits-fools-morons/1 a minion that received several gets one counter', () =>
    play({
      seats: { A: { hand: [dolts], deck } },
      bases: [at('Meadow', 'A Walker with A Magic Weapon, A Armor of Battle', 'A Invader'), at('Moor')],
      steps: [
        A.plays(dolts),
        A.answers('Magic Weapon', 'Armor of Battle', 'done'),
        now({ asked: null, cards: { Invader: { counters: 1, on: 2 }, Walker: { counters: 0, on: 0 } } }),
      ],
    }));

  it('none at all, or with one minion only: nothing happens (RES-12)', () => {
    play({
      seats: { A: { hand: [dolts], deck } },
      bases: [at('Meadow', 'A Walker with A Magic Weapon', 'A Invader'), at('Moor')],
      steps: [A.plays(dolts), A.answers('done'), now({ asked: null, cards: { Invader: { counters: 0, on: 0 } } })],
    });
    play({
      seats: { A: { hand: [dolts], deck } },
      bases: [at('Meadow', 'A Walker with A Magic Weapon', 'B Invader'), at('Moor')],
      steps: [A.plays(dolts), now({ asked: null, cards: { Walker: { counters: 0, on: 1 } } })],
    });
  });

  it('an immune minion receives none: the action is discarded, and it gets no counter (TERM-6)', () =>
    play({
      cards: [aloof],
      seats: { A: { hand: [dolts], deck } },
      bases: [at('Meadow', 'A Walker with A Magic Weapon', 'A Aloof'), at('Moor')],
      steps: [
        A.plays(dolts),
        A.answers('Magic Weapon', 'done'),
        now(at('Meadow', 'A Walker', 'A Aloof'), {
          asked: null,
          cards: { Aloof: { counters: 0 } },
          discard: { A: ['Magic Weapon', dolts] },
        }),
      ],
    }));
});

describe('Fearless Friend: Put this on one of your minions. Ongoing: This minion has the ability: "Talent: Move this minion."', () => {
  const name = 'Fearless Friend';

  it('moves the minion to another base, with what is on it, once per turn', () =>
    play({
      seats: { A: { hand: [name], deck } },
      bases: [at('Meadow', 'A Walker', 'A Filler'), at('Moor'), at('Marsh')],
      steps: [
        A.plays(name, 'Walker'),
        A.uses('Walker'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Meadow', 'A Filler'), at('Marsh', `A Walker with A ${name}`)),
        refused(A.uses('Walker')),
      ],
    }));

  it('goes on a minion of yours only (PLAY-4)', () => onOwnOnly(name));
  it('fearless-friend/1 transferred, it can be used by both; transferred back, again (ABL-5)', () =>
    transferredBack(name));
  it('fearless-friend/2 a minion swapped in for Young Noble has the talent (SWAP-1)', () => swapped(name));
  it('fearless-friend/3 on another player’s minion, that player uses it (ABL-9)', () => onAnothers(name));
  it('fearless-friend/4 both copies on one minion: it may move twice (ABL-5)', () =>
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', `A Walker with A ${name}, A ${name}`), at('Moor'), at('Marsh')],
      steps: [
        A.uses('Walker', 2),
        A.answers('Moor'),
        A.uses('Walker'),
        A.answers('Marsh'),
        now(at('Marsh', `A Walker with A ${name}, A ${name}`)),
        refused(A.uses('Walker')),
      ],
    }));
});

describe('Magic Weapon: Put this on a minion. Ongoing: This minion has the ability: "Talent: For each player who has a minion here, this minion gains +1 power until the start of your next turn OR, if only one action is on this minion, draw a card."', () => {
  const name = 'Magic Weapon';

  it('+1 power for each player with a minion here, until the start of your next turn (TERM-11)', () =>
    play({
      seats: { A: { hand: [name], deck }, B: { deck } },
      bases: [at('Meadow', 'A Walker', 'A Filler', 'B Scout', 'B Filler', '- Bigfoot'), at('Moor', 'B Invader')],
      steps: [
        A.plays(name, 'Walker'),
        A.uses('Walker'),
        offered('A', ['power', 'draw'], ['no']),
        A.answers('power'),
        now({ asked: null, hand: { A: [] }, cards: { Walker: { power: 4 } } }),
        A.ends(),
        now({ cards: { Walker: { power: 4 } } }),
        B.ends(),
        now({ cards: { Walker: { power: 2 } } }),
      ],
    }));

  it('or a card, with only one action on the minion, whoever controls the others (RES-14)', () => {
    play({
      seats: { A: { hand: [name], deck } },
      bases: [at('Meadow', 'A Walker', 'B Scout')],
      steps: [
        A.plays(name, 'Walker'),
        A.uses('Walker'),
        A.answers('draw'),
        now({ asked: null, hand: { A: ['Filler'] }, cards: { Walker: { power: 2 } } }),
        refused(A.uses('Walker')),
      ],
    });
    play({
      seats: { A: { hand: [name], deck } },
      bases: [at('Meadow', 'A Walker with B Armor of Battle')],
      steps: [
        A.plays(name, 'Walker'),
        A.uses('Walker', 2),
        now({ asked: null, hand: { A: [] }, cards: { Walker: { power: 3 } } }),
      ],
    });
  });

  it('goes on any minion', () =>
    play({
      seats: { A: { hand: [name], deck } },
      bases: [at('Meadow', 'B Walker', '- Bigfoot')],
      steps: [A.plays(name, 'Bigfoot'), now(at('Meadow', 'B Walker', `- Bigfoot with A ${name}`))],
    }));

  it('magic-weapon/1 transferred, it can be used by both; transferred back, again (ABL-5)', () =>
    transferredBack(name));
  it('magic-weapon/2 a minion swapped in for Young Noble has the talent (SWAP-1)', () => swapped(name));
  it('magic-weapon/3 on another player’s minion, that player uses it (ABL-9)', () => onAnothers(name));
});

describe("MYAAAH!: Choose a play-on-minion action that is on one of your minions or in your discard pile. Return it to its owner's hand and play it as an extra action.", () => {
  it('one on a minion of yours or in your discard pile, and no other', () =>
    play({
      cards: [strike],
      seats: {
        A: { hand: ['MYAAAH!', 'Magic Weapon'], discard: ['Poison', 'Strike', 'Overrun', 'Filler'], deck },
        B: { discard: ['Poison'] },
      },
      bases: [
        at('Meadow', 'A Walker with A Armor of Battle, B Powerful Sword', 'B Invader with A Magic Weapon', 'A Overrun'),
      ],
      steps: [
        A.plays('MYAAAH!'),
        offered('A', ['Poison', 'Armor of Battle', 'Powerful Sword'], ['Magic Weapon', 'Strike', 'Overrun', 'no']),
        A.answers('Armor of Battle'),
        offered('A', ['Walker', 'Invader'], ['no']),
        A.answers('Invader'),
        now(
          at(
            'Meadow',
            'A Walker with B Powerful Sword',
            'B Invader with A Magic Weapon, A Armor of Battle',
            'A Overrun',
          ),
          { asked: null, plays: { A: { actions: 0 } }, hand: { A: ['Magic Weapon'] } },
        ),
      ],
    }));

  it('myaaah/1 at once, and not optional (EXT-3)', () =>
    play({
      seats: { A: { hand: ['MYAAAH!'], discard: ['Poison'], deck } },
      bases: [at('Meadow', 'A Walker')],
      steps: [
        A.plays('MYAAAH!'),
        now(at('Meadow', 'A Walker with A Poison'), { asked: null, hand: { A: [] }, discard: { A: ['MYAAAH!'] } }),
      ],
    }));

  it('another player’s action returns to that player’s hand and is played by you from there (TERM-6, TERM-5)', () =>
    play({
      seats: { A: { hand: ['MYAAAH!'], deck }, B: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Walker with B Poison', 'B Invader')],
      steps: [
        A.plays('MYAAAH!'),
        offered('A', ['Walker', 'Invader'], ['no']),
        A.answers('Invader'),
        now(at('Meadow', 'A Walker', 'B Invader with A Poison'), { asked: null, hand: { A: [], B: ['Filler'] } }),
      ],
    }));

  it('one that cannot be played is discarded (PLAY-4); with none to choose nothing happens (RES-13)', () => {
    play({
      seats: { A: { hand: ['MYAAAH!'], discard: ['Fearless Friend'], deck } },
      bases: [at('Meadow', 'B Walker')],
      steps: [
        A.plays('MYAAAH!'),
        now({ asked: null, hand: { A: [] }, discard: { A: ['Fearless Friend', 'MYAAAH!'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['MYAAAH!'], deck } },
      bases: [at('Meadow', 'B Walker with A Poison')],
      steps: [A.plays('MYAAAH!'), now(at('Meadow', 'B Walker with A Poison'), { asked: null })],
    });
  });

  it('one that cannot be returned stays where it is and is not played (CAN-1)', () =>
    play({
      cards: [
        actionCard(
          'Glue',
          'minion',
          'Put this on a minion. Ongoing: This card cannot be returned.',
          protect((_q, me, op) => op.verb === 'return' && op.card === me.self),
        ),
      ],
      seats: { A: { hand: ['MYAAAH!'], deck } },
      bases: [at('Meadow', 'A Walker with A Glue', 'A Invader')],
      steps: [
        A.plays('MYAAAH!'),
        now(at('Meadow', 'A Walker with A Glue', 'A Invader'), { asked: null, hand: { A: [] } }),
      ],
    }));

  it('one of the discard pile is placed in the hand; if nothing can be, it is played from where it is (RES-3)', () => {
    play({
      seats: { A: { hand: ['MYAAAH!'], discard: ['Poison'], deck } },
      bases: [at('Meadow', 'A Walker')],
      steps: [A.plays('MYAAAH!'), logged('Poison was placed: hand (MYAAAH!)'), logged('A played Poison on Walker')],
    });
    play({
      cards: [
        minionCard(
          'Closer',
          2,
          'Ongoing: Abilities add no card to hands.',
          closesHands(() => true),
        ),
      ],
      seats: { A: { hand: ['MYAAAH!'], discard: ['Poison'], deck } },
      bases: [at('Meadow', 'A Closer')],
      steps: [A.plays('MYAAAH!'), now(at('Meadow', 'A Closer with A Poison'), { asked: null })],
    });
  });

  it('myaaah/2 Monet cannot draw a card in place of it', () =>
    play({
      seats: { A: { hand: ['MYAAAH!'], discard: ['Poison'], deck } },
      bases: [at('Meadow', 'A Monet')],
      steps: [
        A.plays('MYAAAH!'),
        now(at('Meadow', 'A Monet with A Poison'), { asked: null, hand: { A: [] } }),
        refused(A.uses('Monet')),
      ],
    }));
});

describe('Mystic Transference: Put this on one of your minions. Ongoing: At the start of the turn of each other player, choose one of your actions in play that gives a talent; this minion may copy that talent at once. Talent: Transfer one of your actions from this minion to another of your minions OR from another of your minions to this one.', () => {
  const name = 'Mystic Transference';

  it('goes on a minion of yours only (PLAY-4)', () => onOwnOnly(name));

  it('at the start of another player’s turn the minion may copy a talent that an action of yours gives', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [
        at('Meadow', `A Walker with A ${name}, A Poison`, `B Invader with A ${sword}, B Magic Weapon`),
        at('Moor', 'A Filler with A Fearless Friend', 'A Andko'),
      ],
      steps: [
        A.ends(),
        now({ turn: 'B', phase: 'start' }),
        A.answers(name),
        offered('A', [sword, 'Fearless Friend'], [name, 'Magic Weapon', 'Poison', 'Andko']),
        A.answers(sword),
        now({ turn: 'B', phase: 'play', asked: null, cards: { Walker: { counters: 1 }, Invader: { counters: 0 } } }),
        B.uses('Invader', 1),
      ],
    }));

  it('mystic-transference/1 then or never, and not in your own turn', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', `A Walker with A ${name}`, `A Invader with A ${sword}`), at('Moor')],
      steps: [
        A.ends(),
        A.answers('pass'),
        now({ turn: 'B', phase: 'play', cards: { Walker: { counters: 0 } } }),
        B.ends(),
        now({ turn: 'A', phase: 'play', asked: null, cards: { Walker: { counters: 0 } } }),
        refused(A.uses('Walker')),
        A.uses('Invader'),
      ],
    }));

  it('mystic-transference/2 resolved as if the minion had it, for its time (Powerful Sword)', () =>
    play({
      cards: [strike],
      seats: { A: { deck }, B: { hand: ['Strike'], deck } },
      bases: [at('Meadow', `A Walker with A ${name}`, 'A Invader with A Powerful Sword', 'B Filler'), at('Moor')],
      steps: [
        A.ends(),
        A.answers(name),
        B.plays('Strike'),
        B.answers('Walker'),
        now(at('Meadow', `A Walker with A ${name}`, 'A Invader with A Powerful Sword', 'B Filler'), { asked: null }),
        B.ends(),
        refused(A.uses('Walker')),
      ],
    }));

  it('nobody is asked without an action of yours that gives a talent', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', `A Walker with A ${name}, B ${sword}`), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', phase: 'play', asked: null })],
    }));

  it('a minion that another player controls by now: that player decides and is “you” (ABL-9)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [
        at('Meadow', `B Walker with A ${name}`, 'A Invader with A Armor of Battle', 'B Filler with A Poison'),
        at('Moor'),
      ],
      steps: [
        A.ends(),
        A.answers(name),
        offered('B', ['yes', 'no']),
        shown('B', 'Armor of Battle'),
        B.answers('yes'),
        now({ bases: { Meadow: { breakpoint: 14 } } }),
      ],
    }));
  it('and may refuse', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', `B Walker with A ${name}`, 'A Invader with A Armor of Battle'), at('Moor')],
      steps: [
        A.ends(),
        A.answers(name),
        B.answers('no'),
        now({ phase: 'play', bases: { Meadow: { breakpoint: 10 } } }),
      ],
    }));

  it('its talent transfers an action of yours from the minion, itself included, to another of your minions', () =>
    play({
      seats: { A: { deck } },
      bases: [
        at('Meadow', `A Walker with A ${name}, A Magic Weapon, B Poison`, 'B Scout'),
        at('Moor', 'A Invader with A Armor of Battle', 'A Filler'),
      ],
      steps: [
        A.uses(name),
        offered('A', ['away', 'here'], ['no']),
        A.answers('away'),
        offered('A', [name, 'Magic Weapon'], ['Poison', 'Armor of Battle', 'no']),
        A.answers(name),
        offered('A', ['Invader', 'Filler'], ['Walker', 'Scout', 'no']),
        A.answers('Filler'),
        now(at('Moor', 'A Invader with A Armor of Battle', `A Filler with A ${name}`), { asked: null }),
        refused(A.uses(name)),
      ],
    }));

  it('or from another of your minions to this one (RES-14)', () =>
    play({
      seats: { A: { deck } },
      bases: [
        at('Meadow', `A Walker with A ${name}`, 'B Scout with A Magic Weapon'),
        at('Moor', 'A Invader with A Armor of Battle, B Poison', 'A Filler with A Fearless Friend'),
      ],
      steps: [
        A.uses(name),
        A.answers('here'),
        offered('A', ['Armor of Battle', 'Fearless Friend'], ['Magic Weapon', 'Poison', 'no']),
        A.answers('Armor of Battle'),
        now(at('Meadow', `A Walker with A ${name}, A Armor of Battle`, 'B Scout with A Magic Weapon'), { asked: null }),
      ],
    }));

  it('is offered only if one of them is possible, and only that way', () => {
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', `A Walker with A ${name}, A Magic Weapon`, 'B Invader with A Poison'), at('Moor')],
      steps: [refused(A.uses(name))],
    });
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', `B Walker with A ${name}`, 'A Invader with A Poison'), at('Moor')],
      steps: [A.uses(name), A.answers('here'), now(at('Meadow', `B Walker with A ${name}, A Poison`, 'A Invader'))],
    });
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', `A Walker with A ${name}`, 'A Invader with B Poison'), at('Moor')],
      steps: [A.uses(name), now(at('Meadow', 'A Walker', `A Invader with A ${name}, B Poison`), { asked: null })],
    });
  });
});

describe('Now You Know: Toxic Waste: Choose a play-on-minion action in your deck and draw it. Special: Before a base scores, you may play this card to transfer an action from one of your minions to another of your minions instead; then you may use a talent on the minion that received it.', () => {
  it('now-you-know-toxic-waste/1 searches the deck, reveals the action, draws it and shuffles (TERM-12)', () =>
    play({
      cards: [strike],
      seats: { A: { hand: [waste], deck: ['Filler', 'Strike', 'Poison', 'Overrun', 'Magic Weapon'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays(waste),
        offered('A', ['Poison', 'Magic Weapon'], ['Strike', 'Overrun', 'Filler', 'no']),
        A.answers('Magic Weapon'),
        now({
          asked: null,
          hand: { A: ['Magic Weapon'] },
          deck: { A: { has: ['Poison', 'Strike', 'Filler', 'Overrun'], count: 4 } },
        }),
        logged('A revealed Magic Weapon (Now You Know: Toxic Waste)', 'A shuffled the deck'),
      ],
    }));
  it('now-you-know-toxic-waste/1 with none in the deck nothing is drawn', () =>
    play({
      seats: { A: { hand: [waste], deck: ['Filler', 'Overrun'] } },
      bases: [at('Meadow')],
      steps: [A.plays(waste), now({ asked: null, hand: { A: [] }, deck: { A: 2 } })],
    }));

  it('now-you-know-toxic-waste/2 as a Special it transfers an action instead, anywhere, and a talent may be used', () =>
    play({
      seats: { A: { hand: [waste], deck: ['Magic Weapon', ...deck] } },
      bases: [
        at('Meadow', 'B Invader +8'),
        at(
          'Moor',
          'A Walker with A Armor of Battle, B Poison',
          'A Man-With-Arms',
          'A Filler',
          `B Scout with A ${sword}`,
        ),
      ],
      steps: [
        A.ends(),
        A.plays(waste),
        offered('A', ['Armor of Battle', 'Poison'], [sword, 'no']),
        A.answers('Armor of Battle'),
        offered('A', ['Man-With-Arms', 'Filler'], ['Walker', 'Scout', 'no']),
        A.answers('Man-With-Arms'),
        offered('A', ['0', '1', 'no'], ['2']),
        A.answers('0'),
        now({
          cards: { 'Man-With-Arms': { power: 5 } },
          bases: { Moor: { breakpoint: 10 } },
          hand: { A: { has: ['Magic Weapon'] } },
        }),
      ],
    }));

  it('the talent that the action gives, as the minion’s (ABL-9)', () =>
    play({
      seats: { A: { hand: [waste], deck } },
      bases: [at('Meadow', 'B Invader +8'), at('Moor', `A Walker with A ${sword}`, 'A Scout')],
      steps: [A.ends(), A.plays(waste), A.answers('0'), now({ cards: { Scout: { counters: 1, on: 1 } } })],
    }));

  it('now-you-know-toxic-waste/3 another of your minions; with one only nothing happens; a talent may be declined', () => {
    play({
      seats: { A: { hand: [waste], deck } },
      bases: [at('Meadow', 'B Invader +8'), at('Moor', 'A Walker with A Armor of Battle')],
      steps: [A.ends(), A.plays(waste), now({ turn: 'B', discard: { A: { has: [waste] } } })],
    });
    play({
      seats: { A: { hand: [waste], deck } },
      bases: [at('Meadow', 'B Invader +8'), at('Moor', `A Walker with A ${sword}`, 'A Filler')],
      steps: [A.ends(), A.plays(waste), A.answers('no'), now({ turn: 'B', cards: { Filler: { counters: 0, on: 1 } } })],
    });
  });

  it('no talent is used if the minion has not received the action (TERM-6)', () =>
    play({
      cards: [aloof],
      seats: { A: { hand: [waste], deck } },
      bases: [at('Meadow', 'B Invader +8'), at('Moor', `A Walker with A ${sword}`, `A Aloof`)],
      steps: [A.ends(), A.plays(waste), now({ turn: 'B', cards: { Aloof: { counters: 0, on: 0 } } })],
    }));
});

describe('Powerful Sword: Put this on one of your minions. Ongoing: This minion has the ability: "Talent: Other players\' cards do not affect this minion until the start of your next turn." Talent: Transfer another action on this minion to another of your minions.', () => {
  const name = 'Powerful Sword';

  it('goes on a minion of yours only (PLAY-4)', () => onOwnOnly(name));

  it('protects the minion from others’ cards until the start of your next turn, whatever becomes of the sword (IO-2)', () =>
    play({
      cards: [strike, swapper],
      seats: { A: { hand: ['Swapper'], deck }, B: { hand: ['Strike'], deck } },
      bases: [at('Meadow', `A Walker with A ${name}`, 'A Filler', 'B Invader'), at('Moor')],
      steps: [
        A.uses('Walker'),
        A.plays('Swapper'),
        A.answers('Filler'),
        A.ends(),
        B.plays('Strike'),
        B.answers('Walker'),
        now(at('Meadow', 'A Walker', `A Filler with A ${name}`, 'B Invader'), { asked: null }),
      ],
    }));

  it('others’ actions on it are destroyed at once, your own stay; afterwards it can be affected again (ATT-3)', () =>
    play({
      cards: [strike],
      seats: { A: { deck }, B: { hand: ['Strike'], deck } },
      bases: [at('Meadow', `A Walker with A ${name}, B Poison, A Magic Weapon`, 'B Invader'), at('Moor')],
      steps: [
        A.uses('Walker', 1),
        now(at('Meadow', `A Walker with A ${name}, A Magic Weapon`, 'B Invader'), { discard: { B: ['Poison'] } }),
        A.ends(),
        B.ends(),
        A.ends(),
        B.plays('Strike'),
        B.answers('Walker'),
        now(at('Meadow', 'B Invader')),
      ],
    }));

  it('protects no other minion, and not from your own cards', () =>
    play({
      cards: [strike],
      seats: { A: { hand: ['Strike'], deck }, B: { deck } },
      bases: [at('Meadow', `A Walker with A ${name}`, 'A Filler with B Poison'), at('Moor')],
      steps: [
        A.uses('Walker', 1),
        now({ cards: { Filler: { on: 1 } } }),
        A.plays('Strike'),
        A.answers('Walker'),
        now(at('Meadow', 'A Filler with B Poison')),
      ],
    }));

  it('powerful-sword/1 transferred, it can be used by both; transferred back, again (ABL-5)', () =>
    transferredBack(name));
  it('powerful-sword/2 a minion swapped in for Young Noble has the talent (SWAP-1)', () =>
    play({
      seats: { A: { hand: ['Gal-Woman'], deck: [] } },
      bases: [at('Meadow', `A Young Noble with A ${name}`), at('Moor')],
      steps: [A.uses('Young Noble', 1), A.answers('?hand'), A.uses('Gal-Woman'), refused(A.uses('Gal-Woman'))],
    }));
  it('powerful-sword/3 on another player’s minion, that player uses it: “other players” are all but that one (ABL-9)', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', `B Walker with A ${name}, A Poison, B Magic Weapon`), at('Moor')],
      steps: [
        refused(A.uses('Walker')),
        A.ends(),
        B.uses('Walker', 1),
        now(at('Meadow', 'B Walker with B Magic Weapon'), { discard: { A: { has: [name, 'Poison'] } } }),
      ],
    }));

  it('its own talent transfers another action on the minion, whoever controls it, to another of your minions', () =>
    play({
      seats: { A: { deck } },
      bases: [
        at('Meadow', `A Walker with A ${name}, A Magic Weapon, B Poison`, 'B Invader'),
        at('Moor', 'A Filler', 'A Scout'),
      ],
      steps: [
        A.uses(name),
        offered('A', ['Magic Weapon', 'Poison'], [name, 'no']),
        A.answers('Poison'),
        offered('A', ['Filler', 'Scout'], ['Walker', 'Invader', 'no']),
        A.answers('Filler'),
        now(at('Moor', 'A Filler with B Poison', 'A Scout'), { asked: null }),
        refused(A.uses(name)),
        A.uses('Walker'),
      ],
    }));
  it('one other action and one other minion are enough', () =>
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', `A Walker with A ${name}, A Poison`, 'A Filler', 'B Invader'), at('Moor')],
      steps: [A.uses(name), now(at('Meadow', `A Walker with A ${name}`, 'A Filler with A Poison', 'B Invader'))],
    }));
  it('is not offered without another action, or another minion of yours', () => {
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', `A Walker with A ${name}`, 'A Filler with A Poison'), at('Moor')],
      steps: [refused(A.uses(name))],
    });
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', `A Walker with A ${name}, A Poison`, 'B Filler'), at('Moor')],
      steps: [refused(A.uses(name))],
    });
  });
  it('powerful-sword/4 Guy-Man cannot copy that one', () =>
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', 'A Guy-Man with A Poison', `A Walker with A ${name}, A Poison`), at('Moor')],
      steps: [
        A.uses('Guy-Man'),
        now(at('Meadow', 'A Guy-Man with A Poison', `A Walker with A ${name}, A Poison`), { asked: null }),
      ],
    }));
});

describe('Sword That\'s Powerful: Put this on one of your minions. Ongoing: This minion has the ability: "Talent: Place a +1 power counter on this minion." While the printed power of this minion is 5 or more, it has +2 power.', () => {
  it('goes on a minion of yours only (PLAY-4)', () => onOwnOnly(sword));

  it('the talent places a counter on the minion, once per turn', () =>
    play({
      seats: { A: { hand: [sword], deck } },
      bases: [at('Meadow', 'A Walker', 'A Filler')],
      steps: [
        A.plays(sword, 'Walker'),
        A.uses('Walker'),
        now({ cards: { Walker: { counters: 1, power: 3 }, Filler: { counters: 0 } } }),
        refused(A.uses('Walker')),
      ],
    }));

  it('+2 power on a minion of printed power 5 or more, and not for counters (TERM-9)', () =>
    play({
      seats: { A: { deck } },
      bases: [at('Meadow', `A Gal-Woman with A ${sword}`, `A Warbot +3 with A ${sword}`, 'A Guy-Man'), at('Moor')],
      steps: [now({ cards: { 'Gal-Woman': { power: 7 }, Warbot: { power: 7 }, 'Guy-Man': { power: 5 } } })],
    }));
  it('not while its Ongoing abilities are cancelled (TERM-4)', () =>
    play({
      cards: [
        actionCard(
          'Hush',
          'standard',
          'Cancel the Ongoing abilities of an action.',
          onPlay(function* (me): Script {
            const action = (yield* chooseCard(me.seat, 'Choose an action', yield* look((q) => q.actions())))!;
            yield* act(ops.cancelLabel(action, 'ongoing', { t: 'ever' }));
          }),
        ),
      ],
      seats: { A: { hand: ['Hush'], deck } },
      bases: [at('Meadow', `A Gal-Woman with A ${sword}`), at('Moor')],
      steps: [A.plays('Hush'), now({ cards: { 'Gal-Woman': { power: 5 } } })],
    }));
  it('also if another card changes the printed power', () =>
    play({
      seats: { A: { hand: ['Matrix of Bossiness'], deck } },
      bases: [at('Meadow', `A Walker with A ${sword}`), at('Moor')],
      steps: [A.plays('Matrix of Bossiness', 'Walker'), now({ cards: { Walker: { power: 7 } } })],
    }));

  it('sword-thats-powerful/1 transferred, it can be used by both; transferred back, again (ABL-5)', () =>
    transferredBack(sword));
  it('sword-thats-powerful/2 a minion swapped in for Young Noble has the talent (SWAP-1)', () =>
    play({
      seats: { A: { hand: ['Gal-Woman'], deck: [] } },
      bases: [at('Meadow', `A Young Noble with A ${sword}`), at('Moor')],
      steps: [
        A.uses('Young Noble', 1),
        A.answers('?hand'),
        A.uses('Gal-Woman'),
        now({ cards: { 'Gal-Woman': { counters: 1, power: 8 } } }),
        refused(A.uses('Gal-Woman')),
      ],
    }));
  it('sword-thats-powerful/3 on another player’s minion, that player uses it (ABL-9)', () => onAnothers(sword));
});
