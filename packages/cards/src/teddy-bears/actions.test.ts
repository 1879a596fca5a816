import { look, onPlay, playNow } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { charm, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

/** A minion without text. */
const _four = minionCard('Four', 4, '');
const borrow = actionCard(
  'Borrow',
  'standard',
  "Play another player's minion from their hand on the last base.",
  onPlay(function* (me) {
    const [card, base] = yield* look((q) => [q.hand(q.otherPlayers(me.seat)[0]!)[0]!, q.bases().at(-1)!]);
    yield* playNow({ card: card!, at: base!, seat: me.seat });
  }),
);

describe('Bear Picnic: Put this on a base. Ongoing: At any other base, other players cannot play minions with power 2 or less that they own.', () => {
  it('others play theirs of 2 or less only here, and stronger ones anywhere', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Filler', 'Walker', 'Scout'] } },
      bases: [at('Meadow', 'A Bear Picnic'), at('Moor')],
      steps: [
        now({
          can: [B.plays('Filler', 'Meadow'), B.plays('Walker', 'Meadow'), B.plays('Scout', 'Moor')],
          cannot: [B.plays('Filler', 'Moor'), B.plays('Walker', 'Moor')],
        }),
        refused(B.plays('Filler', 'Moor')),
      ],
    }));

  it('you play yours anywhere; actions are not concerned', () => {
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Bear Picnic'), at('Moor')],
      steps: [A.plays('Filler', 'Moor'), now(at('Moor', 'A Filler'), { asked: null })],
    });
    play({
      turn: 'B',
      seats: { B: { hand: ['Overgrowth', 'K.C. Smith'] } },
      bases: [at('Meadow', 'A Bear Picnic'), at('Moor')],
      steps: [B.plays('Overgrowth', 'Moor'), now(at('Moor', 'B Overgrowth'), { asked: null })],
    });
  });

  it('bear-picnic/1 a monster, which nobody owns, is played anywhere (MON-1)', () =>
    play({
      turn: 'B',
      monsterDeck: ['Poultrygeist', 'Poultrygeist', 'Bigfoot'],
      seats: { B: { hand: ['Mass Summoning'] } },
      bases: [at('Meadow', 'A Bear Picnic'), at('Moor')],
      steps: [
        B.plays('Mass Summoning'),
        now(at('Meadow', '- Poultrygeist', 'A Bear Picnic'), at('Moor', '- Poultrygeist'), { asked: null }),
      ],
    }));

  it('bear-picnic/2 a minion that somebody else owns is played anywhere', () =>
    play({
      turn: 'B',
      cards: [borrow],
      seats: { A: { hand: ['Filler'] }, B: { hand: ['Borrow'] } },
      bases: [at('Meadow', 'A Bear Picnic'), at('Moor')],
      steps: [B.plays('Borrow'), now(at('Moor', 'B Filler of A'), { asked: null, hand: { A: [] } })],
    }));
});

describe('Care Package: Draw a card. Play an extra minion.', () => {
  it('draws first; the extra minion may be the card drawn, and may wait (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Care Package', 'Filler'], deck: ['Scout', 'Cannon'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Care Package'),
        now({ asked: null, hand: { A: ['Filler', 'Scout'] }, plays: { A: { minions: 1, actions: 0 } } }),
        A.plays('Filler', 'Meadow'),
        A.plays('Scout', 'Moor'),
        now(at('Meadow', 'A Filler'), at('Moor', 'A Scout'), { asked: null, hand: { A: [] } }),
      ],
    }));
});

describe("Cuddle: Put this on a minion. Ongoing: Cancel this minion's abilities.", () => {
  it('its abilities are gone, not those of others with the same name (TERM-4)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Fun Bear with B Cuddle', 'A Fun Bear'), at('Moor')],
      steps: [
        B.plays('Filler', 'Meadow'),
        now({ asked: null, cards: { 'Fun Bear#1': { counters: 0 }, 'Fun Bear#2': { counters: 1 } } }),
      ],
    }));

  it('played on a minion, it works at once (PLAY-3)', () =>
    play({
      seats: { A: { hand: ['Cuddle'], deck: ['Scout'] } },
      bases: [at('Meadow', 'A The Monarch', 'B Lovey Bear', 'A King Rex'), at('Moor')],
      steps: [
        A.plays('Cuddle', 'Lovey Bear'),
        now(at('Meadow', 'A The Monarch', 'B Lovey Bear with A Cuddle', 'A King Rex'), {
          asked: null,
          cards: { 'Lovey Bear': { power: 3 } },
        }),
      ],
    }));

  it('cuddle/1 the abilities of actions on it work', () =>
    play({
      bases: [at('Meadow', 'A Walker with B Cuddle, A Upgrade, A Moontouched'), at('Moor')],
      seats: { A: { hand: [], deck: ['Scout'] } },
      steps: [now({ cards: { Walker: { power: 4 } } }), A.uses('Moontouched'), now({ hand: { A: ['Scout'] } })],
    }));

  it('cuddle/2 those an action grants to it do not', () => {
    for (const cuddled of [false, true])
      play({
        bases: [at('Meadow', `A Walker with A Flighterizer${cuddled ? ', B Cuddle' : ''}`), at('Moor')],
        steps: [now({ [cuddled ? 'cannot' : 'can']: [A.uses('Walker')] })],
      });
  });

  it('cuddle/3 a monster still gives its treasure', () =>
    play({
      cards: [smite],
      treasureDeck: ['Magic Missile', 'Jetpack of Anachronism', 'Wishing Ring'],
      seats: { A: { hand: ['Smite'] } },
      bases: [at('Meadow', '- Bigfoot with A Cuddle'), at('Moor')],
      steps: [
        A.plays('Smite'),
        now(at('Meadow'), {
          asked: null,
          discard: { A: ['Smite', 'Cuddle'] },
          hand: { A: ['Magic Missile', 'Jetpack of Anachronism'] },
        }),
      ],
    }));
});

describe('Group Hug: Choose one of your minions. It gets +1 power this turn for each other minion at its base.', () => {
  it('+1 for each other there, whoever has it, a monster too; not for those elsewhere', () =>
    play({
      seats: { A: { hand: ['Group Hug'] } },
      bases: [at('Meadow', 'A Walker', 'A Scout', 'B Filler', '- Bigfoot'), at('Moor', 'A Filler', 'B Filler')],
      steps: [
        A.plays('Group Hug'),
        offered('A', ['Walker', 'Scout', 'Filler@Moor/A'], ['Filler@Meadow', 'Bigfoot', 'no']),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { power: 5 }, Scout: { power: 3 } } }),
        A.ends(),
        now({ cards: { Walker: { power: 2 } } }),
      ],
    }));

  it('group-hug/1 worked out once: it stays when others come or go, or when the minion moves (CALC-4)', () =>
    play({
      seats: { A: { hand: ['Group Hug', 'Filler'] } },
      bases: [at('Meadow', 'A Pirate King', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Group Hug'),
        now({ cards: { 'Pirate King': { power: 6 } } }),
        A.plays('Filler', 'Meadow'),
        now({ asked: null, cards: { 'Pirate King': { power: 6 } } }),
      ],
    }));

  it('alone, it gets nothing; without a minion of yours nothing happens (RES-13)', () => {
    for (const card of ['A Walker', 'B Walker'])
      play({
        seats: { A: { hand: ['Group Hug'] } },
        bases: [at('Meadow', card), at('Moor')],
        steps: [
          A.plays('Group Hug'),
          now({ asked: null, cards: { Walker: { power: 2 } }, discard: { A: ['Group Hug'] } }),
        ],
      });
  });
});

describe('Love Overload: Special: Before a base scores, destroy the highest-power minion there; if several tie for the highest power, destroy all of those.', () => {
  it('destroys the strongest there, whoever has it, before VP are awarded; not elsewhere (VP-5)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Love Overload'] }, B: {} },
      bases: [at('Meadow', 'B King Rex +1', 'A Scout'), at('Moor', 'B King Rex +2')],
      steps: [
        B.ends(),
        offered('A', ['Love Overload', 'pass']),
        A.answers('Love Overload'),
        now(at('Moor', 'B King Rex'), { vp: { A: 3, B: 0 }, discard: { B: ['King Rex'] } }),
      ],
    }));

  it('all that tie, your own among them; a protected one stays alone (CAN-1, RES-10)', () =>
    play({
      seats: { A: { hand: ['Love Overload'] } },
      bases: [
        at('Meadow', 'A King Rex', 'B King Rex', 'B King Rex with B Unstoppable', 'A Scout', 'B Filler'),
        at('Moor'),
      ],
      steps: [A.ends(), A.answers('Love Overload'), now({ vp: { A: 2, B: 3 }, discard: { A: { has: ['King Rex'] } } })],
    }));

  it('is no regular action (PLAY-6)', () =>
    play({
      seats: { A: { hand: ['Love Overload'] } },
      bases: [at('Meadow', 'B Walker')],
      steps: [refused(A.plays('Love Overload'))],
    }));
});

describe("Square Deal: Keep drawing cards until at least one player's hand holds fewer cards than yours.", () => {
  it('draws until one other holds fewer', () =>
    play({
      seats: {
        A: { hand: ['Square Deal', 'Filler'] },
        B: { hand: ['Filler', 'Filler', 'Filler'] },
        C: { hand: ['Filler', 'Filler', 'Filler', 'Filler', 'Filler'] },
      },
      bases: [at('Meadow', 'C Filler')],
      steps: [A.plays('Square Deal'), now({ asked: null, hand: { A: 4, B: 3, C: 5 } })],
    }));

  it('draws none if one holds fewer already; with equal hands one', () => {
    for (const [theirs, n] of [
      [['Filler'], 2],
      [['Filler', 'Filler'], 3],
    ] as const)
      play({
        seats: { A: { hand: ['Square Deal', 'Filler', 'Filler'] }, B: { hand: [...theirs] } },
        bases: [at('Meadow')],
        steps: [A.plays('Square Deal'), now({ asked: null, hand: { A: n } })],
      });
  });

  it('ends when there is no card left to draw (DECK-1)', () =>
    play({
      seats: {
        A: { hand: ['Square Deal'], deck: ['Scout'], discard: ['Cannon'] },
        B: { hand: ['Filler', 'Filler', 'Filler'] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Square Deal'),
        now({ asked: null, hand: { A: ['Scout', 'Cannon'] }, deck: { A: [] }, discard: { A: ['Square Deal'] } }),
      ],
    }));
});

describe('Tea Party: Put this on a base. Talent: Draw a card if two or more minions are here and at least one of them is yours.', () => {
  it('two or more here, one of them yours (ABL-5)', () => {
    for (const [cards, works] of [
      [['A Filler', 'B Filler'], true],
      [['A Filler', 'A Filler'], true],
      [['A Filler', '- Bigfoot'], true],
      [['A Filler'], false],
      [['B Filler', 'B Filler'], false],
    ] as const)
      play({
        seats: { A: { hand: [], deck: ['Scout', 'Cannon'] } },
        bases: [at('Meadow', 'A Tea Party', ...cards), at('Moor', 'A Filler', 'A Filler')],
        steps: [
          works ? A.uses('Tea Party') : refused(A.uses('Tea Party')),
          now({ asked: null, hand: { A: works ? ['Scout'] : [] } }),
          refused(A.uses('Tea Party')),
        ],
      });
  });
});

describe("Too Cute: Put this on a base. Ongoing: Other players' cards cannot destroy your minions here.", () => {
  it('they may choose yours here, which stay; your own cards destroy them (RES-13, TERM-15)', () => {
    play({
      turn: 'B',
      cards: [smite],
      seats: { B: { hand: ['Smite'] } },
      bases: [at('Meadow', 'A Filler', 'A Too Cute'), at('Moor', 'A Walker')],
      steps: [B.plays('Smite'), B.answers('Filler'), now(at('Meadow', 'A Filler', 'A Too Cute'), { asked: null })],
    });
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] } },
      bases: [at('Meadow', 'A Filler', 'A Too Cute'), at('Moor')],
      steps: [A.plays('Smite'), now(at('Meadow', 'A Too Cute'), { asked: null })],
    });
  });

  it('not elsewhere, not minions of another, and not from moving or control (TERM-1)', () => {
    play({
      turn: 'B',
      cards: [smite],
      seats: { B: { hand: ['Smite'] } },
      bases: [at('Meadow', 'B Filler', 'A Too Cute'), at('Moor', 'A Walker')],
      steps: [B.plays('Smite'), B.answers('Walker'), now(at('Moor'), { asked: null })],
    });
    play({
      turn: 'B',
      cards: [smite],
      seats: { A: {}, B: { hand: ['Smite'] }, C: {} },
      bases: [at('Meadow', 'C Filler', 'A Too Cute'), at('Moor')],
      steps: [B.plays('Smite'), now(at('Meadow', 'A Too Cute'), { asked: null })],
    });
    play({
      turn: 'B',
      cards: [charm],
      seats: { B: { hand: ['Take Over'] } },
      bases: [at('Meadow', 'A Filler', 'A Too Cute'), at('Moor')],
      steps: [B.plays('Take Over'), now(at('Meadow', 'B Filler', 'A Too Cute'), { asked: null })],
    });
  });
});
