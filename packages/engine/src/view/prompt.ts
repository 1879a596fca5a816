import { dealtWith } from '../core/offers.ts';
import { isKnown, isUnseen } from '../core/sight.ts';
import { type Ask, type CardIx, NOBODY, type Option, OWN, REGULAR, type Seat, seatLetter } from '../model/index.ts';
import { limitText, minionStamped, NO_LIMIT } from '../query/limits.ts';
import { limitUsed } from '../query/plays-left.ts';
import type { Query } from '../query/query.ts';
import { cardName, cardView, watching } from './card.ts';
import { PHASES } from './describe.ts';
import type { OptionView, PromptView } from './types.ts';
import { windowView } from './window.ts';

/** The open question of a seat, with all legal answers. Only that seat gets it. */
export function promptView(q: Query, ask: Ask): PromptView {
  const seen = new Set<string>();
  const known = severalPlays(q, ask.options);
  const view: PromptView = {
    id: ask.id,
    seat: ask.seat,
    kind: ask.kind,
    title: ask.title,
    source: sourceOf(q, ask),
    reason: ask.reason.length > 0 ? ask.reason : reasonOf(q, ask.seat),
    options: ask.options.map((o, id) => optionView(q, ask, o, id, known, seen)),
    min: ask.min,
    max: ask.max,
    optional: ask.min === 0,
    skip: ask.skip,
  };
  if (ask.ordered) view.ordered = true;
  if (ask.group !== '') view.group = ask.group;
  if (ask.shown.length > 0) {
    const sight = { ...watching(q, {}), viewer: ask.seat };
    view.shown = ask.shown.map((ix) => cardView(q, ix, sight));
  }
  if (ask.decoy) view.decoy = true;
  const frame = q.s.stack.at(-1);
  if (ask.kind === 'react' && frame?.f === 'window') view.window = windowView(q, frame);
  return view;
}

/** A source that is now hidden, in any deck or another hand, is given by name only (INFO-2). */
function sourceOf(q: Query, ask: Ask): PromptView['source'] {
  if (ask.source === NOBODY) return null;
  const name = cardName(q, ask.source);
  return isKnown(q, ask.source, ask.seat) ? name : { id: 0, name: name.name };
}

function reasonOf(q: Query, seat: Seat): string[] {
  const reason: string[] = [PHASES[q.s.phase]];
  const event = dealtWith(q, seat);
  if (event !== NOBODY) reason.push(q.name(event));
  // Scored and gone, it may be back in the base deck.
  if (q.s.scoring !== NOBODY && isKnown(q, q.s.scoring, seat)) reason.push(q.name(q.s.scoring));
  return reason;
}

/** Does this option use up a play, of which the player may have several kinds (EXT-4)? */
const usesPlay = (q: Query, o: Option): boolean =>
  o.verb === 'play' || (o.verb === 'use' && replacedBy(q, o) !== undefined);
const playKey = ({ card, at, def, ix, verb }: Option): string =>
  `${card}>${at}${verb === 'use' ? `>${def}.${ix}` : ''}`;

/** What can be done with different plays: each option says which one it uses. */
function severalPlays(q: Query, options: readonly Option[]): ReadonlySet<string> {
  const [once, more] = [new Set<string>(), new Set<string>()];
  for (const o of options) {
    if (!usesPlay(q, o)) continue;
    const key = playKey(o);
    (once.has(key) ? more : once).add(key);
  }
  return more;
}

function optionView(
  q: Query,
  ask: Ask,
  o: Option,
  id: number,
  several: ReadonlySet<string>,
  seen: Set<string>,
): OptionView {
  const view: OptionView = { id, label: labelOf(q, ask, o) };
  if (o.card !== NOBODY) {
    view.card = q.card(o.card).id;
    if (isUnseen(q, o.card, ask.seat)) view.seat = q.controller(o.card);
    else view.name = q.name(o.card);
    const zone = q.card(o.card).zone;
    if (ask.group === 'name') view.group = view.name ?? '';
    if (ask.group === 'base') view.group = `base ${q.card(q.base(o.card)).id}`;
    if (
      zone === 'aside' ||
      zone === 'discard' ||
      zone === 'deck' ||
      zone === 'baseDeck' ||
      zone === 'buried' ||
      zone === 'stasis' ||
      zone === 'under'
    )
      view.from = zone;
  }
  // An ability given by an action is used like a printed one: there is no place to choose.
  if (o.at !== NOBODY && (o.verb !== 'use' || ask.kind === 'react')) view.at = q.card(o.at).id;
  if (o.seat !== NOBODY && o.card === NOBODY) view.seat = o.seat;
  if (o.key !== '') view.key = o.key;
  if (ask.kind === 'draft') view.name = o.key;
  if (o.verb !== '') view.verb = o.verb;
  if (usesPlay(q, o) && several.has(playKey(o))) {
    // Options differ by what they must do, otherwise only by the play they use up.
    const play = `${playKey(o)} ${view.label}`;
    if (seen.has(play)) view.alternative = true;
    seen.add(play);
    view.hint = `Uses ${viaText(q, ask.seat, o)}`;
  }
  return view;
}

function labelOf(q: Query, ask: Ask, o: Option): string {
  if (o.verb === 'end') return 'End turn';
  if (o.hint !== '') return o.hint;
  if (o.card === NOBODY) return o.seat !== NOBODY ? seatLetter(o.seat) : o.key;
  if (isUnseen(q, o.card, ask.seat)) return faceDown(q, o.card);
  const name = q.name(o.card);
  if (o.verb === 'play') {
    const where = o.at !== NOBODY ? ` on ${q.name(o.at)}` : q.def(o.card).fusion ? ' as an action' : '';
    const from = o.from === 'discard' ? ' from your discard pile' : o.from === 'stasis' ? ' from stasis' : '';
    return `Play ${name}${where}${from}${o.at === NOBODY ? demandText(q, ask.seat, o) : ''}`;
  }
  if (o.verb === 'use') {
    const instead = replacedBy(q, o);
    if (instead === 'action') return `Use ${name} instead of an action`;
    if (instead === 'minion') return `Use ${name} instead of a minion from your hand`;
    if (o.at !== NOBODY && ask.kind === 'react') return `Use ${name} for ${q.name(o.at)}`;
    if (o.at !== NOBODY) return `Use ${name} with ${q.name(o.at)}`;
    const copied = o.def !== NOBODY && o.def !== q.card(o.card).def;
    if (isTalentBesideAnother(q, ask, o))
      return copied ? `Use the talent of ${name} as ${q.defs[o.def]!.name}` : `Use the talent of ${name}`;
    return copied ? `Use ${name} as ${q.defs[o.def]!.name}` : `Use ${name}`;
  }
  const base = q.isBase(o.card) ? NOBODY : q.base(o.card);
  return ask.kind === 'cards' && base !== NOBODY ? `${name} on ${q.name(base)}` : name;
}

/** What the play in use requires of an action (TERM-3): " to affect Aramis on Tortuga". */
function demandText(q: Query, seat: Seat, o: Option): string {
  const { affects, strengthens } = limitUsed(q, seat, o) ?? NO_LIMIT;
  if (affects !== undefined) return ` to affect ${minionText(q, minionStamped(q, affects)!)}`;
  if (strengthens === 'yours') return ' to strengthen your minion';
  return strengthens === undefined ? '' : ` to strengthen ${minionText(q, strengthens)}`;
}
const minionText = (q: Query, minion: CardIx): string => `${q.name(minion)} on ${q.name(q.base(minion))}`;

/** Does one text offer both its talent and something else to use? */
const isTalentBesideAnother = (q: Query, ask: Ask, { card, def, ix, at }: Option): boolean =>
  q.defs[def]?.abilities[ix]?.label === 'talent' &&
  ask.options.some((other) => other.card === card && other.def === def && other.ix !== ix && other.at === at);

function replacedBy(q: Query, { def, ix }: Option): 'action' | 'minion' | undefined {
  const ability = q.defs[def]?.abilities[ix];
  return ability?.kind === 'use' ? ability.replaces : undefined;
}

function faceDown(q: Query, ix: CardIx): string {
  const where = q.card(ix).zone === 'buried' ? 'buried on' : 'stored under';
  return `Card ${where} ${q.name(q.card(ix).at)}`;
}

function viaText(q: Query, seat: Seat, o: Option): string {
  if (o.via === REGULAR) return o.from === 'hand' && o.ix !== NOBODY ? 'your regular action play' : 'your regular play';
  if (o.via === OWN) return 'its own ability';
  const { sourceDef, limit } = q.extraPlays(seat)[o.via]!;
  return `the extra play of ${q.defs[sourceDef]!.name}${limitText(q, limit)}`;
}
