import {
  type AbilityContext,
  act,
  at,
  both,
  cancelsHost,
  card,
  chooseBase,
  chooseCard,
  chooseOtherBase,
  chooseParts,
  chooseToDo,
  destroyAction,
  eachGets,
  faction,
  forEachOtherPlayer,
  hasOtherBase,
  here,
  hostAddsNothing,
  isHere,
  isPlayable,
  look,
  onPlay,
  ops,
  pickAtRandom,
  playCard,
  type Query,
  type Script,
  type Seat,
  shuffleIntoDecks,
  special,
  talent,
  thisBaseScores,
  toOneMinion,
  yourMinionsToSave,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { clericsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isUndead = (q: Query, ix: number): boolean => q.isMonster(ix) && q.def(ix).undead;

const othersToSave = (q: Query, me: AbilityContext<{ base: number }>): number[] =>
  yourMinionsToSave(q, me).filter((ix) => ix !== me.self);

/** Place two random cards from the discard pile in the hand. */
function* recoverTwo(me: AbilityContext): Script {
  const pile = yield* look((q) => q.discard(me.seat));
  const one = yield* pickAtRandom(pile);
  const two = yield* pickAtRandom(pile.filter((ix) => ix !== one));
  const picked = [one, two].filter((ix) => ix !== null);
  yield* act(...picked.map((ix) => ops.place(ix, 'hand')));
}

/** Shuffle a random card of that kind from the discard pile into the deck. */
function* shuffleInAtRandom(seat: Seat, which: (q: Query, ix: number) => boolean): Script {
  const picked = yield* pickAtRandom(yield* look((q) => q.discard(seat).filter((ix) => which(q, ix))));
  if (picked !== null) yield* shuffleIntoDecks([picked]);
}

export const clerics = faction(asFacts(facts), [
  /** Talent: If your discard pile holds five or more cards, place two random cards from it into your hand. */
  card(
    'Cardinal',
    talent(recoverTwo, (q, me) => q.discard(me.seat).length >= 5),
  ),

  /** Special: After this base scores, you may move another of your minions here to another base instead of letting it go to the discard pile. */
  card(
    'Deep Friar',
    special(
      'afterScore',
      {
        may: true,
        // A friar that is itself being saved is no longer here to save others.
        when: (q, me) =>
          thisBaseScores(q, me) && !q.isSaved(me.self) && hasOtherBase(q) && othersToSave(q, me).length > 0,
      },
      function* (me) {
        const minion = yield* chooseCard(
          me.seat,
          'Choose the minion you save',
          yield* look((q) => othersToSave(q, me)),
        );
        const to = yield* chooseOtherBase(me.seat, minion!, yield* look((q) => q.name(minion!)));
        if (to !== null) yield* act(ops.fate(minion!, to, me.seat));
      },
    ),
  ),

  /** Shuffle a random minion from your discard pile into your deck OR destroy an undead monster here. */
  card(
    'Turner',
    onPlay(function* (me) {
      const parts = yield* chooseParts(me, 'Choose one', {
        shuffle: 'Shuffle a random minion into your deck',
        destroy: 'Destroy an undead monster here',
      });
      for (const part of parts) {
        if (part === 'destroy')
          yield* toOneMinion(me, 'Destroy an undead monster here', both(isHere(me), isUndead), ops.destroy);
        else yield* shuffleInAtRandom(me.seat, (q, ix) => q.isMinionCard(ix));
      }
    }),
  ),

  /** You may pick a random card from your discard pile and shuffle it into your deck. */
  card(
    'Holy Roller',
    onPlay(function* (me) {
      if (yield* look((q) => q.discard(me.seat).length === 0)) return;
      if (yield* chooseToDo(me.seat, 'Shuffle a random card into your deck', 'Shuffle one in', 'Leave it'))
        yield* shuffleInAtRandom(me.seat, () => true);
    }),
  ),

  /** Put this on a base. Ongoing: After another base scores, you may move one of your minions from there to here instead of letting it go to the discard pile. */
  card(
    'Bin and Gone',
    at(
      'afterScore',
      { may: true, when: (q, me) => !thisBaseScores(q, me) && yourMinionsToSave(q, me).length > 0 },
      function* (me) {
        const minion = yield* chooseCard(
          me.seat,
          'Choose the minion you save',
          yield* look((q) => yourMinionsToSave(q, me)),
        );
        const to = yield* look((q) => here(q, me));
        if (minion !== null) yield* act(ops.fate(minion, to, me.seat));
      },
    ),
  ),

  /** Place two cards, picked at random from your discard pile, into your hand. */
  card('Collection Plate', onPlay(recoverTwo)),

  /** Put this on a minion. Ongoing: This minion loses its abilities. */
  card('Curse of Imprisonment', cancelsHost()),

  /** Put this on a minion. Ongoing: This minion adds none of its power to its base. */
  card('Curse of Uselessness', hostAddsNothing()),

  /** Every minion gets +1 power this turn. */
  card(
    'Good Habits',
    onPlay(function* () {
      yield* eachGets(yield* look((q) => q.minions()), 1);
    }),
  ),

  /** Choose a base. Every minion there gets +1 power this turn. */
  card(
    'Join the Club',
    onPlay(function* (me) {
      const base = yield* chooseBase(
        me.seat,
        'Choose a base where every minion gets +1 power',
        yield* look((q) => q.bases()),
      );
      yield* eachGets(yield* look((q) => q.minionsAt(base!)), 1);
    }),
  ),

  /** Destroy one action that is on a base or on a minion. */
  card('Remove Curse', onPlay(destroyAction)),

  /** From each other player's discard pile, pick one action at random. You may play one of these actions as an extra action; return the rest. */
  card(
    'Word of Recall',
    onPlay(function* (me) {
      const picked: number[] = [];
      yield* forEachOtherPlayer(me, function* (seat) {
        const actions = yield* look((q) => q.discard(seat).filter((ix) => q.isActionCard(ix)));
        const one = yield* pickAtRandom(actions);
        if (one !== null) picked.push(one);
      });
      yield* act(ops.reveal(me.seat, picked));
      const playable = yield* look((q) => picked.filter((ix) => isPlayable(q, me.seat, ix, 'action')));
      const action = yield* chooseCard(me.seat, 'Play one of these actions', playable, { may: true, shown: picked });
      if (action !== null) yield* playCard(me.seat, action, { as: 'action' });
    }),
  ),

  ...clericsBases,
]);
