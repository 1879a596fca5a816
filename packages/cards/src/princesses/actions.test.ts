import { act, look, onPlay, ops, playedAt } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { rock, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const witness = actionCard(
  'Witness',
  'special',
  'Special: After a base scores, do nothing.',
  playedAt('afterScore', function* () {}),
);

describe('Direct to DVD Sequel: Choose a minion in your discard pile, shuffle it into your deck and draw a card.', () => {
  it('one minion of your discard pile, then a card (DECK-2)', () =>
    play({
      seats: {
        A: { hand: ['Direct to DVD Sequel'], deck: ['Filler'], discard: ['Scout', 'Walker', 'Howl'] },
        B: { discard: ['Invader'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Direct to DVD Sequel'),
        offered('A', ['Scout', 'Walker'], ['Howl', 'Invader', 'no']),
        A.answers('Scout'),
        now({
          asked: null,
          hand: { A: 1 },
          deck: { A: 1 },
          discard: { A: ['Direct to DVD Sequel', 'Howl', 'Walker'] },
        }),
      ],
    }));
  it('without a minion there you draw all the same (RES-3)', () =>
    play({
      seats: { A: { hand: ['Direct to DVD Sequel'], discard: ['Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Direct to DVD Sequel'),
        now({ asked: null, hand: { A: ['Filler'] }, discard: { A: ['Direct to DVD Sequel', 'Howl'] } }),
      ],
    }));
});

describe('Fairy Godmother: Draw a card OR one minion gains +2 power this turn.', () => {
  const start = {
    seats: { A: { hand: ['Fairy Godmother'] } },
    bases: [at('Meadow', 'A Walker', 'B Scout'), at('Moor')],
  };
  it('draw (RES-14)', () =>
    play({
      ...start,
      steps: [
        A.plays('Fairy Godmother'),
        offered('A', ['draw', 'power'], ['no']),
        A.answers('draw'),
        now({ asked: null, hand: { A: ['Filler'] }, cards: { Walker: { power: 2 }, Scout: { power: 3 } } }),
      ],
    }));
  it('or any minion, until the turn ends; with none nothing happens (TURN-7, RES-13)', () => {
    play({
      ...start,
      steps: [
        A.plays('Fairy Godmother'),
        A.answers('power'),
        offered('A', ['Walker', 'Scout'], ['no']),
        A.answers('Scout'),
        now({ asked: null, hand: { A: [] }, cards: { Walker: { power: 2 }, Scout: { power: 5 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Scout: { power: 3 } } }),
      ],
    });
    play({
      ...start,
      bases: [at('Meadow')],
      steps: [A.plays('Fairy Godmother'), A.answers('power'), now({ asked: null, hand: { A: [] } })],
    });
  });
});

describe('Happily Ever After: Put this on a base. Ongoing: When this base scores, gain 1 VP if you are its winner.', () => {
  it('its winner gains one more (VP-1)', () =>
    play({
      seats: { A: { hand: ['Happily Ever After'] } },
      bases: [at('Meadow', 'A King Rex +3', 'B Filler'), at('Moor')],
      steps: [
        now({ can: [A.plays('Happily Ever After', 'Moor')], cannot: [A.plays('Happily Ever After', 'King Rex')] }),
        A.plays('Happily Ever After', 'Meadow'),
        A.ends(),
        now({ turn: 'B', vp: { A: 4, B: 2 }, discard: { A: ['Happily Ever After', 'King Rex'] } }),
      ],
    }));
  it('a tied winner, too; the second does not (VP-4)', () => {
    play({
      bases: [at('Meadow', 'A King Rex', 'B King Rex', 'A Happily Ever After'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 4, B: 3 } })],
    });
    play({
      bases: [at('Meadow', 'A Filler', 'B King Rex +2', 'A Happily Ever After'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 2, B: 3 } })],
    });
  });
  it('happily-ever-after/1 with the awards, and only on the base that scores (SCORE-6, SCORE-13)', () => {
    play({
      bases: [at('Meadow', 'A King Rex +3'), at('Moor', 'A Filler', 'A Happily Ever After')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 3 } })],
    });
    play({
      seats: { A: {}, B: { hand: ['Witness'] } },
      cards: [witness],
      bases: [at('Meadow', 'A King Rex +3', 'A Happily Ever After'), at('Moor')],
      steps: [A.ends(), offered('B', ['Witness', 'pass']), now({ vp: { A: 4 } }), B.answers('pass')],
    });
  });
});

describe('Heirloom: Put this on a minion. Ongoing: This minion gets +1 power from this card for every Heirloom on it. This card cannot be destroyed.', () => {
  it('heirloom/1 one +1, two +4, three +9 (CALC-1)', () =>
    play({
      bases: [
        at('Meadow', 'A Walker with A Heirloom', 'B Walker with A Heirloom, A Heirloom'),
        at('Moor', 'A Walker with A Heirloom, B Heirloom, A Heirloom', 'A Scout with A Leaf Armor, A Heirloom'),
      ],
      steps: [
        now({
          cards: {
            'Walker@Meadow/A': { power: 3 },
            'Walker@Meadow/B': { power: 6 },
            'Walker@Moor': { power: 11 },
            Scout: { power: 5 },
          },
        }),
      ],
    }));
  it('goes on any minion; it cannot be destroyed, other actions can; it leaves with its minion (CAN-1)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Heirloom', 'Freedom Power'] } },
      bases: [at('Meadow', 'B Walker with B Heirloom, B Leaf Armor'), at('Moor', 'A Filler')],
      steps: [
        now({
          can: [A.plays('Heirloom', 'Walker'), A.plays('Heirloom', 'Filler')],
          cannot: [A.plays('Heirloom', 'Moor')],
        }),
        A.plays('Freedom Power'),
        A.answers('Heirloom'),
        now(at('Meadow', 'B Walker with B Heirloom, B Leaf Armor'), { asked: null }),
      ],
    }));
  it('its minion is not protected (TERM-1)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] } },
      bases: [at('Meadow', 'B Walker with B Heirloom, B Leaf Armor'), at('Moor')],
      steps: [
        A.plays('Smite'),
        now(at('Meadow'), { asked: null, discard: { B: ['Walker', 'Heirloom', 'Leaf Armor'] } }),
      ],
    }));
  it('beside it, another action is destroyed (TERM-7)', () =>
    play({
      seats: { A: { hand: ['Freedom Power'] } },
      bases: [at('Meadow', 'B Walker with B Heirloom, B Leaf Armor'), at('Moor')],
      steps: [
        A.plays('Freedom Power'),
        A.answers('Leaf Armor'),
        now(at('Meadow', 'B Walker with B Heirloom'), { asked: null }),
      ],
    }));
});

describe('Skillet: Destroy a minion with power 2 or less. Draw a card.', () => {
  it('any minion of power 2 or less, also your own; then a card (CALC-1, RES-11)', () =>
    play({
      seats: { A: { hand: ['Skillet'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker', 'B Walker +1'), at('Moor', 'B Invader')],
      steps: [
        A.plays('Skillet'),
        offered('A', ['Filler', 'Walker#1'], ['Walker#2', 'Invader', 'no']),
        A.answers('Walker#1'),
        now(at('Meadow', 'A Filler', 'B Walker'), { asked: null, hand: { A: ['Filler'] }, discard: { B: ['Walker'] } }),
      ],
    }));
  it('a card also if nothing was destroyed (RES-3)', () => {
    play({
      seats: { A: { hand: ['Skillet'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [A.plays('Skillet'), now(at('Meadow', 'B Invader'), { asked: null, hand: { A: ['Filler'] } })],
    });
    play({
      cards: [rock],
      seats: { A: { hand: ['Skillet'] } },
      bases: [at('Meadow', 'B Rock'), at('Moor')],
      steps: [A.plays('Skillet'), now(at('Meadow', 'B Rock'), { asked: null, hand: { A: ['Filler'] } })],
    });
  });
});

describe('Some Day My Prince Will Come: Special: Before a base scores, choose a minion there and move it to another base.', () => {
  it('any minion of the scoring base, to any other base (SCORE-3)', () =>
    play({
      seats: { A: { hand: ['Some Day My Prince Will Come'] } },
      bases: [at('Meadow', 'A Filler', 'B King Rex +2'), at('Moor', 'A Walker'), at('Marsh')],
      steps: [
        refused(A.plays('Some Day My Prince Will Come')),
        A.ends(),
        A.answers('Some Day My Prince Will Come'),
        offered('A', ['Filler', 'King Rex'], ['Walker', 'no']),
        A.answers('King Rex'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now({ vp: { A: 3, B: 0 } }),
        now(at('Marsh', 'B King Rex'), {}),
      ],
    }));
});

describe('Tale as Old as Time: Move all of your minions to a base of your choice.', () => {
  const bases = [at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'A Invader', 'A Filler'), at('Marsh', 'A Collector')];
  it('all of yours, also to where some are already; nobody else’s (RES-10)', () => {
    play({
      seats: { A: { hand: ['Tale as Old as Time'] } },
      bases,
      steps: [
        A.plays('Tale as Old as Time'),
        offered('A', ['Meadow', 'Moor', 'Marsh'], ['no']),
        A.answers('Meadow'),
        now(at('Meadow', 'A Walker', 'B Scout', 'A Invader', 'A Filler', 'A Collector'), at('Moor'), at('Marsh'), {
          asked: null,
        }),
      ],
    });
  });
  it('with no minion nothing moves; one that cannot move stays alone (RES-12, CAN-1)', () =>
    play({
      seats: { A: { hand: ['Tale as Old as Time'] } },
      bases: [at('Meadow', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Tale as Old as Time'),
        A.answers('Moor'),
        now(at('Meadow', 'B Scout'), at('Moor'), { asked: null }),
      ],
    }));
});

describe("True Love's Kiss: Move a minion to another base.", () => {
  it('any minion, to any other base (RES-11)', () =>
    play({
      seats: { A: { hand: ["True Love's Kiss"] } },
      bases: [at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'B Filler'), at('Marsh')],
      steps: [
        A.plays("True Love's Kiss"),
        offered('A', ['Walker', 'Scout', 'Filler'], ['no']),
        A.answers('Scout'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        now(at('Meadow', 'A Walker'), at('Moor', 'B Filler', 'B Scout'), { asked: null }),
      ],
    }));
  it('with none nothing happens (RES-13)', () =>
    play({
      seats: { A: { hand: ["True Love's Kiss"] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays("True Love's Kiss"), now({ asked: null, discard: { A: ["True Love's Kiss"] } })],
    }));
});

describe('Woodland Helpers: Put this on a base. Ongoing: After you play an action, you may choose that it goes to the bottom of your deck instead of the discard pile.', () => {
  const bases = [at('Meadow', 'A Walker', 'A Woodland Helpers'), at('Moor', 'B Scout')];
  it('under the deck, or to the discard pile (RES-7)', () => {
    const start = { seats: { A: { hand: ['Skillet', 'Woodland Helpers'], deck: ['Filler', 'Filler'] } }, bases };
    play({
      ...start,
      steps: [
        now({ can: [A.plays('Woodland Helpers', 'Moor')], cannot: [A.plays('Woodland Helpers', 'Walker')] }),
        A.plays('Skillet'),
        offered('A', ['Woodland Helpers', 'pass']),
        A.answers('Woodland Helpers'),
        now({ asked: null, deck: { A: ['Filler', 'Skillet'] }, discard: { A: ['Walker'] } }),
      ],
    });
    play({
      ...start,
      steps: [
        A.plays('Skillet'),
        A.answers('pass'),
        now({ asked: null, deck: { A: ['Filler'] }, discard: { A: ['Skillet', 'Walker'] } }),
      ],
    });
  });
  it('not for another player’s action, a minion, or an action that goes elsewhere (ABL-8)', () => {
    play({
      turn: 'B',
      seats: { B: { hand: ['Howl'] } },
      bases,
      steps: [B.plays('Howl'), now({ asked: null, discard: { B: ['Howl'] } })],
    });
    play({
      seats: { A: { hand: ['Filler'] } },
      bases,
      steps: [A.plays('Filler', 'Moor'), now({ asked: null })],
    });
    play({
      seats: { A: { hand: ['Friendship Power'] } },
      bases,
      steps: [A.plays('Friendship Power'), A.answers('?yes'), now({ asked: null, hand: { A: ['Friendship Power'] } })],
    });
  });
  it('woodland-helpers/1 an action that stays in play goes there when it would be discarded, not when it returns (RES-7)', () => {
    const start = {
      seats: { A: { hand: ['Armor of Battle'], deck: ['Filler', 'Filler'] }, B: { hand: ['Seeing Stars', 'Recall'] } },
      cards: [
        actionCard(
          'Recall',
          'standard',
          'Return all actions on minions.',
          onPlay(function* () {
            const actions = yield* look((q) => q.minions().flatMap((ix) => q.actionsOn(ix)));
            yield* act(...actions.map((ix) => ops.returnToHand(ix)));
          }),
        ),
      ],
      bases: [at('Meadow', 'A Woodland Helpers'), at('Moor', 'A Walker')],
    };
    play({
      ...start,
      steps: [
        A.plays('Armor of Battle', 'Walker'),
        A.answers('Woodland Helpers'),
        A.ends(),
        B.plays('Seeing Stars'),
        B.answers('?Walker'),
        now({ asked: null, deck: { A: { bottom: ['Armor of Battle'] } }, discard: { A: ['Walker'] } }),
      ],
    });
    play({
      ...start,
      steps: [
        A.plays('Armor of Battle', 'Walker'),
        A.answers('Woodland Helpers'),
        A.ends(),
        B.plays('Recall'),
        now({ asked: null, hand: { A: { has: ['Armor of Battle'] } } }),
      ],
    });
  });
  it('woodland-helpers/1 every action, whatever it did and wherever, once it has resolved (PLAY-2)', () =>
    play({
      seats: { A: { hand: ["True Love's Kiss", 'Howl'], deck: ['Filler'] } },
      bases: [at('Meadow', 'A Walker', 'A Woodland Helpers'), at('Moor', 'B Scout'), at('Marsh')],
      steps: [
        A.plays("True Love's Kiss"),
        A.answers('Scout', 'Marsh'),
        now(at('Marsh', 'B Scout'), { deck: { A: ['Filler'] } }),
        A.answers('Woodland Helpers'),
        now({ asked: null, deck: { A: ['Filler', "True Love's Kiss"] }, discard: { A: [] } }),
      ],
    }));
});
