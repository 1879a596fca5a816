import { act, look, namedHere, namedLikeYourMinions, onPlay, ops, ownPower } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, minionCard, now, play, queryOf } from '../play.ts';

/** Has +1 power for each card named Twin here. */
const twin = minionCard(
  'Twin',
  1,
  'Ongoing: This minion has +1 power for each Twin here.',
  ownPower((q, me) => namedHere(q, me, 'Twin').length),
);
/** An action that has the names of your minions. */
const mask = actionCard(
  'Mask',
  'base',
  'Put this on a base. Ongoing: This card also has the name of each minion you own.',
  namedLikeYourMinions(() => true),
);
const namer = (name: string, text: string) =>
  minionCard(
    name,
    1,
    text,
    onPlay(function* () {}),
  );

describe('a card that is treated as also having other names', () => {
  it('counts for texts that look for them at its base (TERM-10)', () =>
    play({
      cards: [twin, mask],
      bases: [at('Meadow', 'A Twin', 'A Mask', 'B Mask'), at('Moor', 'A Mask')],
      steps: [now({ cards: { Twin: { power: 3 } } })],
    }));

  it('has those of its player’s minions wherever they are, not of actions, and not of minions of others', () =>
    play({
      cards: [twin, mask],
      seats: { A: { hand: ['Filler'], deck: ['Howl'], discard: ['Walker'] }, B: { deck: ['Invader'] } },
      bases: [at('Meadow', 'A Mask', 'B Twin of A')],
      steps: [
        ({ state }) => {
          const q = queryOf(state);
          const mask = q.actions()[0]!;
          const names = ['Filler', 'Walker', 'Twin', 'Mask', 'Howl', 'Invader'];
          if (names.filter((name) => q.hasName(mask, name)).join() !== 'Filler,Walker,Twin,Mask')
            throw new Error(`it has the names ${names.filter((name) => q.hasName(mask, name))}`);
        },
      ],
    }));

  it('has none while its abilities are cancelled (TERM-4), buried (BURY-2) or out of play', () =>
    play({
      cards: [
        twin,
        mask,
        actionCard(
          'Hush',
          'standard',
          'Cancel the abilities of an action this turn.',
          onPlay(function* () {
            const [ix] = yield* look((q) => q.actions());
            const turn = yield* look((q) => q.s.turn);
            yield* act(ops.cancel(ix!, { t: 'turnEnd', turn }));
          }),
        ),
      ],
      seats: { A: { hand: ['Hush'], discard: ['Mask'] }, B: {} },
      bases: [at('Meadow', 'A Twin', 'A Mask', 'A buried Mask', 'A buried Twin'), at('Moor')],
      steps: [
        now({ cards: { Twin: { power: 3 } } }),
        A.plays('Hush'),
        now({ cards: { Twin: { power: 2 } } }),
        A.ends(),
        now({ cards: { Twin: { power: 3 } } }),
      ],
    }));

  it('counts as a card with such a word in its name', () =>
    play({
      cards: [mask],
      seats: { A: { discard: ['Microbot Guard'] } },
      bases: [at('Meadow', 'A Mask', 'A Microbot Alpha'), at('Moor')],
      steps: [now({ cards: { 'Microbot Alpha': { power: 2 } } })],
    }));
});

describe('a name that an ability mentions', () => {
  const mentions = (card: string, text: string, names: string[], also: string[] = []) =>
    play({
      cards: [namer(card, text), ...also.map((name) => namer(name, ''))],
      seats: { A: { discard: also } },
      bases: [at('Meadow', `A ${card}`)],
      steps: [
        ({ state }) => {
          const q = queryOf(state);
          const found = ['Twin', 'Twin Peak', 'Peak', card].filter((name) => q.mentions(q.minions()[0]!, name));
          if (found.join() !== names.join()) throw new Error(`"${text}" mentions ${found}`);
        },
      ],
    });

  it('is there as a whole: no part of a word, and no part of the longer name of another card', () => {
    mentions('Sage', 'Twin.', ['Twin']);
    mentions('Sage', 'A Twin, a Peak.', ['Twin', 'Peak']);
    mentions('Sage', 'Twins and a Twink. ATwin.', []);
    mentions('Sage', 'Twins, then Twin', ['Twin']);
    mentions('Sage', 'This is a twin.', []);
    mentions('Sage', 'While Twin Peak is here.', ['Twin Peak'], ['Twin', 'Twin Peak', 'Peak']);
    mentions('Sage', 'While Twin Peak or Twin is here.', ['Twin', 'Twin Peak'], ['Twin', 'Twin Peak', 'Peak']);
    mentions('Sage', 'A Sage is wise.', ['Sage']);
  });

  it('not if the card has no ability', () =>
    play({
      cards: [minionCard('Sage', 1, 'Twin.')],
      bases: [at('Meadow', 'A Sage', 'A Obstruction')],
      steps: [
        ({ state }) => {
          const q = queryOf(state);
          const [sage, fusion] = q.minions();
          if (q.mentions(sage!, 'Twin')) throw new Error('it has no ability');
          // FUS-1: "Your minions here …" is its text as a minion, "Choose a minion …" as an action.
          if (!q.mentions(fusion!, 'Your') || q.mentions(fusion!, 'Choose')) throw new Error('wrong text of a fusion');
        },
      ],
    }));
});
