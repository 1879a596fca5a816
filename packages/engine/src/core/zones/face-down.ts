import type { Zone } from '../../model/index.ts';

/** BURY-1, STO-1: in play, and only its controller may look. */
export const isFaceDown = (zone: Zone): boolean => zone === 'buried' || zone === 'under';
