/** Registers the art of every faction. The home page, which shows four, does not import this. */
import type { ArtFile } from './authored.ts';
import { BEASTS } from './beasts.ts';
import { MORE_BODY, MORE_EXTRA, MORE_GEAR, MORE_HEAD } from './castMore.ts';
import { SCREEN_BODY, SCREEN_EXTRA, SCREEN_GEAR, SCREEN_HEAD } from './castScreen.ts';
import { TALE_BODY, TALE_EXTRA, TALE_GEAR, TALE_HEAD } from './castTales.ts';
import { addArt, byFolder } from './factions.ts';
import { FOLK } from './folk.ts';
import { MORE_LAND } from './landMore.ts';
import { MOTIFS } from './motifs.ts';
import { SCREEN } from './motifsScreen.ts';
import { SPACE } from './motifsSpace.ts';
import { TALES } from './motifsTales.ts';
import { WORLD } from './motifsWorld.ts';
import { addParts } from './parts.ts';
import { addShapes } from './shapes.ts';

const files = import.meta.glob<ArtFile>('../../../../packages/cards/src/{*,decks/*}/art.json', {
  import: 'default',
  eager: true,
});

addShapes(MOTIFS);
addShapes(BEASTS);
addShapes(FOLK);
addShapes(SCREEN);
addShapes(SPACE);
addShapes(TALES);
addShapes(WORLD);
addParts({ body: MORE_BODY, head: MORE_HEAD, gear: MORE_GEAR, extra: MORE_EXTRA, land: MORE_LAND });
addParts({ body: TALE_BODY, head: TALE_HEAD, gear: TALE_GEAR, extra: TALE_EXTRA });
addParts({ body: SCREEN_BODY, head: SCREEN_HEAD, gear: SCREEN_GEAR, extra: SCREEN_EXTRA });
addArt(byFolder(files));
