/* Long because each card is tried against many others. */
import { act, onPlay, ops, protect } from '@smash/engine/script';
import { A, at, B, logged, minionCard, now, offered, play } from '@smash/testkit/play';
import { rock } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

const mote = minionCard('Mote', 2, 'No ability.');
const lump = minionCard('Lump', 3, 'No ability.');
const block = minionCard('Block', 4, 'No ability.');
const cards = [mote, lump, block, rock];
const haven = minionCard(
  'Recluse',
  2,
  'Ongoing: Nothing affects this minion.',
  protect((_q, me, op) => op.card === me.self),
);
const boomerang = minionCard(
  'Boomerang',
  2,
  'Return this minion to your hand.',
  onPlay(function* (me) {
    yield* act(ops.returnToHand(me.self));
  }),
);

/** "Another minion here": whoever has it, neither itself nor one elsewhere, and it may be declined. */
function offersOthersHere(name: string): void {
  play({
    seats: { A: { hand: [name], deck: ['Cannon'] } },
    bases: [at('Meadow', 'A Filler', 'B Walker', '- Bigfoot'), at('Moor', 'A Scout', 'B Scout')],
    steps: [
      A.plays(name, 'Meadow'),
      offered('A', ['Filler', 'Walker', 'Bigfoot', 'no'], [name, 'Scout']),
      A.answers('no'),
      now(at('Meadow', `A ${name}`, 'A Filler', 'B Walker', '- Bigfoot'), {
        asked: null,
        cards: { Filler: { power: 1 }, Walker: { power: 2 } },
      }),
    ],
  });
  play({
    seats: { A: { hand: [name] } },
    bases: [at('Meadow'), at('Moor', 'A Scout')],
    steps: [A.plays(name, 'Meadow'), now(at('Meadow', `A ${name}`), at('Moor', 'A Scout'), { asked: null })],
  });
}

describe('Calicoin: You may place one +1 power counter on a different minion here.', () => {
  it('offers the others here, or none', () => offersOthersHere('Calicoin'));
  it('places one counter', () =>
    play({
      seats: { A: { hand: ['Calicoin'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker +1'), at('Moor')],
      steps: [
        A.plays('Calicoin', 'Meadow'),
        A.answers('Walker'),
        now({
          asked: null,
          cards: { Walker: { counters: 2, power: 4 }, Filler: { counters: 0 }, Calicoin: { counters: 0 } },
        }),
      ],
    }));
});

describe('Flooffairy: You may draw a card.', () => {
  const table = {
    seats: { A: { hand: ['Flooffairy'], deck: ['Scout', 'Cannon'] } },
    bases: [at('Meadow'), at('Moor')],
  };
  it('draws one card, or none', () => {
    play({
      ...table,
      steps: [A.plays('Flooffairy', 'Meadow'), A.answers('yes'), now({ asked: null, hand: { A: ['Scout'], B: 0 } })],
    });
    play({
      ...table,
      steps: [A.plays('Flooffairy', 'Meadow'), A.answers('no'), now({ asked: null, hand: { A: [] }, deck: { A: 2 } })],
    });
  });
  it('is not asked without a card to draw (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Flooffairy'], deck: [] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Flooffairy', 'Meadow'), now({ asked: null, hand: { A: [] } })],
    }));
});

describe('Krakatoad: You may choose another minion here; it gets +2 power this turn.', () => {
  it('offers the others here, or none', () => offersOthersHere('Krakatoad'));
  it('two power until the end of the turn', () =>
    play({
      seats: { A: { hand: ['Krakatoad'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Krakatoad', 'Meadow'),
        A.answers('Walker'),
        now({
          asked: null,
          cards: { Walker: { power: 4, counters: 0 }, Filler: { power: 1 }, Krakatoad: { power: 2 } },
        }),
        A.ends(),
        now({ turn: 'B', cards: { Walker: { power: 2 } } }),
      ],
    }));
});

describe('Leafaroo: You may choose a card in your discard pile and shuffle it into your deck.', () => {
  const table = {
    seats: {
      A: { hand: ['Leafaroo', 'Filler'], deck: ['Filler'], discard: ['Scout', 'Cannon'] },
      B: { discard: ['Walker'] },
    },
    bases: [at('Meadow'), at('Moor')],
  };
  it('any card of your own discard pile', () =>
    play({
      ...table,
      steps: [
        A.plays('Leafaroo', 'Meadow'),
        offered('A', ['Scout', 'Cannon', 'no'], ['Walker', 'Filler']),
        A.answers('Cannon'),
        now({ asked: null, deck: { A: { count: 2, has: ['Cannon'] } }, discard: { A: ['Scout'], B: ['Walker'] } }),
        logged('A shuffled the deck'),
      ],
    }));
  it('or none; with an empty pile nobody is asked', () => {
    play({
      ...table,
      steps: [
        A.plays('Leafaroo', 'Meadow'),
        A.answers('no'),
        now({ asked: null, deck: { A: ['Filler'] }, discard: { A: ['Scout', 'Cannon'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Leafaroo'], deck: ['Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Leafaroo', 'Meadow'), now({ asked: null, deck: { A: ['Filler'] } })],
    });
  });
});

describe('Shellshock: You may destroy another minion here with power 2 or less.', () => {
  it('of current power 2 or less, whoever has it, here only (CALC-1)', () =>
    play({
      cards,
      seats: { A: { hand: ['Shellshock'] } },
      bases: [at('Meadow', 'A Filler', 'B Mote', 'B Mote +1', 'B Lump'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Shellshock', 'Meadow'),
        offered('A', ['Filler', 'Mote#1', 'no'], ['Shellshock', 'Mote#2', 'Lump', 'Walker']),
        A.answers('Mote#1'),
        now(at('Meadow', 'A Filler', 'A Shellshock', 'B Mote', 'B Lump'), { asked: null, discard: { B: ['Mote'] } }),
      ],
    }));
  it('or none; a protected one may be chosen in vain (RES-13)', () => {
    const table = { cards, seats: { A: { hand: ['Shellshock'] } }, bases: [at('Meadow', 'B Rock'), at('Moor')] };
    for (const answer of ['Rock', 'no'])
      play({
        ...table,
        steps: [
          A.plays('Shellshock', 'Meadow'),
          A.answers(answer),
          now(at('Meadow', 'A Shellshock', 'B Rock'), { asked: null }),
        ],
      });
  });
});

describe('Tadpour: You may move a different minion from here to another base.', () => {
  it('offers the others here, or none', () => offersOthersHere('Tadpour'));
  it('moves it with what is on it to a base of your choice', () =>
    play({
      seats: { A: { hand: ['Tadpour'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker +1 with A Poison'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Tadpour', 'Meadow'),
        A.answers('Walker'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Meadow', 'A Filler', 'A Tadpour'), at('Moor'), at('Marsh', 'B Walker with A Poison'), {
          asked: null,
          cards: { Walker: { counters: 1 } },
        }),
      ],
    }));
});

describe('Coach Combat: Choose one of your minions. Destroy a minion at its base that has lower power than it.', () => {
  it('offers yours, then every weaker minion there (CALC-1)', () =>
    play({
      cards,
      seats: { A: { hand: ['Coach Combat'] } },
      bases: [
        at('Meadow', 'A Lump', 'A Filler', 'B Mote', 'B Walker +1', 'B Block'),
        at('Moor', 'A King Rex', 'B Filler'),
      ],
      steps: [
        A.plays('Coach Combat'),
        offered('A', ['Lump', 'Filler/A', 'King Rex'], ['Mote', 'no']),
        A.answers('Lump'),
        offered('A', ['Filler/A', 'Mote'], ['Lump', 'Walker', 'Block', 'Filler/B', 'no']),
        A.answers('Mote'),
        now(at('Meadow', 'A Lump', 'A Filler', 'B Walker', 'B Block'), { asked: null, discard: { B: ['Mote'] } }),
      ],
    }));
  it('without a weaker one there nothing happens', () =>
    play({
      cards,
      seats: { A: { hand: ['Coach Combat'] } },
      bases: [at('Meadow', 'A Mote', 'B Mote'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Coach Combat'),
        now(at('Meadow', 'A Mote', 'B Mote'), at('Moor', 'B Filler'), {
          asked: null,
          discard: { A: ['Coach Combat'] },
        }),
      ],
    }));
});

describe('Critter Cube: Choose a minion in play with power 3 or less, whoever owns it. Shuffle it into your deck.', () => {
  it('offers every minion of power 3 or less and shuffles it into your deck, with nothing on it (ATT-2)', () =>
    play({
      cards,
      seats: { A: { hand: ['Critter Cube'], deck: ['Cannon'] }, B: { deck: ['Scout'] } },
      bases: [
        at('Meadow', 'A Filler', 'B Mote with A Expanded Power', 'B Lump +1'),
        at('Moor', 'B Block', '- Bigfoot'),
      ],
      steps: [
        A.plays('Critter Cube'),
        offered('A', ['Filler', 'Mote'], ['Lump', 'Block', 'no']),
        A.answers('Mote'),
        now(at('Meadow', 'A Filler', 'B Lump'), {
          asked: null,
          deck: { A: { count: 2, has: ['Mote', 'Cannon'] }, B: ['Scout'] },
          discard: { A: ['Critter Cube', 'Expanded Power'] },
        }),
        logged('A shuffled the deck'),
      ],
    }));

  it('critter-cube/1 in your deck it is a card like any other: drawn and played', () =>
    play({
      cards,
      seats: { A: { hand: ['Critter Cube'], deck: ['Cannon'] } },
      bases: [at('Meadow', 'B Mote'), at('Moor')],
      steps: [
        A.plays('Critter Cube'),
        A.ends(),
        now({ turn: 'B', hand: { A: ['Mote', 'Cannon'] } }),
        B.ends(),
        A.plays('Mote', 'Moor'),
        now(at('Moor', 'A Mote'), { cards: { Mote: { owner: 'B' } } }),
      ],
    }));

  it('critter-cube/2 against TERM-5: on leaving play it goes to the owner’s zone named by what removes it', () => {
    const table = (hand: string[]) => ({
      cards,
      seats: {
        A: { hand: ['Critter Cube', 'I Select You!', 'Kaiju Conflict', ...hand], deck: ['Cannon', 'Cannon', 'Cannon'] },
      },
      bases: [at('Meadow', 'B Mote'), at('Moor')],
    });
    const back = [A.plays('Kaiju Conflict'), A.plays('Critter Cube'), A.plays('I Select You!'), A.answers('Moor')];
    play({
      ...table([]),
      steps: [
        ...back,
        now(at('Moor', 'A Mote')),
        A.ends(),
        now(at('Moor'), { deck: { A: { lacks: ['Mote'] }, B: { bottom: ['Mote'] } } }),
      ],
    });
    play({
      ...table(['Shellshock']),
      steps: [
        ...back,
        A.plays('Shellshock', 'Moor'),
        A.answers('Mote'),
        now(at('Moor', 'A Shellshock'), { discard: { B: ['Mote'], A: { lacks: ['Mote'] } } }),
      ],
    });
  });

  it('critter-cube/3 you control it when you play it', () =>
    play({
      cards,
      seats: { A: { hand: ['Critter Cube', 'I Select You!', 'Kaiju Conflict'], deck: ['Cannon', 'Cannon', 'Cannon'] } },
      bases: [at('Meadow', 'B Mote'), at('Moor')],
      steps: [
        A.plays('Kaiju Conflict'),
        A.plays('Critter Cube'),
        A.plays('I Select You!'),
        A.answers('Moor'),
        now({ cards: { Mote: { controller: 'A', owner: 'B' } } }),
      ],
    }));

  it('a monster goes to its own discard pile (MON-1)', () =>
    play({
      seats: { A: { hand: ['Critter Cube'], deck: ['Cannon'] } },
      bases: [at('Meadow', '- Hippogriff'), at('Moor')],
      steps: [
        A.plays('Critter Cube'),
        now(at('Meadow'), { asked: null, monsterDiscard: ['Hippogriff'], deck: { A: ['Cannon'] } }),
      ],
    }));

  it('without such a minion the deck is left alone (RES-13)', () =>
    play({
      cards,
      seats: { A: { hand: ['Critter Cube'], deck: ['Cannon', 'Scout', 'Filler'] } },
      bases: [at('Meadow', 'B Block'), at('Moor')],
      steps: [
        A.plays('Critter Cube'),
        now(at('Meadow', 'B Block'), { asked: null, deck: { A: ['Cannon', 'Scout', 'Filler'] } }),
        ({ events }) => expect(events.filter(({ type }) => type === 'shuffle')).toEqual([]),
      ],
    }));

  it('a protected one stays, and the deck has nothing new (RES-13)', () =>
    play({
      cards: [haven],
      seats: { A: { hand: ['Critter Cube'], deck: ['Cannon'] } },
      bases: [at('Meadow', 'B Recluse'), at('Moor')],
      steps: [
        A.plays('Critter Cube'),
        now(at('Meadow', 'B Recluse'), { asked: null, deck: { A: ['Cannon'] }, discard: { A: ['Critter Cube'] } }),
      ],
    }));
});

describe('Evolution: Choose a minion of yours. Destroy it to do one of the following: play Rainboroc there; or search your deck for a minion whose power is at most 1 higher and, as an extra minion, play that one there.', () => {
  const titans = [{ seat: 'A' as const, card: 'Rainboroc' }];
  const table = {
    cards,
    titans,
    seats: { A: { hand: ['Evolution'], deck: ['Filler', 'Mote', 'Lump', 'Block', 'Cannon'] } },
    bases: [at('Meadow', 'A Mote', 'B Filler'), at('Moor', 'A Block')],
  };
  it('destroys one of yours, and plays Rainboroc there (TIT-2)', () =>
    play({
      ...table,
      steps: [
        A.plays('Evolution'),
        offered('A', ['Mote', 'Block', 'no'], ['Filler']),
        A.answers('Mote'),
        offered('A', ['search', 'titan'], ['no']),
        A.answers('titan'),
        now(at('Meadow', 'A Rainboroc', 'B Filler'), at('Moor', 'A Block'), {
          asked: null,
          discard: { A: ['Evolution', 'Mote'] },
          titans: { A: [] },
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    }));

  it('or plays from the deck one of at most 1 more power than it had, counters included (CALC-1)', () => {
    for (const [counters, all, not] of [
      ['', ['Filler', 'Mote', 'Lump'], ['Block', 'Cannon', 'no']],
      [' +1', ['Filler', 'Mote', 'Lump', 'Block'], ['Cannon', 'no']],
    ] as const)
      play({
        ...table,
        bases: [at('Meadow', `A Mote${counters}`, 'B Filler'), at('Moor')],
        steps: [
          A.plays('Evolution'),
          A.answers('Mote', 'search'),
          offered('A', [...all], [...not]),
          A.answers('Lump'),
          now(at('Meadow', 'A Lump', 'B Filler'), { asked: null, titans: { A: ['Rainboroc'] } }),
          A.ends(),
          now(at('Meadow', 'A Lump', 'B Filler'), { turn: 'B' }),
        ],
      });
  });

  it('evolution/1 the card found is revealed, and the deck shuffled afterwards (TERM-12, DECK-2)', () =>
    play({
      ...table,
      steps: [
        A.plays('Evolution'),
        A.answers('Mote', 'search', 'Lump'),
        logged('A revealed Lump (Evolution)', 'A shuffled the deck'),
        now({ sees: { B: { has: ['Lump'], lacks: ['Cannon'] } } }),
      ],
    }));

  it('may be declined, as destroying is what the rest costs (RES-11)', () =>
    play({
      ...table,
      steps: [
        A.plays('Evolution'),
        A.answers('no'),
        now(at('Meadow', 'A Mote', 'B Filler'), at('Moor', 'A Block'), { asked: null }),
      ],
    }));

  it('nothing comes if it is not destroyed (RES-3)', () =>
    play({
      ...table,
      bases: [at('Meadow', 'A Rock'), at('Moor')],
      steps: [
        A.plays('Evolution'),
        A.answers('Rock'),
        now(at('Meadow', 'A Rock'), { asked: null, deck: { A: 5 }, titans: { A: ['Rainboroc'] } }),
      ],
    }));

  it('only searches if Rainboroc, or another titan of yours, is in play, or it belongs to somebody else (TIT-3)', () => {
    const searches = (more: object) =>
      play({
        ...table,
        ...more,
        steps: [A.plays('Evolution'), A.answers('Mote'), offered('A', ['Filler', 'Mote', 'Lump'])],
      });
    searches({ titans: [] });
    searches({ titans: [], bases: [at('Meadow', 'A Mote'), at('Moor', 'A Rainboroc', 'A Filler')] });
    searches({ bases: [at('Meadow', 'A Mote'), at('Moor', 'A The Kraken', 'A Filler')] });
  });
});

describe("Gotta Get 'Em All: From your discard pile, shuffle one minion of each different name into your deck.", () => {
  it('one of each name, and no action (TERM-10)', () =>
    play({
      seats: {
        A: {
          hand: ["Gotta Get 'Em All"],
          deck: ['Cannon'],
          discard: ['Scout', 'Filler', 'Scout', 'Cannon', 'Walker', 'Scout'],
        },
        B: { discard: ['Invader'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays("Gotta Get 'Em All"),
        now({
          asked: null,
          deck: { A: { count: 4, has: ['Scout', 'Filler', 'Walker', 'Cannon'] } },
          discard: { A: ["Gotta Get 'Em All", 'Cannon', 'Scout', 'Scout'], B: ['Invader'] },
        }),
        logged('A shuffled the deck'),
      ],
    }));
  it('with none nothing happens', () =>
    play({
      seats: { A: { hand: ["Gotta Get 'Em All"], deck: ['Filler', 'Scout'], discard: ['Cannon'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays("Gotta Get 'Em All"), now({ asked: null, deck: { A: ['Filler', 'Scout'] } })],
    }));
});

describe('Ittypedia: Put this on a base. Ongoing: After you play a minion here, that minion gets +1 power this turn.', () => {
  it('each of your minions played here gets +1 power until the end of the turn', () =>
    play({
      seats: { A: { hand: ['Zapbot', 'Filler', 'Walker'], deck: [] } },
      bases: [at('Meadow', 'A Ittypedia', 'A Filler', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Zapbot', 'Meadow'),
        now({ cards: { Zapbot: { power: 3 }, 'Filler@Meadow': { power: 1 }, Invader: { power: 3 } } }),
        A.plays('Filler', 'Meadow'),
        now({ asked: null, cards: { 'Filler@Meadow#2': { power: 2, counters: 0 }, Zapbot: { power: 3 } } }),
        A.ends(),
        now({ turn: 'B', cards: { 'Filler@Meadow#2': { power: 1 }, Zapbot: { power: 2 } } }),
      ],
    }));
  it('not other players’ minions, nor yours elsewhere, nor one that moves here', () => {
    play({
      turn: 'B',
      seats: { B: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Ittypedia'), at('Moor')],
      steps: [B.plays('Filler', 'Meadow'), now({ asked: null, cards: { Filler: { power: 1 } } })],
    });
    play({
      seats: { A: { hand: ['Filler', 'Dinghy'] } },
      bases: [at('Meadow', 'A Ittypedia'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.plays('Dinghy'),
        A.answers('Filler', '?Meadow'),
        now(at('Meadow', 'A Ittypedia', 'A Filler'), { asked: null, cards: { Filler: { power: 1 } } }),
      ],
    });
  });
  it('not one that has left play, nor the new card it has become (IO-1); two of them give +2', () => {
    play({
      seats: { A: { hand: ['Shellshock'] } },
      bases: [at('Meadow', 'A Ittypedia', 'A Ittypedia', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Shellshock', 'Meadow'),
        A.answers('Filler'),
        now({ asked: null, cards: { Shellshock: { power: 4 } } }),
      ],
    });
    play({
      cards: [boomerang],
      seats: { A: { hand: ['Boomerang'] } },
      bases: [at('Meadow', 'A Ittypedia'), at('Moor')],
      steps: [A.plays('Boomerang', 'Meadow'), now({ asked: null, hand: { A: ['Boomerang'] } })],
    });
  });
});

describe('Super Effective!: Destroy one action that is on a minion or on a base.', () => {
  it('whoever has it, on a base or a minion', () =>
    play({
      seats: { A: { hand: ['Super Effective!'] } },
      bases: [at('Meadow', 'B Overrun', 'A Ittypedia'), at('Moor', 'B Walker with A Poison')],
      steps: [
        A.plays('Super Effective!'),
        offered('A', ['Overrun', 'Ittypedia', 'Poison'], ['Walker', 'no']),
        A.answers('Overrun'),
        now(at('Meadow', 'A Ittypedia'), { asked: null, discard: { A: ['Super Effective!'], B: ['Overrun'] } }),
      ],
    }));
  it('without one nothing happens', () =>
    play({
      seats: { A: { hand: ['Super Effective!'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Super Effective!'), now(at('Meadow', 'B Walker'), { asked: null })],
    }));
});
