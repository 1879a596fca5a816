import {
  type AbilityContext,
  act,
  actionsOnMinions,
  cannotBeDestroyed,
  cannotPlay,
  card,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseOtherBase,
  chooseParts,
  chooseToDo,
  extraAction,
  extraMinion,
  faction,
  hasOtherBase,
  here,
  hostPower,
  instead,
  isAnother,
  isAnothers,
  isHost,
  isYou,
  isYours,
  look,
  minionHere,
  minionsHave,
  onPlay,
  onPlayThere,
  ops,
  playNow,
  playsTitan,
  type Query,
  type Script,
  talent,
  titan,
  toOneMinion,
  untilYourTurn,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { fairiesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** "Draw a card and play an extra action." */
function* drawAndPlayAction(me: AbilityContext): Script {
  yield* act(ops.draw(me.seat, 1));
  yield* extraAction(me.seat);
}

/** "Transfer this card from this minion to another." */
function* passOn(me: AbilityContext): Script {
  const other = yield* chooseMinion(me, 'Choose the minion that gets this action', (q, ix) => !isHost(q, me, ix));
  if (other !== null) yield* act(ops.transfer(me.self, other));
}

const SPIRIT = 'Spirit of the Forest';
const placesFor = (q: Query, me: AbilityContext, spirit: number): number[] =>
  q.bases().filter((base) => q.canPlay(me.seat, spirit, base));
/** It is played immediately or not at all (TIT-2). */
function* playSpirit(me: AbilityContext): Script {
  const spirits = yield* look((q) => q.titansNamed(SPIRIT).filter((ix) => placesFor(q, me, ix).length > 0));
  const spirit = yield* chooseCard(me.seat, 'Choose the titan to play', spirits, { may: true });
  if (spirit === null) return;
  const at = yield* chooseBase(me.seat, 'Choose the base it comes to', yield* look((q) => placesFor(q, me, spirit)));
  yield* playNow({ card: spirit, at: at!, seat: me.seat });
}

/** The two bonuses of an Enchantment, by the key of the choice. */
const SPELLS = { more: '+1 power', less: '-1 power' } as const;
const hasSpell = (q: Query, me: AbilityContext, spell: keyof typeof SPELLS): number =>
  q.card(me.self).named.includes(SPELLS[spell]) ? 1 : 0;

export const fairies = faction(asFacts(facts), [
  /** Return another player's minion to its owner's hand OR play an extra minion. */
  card(
    'Titania',
    onPlay(function* (me) {
      const parts = yield* chooseParts(me, 'Return a minion or play one', {
        return: "Return another player's minion",
        play: 'Play an extra minion',
      });
      for (const part of parts) {
        if (part === 'play') yield* extraMinion(me.seat);
        else yield* toOneMinion(me, "Return a minion to its owner's hand", isAnothers(me), ops.returnToHand);
      }
    }),
  ),

  /** Talent: Choose one, lasting until the start of your next turn: another minion has -4 power (not below 0) OR this minion has +1 power. */
  card(
    'Glymmer',
    talent(function* (me) {
      const until = yield* untilYourTurn(me.seat);
      const parts = yield* chooseParts(me, 'Weaken another minion or strengthen this one', {
        weaken: 'Another minion has -4 power',
        power: 'This minion has +1 power',
      });
      for (const part of parts) {
        if (part === 'power') yield* act(ops.power(me.self, 1, until));
        else
          yield* toOneMinion(
            me,
            'Give another minion -4 power',
            (_q, ix) => ix !== me.self,
            (ix) => ops.power(ix, -4, until),
          );
      }
    }),
  ),

  /** Draw a card OR play an extra action. */
  card(
    'Puck',
    onPlay(function* (me) {
      const parts = yield* chooseParts(me, 'Draw a card or play an action', {
        draw: 'Draw a card',
        play: 'Play an extra action',
      });
      for (const part of parts) yield* part === 'draw' ? act(ops.draw(me.seat, 1)) : extraAction(me.seat);
    }),
  ),

  /** You may transfer to this minion an action that is on another minion. */
  card(
    'Tinx',
    onPlay(function* (me) {
      const actions = yield* look((q) => actionsOnMinions(q).filter((ix) => q.card(ix).at !== me.self));
      const action = yield* chooseCard(me.seat, 'Take an action from another minion', actions, { may: true });
      if (action !== null) yield* act(ops.transfer(action, me.self));
    }),
  ),

  /** Put this on a minion. Ongoing: This minion has +2 power while you control it and -2 power while you do not. */
  card(
    'Daisy Chain',
    minionsHave(isHost, (q, me, ix) => (isYours(me)(q, ix) ? 2 : -2)),
  ),

  /** Put this on a base and choose one. Ongoing: Every minion here has +1 power. OR Ongoing: Every minion here has -1 power. */
  card(
    'Enchantment',
    onPlayThere(function* (me) {
      const parts = (yield* chooseParts(me, 'Choose what every minion here has', SPELLS)) as (keyof typeof SPELLS)[];
      yield* act(ops.name(me.self, parts.map((part) => SPELLS[part]).join(', '), me.seat));
    }),
    minionsHave(minionHere, (q, me) => hasSpell(q, me, 'more') - hasSpell(q, me, 'less')),
  ),

  /** Draw a card and play an extra action OR draw two cards. */
  card(
    'Fairy Ballet',
    onPlay(function* (me) {
      const parts = yield* chooseParts(me, 'Choose one', {
        play: 'Draw a card and play an extra action',
        draw: 'Draw two cards',
      });
      for (const part of parts) yield* part === 'draw' ? act(ops.draw(me.seat, 2)) : drawAndPlayAction(me);
    }),
  ),

  /** Put this on a minion. Ongoing: This minion cannot be destroyed. Talent: Transfer this card from this minion to another. */
  card('Ladybug', cannotBeDestroyed(isHost), talent(passOn)),

  /** Put this on a minion. Ongoing: This minion has +1 power. Talent: Transfer this card from this minion to another. */
  card('Leaf Armor', hostPower(1), talent(passOn)),

  /** Draw a card and play an extra action OR every other player discards a random card. */
  card(
    'Magic Acorns',
    onPlay(function* (me) {
      const parts = yield* chooseParts(me, 'Choose one', {
        play: 'Draw a card and play an extra action',
        discard: 'Every other player discards a random card',
      });
      for (const part of parts) {
        if (part === 'play') yield* drawAndPlayAction(me);
        else yield* act(...(yield* look((q) => q.otherPlayers(me.seat))).map((seat) => ops.discardAtRandom(seat, 1)));
      }
    }),
  ),

  /** Put this on a base. Ongoing: Actions cannot be played by other players on this base or on any minion here. */
  card(
    'Magic Ward',
    cannotPlay(
      (q, me, { seat, at, as }) => as === 'action' && isAnother(me, seat) && at >= 0 && q.base(at) === here(q, me),
    ),
  ),

  /** Play Spirit of the Forest OR destroy up to two actions that are on minions and/or bases. */
  card(
    'Playful Tricks',
    onPlay(function* (me) {
      const parts = yield* chooseParts(me, 'Play a titan or destroy actions', {
        play: 'Play the titan',
        destroy: 'Destroy up to two actions',
      });
      for (const part of parts) {
        if (part === 'play') yield* playSpirit(me);
        else {
          const actions = yield* look((q) => q.actions());
          const chosen = yield* chooseCards(me.seat, 'Destroy up to two actions', actions, { min: 0, max: 2 });
          yield* act(...chosen.map(ops.destroy));
        }
      }
    }),
  ),

  /** Special: You may play this titan instead of both your regular minion play and your regular action play. Ongoing: Once per turn, when you use an ability that says OR, you may use both of its parts, in the order you like. Ongoing: If this titan would be removed for losing a clash of titans, you may move it to another base instead. */
  titan(
    'Spirit of the Forest',
    playsTitan({ spends: 'both' }),
    instead({ of: 'onePart', limit: 'turn', when: (_q, me, op) => isYou(me, op.seat) }, function* (me) {
      return yield* chooseToDo(me.seat, 'Use both parts', 'Use both', 'Use one');
    }),
    instead({ of: 'loseClash', when: (q, me, op) => op.card === me.self && hasOtherBase(q) }, function* (me) {
      if (!(yield* chooseToDo(me.seat, 'Move this titan instead', 'Move it', 'Let it be removed'))) return false;
      const to = yield* chooseOtherBase(me.seat, me.self, SPIRIT);
      yield* act(ops.move(me.self, to!));
      return true;
    }),
  ),

  ...fairiesBases,
]);
