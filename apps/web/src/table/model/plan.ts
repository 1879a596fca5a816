/**
 * Shares the height of bases that stand side by side among the lines of abilities and the rows of lanes, which line up.
 */
import {
  type Density,
  heightOf,
  hidden,
  isChip,
  isFull,
  named,
  neutralHeight,
  type Packed,
  packed,
  type Room,
  roomOf,
  shortness,
  sum,
} from './density.ts';

/** px: height of a line of a base's ability. */
export const LINE = 15;

/** What is at a base. */
export interface Shape {
  /** Cards in each lane. */
  counts: number[];
  monsters: number;
  /** px: height of a tile with room for the longest name and its marks; 0 if any tile has. */
  least: number;
  /** px: the same with more room, used if no card loses its name; at least `least`. */
  roomy?: number;
  /** Lanes whose chips have room for the names of their cards. */
  called?: boolean[];
}

/** The room of a base: all of its height below the numbers, including the lines of its ability. */
export interface Place extends Room {
  /** Lines that the whole ability takes. */
  lines: number;
  /** Columns of tiles with a name above a picture, narrower than those with text. */
  pictured?: number;
  /** Rows of lanes line up with those of other bases only if that costs no names. */
  apart?: boolean;
  /** px: named tiles grow up to this height, for names in three lines, if all lanes have room. */
  tallest?: number;
}

export interface Plan extends Omit<Packed, 'rows'> {
  /** Lines of the ability that are shown. */
  told: number;
  /** px: height of each row of lanes; null if they do not fit. */
  rows: number[] | null;
  /** px: height of the monsters above the lanes. */
  neutral: number;
  /** Columns of tiles with text or pictures. */
  wide: number;
}

/** Divides the height among rows as equally as their needs allow; null if the needs exceed it. */
export function share(needs: number[], height: number): number[] | null {
  if (sum(needs) > height) return null;
  const large: number[] = [];
  for (;;) {
    const rest = needs.filter((_, i) => !large.includes(i));
    const level = (height - sum(large.map((i) => needs[i]!))) / rest.length;
    const more = needs.findIndex((need, i) => !large.includes(i) && need > level);
    if (more < 0) return needs.map((need, i) => (large.includes(i) ? need : level));
    large.push(more);
  }
}

/** On a phone this many lines are worth more than texts and names of minions, and more than high tiles. */
const WORTH = 2;

/** px: width of a finger. */
const FINGER = 44;

/** This many lines say what most abilities are about. */
const FEW = 3;

interface Laid extends Packed {
  /** Chips replaced names so that rows line up. */
  chipped?: boolean;
  neutral: number;
  height: number;
}

function lay({ counts, monsters, least }: Shape, place: Place, told: number): Laid {
  const close = place.close && { ...place.close, tile: Math.max(place.close.tile, least) };
  const neutral = neutralHeight(monsters, place);
  const height = place.height - told * LINE;
  const found = packed(counts, { ...place, close, height: height - neutral });
  const rows = found.rows.map((row, i) => (i === 0 ? row + neutral : row));
  return { ...found, rows, neutral, height };
}

/** Makes tiles as high as the room allows, for fingers. */
function taller(laid: Laid, shape: Shape, place: Place, told: number): Laid {
  const { close, ...loose } = place;
  const set = laid.close ? { ...loose, head: close!.head, gap: close!.gap } : loose;
  let best = laid;
  for (let tile = laid.tile + 2; tile <= FINGER; tile += 2) {
    const next = lay({ ...shape, least: 0 }, { ...set, tile }, told);
    const isSame = next.density.every((one, i) => one === laid.density[i]);
    if (!isSame || sum(next.rows) > next.height) break;
    best = { ...next, close: laid.close };
  }
  return best;
}

/** Replaces two rows of tiles lower than a finger is wide by one row of chips with names. */
function inOneRow(laid: Laid, shape: Shape, place: Place, told: number): Laid {
  if (laid.tile >= FINGER || !shape.called?.includes(true)) return laid;
  const chipped = lay({ ...shape, least: 0 }, { ...place, chipped: shape.called }, told);
  const isWhole = chipped.density.every((one, i) => one !== 'chip' || shape.called![i] || laid.density[i] === one);
  return isWhole && chipped.tile > laid.tile && sum(chipped.rows) <= chipped.height ? chipped : laid;
}

/** px: rows of lanes with the same heights at all bases; null if some base lacks the room. */
function aligned(all: Laid[]): number[] | null {
  const needs = all[0]!.rows.map((_, i) => Math.max(...all.map(({ rows }) => rows[i] ?? 0)));
  return share(needs, Math.min(...all.map(({ height }) => height)));
}

/** Lays out all bases closer, with tiles of this height. */
const closer = (shapes: Shape[], places: Place[], told: number, tile: number): Laid[] =>
  shapes.map((shape, i) => {
    const { close, ...place } = places[i]!;
    if (!close) return lay(shape, place, told);
    const high = Math.max(tile, Math.min(shape.least, place.tile));
    const set = { ...place, close, head: close.head, gap: close.gap, tile: high };
    return { ...lay(shape, set, told), close: true };
  });

/** Places whose lanes use chips wherever chips with names save a row. */
const chippedIn = (shapes: Shape[], places: Place[]): Place[] =>
  places.map((place, i) => ({ ...place, chipped: shapes[i]!.called }));

/** Lays out bases; all set closer if one is, or if only then their rows line up, with the highest tiles possible. */
function laidOut(shapes: Shape[], places: Place[], told: number): Laid[] {
  const all = shapes.map((shape, i) => lay(shape, places[i]!, told));
  const isClose = all.some(({ close }) => close);
  const [{ close, tile: from }] = places as [Place];
  if (!close || shapes.length === 1 || (!isClose && aligned(all))) return all;
  for (let tile = from; tile >= close.tile; tile -= 2) {
    const near = closer(shapes, places, told, tile);
    if (aligned(near)) return near;
  }
  const chipped = chippedIn(shapes, places);
  // With one base set closer, the larger heads of the others would take up the height of its rows.
  const near = isClose ? [closer(shapes, chipped, told, from)] : [];
  for (const laid of [...near, shapes.map((shape, i) => lay(shape, chipped[i]!, told))])
    if (aligned(laid)) return laid.map((one) => ({ ...one, chipped: true }));
  return isClose ? closer(shapes, places, told, from) : all;
}

/** How much the lanes of a base leave out; a chip with a name counts as a tile. */
const untold = (density: Density[], { called = [] }: Shape): number =>
  hidden(density.map((one, i) => (one === 'chip' && called[i] ? 'name' : one)));

/**
 * Whether this many lines leave every base what it shows with one line less: names, but not necessarily texts and high
 * tiles. The first few lines may cost a lane its names, except at a base with a titan. On a phone, where abilities
 * start without lines, the first lines may make tiles lower and chips narrower; later ones may cost nothing.
 */
function spares(
  [next, before]: [Laid[], Laid[]],
  told: number,
  phone: boolean,
  shapes: Shape[],
  places: Place[],
): boolean {
  // The first few lines are worth more than rows that line up only by means of chips.
  const isBound = aligned(before) !== null && !(told <= FEW && before.some(({ chipped }) => chipped));
  const isFit = isBound ? aligned(next) !== null : next.every(({ rows, height }) => share(rows, height));
  return (
    isFit &&
    next.every(({ density, tile }, i) => {
      const was = before[i]!;
      const tellsLess = shortness(density) > shortness(was.density);
      const shape = shapes[i]!;
      const spared = told <= FEW && shape.least === 0 ? 1 : 0;
      if (!phone) return untold(density, shape) <= untold(was.density, shape) + spared;
      // Emblems can stand for names, but nothing for an ability. On the smallest phones chips have no emblems.
      if (told <= WORTH) return !places[i]!.slender || named(density) >= named(was.density);
      // The first few lines are worth the texts of minions, but not their names.
      if (told <= FEW && tile >= was.tile && named(density) >= named(was.density)) return true;
      // Tiles that are already lower than a finger is wide may get even lower.
      if (was.tile < FINGER) return named(density) >= named(was.density);
      return tile >= was.tile && !tellsLess && density.every((one, at) => isFull(one) || !isFull(was.density[at]!));
    })
  );
}

/** Whether all cards at these bases show their texts or pictures. */
const areFull = (plans: Plan[], shapes: Shape[]): boolean =>
  plans.every(({ density }, i) => density.every((one, lane) => shapes[i]!.counts[lane] === 0 || isFull(one)));

/** With more players than this lanes are low: the lines of abilities come before texts and pictures. */
const FEW_PLAYERS = 3;

/**
 * Plans bases that stand side by side. All show the same number of lines, so that meters and lanes line up: as many as
 * cost no minion its name, and no more than the longest ability has. Each lane that turns out high enough shows texts or
 * pictures.
 */
export function planned(shapes: Shape[], places: Place[], least: number, most: number): Plan[] {
  const low = plannedAlike(shapes, places, least, most);
  if (shapes.every((shape) => roomyOf(shape) === shape.least)) return low;
  const larger = shapes.map((shape) => ({ ...shape, least: roomyOf(shape) }));
  const roomy = plannedAlike(larger, places, least, most);
  const lost = (plans: Plan[]): number => sum(plans.map(({ density }) => hidden(density)));
  return roomy.every(({ rows }) => rows) && lost(roomy) <= lost(low) ? roomy : low;
}

const roomyOf = ({ least, roomy = least }: Shape): number => roomy;

function plannedAlike(shapes: Shape[], places: Place[], least: number, most: number): Plan[] {
  const plannedWith = (all: Place[]) => plannedIn(shapes, all, least, most);
  const plans = plannedWith(places);
  if (shapes.length < 2 || areFull(plans, shapes)) return plans;
  const larger = places.map((place) => ({ ...place, wide: place.pictured ?? place.wide }));
  const pictured = plannedWith(larger);
  if (areFull(pictured, shapes)) return pictured;
  if (shapes.every(({ counts }) => counts.length <= FEW_PLAYERS)) return plans;
  const named = plannedWith(places.map((place) => ({ ...place, wide: 0 })));
  return named.map((plan, i) => filled(plan, shapes[i]!, larger[i]!));
}

function plannedIn(all: Shape[], places: Place[], least: number, most: number): Plan[] {
  // No bases are on the table yet, in a game or in a replay of its start.
  if (all.length === 0) return [];
  // Lanes that do not stand in pairs have chips too narrow for names.
  const shapes = all.map((shape, i) => (places[i]!.pairs ? shape : { ...shape, called: [] }));
  const at = (told: number) => laidOut(shapes, places, told);
  const phone = places.every(({ scrolls }) => scrolls);
  const longest = Math.max(...places.map(({ lines }) => lines));
  let told = Math.min(least, longest);
  let laid = at(told);
  for (let more = told + 1; more <= Math.min(most, longest); more++) {
    const next = at(more);
    if (!spares([next, laid], more, phone, shapes, places)) break;
    [told, laid] = [more, next];
  }
  if (phone)
    laid = laid.map((one, i) => {
      const row = inOneRow(one, shapes[i]!, places[i]!, told);
      return taller(row, shapes[i]!, places[i]!, told);
    });
  const rows = aligned(laid);
  const plans = laid.map(({ rows: needs, height, ...one }, i) => {
    const free = apart(one.density, shapes[i]!, places[i]!, told);
    if (free) return free;
    const own = rows ?? share(needs, height);
    const density = own && !phone ? unchipped({ ...one, rows: own }, shapes[i]!, places[i]!) : one.density;
    return { ...one, density, told, rows: own, wide: places[i]!.wide };
  });
  return raised(plans, shapes, places);
}

/** The plan of a base whose rows need not line up with others, if that shows names instead of chips. */
function apart(density: Density[], shape: Shape, place: Place, told: number): Plan | null {
  if (!place.apart || !density.some(isChip)) return null;
  const { rows: needs, height, ...own } = lay(shape, place, told);
  const rows = own.density.some(isChip) ? null : share(needs, height);
  return rows && { ...own, rows, told, wide: place.wide };
}

type Rows = Pick<Plan, 'density' | 'tile' | 'close' | 'neutral' | 'rows'>;

/** Whether a lane fits its row in this density and with tiles of this height. */
function isRoomy(plan: Rows, { counts }: Shape, place: Place, i: number, density: Density, tile: number): boolean {
  const room = { ...place, ...(plan.close && place.close), tile };
  const row = room.pairs ? Math.floor(i / 2) : i;
  const free = (plan.rows?.[row] ?? 0) - (row === 0 ? plan.neutral : 0);
  return heightOf(counts[i]!, density, roomOf(i, counts.length, room)) <= free;
}

/** Turns chips back into names where a lane ends up high enough for those. */
const unchipped = (plan: Rows, shape: Shape, place: Place): Density[] =>
  plan.density.map((one, i) => (one === 'chip' && isRoomy(plan, shape, place, i, 'name', plan.tile) ? 'name' : one));

/** px: narrow lanes need this much more height for a picture that does not look like a strip, and the narrowest more. */
const SPARE = { narrow: 24, narrowest: 48 };

/** Turns names into texts or pictures where a lane ends up high enough for those. */
function filled(plan: Plan, shape: Shape, place: Place): Plan {
  const { head, close, pairs, columns } = place;
  const spare = SPARE[columns === 1 ? 'narrowest' : 'narrow'];
  // Narrow lanes seldom have room for texts without pictures.
  const all: Density[] = pairs ? ['card'] : ['card', 'text'];
  const more = (one: number) => (pairs ? one + spare : one);
  const room = { ...place, head: more(head), close: close && { ...close, head: more(close.head) } };
  const fullest = (i: number) => all.find((one) => isRoomy(plan, shape, room, i, one, plan.tile));
  const density = plan.density.map((one, i) => (one === 'name' ? (fullest(i) ?? one) : one));
  return { ...plan, density, wide: place.wide };
}

/** Raises tiles to the greatest height for which all lanes have room. */
function raised(plans: Plan[], shapes: Shape[], places: Place[]): Plan[] {
  const [{ tallest }] = places as [Place];
  let tile = Math.max(...plans.map((plan) => plan.tile));
  // Monsters need the room that higher tiles would take.
  const isBound = plans.some((plan) => plan.tile !== tile || !plan.rows || plan.neutral > 0);
  if (tallest === undefined || isBound) return plans;
  const isFit = (next: number) =>
    plans.every((plan, i) => plan.density.every((one, at) => isRoomy(plan, shapes[i]!, places[i]!, at, one, next)));
  while (tile + 2 <= tallest && isFit(tile + 2)) tile += 2;
  return plans.map((plan) => ({ ...plan, tile }));
}
