/** Registers the art of every faction. Not for the first page, which shows four. */
import type { ArtFile } from './authored.ts';
import { BEASTS } from './beasts.ts';
import { MORE_BODY, MORE_EXTRA, MORE_GEAR, MORE_HEAD } from './castMore.ts';
import { addArt, byFolder } from './factions.ts';
import { FOLK } from './folk.ts';
import { MORE_LAND } from './landMore.ts';
import { MOTIFS } from './motifs.ts';
import { addParts } from './parts.ts';
import { addShapes } from './shapes.ts';

const files = import.meta.glob<ArtFile>('../../../../packages/cards/src/{*,decks/*}/art.json', {
  import: 'default',
  eager: true,
});

addShapes(MOTIFS);
addShapes(BEASTS);
addShapes(FOLK);
addParts({ body: MORE_BODY, head: MORE_HEAD, gear: MORE_GEAR, extra: MORE_EXTRA, land: MORE_LAND });
addArt(byFolder(files));
