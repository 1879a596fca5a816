/** Silhouettes by name. The first page includes a few; the rest register when a table or a list opens. */
import type { BeastName } from './beasts.ts';
import type { FolkName } from './folk.ts';
import type { MotifName } from './motifs.ts';
import type { ScreenName } from './motifsScreen.ts';
import type { SpaceName } from './motifsSpace.ts';
import type { TaleName } from './motifsTales.ts';
import type { WorldName } from './motifsWorld.ts';
import { PRIM, type PrimName } from './primitives.ts';

export type ShapeName = PrimName | MotifName | BeastName | FolkName | ScreenName | SpaceName | TaleName | WorldName;

const shapes: Partial<Record<ShapeName, () => string>> = { ...PRIM };

export const addShapes = (more: Partial<Record<ShapeName, () => string>>): void => void Object.assign(shapes, more);

/** The path of a silhouette on the 24x24 grid; a bolt if the named one is not loaded. */
export const shape = (name: ShapeName): string => (shapes[name] ?? PRIM.bolt)();
