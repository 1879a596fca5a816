import './all.ts';

export { BaseStrip, CardBack, Emblem, Mashup, mashupAddress, Picture } from './Art.tsx';
export { factionArt, slug } from './factions.ts';
