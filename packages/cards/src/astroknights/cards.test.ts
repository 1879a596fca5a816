/* Long because each card is tried against many others. */
import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

describe('Space Knight: Talent: Reveal the top three cards of your deck. You may draw one action among them. Return the others in any order.', () => {
  it('one action is drawn, the others go back in the chosen order (TERM-12)', () =>
    play({
      seats: { A: { deck: ['Howl', 'Walker', 'Augmentation', 'Filler'] } },
      bases: [at('Meadow', 'A Space Knight'), at('Moor')],
      steps: [
        A.uses('Space Knight'),
        offered('A', ['Howl', 'Augmentation', 'no'], ['Walker']),
        A.answers('Augmentation'),
        offered('A', ['Howl', 'Walker']),
        A.answers('Walker', 'Howl'),
        now({ asked: null, hand: { A: ['Augmentation'] }, deck: { A: { top: ['Walker', 'Howl', 'Filler'] } } }),
        refused(A.uses('Space Knight')),
      ],
    }));

  it('none is drawn, or none can be: all go back', () => {
    play({
      seats: { A: { deck: ['Howl', 'Walker', 'Filler', 'Invader'] } },
      bases: [at('Meadow', 'A Space Knight'), at('Moor')],
      steps: [
        A.uses('Space Knight'),
        A.answers('no', 'Filler', 'Howl', 'Walker'),
        now({ asked: null, hand: { A: [] }, deck: { A: { top: ['Filler', 'Howl', 'Walker', 'Invader'] } } }),
      ],
    });
    play({
      seats: { A: { deck: ['Walker'], discard: ['Invader'] } },
      bases: [at('Meadow', 'A Space Knight'), at('Moor')],
      steps: [
        A.uses('Space Knight'),
        A.answers('Invader', 'Walker'),
        now({ asked: null, hand: { A: [] }, deck: { A: { top: ['Invader', 'Walker'] } }, discard: { A: [] } }),
      ],
    });
  });

  it('nothing to reveal: nothing happens', () =>
    play({
      seats: { A: { deck: [] } },
      bases: [at('Meadow', 'A Space Knight'), at('Moor')],
      steps: [A.uses('Space Knight'), now({ asked: null, hand: { A: [] } })],
    }));
});

describe('Scoundrel: Talent: Move this minion and another minion of yours here to another base.', () => {
  it('both go to the same base, together; others stay (RES-10)', () =>
    play({
      bases: [at('Meadow', 'A Scoundrel', 'A Walker', 'A Invader', 'B Filler'), at('Moor', 'A Collector'), at('Marsh')],
      steps: [
        A.uses('Scoundrel'),
        offered('A', ['Walker', 'Invader'], ['Filler', 'Collector', 'Scoundrel']),
        A.answers('Walker'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Meadow', 'A Invader', 'B Filler'), at('Moor', 'A Collector'), at('Marsh', 'A Scoundrel', 'A Walker'), {
          asked: null,
        }),
        refused(A.uses('Scoundrel')),
      ],
    }));

  it('scoundrel/1 without another minion of yours here it moves alone', () =>
    play({
      bases: [at('Meadow', 'A Scoundrel', 'B Filler'), at('Moor', 'A Collector')],
      steps: [
        A.uses('Scoundrel'),
        now(at('Meadow', 'B Filler'), at('Moor', 'A Collector', 'A Scoundrel'), { asked: null }),
      ],
    }));

  it('a protected companion stays, and this one goes (CAN-1)', () =>
    play({
      bases: [at('Meadow', 'A Scoundrel', 'A Walker with B Entangled'), at('Moor')],
      steps: [A.uses('Scoundrel'), now({ asked: null })],
    }));

  it('not usable with one base only', () =>
    play({
      bases: [at('Meadow', 'A Scoundrel', 'A Walker')],
      steps: [refused(A.uses('Scoundrel'))],
    }));
});

describe('Space Prince: Talent: Play an extra action that directly increases the power of a minion of yours.', () => {
  const hand = ['Swashbuckling', 'Howl', 'Jolt', 'Seeing Stars'];

  it('the extra play is for such an action, and only for that (EXT-4)', () =>
    play({
      seats: { A: { hand } },
      bases: [at('Meadow', 'A Space Prince', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Howl'),
        refused(A.plays('Jolt')),
        A.uses('Space Prince'),
        refused(A.plays('Seeing Stars')),
        A.plays('Jolt'),
        now({ asked: null, cards: { 'Space Prince': { power: 6, counters: 1 } }, cannot: [A.plays('Swashbuckling')] }),
        refused(A.uses('Space Prince')),
      ],
    }));

  it('space-prince/1 "+N power", a counter placed or transferred, a higher printed power', () => {
    for (const action of ['Swashbuckling', 'Jolt', 'A Kind of Magic', 'Headlong'])
      play({
        seats: { A: { hand: ['Howl', action] } },
        bases: [at('Meadow', 'A Space Prince +1', 'A Walker'), at('Moor')],
        steps: [A.plays('Howl'), A.uses('Space Prince'), now({ can: [A.plays(action)] })],
      });
    play({
      seats: { A: { hand: ['Howl', 'Cyberevolution', 'Matrix of Bossiness'] } },
      bases: [at('Meadow', 'A Space Prince', 'B Walker', 'A King Rex'), at('Moor')],
      steps: [
        A.plays('Howl'),
        A.uses('Space Prince'),
        now({
          can: [
            A.plays('Cyberevolution', 'Space Prince'),
            A.plays('Cyberevolution', 'King Rex'),
            A.plays('Matrix of Bossiness', 'Space Prince'),
          ],
          cannot: [A.plays('Cyberevolution', 'Walker'), A.plays('Matrix of Bossiness', 'King Rex')],
        }),
        A.plays('Matrix of Bossiness', 'Space Prince'),
        now({ asked: null, cards: { 'Space Prince': { power: 6 } } }),
      ],
    });
  });

  it('space-prince/2 neither a talent granted nor the end of a malus counts', () =>
    play({
      seats: { A: { hand: ['Howl', 'The Touch', 'Disenchant'] } },
      bases: [at('Meadow', 'A Space Prince with B Ancient Curse'), at('Moor')],
      steps: [
        A.plays('Howl'),
        A.uses('Space Prince'),
        now({ cannot: [A.plays('The Touch', 'Space Prince'), A.plays('Disenchant')] }),
      ],
    }));

  it("space-prince/3 a minion that is yet to come is not in play, and another player's is not yours", () =>
    play({
      seats: { A: { hand: ['Howl', "IT'S ALIVE!", 'Filler', 'Augmentation'] } },
      bases: [at('Meadow', 'A Space Prince', 'B Walker'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Howl'),
        A.uses('Space Prince'),
        now({ cannot: [A.plays("IT'S ALIVE!")] }),
        A.plays('Augmentation'),
        offered('A', ['Space Prince', 'Filler'], ['Walker']),
        A.answers('Filler'),
        now({ asked: null, cards: { 'Filler@Moor': { power: 6 }, Walker: { power: 2 } } }),
      ],
    }));

  it('the regular play is not bound by it', () =>
    play({
      seats: { A: { hand: ['Augmentation'] } },
      bases: [at('Meadow', 'A Space Prince', 'B Walker'), at('Moor')],
      steps: [A.plays('Augmentation'), offered('A', ['Space Prince', 'Walker']), A.answers('Walker')],
    }));
});

describe('Walking Carpet: Special: Before this base scores, you may play an action that directly increases the power of this minion if you are not winning.', () => {
  const ready = ['A Walking Carpet', 'B King Rex'];

  it('the action must increase the power of this very minion (TERM-3)', () =>
    play({
      seats: { A: { hand: ['Augmentation', 'Seeing Stars'], deck }, B: { deck } },
      bases: [at('Meadow', ...ready), at('Moor', 'A Walker')],
      steps: [
        A.ends(),
        offered('A', ['Walking Carpet', 'pass']),
        A.answers('Walking Carpet'),
        now({
          vp: { A: 3, B: 2 },
          discard: { A: { has: ['Augmentation', 'Walking Carpet'], lacks: ['Seeing Stars'] } },
        }),
      ],
    }));

  it('of several actions one is chosen, and only once', () =>
    play({
      seats: { A: { hand: ['Augmentation', 'Cyberevolution', 'Howl'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Walking Carpet', 'B King Rex', 'B Filler with B Upgrade'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Walking Carpet'),
        offered('A', ['Augmentation', 'Cyberevolution', 'Howl']),
        A.answers('Cyberevolution'),
        now({
          asked: null,
          turn: 'B',
          vp: { A: 2, B: 3 },
          discard: { A: { has: ['Cyberevolution'], lacks: ['Howl'] } },
        }),
      ],
    }));

  it('an action put on a card goes on this minion', () =>
    play({
      seats: { A: { hand: ['Cyberevolution'], deck }, B: { deck } },
      bases: [at('Meadow', ...ready, 'A Filler'), at('Moor', 'A Walker')],
      steps: [A.ends(), A.answers('Walking Carpet'), now({ asked: null, turn: 'B', vp: { A: 3, B: 2 } })],
    }));

  it('not while you are winning, tied for the most power, or with nothing that fits (VP-3)', () => {
    for (const cards of [
      ['A Walking Carpet', 'A Invader', 'B Invader'],
      ['A Walking Carpet +1', 'B Invader +2'],
    ])
      play({
        seats: { A: { hand: ['Augmentation'], deck }, B: { deck } },
        bases: [at('Meadow', ...cards), at('Moor')],
        steps: [A.ends(), now({ asked: null, turn: 'B', hand: { A: { has: ['Augmentation'] } } })],
      });
    play({
      seats: { A: { hand: ['Seeing Stars'], deck }, B: { deck } },
      bases: [at('Meadow', ...ready), at('Moor')],
      steps: [A.ends(), now({ asked: null, turn: 'B' })],
    });
  });

  it('not before another base scores (SCORE-13), and never without a "yes"', () => {
    play({
      seats: { A: { hand: ['Augmentation'], deck }, B: { deck } },
      bases: [at('Meadow', 'B King Rex', 'B Invader'), at('Moor', 'A Walking Carpet')],
      steps: [A.ends(), now({ asked: null, turn: 'B' })],
    });
    play({
      seats: { A: { hand: ['Augmentation'], deck }, B: { deck } },
      bases: [at('Meadow', ...ready), at('Moor')],
      steps: [A.ends(), A.answers('pass'), now({ turn: 'B', hand: { A: { has: ['Augmentation'] } } })],
    });
  });

  it('walking-carpet/1 "+N power", a counter placed or transferred, a higher printed power', () => {
    for (const action of ['Howl', 'Jolt', 'Augmentation', 'Matrix of Bossiness', 'A Kind of Magic'])
      play({
        seats: { A: { hand: [action], deck }, B: { deck } },
        bases: [at('Meadow', ...ready), at('Moor', 'A Filler +1')],
        steps: [A.ends(), offered('A', ['Walking Carpet', 'pass'])],
      });
  });

  it('walking-carpet/2 neither a talent granted nor the end of a malus counts', () => {
    for (const action of ['The Touch', 'Disenchant'])
      play({
        seats: { A: { hand: [action], deck }, B: { deck } },
        bases: [at('Meadow', 'A Walking Carpet with B Ancient Curse', 'B King Rex', 'B Invader'), at('Moor')],
        steps: [A.ends(), now({ asked: null, turn: 'B' })],
      });
  });

  it('walking-carpet/3 the target of the action must be in play', () =>
    play({
      seats: { A: { hand: ["IT'S ALIVE!", 'Filler'], deck }, B: { deck } },
      bases: [at('Meadow', ...ready), at('Moor')],
      steps: [A.ends(), now({ asked: null, turn: 'B' })],
    }));
});

describe('Alien Guru: Ongoing: Once per turn, after you play an action that directly increases the power of a minion, you may also place a +1 power counter on that minion.', () => {
  const bases = [at('Meadow', 'A Alien Guru', 'B Walker'), at('Moor', 'A Filler')];

  it('that minion gets the counter, whoever has it and wherever it is; once per turn', () =>
    play({
      seats: { A: { hand: ['Get Down Tonight', 'Yield to Rage'], deck } },
      bases,
      steps: [
        A.plays('Yield to Rage'),
        A.answers('Filler'),
        offered('A', ['Alien Guru', 'pass']),
        A.answers('Alien Guru'),
        now({ cards: { Filler: { counters: 1, power: 4 } } }),
        A.plays('Get Down Tonight'),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { counters: 0, power: 4 } } }),
      ],
    }));

  it('declined, it may come with the next action', () =>
    play({
      seats: { A: { hand: ['Get Down Tonight', 'Yield to Rage'], deck } },
      bases,
      steps: [
        A.plays('Yield to Rage'),
        A.answers('Filler', 'pass'),
        A.plays('Get Down Tonight'),
        A.answers('Walker', 'Alien Guru'),
        now({ asked: null, cards: { Walker: { counters: 1 }, Filler: { counters: 0 } } }),
      ],
    }));

  it("not after another player's action", () =>
    play({
      seats: { B: { hand: ['Augmentation'] } },
      turn: 'B',
      bases,
      steps: [B.plays('Augmentation'), B.answers('Filler'), now({ asked: null, cards: { Filler: { counters: 0 } } })],
    }));

  it('alien-guru/1 of several minions one gets it, your choice', () =>
    play({
      seats: { A: { hand: ['Howl'] } },
      bases,
      steps: [
        A.plays('Howl'),
        A.answers('Alien Guru'),
        offered('A', ['Filler', 'Alien Guru'], ['Walker']),
        A.answers('Filler'),
        now({ asked: null, cards: { Filler: { counters: 1 }, 'Alien Guru': { counters: 0 } } }),
      ],
    }));

  it('alien-guru/2 "+N power", a counter placed or transferred, a higher printed power', () => {
    const bases = [at('Meadow', 'A Alien Guru +1', 'B Walker'), at('Moor', 'A Filler')];
    for (const [action, on, answers, counters] of [
      ['Technique Prize', undefined, ['Filler'], 4],
      ['A Kind of Magic', undefined, ['Alien Guru'], 2],
      ['Cyberevolution', 'Filler', [], 1],
      ['Matrix of Bossiness', 'Filler', [], 1],
    ] as const)
      play({
        seats: { A: { hand: [action] } },
        bases,
        steps: [
          A.plays(action, on),
          A.answers(...answers),
          A.answers('Alien Guru', '?Filler'),
          now({ asked: null, cards: { Filler: { counters } } }),
        ],
      });
  });

  it('alien-guru/2 a printed power that is not higher does not count, nor does less power', () => {
    play({
      seats: { A: { hand: ['Matrix of Bossiness'] } },
      bases: [at('Meadow', 'A Alien Guru', 'A King Rex'), at('Moor')],
      steps: [A.plays('Matrix of Bossiness', 'King Rex'), now({ asked: null })],
    });
    play({
      seats: { A: { hand: ['Ancient Curse'] } },
      bases: [at('Meadow', 'A Alien Guru', 'A King Rex'), at('Moor')],
      steps: [A.plays('Ancient Curse', 'King Rex'), A.answers('?no'), now({ asked: null })],
    });
  });

  it('alien-guru/3 neither a talent granted nor the end of a malus counts', () => {
    play({
      seats: { A: { hand: ['The Touch'] } },
      bases: [at('Meadow', 'A Alien Guru', 'A Walker'), at('Moor')],
      steps: [A.plays('The Touch', 'Walker'), now({ asked: null })],
    });
    play({
      seats: { A: { hand: ['Disenchant'] } },
      bases: [at('Meadow', 'A Alien Guru', 'A Walker with B Ancient Curse'), at('Moor')],
      steps: [A.plays('Disenchant'), A.answers('?Ancient Curse'), now({ asked: null, cards: { Walker: { on: [] } } })],
    });
  });

  it('alien-guru/4 neither a minion that the action itself brings nor one that comes later counts', () => {
    play({
      seats: { A: { hand: ["IT'S ALIVE!", 'Invader'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor', 'A Alien Guru')],
      steps: [
        A.plays("IT'S ALIVE!"),
        A.answers('Invader', 'Meadow'),
        now({ asked: null, cards: { Invader: { counters: 1 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Full Moon', 'Invader'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor', 'A Alien Guru')],
      steps: [A.plays('Full Moon', 'Meadow'), A.plays('Invader', 'Meadow'), now({ asked: null })],
    });
  });

  it('an action on the base counts for the minions it finds there (TERM-3)', () =>
    play({
      seats: { A: { hand: ['Full Moon'] } },
      bases: [at('Meadow', 'A Alien Guru', 'A Walker', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Full Moon', 'Meadow'),
        A.answers('Alien Guru'),
        offered('A', ['Alien Guru', 'Walker'], ['Filler']),
      ],
    }));

  it('a minion that is gone by then gets nothing', () =>
    play({
      seats: { A: { hand: ['Technique Prize'] } },
      bases: [at('Meadow', 'A Alien Guru'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Technique Prize'),
        A.answers('Filler', 'Alien Guru'),
        now({ cards: { Filler: { counters: 4 } } }),
      ],
    }));
});

describe('Annoying Alien: Talent: Name a minion. Each minion here with that name has -2 power until the start of your next turn.', () => {
  it('every one of that name here, no other, no later one (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Invader'] } },
      bases: [at('Meadow', 'A Annoying Alien', 'B Invader', 'A Invader +1', 'B Walker'), at('Moor', 'B Invader')],
      steps: [
        A.uses('Annoying Alien'),
        offered('A', ['Annoying Alien', 'Invader', 'Walker']),
        A.answers('Invader'),
        A.plays('Invader', 'Meadow'),
        now({
          asked: null,
          cards: {
            'Invader@Meadow/B': { power: 1 },
            'Invader@Meadow/A#1': { power: 2 },
            'Invader@Meadow/A#2': { power: 3 },
            'Invader@Moor': { power: 3 },
            Walker: { power: 2 },
          },
        }),
        refused(A.uses('Annoying Alien')),
      ],
    }));

  it("it ends with the start of your next turn, not of another's (TERM-11)", () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Annoying Alien', 'B Invader'), at('Moor')],
      steps: [
        A.uses('Annoying Alien'),
        A.answers('Invader'),
        A.ends(),
        now({ turn: 'B', cards: { Invader: { power: 1 } } }),
        B.ends(),
        now({ turn: 'A', cards: { Invader: { power: 3 } } }),
      ],
    }));
});

describe('Astro Robot: Destroy an action that is on this base or on a minion here.', () => {
  it('any of those, whoever has it; none elsewhere', () =>
    play({
      seats: { A: { hand: ['Astro Robot'] } },
      bases: [
        at('Meadow', 'B Walker with B Upgrade', 'A Walker with A Cyberevolution', 'B Ruins'),
        at('Moor', 'B Invader with B Upgrade', 'B Full Moon'),
      ],
      steps: [
        A.plays('Astro Robot', 'Meadow'),
        offered('A', ['Upgrade@Meadow', 'Cyberevolution', 'Ruins'], ['Upgrade@Moor', 'Full Moon', 'no']),
        A.answers('Cyberevolution'),
        now({ asked: null, discard: { A: ['Cyberevolution'], B: [] } }),
      ],
    }));

  it('your own, if it is the only one (RES-11); none, nothing happens (RES-13)', () => {
    play({
      seats: { A: { hand: ['Astro Robot'] } },
      bases: [at('Meadow', 'A Full Moon'), at('Moor', 'B Full Moon')],
      steps: [A.plays('Astro Robot', 'Meadow'), now({ asked: null, discard: { A: ['Full Moon'], B: [] } })],
    });
    play({
      seats: { A: { hand: ['Astro Robot'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor', 'B Full Moon')],
      steps: [A.plays('Astro Robot', 'Meadow'), now({ asked: null, discard: { B: [] } })],
    });
  });
});

describe('Mannersbot: Talent: Reveal the top card of your deck; an action is drawn, any other card is returned.', () => {
  it('an action is drawn', () =>
    play({
      seats: { A: { deck: ['Howl', 'Filler'] } },
      bases: [at('Meadow', 'A Mannersbot'), at('Moor')],
      steps: [
        A.uses('Mannersbot'),
        now({ asked: null, hand: { A: ['Howl'] }, deck: { A: { top: ['Filler'] } } }),
        refused(A.uses('Mannersbot')),
      ],
    }));

  it('a minion stays on top; without a card nothing happens', () => {
    play({
      seats: { A: { deck: ['Walker', 'Howl'] } },
      bases: [at('Meadow', 'A Mannersbot'), at('Moor')],
      steps: [A.uses('Mannersbot'), now({ asked: null, hand: { A: [] }, deck: { A: { top: ['Walker', 'Howl'] } } })],
    });
    play({
      seats: { A: { deck: [] } },
      bases: [at('Meadow', 'A Mannersbot'), at('Moor')],
      steps: [A.uses('Mannersbot'), now({ asked: null, hand: { A: [] } })],
    });
  });

  it('a deck that is empty is made anew first (DECK-1)', () =>
    play({
      seats: { A: { deck: [], discard: ['Howl'] } },
      bases: [at('Meadow', 'A Mannersbot'), at('Moor')],
      steps: [A.uses('Mannersbot'), now({ asked: null, hand: { A: ['Howl'] }, discard: { A: [] } })],
    }));
});

describe('Pupoks: Talent: Lose 1 VP to reveal and draw the top three cards of your deck. You may play one of these cards as an extra card.', () => {
  const bases = [at('Meadow', 'A Pupoks', 'B Filler'), at('Moor')];

  it('one of the three may be played at once, a minion or an action; cards held before may not (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Walker', 'Swashbuckling'], deck: ['Invader', 'Howl', 'Scout', 'Filler'], vp: 2 } },
      bases,
      steps: [
        A.uses('Pupoks'),
        offered('A', ['Invader', 'Howl', 'Scout', 'no'], ['Walker', 'Swashbuckling', 'Filler']),
        A.answers('Howl'),
        now({
          asked: null,
          vp: { A: 1 },
          hand: { A: ['Walker', 'Swashbuckling', 'Invader', 'Scout'] },
          discard: { A: ['Howl'] },
          plays: { A: { minions: 1, actions: 1 } },
          cards: { Pupoks: { power: 3 } },
        }),
        refused(A.uses('Pupoks')),
      ],
    }));

  it('none is played; one that cannot be played is not offered', () =>
    play({
      seats: { A: { deck: ['Walker', 'Under Pressure', 'Scout'], vp: 1 } },
      bases,
      steps: [
        A.uses('Pupoks'),
        offered('A', ['Walker', 'Scout', 'no'], ['Under Pressure']),
        A.answers('no'),
        now({ asked: null, vp: { A: 0 }, hand: { A: ['Walker', 'Under Pressure', 'Scout'] } }),
      ],
    }));

  it('pupoks/1 with no VP to lose it cannot be used', () =>
    play({
      seats: { A: { deck: ['Walker', 'Howl', 'Scout'], vp: 0 } },
      bases,
      steps: [refused(A.uses('Pupoks')), now({ hand: { A: [] } })],
    }));
});

describe('Ghost Knight: Ongoing: This minion cannot be destroyed, and each of your other minions here has +2 power.', () => {
  it('your others here, not itself, not other players', () =>
    play({
      seats: { B: { hand: ['Seeing Stars'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Ghost Knight', 'A Walker', 'B Walker'), at('Moor', 'A Walker')],
      steps: [
        now({
          cards: {
            'Ghost Knight': { power: 0 },
            'Walker@Meadow/A': { power: 4 },
            'Walker@Meadow/B': { power: 2 },
            'Walker@Moor': { power: 2 },
          },
        }),
        B.plays('Seeing Stars'),
        B.answers('Ghost Knight'),
        now(at('Meadow', 'A Ghost Knight', 'A Walker', 'B Walker'), { asked: null, discard: { B: ['Seeing Stars'] } }),
      ],
    }));

  it('two of them help each other', () =>
    play({
      bases: [at('Meadow', 'A Ghost Knight', 'A Ghost Knight', 'A Filler'), at('Moor')],
      steps: [now({ cards: { 'Ghost Knight#1': { power: 2 }, 'Ghost Knight#2': { power: 2 }, Filler: { power: 5 } } })],
    }));

  it('another minion of yours here can be destroyed', () =>
    play({
      seats: { B: { hand: ['Seeing Stars'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Ghost Knight', 'A Filler'), at('Moor')],
      steps: [B.plays('Seeing Stars'), B.answers('Filler'), now(at('Meadow', 'A Ghost Knight'), { asked: null })],
    }));

  it('ghost-knight/1 while its ability is cancelled, both parts stop at once (TERM-4)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'B Ghost Knight', 'B Walker', 'A Mind Lady'), at('Moor')],
      steps: [
        A.uses('Mind Lady'),
        A.answers('Ghost Knight'),
        now({ cards: { Walker: { power: 2 } } }),
        A.plays('Seeing Stars'),
        A.answers('Ghost Knight'),
        now(at('Meadow', 'B Walker', 'A Mind Lady'), { asked: null, discard: { B: ['Ghost Knight'] } }),
      ],
    }));
});
