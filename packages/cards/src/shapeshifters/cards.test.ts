import { act, after, chooseMinion, look, onlyIf, onPlay, onYourTurn, ops, useTalentOf } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const doTo = (name: string, what: (card: number) => ReturnType<typeof ops.destroy>) =>
  actionCard(
    name,
    'standard',
    `${name} a minion.`,
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, `${name} a minion`);
      if (minion !== null) yield* act(what(minion));
    }),
  );
const smite = doTo('Smite', ops.destroy);
/** One that can be played nowhere. */
const shy = {
  ...minionCard('Shy', 3, 'You can play it only on your birthday.'),
  condition: onlyIf(() => false).onlyIf,
};

describe('Doppelgänger: Special: After this minion goes from play to the discard pile, search your deck for a minion and play it at once as an extra minion.', () => {
  it('destroyed, its player searches the deck and plays a minion on a base of choice (EXT-3, DECK-2)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'], deck: ['War Raptor', 'Howl', 'Pirate King', 'Invader'] } },
      bases: [at('Meadow', 'A Doppelgänger', 'B War Raptor'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Doppelgänger'),
        offered('A', ['War Raptor', 'Pirate King', 'Invader'], ['Howl', 'no']),
        A.answers('Invader'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Meadow', 'B War Raptor'), at('Moor', 'A Invader'), {
          asked: null,
          vp: { A: 1 },
          deck: { A: 3 },
          discard: { A: ['Doppelgänger', 'Smite'] },
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    }));

  it('does nothing when it leaves play for a hand or a deck, or is discarded from a hand (TERM-6)', () =>
    play({
      cards: [
        doTo('Tuck', (card) => ops.place(card, 'bottom')),
        actionCard(
          'Drop',
          'standard',
          'Discard a card.',
          onPlay(function* (me) {
            yield* act(ops.discard(yield* look((q) => q.hand(me.seat)[0]!)));
          }),
        ),
      ],
      seats: { A: { hand: ['Doppelgänger', 'Time Loop', 'Tuck', 'Drop', 'Beam Up'], deck: ['War Raptor', 'Invader'] } },
      bases: [at('Meadow', 'A Doppelgänger', 'A Doppelgänger'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Tuck'),
        A.answers('Doppelgänger#1'),
        A.plays('Drop'),
        now(at('Meadow', 'A Doppelgänger'), { asked: null, deck: { A: 3 }, discard: { A: 4 } }),
      ],
    }));

  it('another minion that is destroyed does not trigger it, and a cancelled one does nothing (TERM-4)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Time Loop', 'Smite', 'Smite'], deck: ['War Raptor', 'Invader'] } },
      bases: [at('Meadow', 'A Doppelgänger with B My Only Weakness!', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Smite'),
        A.answers('Filler'),
        A.plays('Smite'),
        now(at('Meadow'), at('Moor'), { asked: null, deck: { A: 2 } }),
      ],
    }));

  it('the player who controlled it last searches their own deck, even if somebody else owns it (RES-4)', () =>
    play({
      cards: [smite],
      turn: 'B',
      seats: { A: { deck: ['Invader', 'Howl'] }, B: { hand: ['Smite'], deck: ['War Raptor'] } },
      bases: [at('Meadow', 'A Doppelgänger of B'), at('Moor')],
      steps: [
        B.plays('Smite'),
        A.answers('Moor'),
        now(at('Meadow'), at('Moor', 'A Invader'), {
          asked: null,
          deck: { A: ['Howl'], B: ['War Raptor'] },
          discard: { A: [], B: ['Doppelgänger', 'Smite'] },
        }),
      ],
    }));

  it('without a minion in the deck nothing is played (RES-13)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'], deck: ['Howl'] } },
      bases: [at('Meadow', 'A Doppelgänger'), at('Moor')],
      steps: [
        A.plays('Smite'),
        now(at('Meadow'), { asked: null, deck: { A: ['Howl'] }, discard: { A: ['Doppelgänger', 'Smite'] } }),
      ],
    }));

  it('an empty deck is rebuilt from the discard pile, and may hold the minion itself (DECK-1)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'], deck: [], discard: ['Howl'] } },
      bases: [at('Meadow', 'A Doppelgänger'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Moor'),
        now(at('Meadow'), at('Moor', 'A Doppelgänger'), {
          asked: null,
          deck: { A: ['Howl'] },
          discard: { A: ['Smite'] },
        }),
      ],
    }));

  it('doppelganger/1 after a base has scored the new minion cannot come to its replacement (SCORE-9, SCORE-10)', () =>
    play({
      seats: { A: { deck: ['Filler', 'Filler', 'War Raptor', 'Filler'] }, B: {} },
      baseDeck: ['Heath'],
      bases: [at('Meadow', 'A Doppelgänger +9'), at('Moor', 'B War Raptor')],
      steps: [
        A.ends(),
        A.answers('War Raptor'),
        offered('A', ['Meadow', 'Moor'], ['Heath']),
        A.answers('Moor'),
        now(at('Moor', 'B War Raptor', 'A War Raptor'), at('Heath'), { turn: 'B', discard: { A: ['Doppelgänger'] } }),
      ],
    }));

  it('on the base that has scored it goes to the discard pile with that base (ATT-6, SCORE-10)', () =>
    play({
      seats: { A: { deck: ['Filler', 'Filler', 'War Raptor', 'Filler'] }, B: {} },
      baseDeck: ['Heath'],
      bases: [at('Meadow', 'A Doppelgänger +9'), at('Moor', 'B War Raptor')],
      steps: [
        A.ends(),
        A.answers('War Raptor', 'Meadow'),
        now(at('Moor', 'B War Raptor'), at('Heath'), {
          turn: 'B',
          discard: { A: ['Doppelgänger', 'War Raptor'] },
          baseDiscard: ['Meadow'],
        }),
      ],
    }));

  it('doppelganger/2 destroyed by Transmogrify, both search the deck: Transmogrify first (RES-4)', () =>
    play({
      seats: { A: { hand: ['Transmogrify'], deck: ['War Raptor', 'Howl', 'Invader'] } },
      bases: [at('Meadow', 'A Doppelgänger'), at('Moor')],
      steps: [
        A.plays('Transmogrify'),
        A.answers('War Raptor', 'Moor'),
        now(at('Meadow'), at('Moor', 'A War Raptor')),
        A.answers('Meadow'),
        now(at('Meadow', 'A Invader'), at('Moor', 'A War Raptor'), { asked: null, deck: { A: ['Howl'] } }),
      ],
    }));

  it('doppelganger/3 a minion that cannot be played is discarded (PLAY-4)', () =>
    play({
      cards: [smite, shy],
      seats: { A: { hand: ['Smite'], deck: ['Shy', 'Howl', 'War Raptor'] } },
      bases: [at('Meadow', 'A Doppelgänger'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Shy'),
        now(at('Meadow'), at('Moor'), {
          asked: null,
          deck: { A: 2 },
          discard: { A: ['Doppelgänger', 'Shy', 'Smite'] },
        }),
      ],
    }));

  it("doppelganger/4 in another player's turn, and at the end of a turn, the minion comes immediately (TURN-7)", () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['War Raptor'] }, B: { hand: ['Assassination'] } },
      bases: [at('Meadow', 'A Doppelgänger'), at('Moor')],
      steps: [
        B.plays('Assassination', 'Doppelgänger'),
        B.ends(),
        A.answers('Moor'),
        now(at('Meadow'), at('Moor', 'A War Raptor'), { turn: 'A', phase: 'play' }),
      ],
    }));
  it('it is a Special that is used (ABL-4)', () =>
    play({
      cards: [
        smite,
        minionCard(
          'Herald',
          1,
          'Ongoing: After a Special ability is used, place a +1 power counter on this minion.',
          after('useSpecial', { when: () => true }, function* (me) {
            yield* act(ops.counters(me.self, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Smite'], deck: ['Howl'] } },
      bases: [at('Meadow', 'A Doppelgänger'), at('Moor', 'A Herald')],
      steps: [A.plays('Smite'), A.answers('Doppelgänger'), now({ asked: null, cards: { Herald: { counters: 1 } } })],
    }));
});

describe('G.E.L.F.: Talent: Search your deck for a minion with power 4 or less that is not a G.E.L.F. Shuffle this minion into your deck and play the found minion here as an extra minion.', () => {
  it('changes places with a minion of power 4 or less of the deck, which is played here (ABL-5, EXT-3)', () =>
    play({
      seats: { A: { deck: ['Invader', 'Pirate King', 'Howl', 'G.E.L.F.', 'Archmage', 'War Raptor'] } },
      bases: [at('Meadow', 'A G.E.L.F. +1 with B Upgrade', 'B War Raptor'), at('Moor')],
      steps: [
        A.uses('G.E.L.F.'),
        offered('A', ['Invader', 'Archmage', 'War Raptor'], ['Pirate King', 'G.E.L.F.', 'Howl', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'A Invader', 'B War Raptor'), at('Moor'), {
          asked: null,
          vp: { A: 1 },
          deck: { A: 6 },
          discard: { A: [], B: ['Upgrade'] },
          plays: { A: { minions: 1 } },
        }),
        ({ state }) =>
          expect(state.seats[0]!.deck.map((ix) => state.names[state.cards[ix]!.def]).toSorted()).toEqual([
            'Archmage',
            'G.E.L.F.',
            'G.E.L.F.',
            'Howl',
            'Pirate King',
            'War Raptor',
          ]),
      ],
    }));

  it('goes into the deck even when nothing is found there (RES-3)', () =>
    play({
      seats: { A: { deck: ['Pirate King', 'Howl'] } },
      bases: [at('Meadow', 'A G.E.L.F.'), at('Moor')],
      steps: [A.uses('G.E.L.F.'), now(at('Meadow'), { asked: null, deck: { A: 3 } })],
    }));

  it("one of another player's goes into its owner's deck, and your own was searched (DECK-3)", () =>
    play({
      seats: { A: { deck: ['War Raptor', 'Howl'] }, B: { deck: ['Invader'] } },
      bases: [at('Meadow', 'A G.E.L.F. of B'), at('Moor')],
      steps: [
        A.uses('G.E.L.F.'),
        now(at('Meadow', 'A War Raptor'), { asked: null, deck: { A: ['Howl'], B: 2 } }),
        ({ events }) =>
          expect(events.filter((e) => e.type === 'shuffle').map((e) => e.seat)).toEqual(expect.arrayContaining([0, 1])),
      ],
    }));

  it('if it cannot be removed from play the found minion comes anyway (RES-3, CAN-1)', () =>
    play({
      cards: [
        baseCard('Rock', 'Minions here cannot be placed elsewhere.', {
          kind: 'protect',
          blocks: (q, me, op) => op.verb === 'place' && q.base(op.card) === me.self,
        }),
      ],
      seats: { A: { deck: ['War Raptor', 'Howl'] } },
      bases: [at('Rock', 'A G.E.L.F.'), at('Moor')],
      steps: [
        A.uses('G.E.L.F.'),
        now(at('Rock', 'A G.E.L.F.', 'A War Raptor'), { asked: null, deck: { A: ['Howl'] } }),
        refused(A.uses('G.E.L.F.')),
      ],
    }));
  it('then no deck of another player is shuffled', () =>
    play({
      cards: [
        baseCard('Rock', 'Minions here cannot be placed elsewhere.', {
          kind: 'protect',
          blocks: (q, me, op) => op.verb === 'place' && q.base(op.card) === me.self,
        }),
      ],
      seats: { A: { deck: ['War Raptor', 'Howl'] }, B: { deck: ['Invader', 'Howl'] } },
      bases: [at('Rock', 'A G.E.L.F. of B'), at('Moor')],
      steps: [
        A.uses('G.E.L.F.'),
        ({ events }) => expect(events.filter((e) => e.type === 'shuffle').map((e) => e.seat)).toEqual([0]),
      ],
    }));

  it('a found minion that cannot be played here is discarded (PLAY-4)', () =>
    play({
      seats: { A: { deck: ['War Raptor', 'Howl'] } },
      bases: [at('The Vats', 'A G.E.L.F.', 'B War Raptor'), at('Moor')],
      steps: [
        A.uses('G.E.L.F.'),
        now(at('The Vats', 'B War Raptor'), { asked: null, discard: { A: ['War Raptor'] }, deck: { A: 2 } }),
      ],
    }));

  it('gelf/1 a base that lets talents be used again gives it no second use: it is gone (ABL-5)', () => {
    const stones = baseCard(
      'Old Stones',
      'On your turn, you may use a talent of a minion of yours here once more.',
      onYourTurn(
        {
          label: '',
          when: (q, me) => q.minionsAt(me.self).some((ix) => q.controller(ix) === me.seat && q.talents(ix).length > 0),
        },
        function* (me) {
          const minion = yield* chooseMinion(me, 'Choose a minion', (q, ix) => q.talents(ix).length > 0);
          if (minion !== null) yield* useTalentOf({ ...me, self: minion }, minion);
        },
      ),
    );
    play({
      cards: [stones],
      seats: { A: { deck: ['War Raptor', 'Howl'] } },
      bases: [at('Old Stones', 'A G.E.L.F.'), at('Moor')],
      steps: [
        now({ can: [A.uses('Old Stones')] }),
        A.uses('G.E.L.F.'),
        now(at('Old Stones', 'A War Raptor'), { asked: null }),
        refused(A.uses('Old Stones')),
        refused(A.uses('G.E.L.F.')),
      ],
    });
  });

  it('gelf/2 finds a Mimic, whose power is 0 in a deck (TERM-9)', () =>
    play({
      seats: { A: { deck: ['Mimic', 'Howl', 'Doppelgänger'] } },
      bases: [at('Meadow', 'A G.E.L.F.'), at('Moor', 'B King Rex')],
      steps: [A.uses('G.E.L.F.'), now(at('Meadow', 'A Mimic'), { asked: null, cards: { Mimic: { power: 7 } } })],
    }));
});
