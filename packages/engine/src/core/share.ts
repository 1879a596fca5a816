import {
  type AbilityRef,
  type CardIx,
  type Cause,
  type EventFrame,
  NOBODY,
  type Op,
  type PlayFrame,
  type Seat,
  type StandardPlay,
  type Trigger,
} from '../model/index.ts';
import { opLike } from '../model/shape.ts';
import { minionsAffected, playOf, standardPlay } from '../query/standard.ts';
import { canBeShared, wayOf } from '../query/ways.ts';
import { effectOf } from '../registry/effect.ts';
import { type Game, OPEN } from './game.ts';
import { happenedOf } from './happened.ts';
import { openWindow } from './open-window.ts';

/**
 * RES-6: when a standard action is about to affect minions directly, abilities may have others affected in the same
 * way. True if somebody is asked first, in Me First order: the table does not change until all of it happens together
 * (RES-10).
 */
export function offerSharing(g: Game, { ops, out, cause }: EventFrame): boolean {
  const abilities = g.q.triggers('share');
  const play = abilities.length > 0 ? standardPlay(g.q, cause.card) : null;
  if (!play) return false;
  const happening = ops.flatMap((_, i) => (out[i] === OPEN ? [i] : []));
  const parts = happening.filter((i) => canBeShared(g.q, ops[i]!));
  const affected = [
    ...play.deeds.flatMap(({ card, shared }) => (shared ? [] : [card])),
    ...happening.flatMap((i) => minionsAffected(g.q, ops[i]!)),
  ];
  const list: Trigger[] = [];
  for (const { ability, me, def, ix } of abilities) {
    const ref = { card: me.self, def, ix };
    const own = parts.filter((i) => ability.when(g.q, me, happenedOf(g, ops[i]!, cause)));
    // One shared copy per action, however many minions it affects in however many steps.
    if (own.length === 0 || play.sharers.includes(keyOf(ref))) continue;
    const args = { by: cause.seat, byCard: cause.card, parts: own, affected };
    for (const seat of ability.seats?.(g.q, { ...me, args }) ?? [me.seat])
      if (!g.q.isBase(me.self) || g.q.ignoring(me.self, seat) !== 'must')
        list.push({ ...ref, seat, stamp: g.s.cards[me.self]!.stamp, optional: true, left: false, args });
  }
  if (list.length === 0) return false;
  const what = parts.map((i) => `${g.q.name(ops[i]!.card)}: ${wayOf(g.q, ops[i]!)}`);
  openWindow(g, list, { title: 'Have another affected in the same way', reason: [g.q.name(cause.card), ...what] });
  return true;
}

/**
 * Affects the card exactly as this op affects another one, with the same cause, but not directly (TERM-3). If the
 * action has players carry out the effect, the player who chose this card does so (TERM-2).
 */
export function share(g: Game, ref: AbilityRef, seat: Seat, part: number, card: CardIx): boolean {
  const event = g.s.stack.findLast((frame) => frame.f === 'event');
  const play = g.s.stack.findLast((frame) => frame.f === 'play' && frame.card === event?.cause.card);
  if (!event || play?.f !== 'play' || !play.standard) return false;
  const op = event.ops[part]!;
  const own: Op = opLike(op, { card, shared: true, by: op.by === undefined ? undefined : seat });
  const besides = effectOf(op.verb).sharedWith?.(g, card, op) ?? [];
  const added: Op[] = [own, ...besides.map((one) => opLike(one, { shared: true }))];
  event.ops = [...event.ops, ...added];
  event.out.push(...added.map(() => OPEN));
  play.standard = { ...play.standard, sharers: [...play.standard.sharers, keyOf(ref)] };
  return true;
}
const keyOf = ({ card, def, ix }: AbilityRef): string => `${card}.${def}.${ix}`;

/** Records what is about to be done to minions for the standard action that does it. */
export function noteDeeds(g: Game, op: Op, { card }: Cause): void {
  if (card === NOBODY || effectOf(op.verb).affects === undefined) return;
  const frame = playOf(g.q, card);
  if (frame?.standard) addDeeds(g, op, frame, frame.standard);
}

function addDeeds(g: Game, op: Op, frame: PlayFrame, standard: StandardPlay): void {
  const cards = minionsAffected(g.q, op);
  if (cards.length === 0) return;
  const { sharers, countered } = standard;
  const deeds = standard.deeds.slice();
  for (const ix of cards)
    deeds.push({
      verb: op.verb,
      card: ix,
      base: g.q.base(ix),
      controller: g.q.controller(ix),
      shared: op.shared ?? false,
    });
  frame.standard = { deeds, sharers, countered };
}
