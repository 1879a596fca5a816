import {
  act,
  burnsOut,
  cannotPlay,
  card,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseOne,
  extraMinion,
  faction,
  here,
  isAnother,
  keepExtraMinion,
  lendsDiscard,
  look,
  lookAtTop,
  onPlay,
  ops,
  playableFromDiscard,
  playNow,
  recoverMinionsOfOneName,
  showFound,
  takeFromDiscard,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { zombiesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

export const zombies = faction(asFacts(facts), [
  /** On each base where you have no minions, you may play an extra minion with power 2 or less from your discard pile. */
  card(
    'Zombie Lord',
    onPlay(function* (me) {
      let open = yield* look((q) => q.bases().filter((b) => !q.hasMinion(b, me.seat)));
      while (open.length > 0) {
        const weak = yield* look((q) =>
          q
            .discard(me.seat)
            .filter((ix) => q.isMinionCard(ix) && q.power(ix) <= 2 && open.some((b) => q.canPlay(me.seat, ix, b))),
        );
        const minion = yield* chooseCard(me.seat, 'Play a minion from your discard pile', weak, { may: true });
        if (minion === null) return;
        const at = yield* chooseBase(
          me.seat,
          'Choose the base it rises on',
          yield* look((q) => q.places(me.seat, minion, 'minion', (b) => open.includes(b))),
        );
        yield* playNow({ card: minion, at: at!, seat: me.seat });
        open = open.filter((b) => b !== at);
      }
    }),
  ),

  /** You may choose a minion in your discard pile and place it in your hand. */
  card(
    'Grave Digger',
    onPlay(function* (me) {
      yield* takeFromDiscard(me.seat, 'Place a minion from your discard pile in hand', (q, ix) => q.isMinionCard(ix), {
        may: true,
      });
    }),
  ),

  /** Special: On your turn, you may play this card as an extra minion from your discard pile. Use the ability of only one Tenacious Z per turn. */
  card('Tenacious Z', playableFromDiscard('turnByName')),

  /** Look at your deck's top card. Discard it OR return it there. */
  card(
    'Walker',
    onPlay(function* (me) {
      const [top] = yield* lookAtTop(me.seat, me.seat, 1);
      if (top === undefined) return;
      const name = yield* look((q) => q.name(top));
      const choice = yield* chooseOne(
        me.seat,
        `Discard or return ${name}`,
        { discard: 'Discard it', return: 'Return it to the top' },
        [top],
      );
      if (choice === 'discard') yield* act(ops.discard(top));
    }),
  ),

  /** Choose any card in your discard pile and place it in your hand. */
  card(
    'Grave Robbing',
    onPlay(function* (me) {
      yield* takeFromDiscard(me.seat, 'Place a card from your discard pile in hand', () => true);
    }),
  ),

  /** Choose any number of cards in your discard pile and shuffle them into your deck. */
  card(
    'Lend a Hand',
    onPlay(function* (me) {
      const pile = yield* look((q) => q.discard(me.seat));
      const chosen = yield* chooseCards(me.seat, 'Choose the cards to shuffle into your deck', pile, {
        min: 0,
        max: 99,
      });
      yield* act(...chosen.map((ix) => ops.place(ix, 'deck')));
      yield* act(ops.shuffle(me.seat));
    }),
  ),

  /** Search your deck for any number of cards that share one name and place them in your discard pile. Shuffle your deck. */
  card(
    'Mall Crawl',
    onPlay(function* (me) {
      yield* act(ops.refill(me.seat));
      const deck = yield* look((q) => q.searchable(me.seat));
      const chosen = yield* chooseCards(me.seat, 'Choose cards of one name to discard', deck, {
        min: 0,
        max: 99,
        group: 'name',
      });
      yield* showFound(me.seat, chosen);
      yield* act(...chosen.map((ix) => ops.place(ix, 'discard')));
      yield* act(ops.shuffle(me.seat));
    }),
  ),

  /** Choose any number of minions that share one name in your discard pile and place them in your hand. */
  card(
    'Not Enough Bullets',
    onPlay(function* (me) {
      yield* recoverMinionsOfOneName(me.seat);
    }),
  ),

  /** Play an extra minion; it must go to a base where you have no minions. */
  card(
    'Outbreak',
    onPlay(function* (me) {
      yield* extraMinion(me.seat, { where: 'empty' });
    }),
  ),

  /** Put this on a base. Ongoing: No other player can play minions here. At the start of your turn, destroy this card. */
  card(
    'Overrun',
    cannotPlay((q, me, { seat, at, as }) => as === 'minion' && at === here(q, me) && isAnother(me, seat)),
    burnsOut(),
  ),

  /** Play a minion from your discard pile as an extra minion. */
  card(
    'They Keep Coming',
    onPlay(function* (me) {
      yield* keepExtraMinion(me.seat, { from: 'discard' });
    }),
  ),

  /** Put this on a base. Ongoing: On your turn, you may play a minion here from your discard pile rather than from your hand. */
  card("They're Coming to Get You", lendsDiscard()),

  ...zombiesBases,
]);
