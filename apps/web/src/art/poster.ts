/** Registers the art of the first page: only four factions, so that it loads quickly. */
import type { ArtFile } from './authored.ts';
import { addArt, byFolder } from './factions.ts';

addArt(
  byFolder(
    import.meta.glob<ArtFile>('../../../../packages/cards/src/{aliens,ninjas,pirates,zombies}/art.json', {
      import: 'default',
      eager: true,
    }),
  ),
);

export { Emblem, Picture } from './Art.tsx';
