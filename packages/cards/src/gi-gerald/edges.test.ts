import { act, extraAction, look, onPlay, ops, playNow } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const cards = [minionCard('Two', 2, ''), minionCard('Three', 3, ''), minionCard('First', 4, '')];
const table = [at('Meadow'), at('Moor')];

describe('USS Banner: … At the end of the turn, if you control that minion, place it on top of your deck.', () => {
  const banner = (...here: string[]) => ({
    seats: { A: { hand: ['First', 'Two'], deck: ['Howl', 'Probe', 'Dinghy'] } },
    cards,
    bases: [at('USS Banner', ...here), at('Moor')],
  });

  it('places the minion that was played with it, and no other', () =>
    play({
      ...banner(),
      steps: [
        A.plays('First', 'USS Banner'),
        A.plays('Two', 'USS Banner'),
        A.ends(),
        now(at('USS Banner', 'A First'), { turn: 'B', hand: { A: ['Howl', 'Probe'] }, deck: { A: ['Two', 'Dinghy'] } }),
      ],
    }));

  it('leaves alone a copy that has left play and come back (IO-1)', () =>
    play({
      ...banner(),
      seats: {
        A: {
          hand: ['First', 'Two', 'Seeing Stars', 'They Keep Coming', 'Time Loop'],
          deck: ['Howl', 'Probe', 'Dinghy'],
        },
      },
      steps: [
        A.plays('First', 'Moor'),
        A.plays('Two', 'USS Banner'),
        A.plays('Time Loop'),
        A.plays('Seeing Stars'),
        A.answers('?Two'),
        A.plays('They Keep Coming'),
        A.plays('Two', 'Moor', 'discard'),
        A.ends(),
        now(at('Moor', 'A First', 'A Two'), { turn: 'B', deck: { A: ['Dinghy'] } }),
      ],
    }));
});

describe('Extra minions of power 2 or less (EXT-4)', () => {
  it.each(['Can-Do', 'Mabel Lean'])('%s played as an action gives one: not of power 3', (name) =>
    play({
      cards,
      seats: { A: { hand: [name, 'First', 'Two', 'Three'] } },
      bases: table,
      steps: [
        { by: 'A', play: name, as: 'action' },
        A.plays('First', 'Moor'),
        now({ can: [A.plays('Two', 'Meadow')], cannot: [A.plays('Three', 'Meadow')] }),
        A.plays('Two', 'Meadow'),
        now(at('Meadow', 'A Two'), { plays: { A: { minions: 0 } } }),
      ],
    }),
  );

  it('Can-Do played as a minion gives one here: not of power 3', () =>
    play({
      cards: [...cards, minionCard('Other', 2, '')],
      seats: { A: { hand: ['Can-Do', 'Two', 'Three'] } },
      bases: table,
      steps: [
        A.plays('Can-Do', 'Meadow'),
        A.answers('minion'),
        now({ can: [A.plays('Two', 'Meadow')], cannot: [A.plays('Three', 'Meadow'), A.plays('Two', 'Moor')] }),
      ],
    }));
});

describe('Shellback: Action: Use the Action of one of your fusions in play that is not a Shellback.', () => {
  it('offers your fusions alone: no other minion, and no other Shellback', () =>
    play({
      seats: { A: { hand: ['Shellback'], deck: ['Howl', 'Probe', 'Dinghy'] } },
      bases: [at('Meadow', 'A Dice Ninja', 'A Mabel Lean', 'A Shellback', 'A Walker', 'B Can-Do')],
      steps: [
        { by: 'A', play: 'Shellback', as: 'action' },
        offered('A', ['Dice Ninja', 'Mabel Lean'], ['Walker', 'Shellback', 'Can-Do']),
        A.answers('Dice Ninja'),
        now({ asked: null, hand: { A: ['Howl', 'Probe'] } }),
      ],
    }));
});

describe('Every question says what it is about (T-14)', () => {
  it('Ski Lift: … Action: Choose a minion and move it.', () =>
    play({
      seats: { A: { hand: ['Ski Lift'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout'), at('Moor')],
      steps: [
        { by: 'A', play: 'Ski Lift', as: 'action' },
        offered('A', ['Walker', 'Scout']),
        A.answers('Scout'),
        now(at('Moor', 'B Scout')),
      ],
    }));
});

describe('Rosie: … Action: Place a total of two +1 power counters on your minions.', () => {
  it('on two minions at most', () =>
    play({
      seats: { A: { hand: ['Rosie'] } },
      bases: [at('Meadow', 'A Walker', 'A Scout', 'A Gnome')],
      steps: [{ by: 'A', play: 'Rosie', as: 'action' }, { refused: A.answers('Walker', 'Scout', 'Gnome') }],
    }));
});

describe('Go, Gerald!: Choose a base. Each of your minions that was played there this turn gains +2 power this turn.', () => {
  it('not those of other players, nor those that were there, nor those that came from elsewhere', () =>
    play({
      cards,
      seats: { A: { hand: ['Two', 'Time Loop', 'Way of Deception', 'Go, Gerald!'] }, B: { hand: ['Three'] } },
      bases: [at('Meadow', 'A First', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Two', 'Moor'),
        A.plays('Time Loop'),
        A.plays('Way of Deception'),
        A.answers('Two', '?Meadow'),
        A.plays('Go, Gerald!'),
        A.answers('Meadow'),
        now(at('Meadow', 'A First', 'A Two', 'B Scout'), {
          cards: { First: { power: 4 }, Two: { power: 2 }, Scout: { power: 3 } },
        }),
        A.ends(),
        B.ends(),
      ],
    }));

  it('not one that another player has played there in your turn', () =>
    play({
      seats: { A: { hand: ['K.C. Smith', 'Howl', 'Go, Gerald!'] }, B: { hand: ['Wil Wheaton'] } },
      bases: table,
      steps: [
        A.plays('K.C. Smith', 'Moor'),
        A.plays('Howl'),
        B.answers('Wil Wheaton', 'Meadow'),
        A.plays('Go, Gerald!'),
        A.answers('Meadow'),
        now({ asked: null, cards: { 'Wil Wheaton': { power: 4 } } }),
      ],
    }));

  it('one that was played there, left play and came back elsewhere is a new card (IO-1)', () =>
    play({
      cards: [
        ...cards,
        actionCard(
          'Trip',
          'standard',
          'Return one of your minions to your hand and play it on the second base. Play an extra action.',
          onPlay(function* (me) {
            const [minion, to] = yield* look((q) => [q.minionsOf(me.seat)[0]!, q.bases()[1]!] as const);
            yield* act(ops.returnToHand(minion));
            yield* playNow({ card: minion, at: to, seat: me.seat });
            yield* extraAction(me.seat);
          }),
        ),
      ],
      seats: { A: { hand: ['Two', 'Time Loop', 'Trip', 'Way of Deception', 'Go, Gerald!'] } },
      bases: table,
      steps: [
        A.plays('Two', 'Meadow'),
        A.plays('Time Loop'),
        A.plays('Trip'),
        A.plays('Way of Deception'),
        A.answers('?Two', '?Meadow'),
        now(at('Meadow', 'A Two')),
        A.plays('Go, Gerald!'),
        A.answers('Meadow'),
        now({ asked: null, cards: { Two: { power: 2 } } }),
      ],
    }));
});
