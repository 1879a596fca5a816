import { view } from '@smash/engine';
import { act, closesHands, eachGets, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, minionCard, now, offered, play, shown } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe("It's a Trap!: Special: Before a base scores, reveal cards from the top of your deck until an action shows. You may draw that action or play it at once. Shuffle all unused cards into your deck.", () => {
  const bases = [at('Meadow', 'A Filler +9'), at('Moor')];

  it('the action is shown beside the question', () =>
    play({
      seats: { A: { hand: ["It's a Trap!"], deck: ['Walker', 'Howl', 'Filler'] } },
      bases,
      steps: [
        A.ends(),
        A.plays("It's a Trap!"),
        offered('A', ['draw', 'play', 'leave']),
        shown('A', 'Howl'),
        A.answers('draw'),
        now({ hand: { A: { has: ['Howl'] } } }),
      ],
    }));

  it('a fusion is played as an action, not as a minion (FUS-3)', () =>
    play({
      seats: { A: { hand: ["It's a Trap!"], deck: ['K.C. Smith', 'Howl', 'Howl'] } },
      bases,
      steps: [
        A.ends(),
        A.plays("It's a Trap!"),
        A.answers('play'),
        now(at('Moor'), { turn: 'B', asked: null, discard: { A: { has: ['K.C. Smith'] } } }),
      ],
    }));
});

describe('Alien Guru: Ongoing: Once per turn, after you play an action that directly increases the power of a minion, you may also place a +1 power counter on that minion.', () => {
  it('of several minions those that are gone by then are not offered (IO-1)', () =>
    play({
      cards: [
        actionCard(
          'Burn Out',
          'standard',
          'Each of your minions gains +1 power this turn. Destroy the first of them.',
          onPlay(function* (me) {
            const mine = yield* look((q) => q.minionsOf(me.seat));
            yield* eachGets(mine, 1);
            yield* act(ops.destroy(mine[0]!));
          }),
        ),
      ],
      seats: { A: { hand: ['Burn Out'] } },
      bases: [at('Meadow', 'A Walker', 'A Filler'), at('Moor', 'A Alien Guru')],
      steps: [
        A.plays('Burn Out'),
        A.answers('Alien Guru'),
        offered('A', ['Filler', 'Alien Guru'], ['Walker']),
        A.answers('Filler'),
        now({ asked: null, cards: { Filler: { counters: 1 } } }),
      ],
    }));
});

describe('Annoying Alien: Talent: Name a minion. Each minion here with that name has -2 power until the start of your next turn.', () => {
  it('the names are in alphabetical order', () =>
    play({
      bases: [at('Meadow', 'B Walker', 'A Annoying Alien', 'B Scout')],
      steps: [
        A.uses('Annoying Alien'),
        ({ state }) =>
          expect(view(state, 0).prompt!.options.map(({ label }) => label)).toEqual([
            'Annoying Alien',
            'Scout',
            'Walker',
          ]),
      ],
    }));
});

describe('Astro Robot: Destroy an action that is on this base or on a minion here.', () => {
  it('one on a titan here is neither (TIT-4)', () =>
    play({
      seats: { A: { hand: ['Astro Robot'] } },
      bases: [at('Meadow', 'B Megabot with B Upgrade', 'B Walker with B Cyberevolution'), at('Moor')],
      steps: [
        A.plays('Astro Robot', 'Meadow'),
        now({ asked: null, discard: { B: ['Cyberevolution'] }, cards: { Megabot: { on: ['Upgrade'] } } }),
      ],
    }));
});

describe('Mannersbot: Talent: Reveal the top card of your deck; an action is drawn, any other card is returned.', () => {
  it('no second card is revealed (INFO-2)', () =>
    play({
      seats: { A: { deck: ['Howl', 'Scout'] } },
      bases: [at('Meadow', 'A Mannersbot')],
      steps: [A.uses('Mannersbot'), now({ asked: null, sees: { B: { has: ['Howl'], lacks: ['Scout'] } } })],
    }));
});

describe('Pupoks: Talent: Lose 1 VP to reveal and draw the top three cards of your deck. You may play one of these cards as an extra card.', () => {
  const seats = { A: { deck: ['Walker', 'Howl', 'Scout'], vp: 1 } };

  it('a card that could not be drawn cannot be played', () =>
    play({
      cards: [
        minionCard(
          'Miser',
          1,
          'No player may add cards to a hand.',
          closesHands(() => true),
        ),
      ],
      seats,
      bases: [at('Meadow', 'A Pupoks', 'B Miser')],
      steps: [A.uses('Pupoks'), now({ asked: null, vp: { A: 0 }, hand: { A: [] } })],
    }));
});
