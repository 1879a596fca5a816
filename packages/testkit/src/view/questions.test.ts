import { type LastViews, type State, view, views, whyNot } from '@smash/engine';
import {
  act,
  chooseOne,
  look,
  minionsHave,
  onPlay,
  onYourTurn,
  ops,
  playableInstead,
  revealTop,
  searchDeck,
  talent,
} from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, minionCard, now, play } from '../play.ts';

const labels = (state: State, seat = 0): string[] => view(state, seat).prompt!.options.map(({ label }) => label);

describe('what the buttons of a question say', () => {
  it('what to play and where, from where, what to use, and the end of the turn (TURN-4)', () =>
    play({
      cards: [
        minionCard(
          'Sage',
          2,
          'Talent: Draw a card.',
          talent(function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
        ),
        minionCard(
          'Revenant',
          2,
          'Special: You may play this card from your discard pile instead.',
          playableInstead(() => true),
        ),
      ],
      seats: { A: { hand: ['Scout', 'Howl'], discard: ['Revenant'] } },
      bases: [at('Meadow', 'A Sage'), at('Moor')],
      steps: [
        ({ state }) =>
          expect(labels(state).sort()).toEqual([
            'End turn',
            'Play Howl',
            'Play Revenant on Meadow from your discard pile',
            'Play Revenant on Moor from your discard pile',
            'Play Scout on Meadow',
            'Play Scout on Moor',
            'Use Sage',
          ]),
      ],
    }));
  it('which of two abilities of one card is its talent, also if both are copied', () =>
    play({
      cards: [
        minionCard(
          'Twofold',
          2,
          'Talent: Draw a card. Ongoing: Once on your turn, you may draw two cards.',
          talent(function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
          onYourTurn({ label: 'ongoing', when: () => true }, function* (me) {
            yield* act(ops.draw(me.seat, 2));
          }),
        ),
        minionCard(
          'Mimic',
          2,
          'This minion has the abilities of another minion.',
          onPlay(function* (me) {
            const [minion] = yield* look((q) => q.minions((ix) => q.hasName(ix, 'Twofold')));
            yield* act(ops.copy(me.self, minion!, { t: 'ever' }));
          }),
        ),
      ],
      seats: { A: { hand: ['Mimic'] } },
      bases: [at('Meadow', 'A Twofold'), at('Moor')],
      steps: [
        A.plays('Mimic', 'Moor'),
        ({ state }) =>
          expect(labels(state).sort()).toEqual([
            'End turn',
            'Use Mimic as Twofold',
            'Use Twofold',
            'Use the talent of Mimic as Twofold',
            'Use the talent of Twofold',
          ]),
      ],
    }));
});

describe('what a player asked may know', () => {
  it('INFO-2 the cards in one’s own question can be asked about, by nobody else', () =>
    play({
      cards: [
        actionCard(
          'Hunt',
          'standard',
          'Search your deck for a minion and draw it.',
          onPlay(function* (me) {
            const minion = yield* searchDeck(me.seat, 'Choose the minion to draw', (q, ix) => q.isMinionCard(ix));
            if (minion !== null) yield* act(ops.drawCard(me.seat, minion));
          }),
        ),
      ],
      seats: { A: { hand: ['Hunt'], deck: ['Scout', 'Invader', 'Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Hunt'),
        ({ state }) => {
          const card = view(state, 0).prompt!.options.find(({ name }) => name === 'Scout')!.card!;
          expect(whyNot(state, 0, { card })).toBeNull();
          expect(whyNot(state, 1, { card })).toMatchObject({ rule: 'INFO-2' });
        },
      ],
    }));

  it('INFO-4 who has to choose is covered only where choosing nothing is allowed', () =>
    play({
      cards: [
        actionCard(
          'Toll',
          'standard',
          'The next player, with a card in hand, gains 1 VP or draws a card.',
          onPlay(function* (me) {
            const other = yield* look((q) => q.otherPlayers(me.seat)[0]!);
            if ((yield* look((q) => q.hand(other))).length === 0) return;
            const way = yield* chooseOne(other, 'Choose what you get', { vp: 'Gain 1 VP', card: 'Draw a card' });
            yield* act(way === 'vp' ? ops.gainVp(other, 1) : ops.draw(other, 1));
          }),
        ),
      ],
      options: { cover: true, coverChoices: true },
      seats: { A: { hand: ['Toll'] }, B: { hand: ['Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Toll'),
        ({ state }) => expect(view(state, 0).waiting?.seats).toEqual([1]),
        { by: 'B', answer: ['vp'] },
        now({ vp: { B: 1 } }),
      ],
    }));
});

it('a view built from the last one is the same as a new one, though a card looks different because of another', () => {
  const last: LastViews = {};
  const again = ({ state }: { state: State }): void =>
    expect(views(state, [0, 'spectator'], last)).toEqual(views(state, [0, 'spectator']));
  play({
    cards: [
      {
        ...actionCard(
          'Flag',
          'base',
          'Ongoing: Minions have +2 power.',
          minionsHave(() => true, 2),
        ),
      },
    ],
    seats: { A: { hand: ['Flag'] } },
    bases: [at('Meadow', 'B Invader'), at('Moor')],
    steps: [again, A.plays('Flag', 'Moor'), now({ cards: { Invader: { power: 5 } } }), again],
  });
});

it('a fusion is shown as a minion while it is revealed but not played (FUS-1)', () =>
  play({
    cards: [
      actionCard(
        'Peek',
        'standard',
        'Reveal the top card of your deck. You may draw it.',
        onPlay(function* (me) {
          const [card] = yield* revealTop(me.seat, 1);
          const way = yield* chooseOne(me.seat, 'Choose what becomes of it', { draw: 'Draw it', leave: 'Put it back' });
          yield* act(way === 'draw' ? ops.drawCard(me.seat, card!) : ops.place(card!, 'top'));
        }),
      ),
    ],
    seats: { A: { hand: ['Peek'], deck: ['Obstruction'] } },
    bases: [at('Meadow'), at('Moor')],
    steps: [
      A.plays('Peek'),
      ({ state }) =>
        expect(view(state, 1).resolving).toMatchObject([
          { name: 'Peek' },
          { name: 'Obstruction', type: 'minion', power: 2 },
        ]),
    ],
  }));
