import { act, fromAnothersCard, look, onPlay, ops, unaffected, yourMinionHere } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { charm, smite, swapper } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

/** Transfers the only action on a base to the other base. */
const changeOfScenery = actionCard(
  'Change of Scenery',
  'standard',
  'Transfer the action on a base to another base.',
  onPlay(function* () {
    const [action, to] = yield* look((q) => {
      const [one] = q.actions();
      return [one!, q.otherBases(q.base(one!))[0]!] as const;
    });
    yield* act(ops.transfer(action, to));
  }),
);
const hardy = minionCard(
  'Hardy',
  1,
  "Ongoing: Other players' cards do not affect your minions here with power 3 or less.",
  unaffected(fromAnothersCard, (q, me, ix) => yourMinionHere(q, me, ix) && q.power(ix) <= 3),
);

describe('Daisy Chain: Put this on a minion. Ongoing: This minion has +2 power while you control it and -2 power while you do not.', () => {
  it('goes on any minion: +2 on your own, -2 on another player’s, no other minion (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Daisy Chain'] } },
      bases: [at('Meadow', 'A Walker with A Daisy Chain', 'A Scout'), at('Moor', 'B Invader', 'B Filler')],
      steps: [
        now({
          cards: { Walker: { power: 4 }, Scout: { power: 3 } },
          can: ['Walker', 'Scout', 'Invader'].map((minion) => A.plays('Daisy Chain', minion)),
          cannot: [A.plays('Daisy Chain', 'Moor')],
        }),
        A.plays('Daisy Chain', 'Invader'),
        now(at('Moor', 'B Invader with A Daisy Chain', 'B Filler'), {
          asked: null,
          cards: { Invader: { power: 1 }, Filler: { power: 1 } },
        }),
      ],
    }));

  it('a monster that nobody controls has -2 (MON-2)', () =>
    play({
      cards: [{ ...minionCard('Beast', 3, ''), deck: 'monsters' as const }],
      bases: [at('Meadow', '- Beast with A Daisy Chain'), at('Moor')],
      steps: [now({ cards: { Beast: { power: 1 } } })],
    }));

  it('daisy-chain/1 taken to another minion it stays its player’s (ATT-4)', () =>
    play({
      seats: { A: { hand: ['Tinx'] } },
      bases: [at('Meadow', 'B Walker with B Daisy Chain'), at('Moor')],
      steps: [
        now({ cards: { Walker: { power: 4 } } }),
        A.plays('Tinx', 'Moor'),
        A.answers('Daisy Chain'),
        now(at('Moor', 'A Tinx with B Daisy Chain'), { asked: null, cards: { Tinx: { power: 0 } } }),
      ],
    }));

  it('daisy-chain/2 when another player takes the minion, the bonus becomes a malus (TERM-5, ATT-4)', () =>
    play({
      cards: [charm],
      turn: 'B',
      seats: { B: { hand: ['Take Over'] } },
      bases: [at('Meadow', 'A Invader with A Daisy Chain'), at('Moor', 'B Filler')],
      steps: [
        now({ cards: { Invader: { power: 5 } } }),
        B.plays('Take Over'),
        B.answers('Invader'),
        now(at('Meadow', 'B Invader with A Daisy Chain'), { asked: null, cards: { Invader: { power: 1 } } }),
      ],
    }));
});

describe('Enchantment: Put this on a base and choose one. Ongoing: Every minion here has +1 power. OR Ongoing: Every minion here has -1 power.', () => {
  const bases = [at('Meadow', 'A Walker', 'B Invader'), at('Moor', 'B Scout')];
  const seats = { A: { hand: ['Enchantment'] }, B: { hand: ['Filler'] } };

  it('all minions there have 1 more, whoever has them, later ones too; none elsewhere (CALC-2)', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('Enchantment', 'Meadow'),
        offered('A', ['more', 'less'], ['no']),
        A.answers('more'),
        now(at('Meadow', 'A Walker', 'B Invader', 'A Enchantment'), {
          asked: null,
          cards: { Walker: { power: 3 }, Invader: { power: 4 }, Scout: { power: 3 } },
        }),
        A.ends(),
        B.plays('Filler', 'Meadow'),
        now({ cards: { Filler: { power: 2 } } }),
      ],
    }));

  it('or 1 less; each may be on a minion-less base as well (RES-14)', () =>
    play({
      seats,
      bases: [...bases, at('Marsh')],
      steps: [
        now({
          can: ['Meadow', 'Moor', 'Marsh'].map((base) => A.plays('Enchantment', base)),
          cannot: [A.plays('Enchantment', 'Walker')],
        }),
        A.plays('Enchantment', 'Meadow'),
        A.answers('less'),
        now({ asked: null, cards: { Walker: { power: 1 }, Invader: { power: 2 }, Scout: { power: 3 } } }),
      ],
    }));

  it('both, if something lets you: they cancel out (RES-14)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Walker', 'A Spirit of the Forest'), at('Moor')],
      steps: [
        A.plays('Enchantment', 'Meadow'),
        A.answers('yes', 'less'),
        now({ asked: null, cards: { Walker: { power: 2 }, Enchantment: { named: '-1 power, +1 power' } } }),
      ],
    }));

  it('enchantment/1 the choice goes with it to another base (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Enchantment', 'Change of Scenery'] } },
      bases,
      cards: [changeOfScenery],
      steps: [
        A.plays('Enchantment', 'Meadow'),
        A.answers('less'),
        A.ends(),
        B.ends(),
        A.plays('Change of Scenery'),
        now(at('Meadow', 'A Walker', 'B Invader'), at('Moor', 'B Scout', 'A Enchantment'), {
          asked: null,
          cards: { Walker: { power: 2 }, Scout: { power: 2 } },
        }),
      ],
    }));

  it('enchantment/2 what brings a minion under a protection for its power stays, and does not flicker (CALC-3)', () => {
    play({
      cards: [hardy],
      seats,
      bases: [at('Meadow', 'B Invader +1', 'B Hardy +3'), at('Moor')],
      steps: [
        A.plays('Enchantment', 'Meadow'),
        A.answers('less'),
        now({ asked: null, cards: { Invader: { power: 3 }, Hardy: { power: 3 } } }),
      ],
    });
    play({
      seats,
      bases: [at('Beautiful Castle', 'B Invader +1', 'B Scout +2'), at('Moor')],
      steps: [
        A.plays('Enchantment', 'Beautiful Castle'),
        A.answers('more'),
        now({ asked: null, cards: { Invader: { power: 5 }, Scout: { power: 5 } } }),
      ],
    });
  });
});

describe('Fairy Ballet: Draw a card and play an extra action OR draw two cards.', () => {
  const start = { seats: { A: { hand: ['Fairy Ballet', 'Howl', 'Howl'] } }, bases: [at('Meadow'), at('Moor')] };
  it('a card and an extra action (EXT-2, RES-14)', () =>
    play({
      ...start,
      steps: [
        A.plays('Fairy Ballet'),
        offered('A', ['play', 'draw'], ['no']),
        A.answers('play'),
        now({ asked: null, hand: { A: ['Howl', 'Howl', 'Filler'] } }),
        A.plays('Howl'),
        refused(A.plays('Howl')),
      ],
    }));
  it('or two cards, and no extra action (RES-14)', () =>
    play({
      ...start,
      steps: [
        A.plays('Fairy Ballet'),
        A.answers('draw'),
        now({ asked: null, hand: { A: ['Howl', 'Howl', 'Filler', 'Filler'], B: [] }, cannot: [A.plays('Howl')] }),
      ],
    }));
});

describe('Ladybug: Put this on a minion. Ongoing: This minion cannot be destroyed. Talent: Transfer this card from this minion to another.', () => {
  it('the minion survives, even its own player; the others, and the action itself, do not (CAN-1)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite', 'Ladybug'] } },
      bases: [at('Meadow', 'A Walker with A Ladybug', 'B Scout'), at('Moor')],
      steps: [
        now({ can: [A.plays('Ladybug', 'Scout')], cannot: [A.plays('Ladybug', 'Moor')] }),
        A.plays('Smite'),
        A.answers('Walker'),
        now(at('Meadow', 'A Walker with A Ladybug', 'B Scout'), { asked: null, discard: { A: ['Smite'] } }),
      ],
    }));

  it('the talent takes it to any other minion, at any base; alone it stays (ABL-9, RES-13)', () => {
    play({
      bases: [at('Meadow', 'A Walker with A Ladybug', 'B Scout'), at('Moor', 'A Invader')],
      steps: [
        A.uses('Ladybug'),
        offered('A', ['Scout', 'Invader'], ['Walker', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'A Invader with A Ladybug'), {
          asked: null,
          cannot: [A.uses('Ladybug')],
        }),
      ],
    });
    play({
      bases: [at('Meadow', 'A Walker with A Ladybug'), at('Moor')],
      steps: [A.uses('Ladybug'), now(at('Meadow', 'A Walker with A Ladybug'), { asked: null })],
    });
  });

  it('ladybug/1 on another player’s minion it stays yours (ATT-4)', () =>
    play({
      bases: [at('Meadow', 'A Walker with A Ladybug', 'B Scout'), at('Moor')],
      steps: [A.uses('Ladybug'), now(at('Meadow', 'A Walker', 'B Scout with A Ladybug'), { asked: null })],
    }));

  it('ladybug/2 its talent is its player’s, whoever has the minion (ABL-9)', () =>
    play({
      bases: [at('Meadow', 'B Walker of A with A Ladybug', 'B Scout'), at('Moor')],
      steps: [
        now({ can: [A.uses('Ladybug')] }),
        A.ends(),
        now({ turn: 'B', cannot: [B.uses('Ladybug')] }),
        B.ends(),
        A.uses('Ladybug'),
        now(at('Meadow', 'B Walker', 'B Scout with A Ladybug'), { asked: null }),
      ],
    }));
});

describe('Leaf Armor: Put this on a minion. Ongoing: This minion has +1 power. Talent: Transfer this card from this minion to another.', () => {
  it('goes on any minion, which has 1 more; the talent takes it to another (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Leaf Armor'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'B Filler')],
      steps: [
        now({ can: [A.plays('Leaf Armor', 'Scout')], cannot: [A.plays('Leaf Armor', 'Meadow')] }),
        A.plays('Leaf Armor', 'Walker'),
        now({ cards: { Walker: { power: 3 }, Scout: { power: 3 } } }),
        A.uses('Leaf Armor'),
        offered('A', ['Scout', 'Filler'], ['Walker', 'no']),
        A.answers('Filler'),
        now(at('Moor', 'B Filler with A Leaf Armor'), {
          asked: null,
          cards: { Walker: { power: 2 }, Filler: { power: 2 } },
          cannot: [A.uses('Leaf Armor')],
        }),
      ],
    }));

  it('given to a minion it cannot affect, it is discarded (TERM-6)', () =>
    play({
      bases: [at('Meadow', 'A Walker with A Leaf Armor'), at('Moor', 'B Scout with B Incorporeal')],
      steps: [
        A.uses('Leaf Armor'),
        now(at('Meadow', 'A Walker'), at('Moor', 'B Scout with B Incorporeal'), {
          asked: null,
          discard: { A: ['Leaf Armor'] },
        }),
      ],
    }));

  it('leaf-armor/1 moved by another player it stays yours (ATT-4)', () =>
    play({
      cards: [swapper],
      turn: 'B',
      seats: { B: { hand: ['Swapper'] } },
      bases: [at('Meadow', 'A Walker with A Leaf Armor', 'B Scout'), at('Moor')],
      steps: [
        B.plays('Swapper'),
        now(at('Meadow', 'A Walker', 'B Scout with A Leaf Armor'), { asked: null, cards: { Scout: { power: 4 } } }),
      ],
    }));

  it('leaf-armor/2 its talent is its player’s, whoever has the minion (ABL-9)', () =>
    play({
      bases: [at('Meadow', 'B Walker of A with A Leaf Armor', 'B Scout'), at('Moor')],
      steps: [
        A.ends(),
        now({ turn: 'B', cannot: [B.uses('Leaf Armor')] }),
        B.ends(),
        A.uses('Leaf Armor'),
        now(at('Meadow', 'B Walker', 'B Scout with A Leaf Armor'), { asked: null }),
      ],
    }));

  it('leaf-armor/3 the minion has no talent: cancelling it leaves the armor’s (ABL-9)', () =>
    play({
      bases: [at('Meadow', 'A Walker with A Leaf Armor, B Curse of Imprisonment', 'B Scout'), at('Moor')],
      steps: [
        now({ cannot: [A.uses('Walker')] }),
        A.uses('Leaf Armor'),
        now(at('Meadow', 'A Walker with B Curse of Imprisonment', 'B Scout with A Leaf Armor'), { asked: null }),
      ],
    }));
});

describe('Magic Acorns: Draw a card and play an extra action OR every other player discards a random card.', () => {
  const start = {
    seats: {
      A: { hand: ['Magic Acorns', 'Howl', 'Howl'] },
      B: { hand: ['Filler', 'Filler'] },
      C: { hand: ['Filler'] },
      D: {},
    },
    bases: [at('Meadow'), at('Moor')],
  };
  it('a card and an extra action; nobody discards (RES-14)', () =>
    play({
      ...start,
      steps: [
        A.plays('Magic Acorns'),
        offered('A', ['play', 'discard'], ['no']),
        A.answers('play'),
        now({ asked: null, hand: { A: ['Howl', 'Howl', 'Filler'], B: 2, C: 1 } }),
        A.plays('Howl'),
        refused(A.plays('Howl')),
      ],
    }));
  it('or each other player discards one, without a hand none (RES-11)', () =>
    play({
      ...start,
      steps: [
        A.plays('Magic Acorns'),
        A.answers('discard'),
        now({
          asked: null,
          hand: { A: ['Howl', 'Howl'], B: 1, C: 0, D: 0 },
          discard: { B: ['Filler'], C: ['Filler'], D: [] },
          cannot: [A.plays('Howl')],
        }),
      ],
    }));
});
