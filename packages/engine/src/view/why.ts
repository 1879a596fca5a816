import { queryOf } from '../core/kept.ts';
import { type Ask, type CardIx, NOBODY, type Option, type Seat, type State } from '../model/index.ts';
import { limitText } from '../query/limits.ts';
import { additionalCosts, canPay, isAllowedAt, placesFor } from '../query/plays.ts';
import { serves } from '../query/plays-left.ts';
import type { Query } from '../query/query.ts';
import { divertedBy, forbiddenBy, playedAs } from '../query/restrictions.ts';
import { place, UNSEEN, visibleCard } from './seen.ts';
import type { Refusal } from './types.ts';

const no = (code: string, rule: string, text: string): Refusal => ({ code, rule, text });

/**
 * Why this seat cannot play or choose this card (there) right now: a sentence and its rule; null if it can. Says
 * nothing about things the seat does not see (INFO-2).
 * @param what public ids of a card and of a base or card in play; as which of its two types a fusion is to be played
 * (FUS-1), either one if absent
 */
export function whyNot(state: State, seat: Seat, what: { card: number; at?: number; as?: Side }): Refusal | null {
  const q = queryOf(state);
  const s = state;
  const card = visibleCard(q, seat, what.card);
  const at = what.at === undefined ? NOBODY : place(q, what.at);
  if (card === NOBODY || (what.at !== undefined && at === NOBODY)) return UNSEEN;
  if (s.over) return no('over', 'WIN-1', 'The game is over.');
  const ask = s.asks.find((a) => a.seat === seat);
  if (!ask)
    return no(
      'notAsked',
      'TURN-1',
      s.current === seat
        ? 'Wait: somebody else has to decide first.'
        : 'It is not your turn, and nothing lets you act now.',
    );
  // A fusion without a place is a different play, as an action (FUS-1).
  const { fusion } = q.def(card);
  // At a place, a card from a hand would be played, not used.
  const fitsAnywhere = (o: Option): boolean => o.at === NOBODY && !fusion && (o.verb !== 'use' || q.inPlay(card));
  const isIt = (o: Option): boolean =>
    o.card === card &&
    (what.as === undefined || playedAs(q, card, o.at) === what.as) &&
    (at === NOBODY || o.at === at || fitsAnywhere(o));
  if (ask.options.some(isIt)) return null;
  // The question itself is displayed next to it.
  if (ask.kind !== 'play') return no('notOffered', ask.kind === 'react' ? 'ME-2' : 'RES-13', answersTo(ask));
  return whyNoPlay(q, seat, card, at, what.as);
}

/** Where the answers to a question are. */
function answersTo({ kind, options }: Ask): string {
  if (kind === 'react')
    return options.length > 0 ? 'Only the marked cards can be used now.' : 'You have nothing to use now.';
  if (options.every((o) => o.card === NOBODY && o.at === NOBODY)) return 'Answer with one of the buttons.';
  if (kind === 'base') return 'Choose from the marked bases.';
  return kind === 'slot' ? 'Choose from the marked slots.' : 'Choose from the marked cards.';
}

type Side = 'minion' | 'action';

function hasRegularPlay(q: Query, seat: Seat, type: Side): boolean {
  const { minions, actions } = q.s.seats[seat]!;
  return (type === 'minion' ? minions : actions) > 0;
}
const hasPlay = (q: Query, seat: Seat, type: Side): boolean =>
  hasRegularPlay(q, seat, type) || q.extraPlays(seat).some((play) => serves(play, type));

function whyNoPlay(q: Query, seat: Seat, card: CardIx, at: CardIx, as?: Side): Refusal {
  const def = q.def(card);
  const zone = q.card(card).zone;
  if (zone === 'stasis' && q.card(card).stasis > 0)
    return no('inStasis', 'STA-2', `${def.name} cannot leave stasis: its last counter is still to go.`);
  if (q.inPlay(card)) return no('noUse', 'ABL-5', `${def.name} has nothing you can use now.`);
  if (zone === 'aside')
    return q.titanOf(seat) === NOBODY
      ? no('noTitanPlay', 'TIT-2', `${def.name} can be played only when its text says.`)
      : no('hasTitan', 'TIT-3', `You already control a titan: ${q.name(q.titanOf(seat))}.`);
  if (zone === 'discard')
    return no('notFromDiscard', 'PLAY-7', `Nothing lets you play ${def.name} from the discard pile now.`);
  if (zone !== 'hand') return no('notInHand', 'PLAY-7', `${def.name} cannot be played from there.`);
  if (def.subtype === 'special')
    return no('specialOnly', 'PLAY-6', `${def.name} begins with Special: it can be played only when its text says.`);
  if (def.fusion && at === NOBODY && !as && !hasPlay(q, seat, 'minion') && !hasPlay(q, seat, 'action'))
    return no('noPlay', 'TURN-4', 'No minion play and no action play left this turn.');
  const type = (as ?? playedAs(q, card, at)) === 'minion' ? 'minion' : 'action';
  if (!hasPlay(q, seat, type))
    return no(type === 'minion' ? 'noMinionPlay' : 'noActionPlay', 'TURN-4', `No ${type} play left this turn.`);
  if (def.condition && !def.condition(q, seat, card))
    return no('condition', 'PLAY-4', `The text of ${def.name} does not let you play it now.`);
  const isExtra = !hasRegularPlay(q, seat, type);
  const places = placesFor(q, seat, card, as, isExtra);
  if (places.length === 0) return no('noPlace', 'PLAY-4', `There is nowhere to put ${def.name}.`);
  if (at !== NOBODY && !places.includes(at)) {
    const forbidden = forbiddenBy(q, seat, card, at, isExtra);
    const isDiverted = forbidden === NOBODY && q.canPlay(seat, card, at);
    const source = isDiverted ? divertedBy(q, seat, card, at, isExtra) : forbidden;
    if (source !== NOBODY)
      return {
        ...no('forbidden', 'CONF-1', `${q.name(source)} does not let you play ${def.name} there.`),
        by: q.name(source),
      };
    if (isAllowedAt(q, seat, card, at, isExtra) && !canPay(q, seat, card, at)) {
      const [cost] = additionalCosts(q, seat, card, at);
      const text = `${q.name(cost!.me.self)} demands a card from your hand for that, and you hold too few.`;
      return no('cost', 'PLAY-4', text);
    }
    return no('badTarget', 'PLAY-3', `${def.name} cannot be put there.`);
  }
  const extras = q.extraPlays(seat).filter((play) => serves(play, type));
  const limits = extras.map((a) => limitText(q, a.limit).slice(2)).filter((text) => text !== '');
  const power = extras.some((a) => a.limit.power !== undefined) ? ` ${def.name} has power ${def.power}.` : '';
  return no('noFit', 'EXT-4', `No ${type} play left that fits. The extra play allows: ${limits.join('; ')}.${power}`);
}
