/** Positions for the guide's pictures. Their numbers come from the rules. */
import type { Position } from '../../game/lesson/position.ts';

const DECK = ['War Raptor', 'Howl'];

const position = (yours: string[], theirs: string[]): Position => ({
  seats: [
    { factions: ['Dinosaurs', 'Pirates'], hand: [], deck: DECK },
    { factions: ['Aliens', 'Robots'], hand: [], deck: ['Scout', 'Scout'] },
  ],
  bases: [{ name: 'Tar Pits', minions: [yours, theirs] }],
  nextBases: [],
});

export const POSITIONS = {
  played: position(['Laseratops'], []),
  shared: position(['Laseratops'], ['Supreme Overlord']),
  full: position(['Laseratops', 'King Rex'], ['Supreme Overlord']),
} as const;
