import {
  type AbilityContext,
  act,
  after,
  at,
  atEndOfTurn,
  card,
  discardCard,
  here,
  look,
  onPlay,
  ops,
  ownPower,
  pickAtRandom,
  playMonsters,
  type Query,
  sharedDeck,
  thisBaseScores,
  winners,
} from '@smash/engine/script';
import { asDeckFacts } from '../../facts.ts';
import facts from './facts.json' with { type: 'json' };

const otherMonstersHere = (q: Query, me: AbilityContext): number[] =>
  q.monstersAt(here(q, me)).filter((ix) => ix !== me.self);

export const monsters = sharedDeck(asDeckFacts(facts), [
  /** Ongoing: At the end of every player's turn, destroy each minion here with power 2 or less. */
  card(
    'Plutonium Dragon',
    atEndOfTurn(function* (me) {
      const weak = yield* look((q) => q.minionsAt(here(q, me)).filter((ix) => q.power(ix) <= 2));
      yield* act(...weak.map(ops.destroy));
    }),
  ),

  /** Ongoing: This monster has +3 power while it is the only monster here. */
  card(
    'Bigfoot',
    ownPower((q, me) => (otherMonstersHere(q, me).length === 0 ? 3 : 0)),
  ),

  /** Ongoing: Before this base scores, a random minion here with power 3 or less that is not a monster is destroyed. */
  card(
    'Hippogriff',
    at('beforeScore', { when: thisBaseScores }, function* (me) {
      const weak = yield* look((q) => q.minionsAt(here(q, me)).filter((ix) => !q.isMonster(ix) && q.power(ix) <= 3));
      const prey = yield* pickAtRandom(weak);
      if (prey !== null) yield* act(ops.destroy(prey));
    }),
  ),

  /** Play another monster here. */
  card(
    'Web Troll',
    onPlay(function* (me) {
      const [base, seat] = yield* look((q) => [here(q, me), q.controller(me.self)]);
      yield* playMonsters(base!, 1, seat!);
    }),
  ),

  /** Undead. Ongoing: This monster has +1 power per other monster here. */
  card(
    'Knight of the Living Dead',
    ownPower((q, me) => otherMonstersHere(q, me).length),
  ),

  /** Undead. Ongoing: After this base scores, its winner discards a card. */
  card(
    'King Tut',
    at('afterScore', { seats: winners, when: thisBaseScores }, function* (me) {
      yield* discardCard(me.seat);
    }),
  ),

  /** Undead. Ongoing: If this monster is destroyed, it goes on top of the monster deck. */
  card(
    'Ghoul',
    after('destroy', { when: (_q, me, destroyed) => destroyed.card === me.self }, function* (me) {
      if (yield* look((q) => q.card(me.self).zone === 'monsterDiscard')) yield* act(ops.place(me.self, 'pileTop'));
    }),
  ),

  /** Undead. Ongoing: This monster has +1 power per other undead monster here. */
  card(
    'Poultrygeist',
    ownPower((q, me) => otherMonstersHere(q, me).filter((ix) => q.def(ix).undead).length),
  ),
]);
