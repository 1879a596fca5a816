/* Long because each card is tried against many others. */
import { act, closesHands, extraMinion, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { drifter } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const four = minionCard('Four', 4, 'No effect.');
const three = minionCard('Three', 3, 'No effect.');
const two = minionCard('Two', 2, 'No effect.');
const scholar = minionCard(
  'Scholar',
  2,
  'Draw a card.',
  onPlay(function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);
const nothing = actionCard('Nothing', 'standard', 'No effect.');
const recruit = actionCard(
  'Recruit',
  'standard',
  'Play an extra minion.',
  onPlay(function* (me) {
    yield* extraMinion(me.seat);
  }),
);
const shut = baseCard(
  'Shut',
  'Nobody may add cards to their hand.',
  closesHands(() => true),
);
const leaf = minionCard(
  'Leaf',
  1,
  'Place this minion on the bottom of your deck.',
  onPlay(function* (me) {
    yield* act(ops.place(me.self, 'bottom'));
  }),
);
const cards = [leaf, four, three, two, scholar, nothing, recruit, shut, drifter];

describe('Command Penguin: As an extra minion, play a minion off the top of your deck.', () => {
  it('command-penguin/1 at any base, chosen once it is seen; the others are shuffled back (TOP-1)', () =>
    play({
      cards,
      seats: { A: { hand: ['Command Penguin', 'Two'], deck: ['Nothing', 'Nothing', 'Four', 'Three'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Command Penguin', 'Meadow'),
        logged('A revealed Nothing, Nothing, Four (Command Penguin)'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Meadow', 'A Command Penguin'), at('Moor', 'A Four'), { asked: null, deck: { A: 3 } }),
        refused(A.plays('Two', 'Moor')),
      ],
    }));

  it('without a minion in the deck, none', () =>
    play({
      cards,
      seats: { A: { hand: ['Command Penguin'], deck: ['Nothing', 'Nothing'], discard: ['Four'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Command Penguin'), now(at('Meadow', 'A Command Penguin'), { asked: null, deck: { A: 2 } })],
    }));
});

describe('Dancing Penguin: Special: After you play another minion, play this one at the base the other is at, then place the other on the bottom of your deck.', () => {
  it('dancing-penguin/1 after that minion’s ability; that one goes under the deck', () =>
    play({
      cards,
      seats: { A: { hand: ['Scholar', 'Dancing Penguin'], deck: ['Four', 'Three'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Scholar', 'Moor'),
        now({ hand: { A: ['Dancing Penguin', 'Four'] } }),
        offered('A', ['Dancing Penguin', 'pass']),
        A.answers('Dancing Penguin'),
        now(at('Moor', 'A Dancing Penguin'), at('Meadow'), {
          asked: null,
          hand: { A: ['Four'] },
          deck: { A: ['Three', 'Scholar'] },
        }),
      ],
    }));

  it('declined, both stay; it can be played as an ordinary minion', () => {
    play({
      cards,
      seats: { A: { hand: ['Two', 'Dancing Penguin'], deck } },
      bases: [at('Meadow')],
      steps: [A.plays('Two'), A.answers('pass'), now(at('Meadow', 'A Two'), { hand: { A: ['Dancing Penguin'] } })],
    });
    play({
      cards,
      seats: { A: { hand: ['Dancing Penguin'], deck } },
      bases: [at('Meadow')],
      steps: [A.plays('Dancing Penguin'), now(at('Meadow', 'A Dancing Penguin'), { asked: null })],
    });
  });

  it('not after another player’s minion or an action, nor if the minion has left play', () => {
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: ['Dancing Penguin'], deck }, B: { hand: ['Two'], deck } },
      bases: [at('Meadow')],
      steps: [B.plays('Two'), now({ asked: null, hand: { A: 1 } })],
    });
    play({
      cards,
      seats: { A: { hand: ['Nothing', 'Dancing Penguin', 'Leaf'], deck } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Nothing'),
        now({ asked: null }),
        A.plays('Leaf'),
        now(at('Meadow'), { asked: null, hand: { A: ['Dancing Penguin'] } }),
      ],
    });
  });

  it('not where it cannot be played', () =>
    play({
      cards,
      seats: { A: { hand: ['Two', 'Dancing Penguin'], deck: ['Four'] } },
      bases: [at('Meadow', 'A Ice Slide'), at('Moor', 'B Overrun')],
      steps: [
        A.plays('Two', 'Meadow'),
        A.answers('Ice Slide', '?Moor'),
        now(at('Moor', 'A Two', 'B Overrun'), { asked: null }),
      ],
    }));

  it('dancing-penguin/2 where that minion is by then', () =>
    play({
      cards,
      seats: { A: { hand: ['Two', 'Dancing Penguin'], deck: ['Four'] } },
      bases: [at('Meadow', 'A Ice Slide'), at('Moor')],
      steps: [
        A.plays('Two', 'Meadow'),
        offered('A', ['Ice Slide', 'Dancing Penguin', 'pass']),
        A.answers('Ice Slide', '?Moor', 'Dancing Penguin'),
        now(at('Meadow', 'A Ice Slide'), at('Moor', 'A Dancing Penguin'), { deck: { A: ['Four', 'Two'] } }),
      ],
    }));
});

describe('Disguise Penguin: Talent: Place this minion on the bottom of your deck to play, as an extra minion, one off the top of your deck. Per turn, the Disguise Penguin ability may be used only once.', () => {
  it('disguise-penguin/1 the minion may go to any base', () =>
    play({
      cards,
      seats: { A: { hand: ['Two'], deck: ['Nothing', 'Four'] } },
      bases: [at('Meadow', 'A Disguise Penguin'), at('Moor')],
      steps: [
        A.uses('Disguise Penguin'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Meadow'), at('Moor', 'A Four'), {
          asked: null,
          deck: { A: { count: 2, has: ['Disguise Penguin'] } },
          can: [A.plays('Two', 'Moor')],
        }),
      ],
    }));

  it('disguise-penguin/2 having played itself, or another, it cannot be used again this turn', () => {
    play({
      cards,
      seats: { A: { deck: ['Nothing'] }, B: { deck } },
      bases: [at('Meadow', 'A Disguise Penguin'), at('Moor')],
      steps: [
        A.uses('Disguise Penguin'),
        A.answers('Meadow'),
        now(at('Meadow', 'A Disguise Penguin'), { asked: null }),
        refused(A.uses('Disguise Penguin')),
        A.ends(),
        B.ends(),
        now({ can: [A.uses('Disguise Penguin')] }),
      ],
    });
    play({
      cards,
      seats: { A: { deck: ['Four'] }, B: { deck } },
      bases: [at('Meadow', 'A Disguise Penguin', 'A Disguise Penguin'), at('Moor')],
      steps: [A.uses('Disguise Penguin#1'), A.answers('Moor'), refused(A.uses('Disguise Penguin'))],
    });
  });
});

describe('Snazzy Penguin: Draw a card. Draw another card unless this was your regular minion played from your hand.', () => {
  it('one as the regular minion from your hand', () =>
    play({
      cards,
      seats: { A: { hand: ['Snazzy Penguin'], deck } },
      bases: [at('Meadow')],
      steps: [A.plays('Snazzy Penguin'), now({ asked: null, hand: { A: 1 } })],
    }));

  it('snazzy-penguin/1 two as an extra minion, or from elsewhere, also as the regular one', () => {
    play({
      cards,
      seats: { A: { hand: ['Recruit', 'Snazzy Penguin', 'Two'], deck } },
      bases: [at('Meadow')],
      steps: [A.plays('Recruit'), A.plays('Snazzy Penguin'), now({ asked: null, hand: { A: 3 } })],
    });
    play({
      cards,
      seats: { A: { hand: ['The Hatching'], deck: ['Snazzy Penguin', ...deck] } },
      bases: [at('Meadow')],
      steps: [A.plays('The Hatching'), now({ asked: null, hand: { A: 2 } })],
    });
    play({
      cards,
      seats: { A: { hand: ['Four'], deck: ['Snazzy Penguin', ...deck] } },
      bases: [at('Meadow', 'A Emperor Penguin')],
      steps: [
        A.uses('Emperor Penguin'),
        now(at('Meadow', 'A Emperor Penguin', 'A Snazzy Penguin'), { asked: null, hand: { A: 3 } }),
        refused(A.plays('Four')),
      ],
    });
  });
});

describe('Surfing Penguin: You may move one of the minions here to another base.', () => {
  const bases = [at('Meadow', 'A Two', 'B Four', '- Bigfoot'), at('Moor', 'A Three')];
  it('surfing-penguin/1 itself', () =>
    play({
      cards,
      seats: { A: { hand: ['Surfing Penguin'], deck } },
      bases,
      steps: [
        A.plays('Surfing Penguin', 'Meadow'),
        offered('A', ['Surfing Penguin', 'Two', 'Four', 'Bigfoot', 'no'], ['Three']),
        A.answers('Surfing Penguin', '?Moor'),
        now(at('Moor', 'A Three', 'A Surfing Penguin'), { asked: null }),
      ],
    }));

  it('surfing-penguin/2 or another player’s minion', () =>
    play({
      cards,
      seats: { A: { hand: ['Surfing Penguin'], deck } },
      bases: [...bases, at('Marsh')],
      steps: [
        A.plays('Surfing Penguin', 'Meadow'),
        A.answers('Four'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Marsh', 'B Four'), { asked: null }),
      ],
    }));

  it('or none; with one base it is not asked', () => {
    play({
      cards,
      seats: { A: { hand: ['Surfing Penguin'], deck } },
      bases,
      steps: [A.plays('Surfing Penguin', 'Moor'), A.answers('no'), now(at('Moor', 'A Three', 'A Surfing Penguin'))],
    });
    play({
      cards,
      seats: { A: { hand: ['Surfing Penguin'], deck } },
      bases: [at('Meadow', 'B Two')],
      steps: [A.plays('Surfing Penguin'), now({ asked: null })],
    });
  });
});

describe("Regurgitating Penguin: Reveal your deck's top three cards. You may draw one of them that is an action; then, unless this minion was your regular one played from your hand, you may play that action. The other cards return in any order.", () => {
  const top = ['Nothing', 'Four', 'Recruit', 'Three'];
  it('draws one of the actions; as the regular minion it is not played; the others go back in any order', () =>
    play({
      cards,
      seats: { A: { hand: ['Regurgitating Penguin'], deck: top } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Regurgitating Penguin'),
        logged('A revealed Nothing, Four, Recruit (Regurgitating Penguin)'),
        offered('A', ['Nothing', 'Recruit', 'no'], ['Four']),
        A.answers('Recruit'),
        offered('A', ['Nothing', 'Four']),
        A.answers('Four', 'Nothing'),
        now({ asked: null, hand: { A: ['Recruit'] }, deck: { A: ['Four', 'Nothing', 'Three'] } }),
      ],
    }));

  it('regurgitating-penguin/1 otherwise it may be played at once, also as the regular minion from elsewhere', () => {
    play({
      cards,
      seats: { A: { hand: ['The Hatching', 'Two'], deck: ['Regurgitating Penguin', ...top] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('The Hatching'),
        A.answers('Recruit'),
        offered('A', ['Recruit', 'no']),
        A.answers('Recruit', 'Nothing', '?Four'),
        now({ discard: { A: ['Recruit', 'The Hatching'] }, hand: { A: ['Two'] } }),
        A.plays('Two'),
        now({ asked: null }),
      ],
    });
    play({
      cards,
      seats: { A: { deck: ['Regurgitating Penguin', ...top] } },
      bases: [at('Meadow', 'A Emperor Penguin')],
      steps: [A.uses('Emperor Penguin'), A.answers('Nothing'), offered('A', ['Nothing', 'no'])],
    });
  });

  it('kept in hand; none drawn; no action among them', () => {
    play({
      cards,
      seats: { A: { hand: ['The Hatching'], deck: ['Regurgitating Penguin', ...top] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('The Hatching'),
        A.answers('Nothing', 'no', 'Recruit', '?Four'),
        now({ asked: null, hand: { A: ['Nothing'] }, deck: { A: ['Recruit', 'Four', 'Three'] } }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['Regurgitating Penguin'], deck: top } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Regurgitating Penguin'),
        A.answers('no', 'Four', 'Nothing', '?Recruit'),
        now({ asked: null, hand: { A: [] }, deck: { A: ['Four', 'Nothing', 'Recruit', 'Three'] } }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['Regurgitating Penguin'], deck: ['Four'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Regurgitating Penguin'), now({ asked: null, deck: { A: ['Four'] } })],
    });
  });

  it('a fusion among them is an action, and is played as one (FUS-1)', () =>
    play({
      cards,
      seats: { A: { hand: ['The Hatching'], deck: ['Regurgitating Penguin', 'Dice Ninja', 'Two', 'Three', 'Four'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('The Hatching'),
        A.answers('Dice Ninja', 'Dice Ninja', 'Two', '?Three'),
        now(at('Meadow', 'A Regurgitating Penguin'), { asked: null, discard: { A: { has: ['Dice Ninja'] } } }),
      ],
    }));

  it('one that can be played nowhere is not offered; one that goes on the deck is not among those that return', () => {
    play({
      cards,
      seats: { A: { hand: ['The Hatching'], deck: ['Regurgitating Penguin', 'Hide in the Laundry'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('The Hatching'),
        A.answers('Hide in the Laundry'),
        now({ asked: null, hand: { A: ['Hide in the Laundry'] } }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['The Hatching'], deck: ['Regurgitating Penguin', 'Ch-Ch-Ch Ha-Ha-Ha', 'Two', 'Three'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('The Hatching'),
        A.answers('Ch-Ch-Ch Ha-Ha-Ha', 'Ch-Ch-Ch Ha-Ha-Ha', 'top'),
        offered('A', ['Two', 'Three']),
        A.answers('Three', 'Two'),
        now({ asked: null, deck: { A: ['Three', 'Two', 'Ch-Ch-Ch Ha-Ha-Ha'] } }),
      ],
    });
  });

  it('one that cannot be drawn returns with the others', () =>
    play({
      cards,
      seats: { A: { hand: ['The Hatching'], deck: ['Regurgitating Penguin', 'Nothing'] } },
      bases: [at('Shut')],
      steps: [
        A.plays('The Hatching'),
        A.answers('Nothing'),
        now({ asked: null, hand: { A: [] }, deck: { A: ['Nothing'] } }),
      ],
    }));
});

describe('Baby Penguin: You may play Emperor Penguin here OR, if this minion was not played from your hand, play here an extra minion with power 3 or less.', () => {
  const titans = [{ seat: 'A' as const, card: 'Emperor Penguin' }];
  it('from the hand: the titan, or not', () => {
    for (const [answer, there] of [
      ['titan', ['A Baby Penguin', 'A Emperor Penguin']],
      ['none', ['A Baby Penguin']],
    ] as const)
      play({
        cards,
        titans,
        seats: { A: { hand: ['Baby Penguin', 'Two'], deck } },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Baby Penguin', 'Meadow'),
          offered('A', ['titan', 'none']),
          A.answers(answer),
          now(at('Meadow', ...there), at('Moor'), { asked: null }),
          refused(A.plays('Two', 'Meadow')),
        ],
      });
  });

  it('without the titan at hand it is not asked', () => {
    play({
      cards,
      titans: [],
      seats: { A: { hand: ['Baby Penguin', 'Two'], deck } },
      bases: [at('Meadow'), at('Moor', 'A Emperor Penguin')],
      steps: [A.plays('Baby Penguin', 'Meadow'), now({ asked: null }), refused(A.plays('Two', 'Meadow'))],
    });
  });

  it('baby-penguin/1 not from the hand: the titan, or an extra minion of power 3 or less here', () => {
    play({
      cards,
      titans,
      seats: { A: { hand: ['The Hatching', 'Three', 'Four', 'Two', 'Two'], deck: ['Baby Penguin'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('The Hatching'),
        A.answers('Meadow'),
        offered('A', ['titan', 'minion', 'none']),
        A.answers('minion'),
        A.plays('Four', 'Meadow'),
        refused(A.plays('Three', 'Moor')),
        A.plays('Three', 'Meadow'),
        now(at('Meadow', 'A Baby Penguin', 'A Four', 'A Three'), { asked: null }),
        refused(A.plays('Two', 'Meadow')),
      ],
    });
    play({
      cards,
      titans: [],
      phase: 'start',
      seats: { A: { hand: ['Three', 'Four', 'Two'], deck } },
      bases: [at('Meadow', 'A buried Baby Penguin'), at('Moor')],
      steps: [
        A.answers('Baby Penguin'),
        offered('A', ['Three', 'Two', 'no'], ['Four']),
        A.answers('Two'),
        now(at('Meadow', 'A Baby Penguin', 'A Two'), { asked: null }),
      ],
    });
  });
});
