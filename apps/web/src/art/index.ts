export { BaseStrip, CardBack, Emblem, Mashup, Picture } from './Art.tsx';
export { factionArt, slug } from './factions.ts';
