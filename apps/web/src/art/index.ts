export { BaseStrip, CardBack, Emblem, Mashup, Picture, type PictureProps } from './Art.tsx';
export { FACTIONS, type FactionArt, factionArt, slug } from './factions.ts';
