import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, play, refused, shown } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('Saloon: After a minion here is destroyed, each player who has a minion here may draw a card.', () => {
  it('one card and no more; not a player who has to ignore it (TERM-13)', () =>
    play({
      cards: [hermit],
      seats: { A: { hand: ['Cannon'], deck: ['Scout', 'Scout'] }, B: { deck: ['Walker'] } },
      bases: [at('Saloon', 'A Filler', 'B Filler', 'B Hermit'), at('Moor')],
      steps: [
        A.plays('Cannon'),
        A.answers('Filler/B', 'done', 'yes'),
        now({ asked: null, hand: { A: ['Scout'], B: [] } }),
      ],
    }));
});

describe('Deputy: Special: On your turn … you may discard this card from your hand to give a minion +2 power this turn.', () => {
  it('one minion in play is enough (RES-11)', () =>
    play({
      seats: { A: { hand: ['Deputy'] } },
      bases: [at('Meadow', 'B Walker')],
      steps: [A.uses('Deputy'), now({ cards: { Walker: { power: 4 } } })],
    }));
});

describe('Form a Posse: Each of your minions gets +1 power and cannot be destroyed, moved or returned to the hand this turn.', () => {
  it('everything else can be done to them (CONF-1)', () =>
    play({
      seats: { A: { hand: ['Form a Posse', 'Time Loop'] } },
      bases: [at('Meadow', 'A Hokusai', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Form a Posse'),
        A.uses('Hokusai'),
        A.answers('Hokusai'),
        now({ cards: { Hokusai: { counters: 1 } } }),
      ],
    }));
});

describe('Gold in Them Thar Hills: Look at the top three cards of your deck. Reveal one of them and draw it; you may play it as an extra card.', () => {
  it('all three are shown with the first question, the drawn one with the second', () =>
    play({
      seats: { A: { hand: ['Gold in Them Thar Hills'], deck: ['Filler', 'Walker', 'Time Loop', 'Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Gold in Them Thar Hills'),
        shown('A', 'Filler', 'Walker', 'Time Loop'),
        A.answers('Filler'),
        shown('A', 'Filler'),
      ],
    }));
});

describe('Stagecoach: Choose up to two of your cards at one base; move or transfer them to another base.', () => {
  it('not three (RES-12)', () =>
    play({
      seats: { A: { hand: ['Stagecoach'] } },
      bases: [at('Meadow', 'A Filler', 'A Walker', 'A Scout'), at('Moor')],
      steps: [A.plays('Stagecoach'), refused(A.answers('Filler', 'Walker', 'Scout'))],
    }));

  it('an action goes only to what it may be put on (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Stagecoach'] } },
      bases: [at('Meadow', 'A Filler with A Small But Tough'), at('Moor', 'A Walker', 'B Scout')],
      steps: [
        A.plays('Stagecoach'),
        A.answers('Small But Tough', 'done'),
        now(at('Meadow', 'A Filler'), at('Moor', 'A Walker with A Small But Tough', 'B Scout'), { asked: null }),
      ],
    }));
});

describe("Dynamite Surprise: … If a card of another player reveals or looks at a card in your hand or deck, destroy one of that player's minions with power 4 or less.", () => {
  const hands = { A: { hand: ['Dynamite Surprise'] }, B: { hand: ['Expose', 'Walker'] } };

  it('one of yours among cards of others is enough', () =>
    play({
      turn: 'B',
      cards: [
        actionCard(
          'Expose',
          'standard',
          'Each player reveals their hand.',
          onPlay(function* (me) {
            yield* act(ops.reveal(me.seat, yield* look((q) => [...q.hand(0), ...q.hand(1)])));
          }),
        ),
      ],
      seats: hands,
      bases: [at('Meadow', 'B Filler')],
      steps: [
        B.plays('Expose'),
        A.answers('Dynamite Surprise'),
        now(at('Meadow'), { asked: null, discard: { B: { has: ['Filler'] } } }),
      ],
    }));

  it('a buried card of yours is in neither (BURY-2)', () =>
    play({
      turn: 'B',
      cards: [
        actionCard(
          'Expose',
          'standard',
          'Look at the buried cards.',
          onPlay(function* (me) {
            const cards = yield* look((q) => q.s.inPlay.filter((ix) => q.isBuried(ix)));
            yield* act(ops.look(me.seat, cards, 0, 'buried'));
          }),
        ),
      ],
      seats: hands,
      bases: [at('Meadow', 'B Filler', 'A buried Scout')],
      steps: [B.plays('Expose'), now(at('Meadow', 'B Filler', 'A buried Scout'), { asked: null })],
    }));
});
