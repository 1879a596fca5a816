import { say } from '../../i18n/say.ts';
import type { PilesView } from '../../view/types.ts';

/** This game's shared decks as short texts for a chip. */
export function chips({ madness, monsters, treasures }: PilesView): string[] {
  return [
    ...(madness === null ? [] : [say('Madness {n}', { n: madness })]),
    ...(monsters === null ? [] : [say('Monsters {n}', { n: monsters.deck })]),
    ...(treasures === null ? [] : [say('Treasures {n}', { n: treasures.deck })]),
  ];
}
