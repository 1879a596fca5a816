import { NOBODY } from '../model/index.ts';
import { resets } from '../query/starting.ts';
import { isYourTurn } from '../query/whose.ts';
import { RULE_ABILITIES } from '../registry/rules.ts';
import { at, later } from './abilities.ts';
import { chooseOne } from './choose.ts';
import type { DelayedAbility, Triggered } from './definition.ts';
import { isPlayable, playCard, uncover } from './do.ts';
import { act, look, ops } from './language.ts';
import { playMonsters, revealTreasures, shareTreasures } from './monsters.ts';
import { shaped } from './shape.ts';

/** What the rules themselves allow or cause for a card at a moment. "This" is the card, "you" its controller. */
const ABILITIES: readonly (Triggered | DelayedAbility)[] = [
  /** BURY-3: at the start of your turn you may uncover one of your buried cards. */
  at(
    'turnStart',
    {
      may: true,
      limit: 'turnByName',
      when: (q, me) => isYourTurn(q, me) && q.card(me.self).zone === 'buried',
    },
    function* (me) {
      yield* uncover(me.seat, me.self);
    },
  ),

  /** STA-2: at the start of your turn, one counter is removed from each of your cards in stasis. */
  at('turnStart', { when: (q, me) => isYourTurn(q, me) && q.card(me.self).stasis > 0 }, function* (me) {
    if (yield* look((q) => q.card(me.self).zone === 'stasis')) yield* act(ops.removeStasis(me.self));
  }),

  /** MON-3: a base's monsters are played by the base, not by a player. */
  later(function* (me) {
    yield* playMonsters(me.self, yield* look((q) => q.def(me.self).monsters), NOBODY);
  }),

  /** MON-8: the treasures of all remaining monsters are revealed … */
  later<{ n: number }>(function* (me) {
    yield* revealTreasures(me.args.n);
  }),
  /** … and chosen by descending power, repeatedly. */
  later(function* (me) {
    yield* shareTreasures(me.self);
  }),

  /** DUEL-1: a revealed action is played normally; one that cannot be played now is discarded (PLAY-4). */
  later(function* (me) {
    if (yield* look((q) => isPlayable(q, me.seat, me.self, 'action')))
      yield* playCard(me.seat, me.self, { as: 'action' });
    else yield* act(ops.discard(me.self));
  }),

  /** CALC-1: of several abilities that set a minion's starting power or a base's starting breakpoint, one is picked. */
  later(function* (me) {
    const isBase = yield* look((q) => q.isBase(me.self));
    const title = isBase ? 'Choose the breakpoint that counts' : 'Choose the starting power that counts';
    const list = yield* look((q) => resets(q, me.self).map(({ card, def, n }) => [n, card, def]));
    const keys = Object.fromEntries(list.map(([n]) => [String(n), `Start from ${n}`]));
    const chosen = yield* chooseOne(me.seat, title, keys);
    const [, card, def] = list.find(([n]) => String(n) === chosen)!;
    yield* act(ops.pickStart(me.self, card!, def!));
  }),
];
RULE_ABILITIES.push(...ABILITIES.map((ability) => shaped(ability)));
