import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe('Pharaoh: Ongoing: After any other buried card is uncovered, draw a card. Special: Before this base scores, you may uncover one of your cards buried here.', () => {
  it('draws for each buried card that is uncovered, anywhere and by anybody (RES-4)', () =>
    play({
      seats: { A: { hand: ['Seal the Tomb'] }, B: { hand: ['Lost Knowledge'] } },
      bases: [
        at('Meadow', 'A Pharaoh'),
        at('Moor', 'A buried Invader', 'A buried Combat Training', 'A buried Mystic Studies', 'B buried Invader'),
      ],
      steps: [
        A.plays('Seal the Tomb'),
        A.answers('Invader', 'Combat Training'),
        now(at('Meadow', 'A Pharaoh'), at('Moor', 'A Invader', 'A buried Mystic Studies', 'B buried Invader'), {
          asked: null,
          hand: { A: 2 },
          vp: { A: 1 },
        }),
        A.ends(),
        B.answers('pass'),
        B.plays('Lost Knowledge'),
        now(at('Moor', 'A Invader', 'B Invader', 'A buried Mystic Studies'), { hand: { A: 5, B: 0 }, vp: { B: 1 } }),
      ],
    }));

  it('draws only once the uncovered card has resolved (RES-1), and not for other plays', () =>
    play({
      seats: { A: { hand: ['Lost Knowledge', 'Walker'], deck: ['Scout', 'Howl', 'Invader'] } },
      bases: [at('Meadow', 'A Pharaoh'), at('Moor', 'A buried Walker')],
      steps: [
        A.plays('Lost Knowledge'),
        A.answers('uncover'),
        // The Walker looks at the top card first.
        offered('A', ['discard', 'return']),
        now({ hand: { A: ['Walker'] } }),
        A.answers('discard'),
        now({ hand: { A: ['Walker', 'Howl'] }, discard: { A: ['Lost Knowledge', 'Scout'] } }),
        A.plays('Walker@hand', 'Moor'),
        A.answers('return'),
        now({ hand: { A: ['Howl'] } }),
      ],
    }));

  it('does not draw for itself, nor from under the ground (BURY-2)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Lost Knowledge', 'Lost Knowledge'] } },
      bases: [at('Meadow', 'A buried Pharaoh', 'A buried Invader'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Lost Knowledge'),
        A.answers('uncover', 'Invader'),
        now(at('Meadow', 'A Invader', 'A buried Pharaoh'), { hand: { A: ['Lost Knowledge'] } }),
        A.plays('Lost Knowledge'),
        now(at('Meadow', 'A Invader', 'A Pharaoh'), { asked: null, hand: { A: [] } }),
      ],
    }));

  it('before this base scores it may uncover one buried here; other bases and other players do not count (SCORE-3)', () =>
    play({
      bases: [
        at('Meadow', 'A Pharaoh +4', 'B Filler', 'A buried Invader', 'A buried Scout', 'B buried Collector'),
        at('Moor', 'A buried Howl'),
      ],
      steps: [
        A.ends(),
        offered('A', ['Pharaoh', 'pass']),
        A.answers('Pharaoh'),
        offered('A', ['Invader', 'Scout'], ['Collector', 'Howl', 'no']),
        A.answers('Invader'),
        // Used once; the Invader pays, the base pays 3, and draws two cards besides the one for uncovering.
        now({
          turn: 'B',
          vp: { A: 4, B: 2 },
          hand: { A: 3 },
          discard: { A: ['Invader', 'Pharaoh', 'Scout'], B: ['Filler', 'Collector'] },
        }),
      ],
    }));

  it('may be declined (ME-2)', () =>
    play({
      bases: [at('Meadow', 'A Pharaoh +5', 'A buried Invader'), at('Moor')],
      steps: [A.ends(), A.answers('pass'), now({ vp: { A: 3 }, hand: { A: 2 } })],
    }));

  it('is not asked without a card of its player there, nor when another base scores (SCORE-13)', () =>
    play({
      bases: [at('Meadow', 'A Pharaoh', 'A buried Invader'), at('Moor', 'B Filler +9', 'B buried Scout')],
      steps: [A.ends(), now(at('Meadow', 'A Pharaoh', 'A buried Invader'), { asked: null, turn: 'B', vp: { B: 3 } })],
    }));
});

describe('Priest of Anubis: Ongoing: While you have a card buried here, this minion has +2 power.', () => {
  it('has 6 while a card of its controller is buried here, 4 otherwise (CALC-1)', () =>
    play({
      bases: [
        at('Meadow', 'A Priest of Anubis', 'B Priest of Anubis', 'A buried Howl', 'A buried Scout'),
        at('Moor', 'A Priest of Anubis', 'B buried Howl'),
      ],
      steps: [
        now({
          bases: { Meadow: { total: 10, power: { A: 6, B: 4 } }, Moor: { total: 4 } },
        }),
      ],
    }));

  it('loses it when the card is uncovered, and gets it when one is buried (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Lost Knowledge', 'Lost Knowledge'] } },
      bases: [at('Pyramids', 'A Priest of Anubis'), at('Moor')],
      steps: [
        now({ cards: { 'Priest of Anubis': { power: 4 } } }),
        A.uses('Pyramids'),
        A.answers('Time Loop'),
        now({ cards: { 'Priest of Anubis': { power: 6 } } }),
        A.plays('Lost Knowledge'),
        A.answers('uncover'),
        now({ cards: { 'Priest of Anubis': { power: 4 } }, plays: { A: { actions: 0 } } }),
      ],
    }));
});

describe('Pyramid Engineer: You may uncover a card you have buried here. Talent: Bury one card from your hand here.', () => {
  it('may uncover one of your cards here, and no other', () =>
    play({
      seats: { A: { hand: ['Pyramid Engineer'] } },
      bases: [at('Meadow', 'A buried Invader', 'A buried Scout', 'B buried Collector'), at('Moor', 'A buried Howl')],
      steps: [
        A.plays('Pyramid Engineer', 'Meadow'),
        offered('A', ['Invader', 'Scout', 'no'], ['Collector', 'Howl']),
        A.answers('Invader'),
        now(at('Meadow', 'A Pyramid Engineer', 'A Invader', 'A buried Scout', 'B buried Collector'), {
          asked: null,
          vp: { A: 1 },
          plays: { A: { minions: 0, actions: 1 } },
        }),
      ],
    }));

  it('may decline, and asks nothing without one here (ABL-2)', () =>
    play({
      seats: { A: { hand: ['Summon', 'Pyramid Engineer', 'Pyramid Engineer'] } },
      bases: [at('Meadow', 'A buried Invader'), at('Moor', 'B buried Scout')],
      steps: [
        A.plays('Summon'),
        A.plays('Pyramid Engineer', 'Moor'),
        now({ asked: null }),
        A.plays('Pyramid Engineer', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'A Pyramid Engineer', 'A buried Invader'), { asked: null, vp: { A: 0 } }),
      ],
    }));

  it('buries a card of the hand here, once each turn (ABL-5, BURY-1)', () =>
    play({
      seats: { A: { hand: ['Howl', 'Scout'] } },
      bases: [at('Meadow', 'A Pyramid Engineer'), at('Moor')],
      steps: [
        A.uses('Pyramid Engineer'),
        offered('A', ['Howl', 'Scout'], ['no']),
        A.answers('Scout'),
        now(at('Meadow', 'A Pyramid Engineer', 'A buried Scout'), at('Moor'), {
          hand: { A: ['Howl'] },
          plays: { A: { minions: 1, actions: 1 } },
          sees: { B: { lacks: ['Scout'] } },
        }),
        refused(A.uses('Pyramid Engineer')),
        A.ends(),
        // Out of turn, and with an empty hand, there is nothing to use.
        refused(A.uses('Pyramid Engineer')),
      ],
    }));

  it('has no talent with an empty hand (PLAY-4)', () =>
    play({
      bases: [at('Meadow', 'A Pyramid Engineer'), at('Moor')],
      steps: [refused(A.uses('Pyramid Engineer'))],
    }));

  it('a borrowed card is buried by the player who uses the talent (TERM-5, BURY-2)', () =>
    play({
      seats: { A: { hand: ['Howl'] } },
      bases: [at('Meadow', 'A Pyramid Engineer of B'), at('Moor')],
      steps: [A.uses('Pyramid Engineer'), now(at('Meadow', 'A Pyramid Engineer', 'A buried Howl'))],
    }));
});

describe('Mummy: Special: After this base scores, you may bury this minion at another base.', () => {
  it('mummy/2 goes face down to another base straight away, in no discard pile, and all saw it (BURY-1, SCORE-8)', () =>
    play({
      bases: [at('Meadow', 'A Mummy +8', 'B Filler'), at('Moor'), at('Marsh')],
      steps: [
        A.ends(),
        offered('A', ['Mummy', 'pass']),
        A.answers('Mummy'),
        ({ state }) => expect(state.asks[0]!.title).toBe('Choose where Mummy goes'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Heath'), at('Moor'), at('Marsh', 'A buried Mummy'), {
          turn: 'B',
          vp: { A: 3, B: 2 },
          discard: { A: [], B: ['Filler'] },
          sees: { B: { has: ['Mummy'] } },
        }),
      ],
    }));

  it('may stay and be discarded; two of them are asked one by one (ME-2)', () =>
    play({
      bases: [at('Meadow', 'A Mummy +8', 'A Mummy', 'B Mummy'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Mummy#1'),
        B.answers('pass'),
        A.answers('pass'),
        now(at('Heath'), at('Moor', 'A buried Mummy'), { discard: { A: ['Mummy'], B: ['Mummy'] } }),
      ],
    }));

  it('another base does not wake it (SCORE-13)', () =>
    play({
      bases: [at('Meadow', 'B Filler +9'), at('Moor', 'A Mummy')],
      steps: [A.ends(), now(at('Heath'), at('Moor', 'A Mummy'), { asked: null, turn: 'B' })],
    }));

  it('mummy/1 one buried at the scored base is discarded; uncovered in time it escapes (BURY-2, BURY-5)', () =>
    play({
      bases: [at('Meadow', 'A Pharaoh +5', 'A buried Mummy', 'A buried Mummy'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Pharaoh', 'Mummy', 'Mummy'),
        now(at('Heath'), at('Moor', 'A buried Mummy'), { vp: { A: 3 }, discard: { A: ['Pharaoh', 'Mummy'] } }),
      ],
    }));

  it('mummy/3 counters and cards on it are discarded before it is buried (ATT-2, BURY-4)', () =>
    play({
      bases: [at('Meadow', 'A Mummy +12 with A Upgrade, B Poison'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Mummy'),
        now(at('Heath'), at('Moor', 'A buried Mummy'), { discard: { A: ['Upgrade'], B: ['Poison'] } }),
        ({ state }) => {
          if (state.cards.some((card) => card.counters > 0)) throw new Error('a counter is left');
        },
      ],
    }));

  it('under another’s control it is buried by that player, and goes to its owner when it is discarded (BURY-2)', () =>
    play({
      baseDeck: ['Heath', 'Fen'],
      bases: [at('Meadow', 'A Mummy of B +8'), at('Moor', 'B Filler +9')],
      steps: [
        A.ends(),
        A.answers('Meadow', 'Mummy', '?Moor'),
        now(at('Heath'), at('Fen'), { vp: { A: 3, B: 3 }, discard: { A: [], B: ['Mummy', 'Filler'] } }),
      ],
    }));
});
