import type { CardIx, EventFrame, Op, Option } from '../model/index.ts';
import { cardOption } from '../query/plays.ts';
import { effectOf } from '../registry/effect.ts';
import { departure } from './departure.ts';
import { type Game, OPEN, pickOne } from './game.ts';
import { isOnItsWay } from './on-its-way.ts';
import { type Rescue, rescueOf } from './rescue.ts';
import { attachments } from './zones/zones.ts';

/** Could a card leave play with these effects that a player may take into hand instead (TERM-14)? */
export const mayBeRescued = (g: Game, ops: readonly Op[]): boolean => g.q.catalogue.rescues && isOptional(g, ops);
const isOptional = (g: Game, ops: readonly Op[]): boolean =>
  g.q.active().rescues.some(({ ability }) => ability.optional) &&
  ops.some((op) => discarded(g, op).some((ix) => optionalRescue(g, ix, ops) !== undefined));

/**
 * TERM-14: asks the players who may take cards into hand that these effects discard, one player at a time, clockwise
 * (ME-6). False if there is nobody left to ask.
 */
export function offerRescues(g: Game, frame: EventFrame): boolean {
  return g.q.catalogue.rescues && g.q.active().rescues.length > 0 && offer(g, frame);
}
function offer(g: Game, frame: EventFrame): boolean {
  const asked = frame.rescueAsked ?? [];
  const leaving = new Set(frame.ops.flatMap((op, i) => (frame.out[i] === OPEN ? discarded(g, op) : [])));
  const rescues = [...leaving].flatMap((ix) => {
    const rescue = asked.includes(ix) ? undefined : optionalRescue(g, ix, frame.ops);
    return rescue ? { ...rescue, ix } : [];
  });
  const seat = g.q.clockwise().find((one) => rescues.some((rescue) => rescue.seat === one));
  if (seat === undefined) return false;
  const own = rescues.filter((rescue) => rescue.seat === seat);
  const options = own.map(({ ix }) => cardOption(ix));
  const ask = pickOne(seat, 'cards', 'Choose the cards to take into your hand', options);
  ask.min = 0;
  ask.max = options.length;
  ask.source = own.at(-1)!.by;
  ask.skip = 'Discard them';
  g.ask(ask);
  return true;
}

/** The player has chosen some of the cards that were offered; the others go to the discard pile. */
export function answerRescues(frame: EventFrame, offered: readonly Option[], picked: readonly Option[]): void {
  const declined = offered.filter(({ card }) => !picked.some((one) => one.card === card));
  frame.rescueAsked = [...(frame.rescueAsked ?? []), ...offered.map(({ card }) => card)];
  frame.rescueDeclined = [...(frame.rescueDeclined ?? []), ...declined.map(({ card }) => card)];
}

const optionalRescue = (g: Game, ix: CardIx, ops: readonly Op[]): Rescue | undefined => {
  const rescue = rescueOf(g, ix, ops);
  return rescue?.may ? rescue : undefined;
};

/**
 * The cards in play that go to a discard pile with this effect: its own, and those on a card that leaves (ATT-2), unless
 * they go over to the card that takes its place.
 */
function discarded(g: Game, op: Op): CardIx[] {
  const gone = departure(g, op);
  if (gone === null) return [];
  const own = gone.spot === 'discard' ? [op.card] : [];
  return effectOf(op.verb).ahead === undefined ? [...own, ...allOn(g, op.card)] : own;
}
const allOn = (g: Game, host: CardIx): CardIx[] =>
  attachments(g.s, host)
    .filter((ix) => !isOnItsWay(g, ix))
    .flatMap((ix) => [ix, ...allOn(g, ix)]);
