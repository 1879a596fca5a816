/** Parts of characters and lands by name. The first page includes a few; the others register with the table. */
import { BODY, EXTRA, GEAR, HEAD, type Part } from './cast.ts';
import type { MORE_BODY, MORE_EXTRA, MORE_GEAR, MORE_HEAD } from './castMore.ts';
import type { SCREEN_BODY, SCREEN_EXTRA, SCREEN_GEAR, SCREEN_HEAD } from './castScreen.ts';
import type { TALE_BODY, TALE_EXTRA, TALE_GEAR, TALE_HEAD } from './castTales.ts';
import { LAND, type Random } from './land.ts';
import type { MORE_LAND } from './landMore.ts';

export type BodyName = keyof typeof BODY | keyof typeof MORE_BODY | keyof typeof TALE_BODY | keyof typeof SCREEN_BODY;
export type HeadName = keyof typeof HEAD | keyof typeof MORE_HEAD | keyof typeof TALE_HEAD | keyof typeof SCREEN_HEAD;
export type GearName = keyof typeof GEAR | keyof typeof MORE_GEAR | keyof typeof TALE_GEAR | keyof typeof SCREEN_GEAR;
export type ExtraName =
  | keyof typeof EXTRA
  | keyof typeof MORE_EXTRA
  | keyof typeof TALE_EXTRA
  | keyof typeof SCREEN_EXTRA;
export type LandName = keyof typeof LAND | keyof typeof MORE_LAND;

interface Parts {
  body: Partial<Record<BodyName, Part>>;
  head: Partial<Record<HeadName, Part>>;
  gear: Partial<Record<GearName, Part>>;
  extra: Partial<Record<ExtraName, string>>;
  land: Partial<Record<LandName, (r: Random) => string>>;
}
const known: Parts = {
  body: { ...BODY },
  head: { ...HEAD },
  gear: { ...GEAR },
  extra: { ...EXTRA },
  land: { ...LAND },
};

export function addParts(more: Partial<Parts>): void {
  for (const kind of Object.keys(more) as (keyof Parts)[]) Object.assign(known[kind], more[kind]);
}

/** Each of these falls back to a plain part if the named one is not loaded. */
export const body = (name: BodyName): Part => known.body[name] ?? BODY.coat;
export const head = (name: HeadName): Part => known.head[name] ?? HEAD.round;
export const gear = (name: GearName): Part => known.gear[name] ?? GEAR.none;
export const extra = (name: ExtraName): string => known.extra[name] ?? '';
export const land = (name: LandName): ((r: Random) => string) => known.land[name] ?? LAND.towers;
