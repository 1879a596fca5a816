import { type Refusal, type State, whyNot } from '@smash/engine';
import { extraMinion, onPlay } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, play, queryOf } from '../play.ts';

/** The id of a card, 'Walker', or of one that a seat owns, 'Walker/B'. */
function idOf(state: State, text: string): number {
  const [name, owner] = text.split('/');
  const q = queryOf(state);
  const found = state.cards.findIndex(
    (_, ix) => q.name(ix) === name && (!owner || q.owner(ix) === 'ABCD'.indexOf(owner)),
  );
  return state.cards[found]!.id;
}

/** A is told this on tapping the card (at the place, if one is given). */
const told =
  (
    card: string,
    code: string,
    rule: string,
    text: string,
    where?: { at?: string; as?: 'minion' | 'action'; seat?: number; by?: string },
  ) =>
  ({ state }: { state: State }): void =>
    expect(
      whyNot(state, where?.seat ?? 0, {
        card: idOf(state, card),
        ...(where?.at ? { at: idOf(state, where.at) } : {}),
        ...(where?.as ? { as: where.as } : {}),
      }),
    ).toEqual({ code, rule, text, ...(where?.by ? { by: where.by } : {}) } satisfies Refusal);
const allowed =
  (card: string, where?: string) =>
  ({ state }: { state: State }): void =>
    expect(whyNot(state, 0, { card: idOf(state, card), ...(where ? { at: idOf(state, where) } : {}) })).toBeNull();

const table = [at('Meadow', 'A Walker', 'B Scout'), at('Moor')];

describe('why not: a sentence with its rule for every card a player may tap (T-17)', () => {
  it('INFO-2 nothing is said about things the player does not see', () =>
    play({
      seats: { A: { hand: ['Invader'] }, B: { hand: ['Probe'] } },
      bases: table,
      steps: [
        told('Probe/B', 'unknownCard', 'INFO-2', 'That card is not on the table.'),
        told('Invader', 'unknownCard', 'INFO-2', 'That card is not on the table.', { at: 'Probe/B' }),
      ],
    }));

  it('TURN-1 out of turn: wait, or nothing lets you act', () =>
    play({
      seats: { A: { hand: ['Bacta the Future', 'Gnome'] }, B: { hand: ['Probe', 'Zapbot'] } },
      bases: table,
      steps: [
        told('Zapbot', 'notAsked', 'TURN-1', 'It is not your turn, and nothing lets you act now.', { seat: 1 }),
        A.plays('Bacta the Future'),
        A.answers('Scout'),
        told('Gnome', 'notAsked', 'TURN-1', 'Wait: somebody else has to decide first.'),
      ],
    }));

  it('RES-13 not an answer to the open question', () =>
    play({
      seats: { A: { hand: ['Seeing Stars', 'Gnome'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout', 'B Invader +3'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        allowed('Scout'),
        told('Gnome', 'notOffered', 'RES-13', 'Choose from the marked cards.'),
        told('Invader', 'notOffered', 'RES-13', 'Choose from the marked cards.'),
      ],
    }));

  it('WIN-1 the game is over', () =>
    play({
      seats: { A: { hand: ['Gnome'] }, B: {} },
      bases: table,
      steps: [{ by: 'B', concede: true }, told('Gnome', 'over', 'WIN-1', 'The game is over.')],
    }));

  it('STA-2 in stasis, until the last counter is gone', () =>
    play({
      stasis: [
        { seat: 'A', card: 'Howl', counters: 2 },
        { seat: 'A', card: 'Probe', counters: 0 },
      ],
      bases: table,
      steps: [
        told('Howl', 'inStasis', 'STA-2', 'Howl cannot leave stasis: its last counter is still to go.'),
        ({ state }) => expect(whyNot(state, 0, { card: idOf(state, 'Probe') })?.code).not.toBe('inStasis'),
      ],
    }));

  it('ABL-5 in play with nothing to use', () =>
    play({ bases: table, steps: [told('Walker', 'noUse', 'ABL-5', 'Walker has nothing you can use now.')] }));

  it('TIT-2, TIT-3 a set-aside titan', () =>
    play({
      titans: [{ seat: 'A', card: 'The Kraken' }],
      bases: table,
      steps: [told('The Kraken', 'noTitanPlay', 'TIT-2', 'The Kraken can be played only when its text says.')],
    }));
  it('TIT-3 a second titan', () =>
    play({
      titans: [{ seat: 'A', card: 'The Kraken' }],
      bases: [at('Meadow', 'A Megabot'), at('Moor')],
      steps: [told('The Kraken', 'hasTitan', 'TIT-3', 'You already control a titan: Megabot.')],
    }));

  it('PLAY-7 from the discard pile', () =>
    play({
      seats: { A: { discard: ['Gnome'] } },
      bases: table,
      steps: [told('Gnome', 'notFromDiscard', 'PLAY-7', 'Nothing lets you play Gnome from the discard pile now.')],
    }));

  it('PLAY-6 a Special', () =>
    play({
      seats: { A: { hand: ['Hidden Ninja'] } },
      bases: table,
      steps: [
        told(
          'Hidden Ninja',
          'specialOnly',
          'PLAY-6',
          'Hidden Ninja begins with Special: it can be played only when its text says.',
        ),
      ],
    }));

  it('TURN-4 no play of its kind left', () =>
    play({
      seats: { A: { hand: ['Gnome', 'Zapbot', 'Howl', 'Probe'] } },
      bases: table,
      steps: [
        allowed('Zapbot', 'Moor'),
        A.plays('Gnome', 'Moor'),
        told('Zapbot', 'noMinionPlay', 'TURN-4', 'No minion play left this turn.'),
        A.plays('Howl'),
        told('Probe', 'noActionPlay', 'TURN-4', 'No action play left this turn.'),
      ],
    }));

  it('PLAY-4 its own condition, or no legal place', () =>
    play({
      seats: { A: { hand: ['Make Contact', 'Smoke Bomb'] } },
      bases: [at('Meadow', 'B Scout')],
      steps: [
        told('Make Contact', 'condition', 'PLAY-4', 'The text of Make Contact does not let you play it now.'),
        told('Smoke Bomb', 'noPlace', 'PLAY-4', 'There is nowhere to put Smoke Bomb.'),
      ],
    }));

  it('PLAY-4 its condition is met, but there is no place for it, or not this one', () =>
    play({
      seats: { A: { hand: ['Make Contact'] } },
      bases: [at('Meadow')],
      steps: [told('Make Contact', 'noPlace', 'PLAY-4', 'There is nowhere to put Make Contact.')],
    }));

  it('CONF-1, PLAY-3 not there: something forbids it, or it is not a legal place', () =>
    play({
      seats: { A: { hand: ['Gnome', 'Smoke Bomb'] } },
      bases: [at('Meadow', 'A Walker', 'B Overrun', 'B Scout'), at('Moor')],
      steps: [
        allowed('Gnome', 'Moor'),
        told('Gnome', 'forbidden', 'CONF-1', 'Overrun does not let you play Gnome there.', {
          at: 'Meadow',
          by: 'Overrun',
        }),
        allowed('Smoke Bomb', 'Walker'),
        told('Smoke Bomb', 'badTarget', 'PLAY-3', 'Smoke Bomb cannot be put there.', { at: 'Scout' }),
      ],
    }));

  it('PLAY-4 not there: a card demands more from the hand than there is', () =>
    play({
      seats: { A: { hand: ['Gnome'] } },
      bases: [at('Meadow', 'B Big Funny Giant'), at('Moor')],
      steps: [
        allowed('Gnome', 'Moor'),
        told(
          'Gnome',
          'cost',
          'PLAY-4',
          'Big Funny Giant demands a card from your hand for that, and you hold too few.',
          { at: 'Meadow' },
        ),
      ],
    }));

  it('CONF-1 not there while there is another place', () =>
    play({
      seats: { A: { hand: ['Gnome'] } },
      bases: [at('Meadow', 'B Frozen Port'), at('Moor')],
      steps: [
        allowed('Gnome', 'Moor'),
        told('Gnome', 'forbidden', 'CONF-1', 'Frozen Port does not let you play Gnome there.', {
          at: 'Meadow',
          by: 'Frozen Port',
        }),
      ],
    }));

  it('EXT-4 the remaining extra play has a limit', () =>
    play({
      cards: [
        actionCard(
          'Rally',
          'standard',
          'You may play an extra minion with power 2 or less.',
          onPlay(function* (me) {
            yield* extraMinion(me.seat, { power: 2 });
          }),
        ),
      ],
      seats: { A: { hand: ['Rally', 'Invader', 'Walker', 'Gnome'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Rally'),
        A.plays('Gnome', 'Moor'),
        told(
          'Invader',
          'noFit',
          'EXT-4',
          'No minion play left that fits. The extra play allows: power 2 or less. Invader has power 3.',
        ),
      ],
    }));
});

describe('knowledge beyond the hand', () => {
  it('INFO-1 a card shown only in the open question can be asked about', () =>
    play({
      seats: { A: { hand: ['Probe'] }, B: { hand: ['Howl', 'Gnome'] } },
      bases: table,
      steps: [
        A.plays('Probe'),
        ({ state }) => {
          const ask = state.asks.find(({ seat }) => seat === 0)!;
          for (const ix of ask.shown)
            expect(whyNot(state, 0, { card: state.cards[ix]!.id })?.code).not.toBe('unknownCard');
        },
      ],
    }));
});
