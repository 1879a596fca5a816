import { view } from '@smash/engine';
import { act, cancelsHost, extraAction, look, at as moment, onPlay, ops, thisBaseScores } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const plot = actionCard('Plot', 'base', '');
const plenty = actionCard(
  'Plenty',
  'standard',
  'Play three extra actions.',
  onPlay(function* (me) {
    for (let i = 0; i < 3; i++) yield* extraAction(me.seat);
  }),
);
/** Your minions here … */
const strong = baseCard('Strong Hold', 'Each minion here has +2 power.', {
  kind: 'power',
  of: (q, me, ix) => (q.base(ix) === me.self ? 2 : 0),
});
const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
/** What everybody sees on top of the base deck. */
const top =
  (name: string | null) =>
  ({ state }: { state: Parameters<typeof view>[0] }): void => {
    for (const viewer of [0, 1, 'spectator'] as const) expect(view(state, viewer).openBase?.name ?? null).toBe(name);
  };

describe("Signs in the Stars: Put this on a base. Ongoing: Turn the base deck's top card face up. While that card is face up, this base has its abilities in addition to its own. At the start of each player's turn, that player may turn the top base card face down until the end of the turn. Talent: Place the top card of the base deck on the bottom of that deck.", () => {
  it('everybody sees the top card once it is played, and no other card of the base deck (INFO-1)', () =>
    play({
      cards: [strong],
      seats: { A: { hand: ['Signs in the Stars'] } },
      baseDeck: ['Strong Hold', 'Heath'],
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor', 'A Walker')],
      steps: [
        top(null),
        A.plays('Signs in the Stars', 'Meadow'),
        top('Strong Hold'),
        ({ state }) => expect(JSON.stringify(view(state, 0))).not.toContain('Heath'),
        now({
          cards: { 'Walker@Meadow/A': { power: 4 }, 'Walker@Meadow/B': { power: 4 }, 'Walker@Moor': { power: 2 } },
        }),
      ],
    }));

  it('the base has them in addition to its own, for every player (ABL-7)', () =>
    play({
      cards: [plot],
      seats: { A: { hand: ['Plot'], deck }, B: { hand: ['Plot'], deck } },
      baseDeck: ['Machu Picchu', 'Heath'],
      bases: [at('Cuzcu', 'A Signs in the Stars'), at('Moor')],
      steps: [
        now({ bases: { Cuzcu: { breakpoint: 27 } } }),
        A.plays('Plot', 'Cuzcu'),
        now({ bases: { Cuzcu: { breakpoint: 24 } }, deck: { A: 5 } }),
        A.ends(),
        B.answers('pass'),
        B.plays('Plot', 'Cuzcu'),
        now({ deck: { A: 3, B: 5 } }),
      ],
    }));

  it('two of them on one base give the abilities once', () =>
    play({
      cards: [strong],
      baseDeck: ['Strong Hold'],
      bases: [at('Meadow', 'A Signs in the Stars', 'B Signs in the Stars', 'A Walker'), at('Moor', 'A Walker')],
      steps: [now({ cards: { 'Walker@Meadow': { power: 4 }, 'Walker@Moor': { power: 2 } } })],
    }));

  it('each player may turn it down at the start of their turn, until its end (TURN-2)', () =>
    play({
      cards: [strong],
      seats: { A: { deck }, B: { deck } },
      baseDeck: ['Strong Hold', 'Heath'],
      bases: [at('Meadow', 'A Signs in the Stars', 'A Walker'), at('Moor')],
      phase: 'start',
      steps: [
        offered('A', ['Signs in the Stars', 'pass']),
        A.answers('Signs in the Stars'),
        top(null),
        now({ cards: { Walker: { power: 2 } } }),
        A.ends(),
        top('Strong Hold'),
        offered('B', ['Signs in the Stars', 'pass']),
        B.answers('pass'),
        now({ cards: { Walker: { power: 4 } } }),
        B.ends(),
        A.answers('pass'),
        top('Strong Hold'),
        now({ turn: 'A', cards: { Walker: { power: 4 } } }),
      ],
    }));

  it('nobody is asked while there is nothing to turn down', () =>
    play({
      baseDeck: [],
      seats: { A: { deck } },
      bases: [at('Meadow', 'A Signs in the Stars'), at('Moor')],
      phase: 'start',
      steps: [top(null), now({ asked: null })],
    }));

  it('Talent: the top card goes under the deck, whoever has seen it (ABL-5)', () =>
    play({
      cards: [strong],
      baseDeck: ['Heath', 'Strong Hold', 'Marsh'],
      bases: [at('Meadow', 'A Signs in the Stars', 'A Walker'), at('Moor')],
      steps: [
        top('Heath'),
        A.uses('Signs in the Stars'),
        top('Strong Hold'),
        now({ baseDeck: ['Strong Hold', 'Marsh', 'Heath'], cards: { Walker: { power: 4 } } }),
        refused(A.uses('Signs in the Stars')),
      ],
    }));

  it('Talent: an empty base deck is first made of the base discard pile (SCORE-10)', () =>
    play({
      baseDeck: [],
      baseDiscard: ['Heath'],
      bases: [at('Meadow', 'A Signs in the Stars'), at('Moor')],
      steps: [A.uses('Signs in the Stars'), now({ baseDeck: ['Heath'], baseDiscard: [] }), top('Heath')],
    }));

  it('works while turned down: the talent changes the card that is face down', () =>
    play({
      cards: [strong],
      seats: { A: { deck } },
      baseDeck: ['Heath', 'Strong Hold'],
      bases: [at('Meadow', 'A Signs in the Stars', 'A Walker'), at('Moor')],
      phase: 'start',
      steps: [
        A.answers('Signs in the Stars'),
        A.uses('Signs in the Stars'),
        top(null),
        now({ baseDeck: ['Strong Hold', 'Heath'], cards: { Walker: { power: 2 } } }),
      ],
    }));

  it('ends when it leaves play or is cancelled (ABL-3, TERM-4)', () =>
    play({
      cards: [
        strong,
        actionCard(
          'Quiet',
          'standard',
          'Cancel the abilities of every action on a base.',
          onPlay(function* () {
            const [signs, turn] = yield* look((q) => [q.actions()[0]!, q.s.turn]);
            yield* act(ops.cancel(signs!, { t: 'turnEnd', turn: turn! }));
          }),
        ),
      ],
      seats: { A: { hand: ['Quiet'], deck }, B: { hand: ['Disenchant'], deck } },
      baseDeck: ['Strong Hold', 'Heath'],
      bases: [at('Meadow', 'A Signs in the Stars', 'A Walker'), at('Moor')],
      steps: [
        now({ cards: { Walker: { power: 4 } } }),
        A.plays('Quiet'),
        top(null),
        now({ cards: { Walker: { power: 2 } } }),
        A.ends(),
        top('Strong Hold'),
        B.answers('pass'),
        B.plays('Disenchant'),
        B.answers('?Signs in the Stars'),
        top(null),
        now({ cards: { Walker: { power: 2 } } }),
      ],
    }));

  it('a base whose abilities are cancelled has none of them (TERM-4)', () =>
    play({
      cards: [strong, actionCard('Mute', 'base', 'The abilities of this base are cancelled.', cancelsHost())],
      baseDeck: ['Strong Hold'],
      bases: [at('Meadow', 'A Signs in the Stars', 'A Walker', 'B Mute'), at('Moor')],
      steps: [top('Strong Hold'), now({ cards: { Walker: { power: 2 } } })],
    }));

  it('signs-in-the-stars/1 after a base has scored, the former top card is in play and the next one counts', () =>
    play({
      cards: [strong],
      seats: { A: { deck }, B: { deck } },
      baseDeck: ['Strong Hold', 'Machu Picchu', 'Marsh'],
      bases: [at('Meadow', 'A Signs in the Stars', 'A Walker'), at('Moor', 'A Walker +9')],
      steps: [
        now({ cards: { 'Walker@Meadow': { power: 4 } } }),
        A.ends(),
        top('Machu Picchu'),
        now(at('Strong Hold'), { cards: { Walker: { power: 2 } }, baseDiscard: ['Moor'] }),
      ],
    }));

  it('signs-in-the-stars/1 a reaction of the former top card that waits is gone with it', () =>
    play({
      cards: [
        plenty,
        actionCard(
          'Shift',
          'base',
          'Place the top card of the base deck under it.',
          onPlay(function* () {
            yield* act(ops.putUnderShared(yield* look((q) => q.s.baseDeck.slice(-1))));
          }),
        ),
      ],
      seats: { A: { hand: ['Shift'], deck } },
      baseDeck: ['Machu Picchu', 'Heath'],
      bases: [at('Meadow', 'A Signs in the Stars'), at('Moor')],
      steps: [A.plays('Shift', 'Meadow'), top('Heath'), now({ asked: null, deck: { A: 6 } })],
    }));

  it('signs-in-the-stars/2 what it has done stays', () =>
    play({
      cards: [plot, plenty],
      seats: { A: { hand: ['Plot'], deck } },
      baseDeck: ['Tokyo', 'Heath'],
      bases: [at('Meadow', 'A Signs in the Stars', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Plot', 'Meadow'),
        now({ bases: { Meadow: { power: { A: 5 } } } }),
        A.uses('Signs in the Stars'),
        top('Heath'),
        now({ bases: { Meadow: { power: { A: 5 } } } }),
      ],
    }));

  it('signs-in-the-stars/3 the new top card is face up if the former one was, and down if that was', () =>
    play({
      cards: [strong],
      seats: { A: { deck }, B: { deck } },
      baseDeck: ['Heath', 'Strong Hold', 'Marsh'],
      bases: [at('Meadow', 'A Signs in the Stars', 'A Walker +8'), at('Moor', 'B Walker')],
      phase: 'start',
      steps: [
        top('Heath'),
        A.answers('pass'),
        A.uses('Signs in the Stars'),
        top('Strong Hold'),
        A.ends(),
        // The base with the signs has scored.
        top(null),
        now(at('Strong Hold'), { baseDeck: ['Marsh', 'Heath'], turn: 'B' }),
      ],
    }));

  it('a base scores with the abilities of the top card, which then takes its place (SCORE-8, SCORE-10)', () =>
    play({
      cards: [
        baseCard(
          'Bounty',
          'After this base scores, the winner draws a card.',
          moment('afterScore', { when: thisBaseScores, seats: (_q, me) => me.args.winners }, function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { deck }, B: { deck } },
      baseDeck: ['Bounty', 'Marsh'],
      bases: [at('Meadow', 'A Signs in the Stars', 'B Walker +8'), at('Moor')],
      steps: [A.ends(), now(at('Bounty'), { vp: { B: 3 }, deck: { B: 5 }, baseDeck: ['Marsh'] })],
    }));

  it('a base that is swapped in under the signs has the abilities of the next top card', () =>
    play({
      cards: [strong],
      seats: { A: { hand: ['Terraforming'], deck } },
      baseDeck: ['Heath', 'Strong Hold'],
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor', 'A Signs in the Stars')],
      steps: [
        top('Heath'),
        A.plays('Terraforming'),
        A.answers('Meadow', 'Strong Hold', '?no'),
        now(at('Strong Hold', 'A Walker', 'B Walker'), { cards: { 'Walker/A': { power: 4 } } }),
      ],
    }));
});
