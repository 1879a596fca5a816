import {
  type AbilityContext,
  act,
  afterItLosesCounter,
  at,
  byYou,
  type CardIx,
  card,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseParts,
  chooseToDo,
  endOfTurn,
  entersStasis,
  faction,
  fromStasis,
  isYours,
  isYourTurn,
  look,
  lookAtTop,
  mayPlayStored,
  onPlay,
  onYourTurn,
  ops,
  type Query,
  returnInAnyOrder,
  revealTop,
  type Script,
  searchDeck,
  special,
  stallFromHand,
  talent,
  whenItEntersStasis,
  yourStasis,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { backtimersBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** You may place two stasis counters on one of these cards of your deck; return the others to the top in any order. */
function* stallOneOf(me: AbilityContext, cards: CardIx[], shown: CardIx[] = []): Script {
  const one = yield* chooseCard(me.seat, 'Put one of them in stasis', cards, { may: true, shown });
  if (one !== null) yield* act(ops.stasis(one, me.seat, 2));
  yield* returnInAnyOrder(me.seat, cards, me.seat, shown);
}

/** Choose up to two of these, the same one twice if it has enough. */
function* chooseTwice(
  me: AbilityContext,
  title: string,
  enough: (q: Query, taken: CardIx[]) => CardIx[],
): Script<CardIx[]> {
  const taken: CardIx[] = [];
  while (taken.length < 2) {
    const choices = yield* look((q) => enough(q, taken));
    const one = yield* chooseCard(me.seat, title, choices, { may: true, skip: 'Done' });
    if (one === null) break;
    taken.push(one);
  }
  return taken;
}

const REMOVE = { remove: 'Remove a counter' };
const hasStasis = (q: Query, me: AbilityContext): boolean => yourStasis(q, me.seat).length > 0;
/** Your cards in stasis that still have a counter to remove. */
const withCounters = (q: Query, me: AbilityContext, removed: CardIx[] = []): CardIx[] =>
  yourStasis(q, me.seat).filter((ix) => q.card(ix).stasis > removed.filter((one) => one === ix).length);

export const backtimers = faction(asFacts(facts), [
  /** You may choose a card in your hand and place two stasis counters on it. Talent: If the last stasis counter of a card was removed this turn, you may place a +1 power counter on one of your minions. */
  card(
    'Alex P. McGlide',
    onPlay(function* (me) {
      yield* stallFromHand(me.seat, 2, { may: true });
    }),
    talent(
      function* (me) {
        const minion = yield* chooseMinion(me, 'Place a counter on one of your minions', isYours(me), { may: true });
        if (minion !== null) yield* act(ops.counters(minion, 1));
      },
      (q) => q.s.stasisEnded,
    ),
  ),

  /** Ongoing: At the start of your turn, you may choose one of your cards in stasis and remove a stasis counter from it OR add one to it. */
  card(
    'Zany Prof',
    at(
      'turnStart',
      { may: true, waits: true, when: (q, me) => isYourTurn(q, me), possible: hasStasis },
      function* (me) {
        const one = yield* chooseCard(
          me.seat,
          'Choose a card to gain or lose a stasis counter',
          yield* look((q) => yourStasis(q, me.seat)),
        );
        if (one === null) return;
        const ways = { add: 'Add a counter', ...((yield* look((q) => q.card(one).stasis)) > 0 && REMOVE) };
        for (const way of yield* chooseParts(me, 'Remove a stasis counter or add one', ways))
          yield* act(way === 'add' ? ops.stasis(one, me.seat, 1) : ops.removeStasis(one));
      },
    ),
  ),

  /** Add a stasis counter to one of your cards in stasis OR look at the top two cards of your deck, after which you may place two stasis counters on one of them and return the others to the top in any order. */
  card(
    'Lifelong Bully',
    onPlay(function* (me) {
      const ways = {
        ...((yield* look((q) => hasStasis(q, me))) && { add: 'Add a stasis counter' }),
        look: 'Look at two',
      };
      for (const way of yield* chooseParts(me, 'Add a stasis counter or look at two cards', ways)) {
        if (way === 'add') {
          const title = 'Add a stasis counter to a card';
          const one = yield* chooseCard(me.seat, title, yield* look((q) => yourStasis(q, me.seat)));
          if (one !== null) yield* act(ops.stasis(one, me.seat, 1));
        } else {
          const two = yield* lookAtTop(me.seat, me.seat, 2);
          yield* stallOneOf(me, two, two);
        }
      }
    }),
  ),

  /** You may place a stasis counter on this card. Special: After a stasis counter has been removed from this card, you may choose one of your minions at a base and place a +1 power counter on it. From stasis, this card is played as an extra minion; place a +1 power counter on it then. */
  card(
    'Sidelined Girlfriend',
    onPlay(function* (me) {
      if (yield* chooseToDo(me.seat, 'Put this card in stasis', 'Place a stasis counter', 'Leave it there'))
        yield* act(ops.stasis(me.self, me.seat, 1));
    }),
    afterItLosesCounter({ may: true, possible: (q, me) => q.minionsOf(me.seat).length > 0 }, function* (me) {
      const minion = yield* chooseMinion(me, 'Place a counter on one of your minions', isYours(me));
      if (minion !== null) yield* act(ops.counters(minion, 1));
    }),
    fromStasis(function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
  ),

  /** Choose a card in your hand and place two stasis counters on it. Draw a card. */
  card(
    '99 MPH',
    onPlay(function* (me) {
      yield* stallFromHand(me.seat, 2);
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Reveal your deck's top three cards. You may place two stasis counters on one of these cards. Return the others to the top in any order. */
  card(
    'Back From the Future',
    onPlay(function* (me) {
      yield* stallOneOf(me, yield* revealTop(me.seat, 3));
    }),
  ),

  /** Choose up to two cards in your hand. On each of them, place as many stasis counters as the number of cards you chose. */
  card(
    'Disrupt the Space-Time Continuum',
    onPlay(function* (me) {
      const hand = yield* look((q) => q.hand(me.seat));
      const chosen = yield* chooseCards(me.seat, 'Choose up to two cards to put in stasis', hand, { min: 0, max: 2 });
      yield* act(...chosen.map((ix) => ops.stasis(ix, me.seat, chosen.length)));
    }),
  ),

  /** Place three stasis counters on this card. Special: Draw a card after you have removed a stasis counter from this card. Discard this card when you play it from stasis. */
  card(
    'Future Almanac?',
    // Played from stasis, it cannot go back there: it is discarded like any standard action (STA-2, PLAY-2).
    entersStasis(3),
    afterItLosesCounter({ by: 'you' }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Place three stasis counters on this card. Special: When this card enters stasis, choose a card in your discard pile and store it under this card. Discard this card when you play it from stasis, and you may play a card stored under it as an extra card. */
  card(
    'Help From the Past',
    entersStasis(3),
    whenItEntersStasis(function* (me) {
      const title = 'Choose a card in your discard pile to store';
      const one = yield* chooseCard(me.seat, title, yield* look((q) => q.discard(me.seat)));
      if (one !== null) yield* act(ops.store(one, me.self, me.seat));
    }),
    fromStasis(mayPlayStored),
  ),

  /** Place three stasis counters on this card. Special: When this card enters stasis, find any card by searching your deck and store it under this card. Discard this card when you play it from stasis, and you may play a card stored under it as an extra card. */
  card(
    'Letter From Another Time',
    entersStasis(3),
    whenItEntersStasis(function* (me) {
      const one = yield* searchDeck(me.seat, 'Choose the card to store', () => true);
      if (one !== null) yield* act(ops.store(one, me.self, me.seat));
      yield* act(ops.shuffle(me.seat));
    }),
    fromStasis(mayPlayStored),
  ),

  /** Place two stasis counters on this card. Special: When stasis counters are removed from other cards by you, you may place them on this card. On your turn, you may use an action play to do both: reduce a base's breakpoint this turn by 1 for each stasis counter on this card (5 at most), and discard this card. Discard this card when you play it from stasis. */
  card(
    'Lightning Strike',
    // Played from stasis, it cannot go back there: it is discarded (STA-2, PLAY-2).
    entersStasis(2),
    special(
      'stasis',
      {
        may: true,
        from: 'stasis',
        when: (_q, me, change) => change.card !== me.self && change.n < 0 && byYou(me, change),
      },
      function* (me) {
        yield* act(ops.stasis(me.self, me.seat, 1));
      },
    ),
    onYourTurn({ from: 'stasis', takes: 'action', when: (q, me) => q.card(me.self).stasis > 0 }, function* (me) {
      const n = yield* look((q) => Math.min(5, q.card(me.self).stasis));
      const base = yield* chooseBase(me.seat, "Reduce a base's breakpoint", yield* look((q) => q.bases()));
      if (base !== null) yield* act(ops.breakpoint(base, -n, yield* endOfTurn()), ops.leavePlay(me.self));
    }),
  ),

  /** Place a total of up to two +1 power counters on your minions OR remove a total of up to two stasis counters from your cards in stasis. */
  card(
    'Will Have to Do',
    onPlay(function* (me) {
      const ways = yield* look((q) => ({
        ...(q.minionsOf(me.seat).length > 0 && { place: 'Place power counters' }),
        ...(withCounters(q, me).length > 0 && REMOVE),
      }));
      if (Object.keys(ways).length === 0) return;
      for (const way of yield* chooseParts(me, 'Place power counters or remove stasis counters', ways)) {
        if (way === 'place') {
          const minions = yield* chooseTwice(me, 'Choose a minion for a counter', (q) => q.minionsOf(me.seat));
          yield* act(
            ...[...new Set(minions)].map((ix) => ops.counters(ix, minions.filter((one) => one === ix).length)),
          );
        } else {
          const title = 'Choose a card to lose a stasis counter';
          yield* act(
            ...(yield* chooseTwice(me, title, (q, taken) => withCounters(q, me, taken))).map(ops.removeStasis),
          );
        }
      }
    }),
  ),

  ...backtimersBases,
]);
