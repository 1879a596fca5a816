import { library } from '@smash/cards';
import { apply, type Barrier, barrier, type Command, createGame } from '@smash/engine';
import { act, look, onPlay, ops, pickAtRandom, playExtraMinion } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, baseCard, play } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';

type Steps = Parameters<typeof play>[0]['steps'];

/** Checks what prevents undoing the last command. */
function last(kind: Barrier['kind'] | 'none', text = ''): (table: Playthrough) => void {
  return ({ start, commands }) => {
    let state = start;
    let found: Barrier | null = null;
    for (const command of commands as Command[]) {
      const done = apply(state, command);
      if (!done.ok) throw new Error(done.refusal.text);
      found = barrier(state, command, done.state, done.events);
      state = done.state;
    }
    expect(found ?? { kind: 'none', text: '' }).toEqual({ kind, text });
  };
}

/** A has that hand; B has the Howler at the Meadow and two cards in hand. */
const game = (hand: string[], ...steps: Steps) => gameAgainst(['Shinobi', 'Invader'], hand, ...steps);
const gameAgainst = (others: string[], hand: string[], ...steps: Steps) =>
  play({
    cards: [pit, gift, offer],
    seats: {
      A: { hand, deck: ['Zapbot', 'Upgrade', 'Howl'], discard: ['Walker', 'Grave Digger'] },
      B: { hand: others, deck: ['Zapbot', 'Zapbot', 'Zapbot'] },
    },
    bases: [
      at('Meadow', 'B Tenacious Z', 'A Warbot', 'A Scout'),
      at('Moor', 'A buried Walker'),
      at('Pit', 'B Nukebot'),
    ],
    steps,
  });
const pit = { ...baseCard('Pit', ''), breakpoint: 6 };
const gift = actionCard(
  'Gift',
  'standard',
  'Place the cards of your hand into the hand of the next player.',
  onPlay(function* (me) {
    const hand = yield* look((q) => q.hand(me.seat).slice());
    yield* act(...hand.map((ix) => ops.placeInHandOf(1 - me.seat, ix)));
  }),
);
const offer = actionCard(
  'Offer',
  'standard',
  'The next player may play an extra minion.',
  onPlay(function* (me) {
    yield* playExtraMinion(1 - me.seat, {}, { may: true });
  }),
);

describe('nothing prevents undo (T-26)', () => {
  it('a minion is played, and nothing hidden is revealed', () =>
    game(['War Raptor'], A.plays('War Raptor', 'Moor'), last('none')));
  it('a choice among public cards', () =>
    game(
      ['Supreme Overlord'],
      A.plays('Supreme Overlord', 'Moor'),
      last('none'),
      A.answers('Tenacious Z'),
      last('none'),
    ));
  it('a card from your own discard pile', () =>
    game(['Grave Robbing'], A.plays('Grave Robbing'), last('none'), A.answers('Grave Digger'), last('none')));
  it('an open card goes face down into a deck', () =>
    game(['Disintegrator'], A.plays('Disintegrator'), A.answers('Tenacious Z'), last('none')));
});

describe('something hidden has been seen: kind reveal (T-26)', () => {
  it('a card is drawn', () =>
    game(['Enchantress'], A.plays('Enchantress', 'Moor'), last('reveal', 'a card was drawn')));
  it('a card is drawn and the deck is rebuilt for it: the drawing is named', () =>
    game(['Sacrifice'], A.plays('Sacrifice'), last('none'), A.answers('Warbot'), last('reveal', 'a card was drawn')));
  it('looking at the top of your own deck; putting it back is free again', () =>
    game(
      ['Walker'],
      A.plays('Walker', 'Moor'),
      last('reveal', 'cards were looked at'),
      A.answers('return'),
      last('none'),
    ));
  it('the deck is searched, and shuffled in the end', () =>
    game(
      ['Scry'],
      A.plays('Scry'),
      last('reveal', 'cards were looked at'),
      A.answers('Upgrade'),
      last('reveal', 'cards were revealed'),
    ));
  it('a card is revealed', () =>
    game(['Hoverbot'], A.plays('Hoverbot', 'Moor'), last('reveal', 'cards were revealed')));
  it('the hand of another player is looked at', () =>
    game(['Probe'], A.plays('Probe'), last('reveal', 'cards were looked at')));
  it('cards of others are discarded out of the hand', () =>
    game(['Take the Shinies'], A.plays('Take the Shinies'), last('reveal', 'a card was turned up')));
  it('another player learns a card that stays hidden from the rest', () =>
    game(['Gift', 'Howl'], A.plays('Gift'), last('reveal', 'another player has got a card')));
});

describe('chance has decided: kind random (T-26)', () => {
  it('a deck is shuffled', () =>
    game(
      ['Lend a Hand'],
      A.plays('Lend a Hand'),
      last('none'),
      A.answers('Walker'),
      last('random', 'a deck was shuffled'),
    ));
  it('one of several is picked at random', () => {
    const roll = actionCard(
      'Roll',
      'standard',
      'Choose one of two minions by chance. Place a +1 power counter on it.',
      onPlay(function* () {
        const minions = yield* look((q) => q.minions());
        yield* act(ops.counters((yield* pickAtRandom(minions))!, 1));
      }),
    );
    play({
      cards: [roll],
      seats: { A: { hand: ['Roll'] } },
      bases: [at('Meadow', 'A Walker', 'A Scout'), at('Moor')],
      steps: [A.plays('Roll'), last('random', 'chance has decided')],
    });
  });
});

describe('another player has had a say: kind otherDecision (T-26)', () => {
  it('the turn ends', () => game(['War Raptor'], A.ends(), last('otherDecision', 'the turn has ended')));
  it('others are asked before a base scores, and their answers are described in the same words (INFO-4)', () =>
    game(
      ['King Rex'],
      A.plays('King Rex', 'Pit'),
      last('none'),
      A.ends(),
      last('otherDecision', 'another player was asked'),
      B.answers('pass'),
    ));
  it.each([
    ['has something to choose from', ['Shinobi', 'Howl']],
    ['has nothing, in the same words (INFO-4)', ['Howl', 'Upgrade']],
  ])('an ability asks somebody else, who %s', (_, others) =>
    gameAgainst(others, ['Offer'], A.plays('Offer'), last('otherDecision', 'another player was asked')),
  );
  it('somebody votes or concedes', () => {
    const factions: [string, string][] = [
      ['Pirates', 'Ninjas'],
      ['Aliens', 'Zombies'],
    ];
    const { state } = createGame(
      { seed: 'vote', players: 2, first: 0, factions, options: { mulligan: 'off' } },
      library,
    );
    const said = (command: Command) => {
      const done = apply(state, command);
      return done.ok && barrier(state, command, done.state, done.events);
    };
    expect(said({ type: 'agree', seat: 1, yes: true })).toMatchObject({ kind: 'otherDecision' });
    expect(said({ type: 'agree', seat: 0, yes: true })).toMatchObject({ kind: 'otherDecision' });
    expect(said({ type: 'concede', seat: 1 })).toMatchObject({ kind: 'otherDecision' });
  });
});
