/** Mid-game positions, one for each mechanic that a test plays through. */
import type { Position } from './prepared.ts';

/** Gunfighter against Leprechaun, with one card that helps in the duel and one that only seems to. */
export const duel: Position = {
  options: { cover: true },
  seats: {
    A: { factions: ['Cowboys', 'Aliens'], hand: ['High Noon', 'Quick Draw', 'Invader', 'Collector'], vp: 6 },
    B: { factions: ['Robots', 'Tricksters'], hand: ['Warbot', 'Zapbot', 'Enshrouding Mist'], vp: 8 },
  },
  bases: [
    {
      name: 'Jungle Oasis',
      cards: [
        { seat: 'A', card: 'Gunfighter' },
        { seat: 'B', card: 'Leprechaun' },
      ],
    },
    {
      name: 'The Homeworld',
      cards: [
        { seat: 'A', card: 'Scout' },
        { seat: 'A', card: 'Invader' },
      ],
    },
    { name: 'The Central Brain', cards: [{ seat: 'B', card: 'Nukebot' }] },
  ],
};

/** Two players who bury cards; one of them already has. */
export const buried: Position = {
  options: { cover: true },
  seats: {
    A: {
      factions: ['Ancient Egyptians', 'Dinosaurs'],
      hand: ['Seal the Tomb', 'Tomb Trap', 'You Can Take It With You', 'King Rex'],
      vp: 5,
    },
    B: { factions: ['Pirates', 'Aliens'], hand: ['First Mate', 'Scout'], vp: 7 },
  },
  bases: [
    {
      name: 'Star Portal',
      cards: [
        { seat: 'A', card: 'Priest of Anubis' },
        { seat: 'B', card: 'Collector' },
      ],
      buried: [{ seat: 'A', card: 'Blessing of Anubis' }],
    },
    {
      name: 'Tortuga',
      cards: [
        { seat: 'B', card: 'First Mate' },
        { seat: 'A', card: 'War Raptor' },
      ],
      buried: [{ seat: 'B', card: 'Mummy', owner: 'A' }],
    },
    { name: 'Jungle Oasis' },
  ],
};

/** A base with two monsters that is about to score: five treasures for two players. */
export const monsters: Position = {
  options: { cover: true },
  seats: {
    A: { factions: ['Warriors', 'Aliens'], hand: ['Taunter', 'Dumbbells'], vp: 4 },
    B: { factions: ['Robots', 'Mages'], hand: ['Zapbot'], vp: 9 },
  },
  bases: [
    {
      name: 'Bastion',
      cards: [
        { seat: 'A', card: 'Big Hero' },
        { seat: 'A', card: 'Star Player' },
        { seat: 'A', card: 'Invader' },
        { seat: 'B', card: 'Warbot' },
        { seat: 'B', card: 'Nukebot' },
      ],
      monsters: ['Plutonium Dragon', 'Bigfoot'],
    },
    { name: 'The Gauntlet', cards: [{ seat: 'B', card: 'Zapbot' }], monsters: ['Ghoul'] },
    { name: 'The Homeworld', cards: [{ seat: 'A', card: 'Scout' }] },
  ],
  treasureDeck: [
    'Wishing Ring',
    'Tiger Steed',
    'Magic Missile',
    'Potion of Halitosis',
    'Chest of Holding',
    'Buckler of Swashing',
  ],
};

/** One titan is in play; the other waits for a place that supports it. */
export const titans: Position = {
  options: { cover: true },
  seats: {
    A: { factions: ['Bear Cavalry', 'Dinosaurs'], hand: ['Cub Scout', 'King Rex'], vp: 3 },
    B: { factions: ['Mega Troopers', 'Aliens'], hand: ['Scout'], vp: 5 },
  },
  bases: [
    {
      name: 'Tortuga',
      cards: [
        { seat: 'A', card: 'King Rex' },
        { seat: 'A', card: 'War Raptor' },
        { seat: 'B', card: 'Invader' },
        { seat: 'B', card: 'Scout' },
        { seat: 'B', card: 'Megabot' },
      ],
    },
    { name: 'Jungle Oasis', cards: [{ seat: 'B', card: 'Collector' }] },
    { name: 'The Homeworld' },
  ],
  titans: [{ seat: 'A', card: 'Major Ursa' }],
};

/** The last turn: 15, 14 and 13 points with 5, 3 and no Madness cards. */
export const madness: Position = {
  seats: {
    A: {
      factions: ['Miskatonic University', 'Ghosts'],
      hand: ['Madness', 'Madness'],
      deck: ['Spectre', 'Ghost', 'Madness'],
      discard: ['Madness', 'Madness'],
      vp: 15,
    },
    B: {
      factions: ['Minions of Cthulhu', 'Robots'],
      hand: ['Madness', 'Zapbot'],
      deck: ['Warbot', 'Madness'],
      discard: ['Madness'],
      vp: 14,
    },
    C: { factions: ['Pirates', 'Aliens'], hand: ['Scout'], deck: ['First Mate', 'Collector'], vp: 13 },
  },
  bases: [
    { name: 'Tortuga', cards: [{ seat: 'C', card: 'Invader' }] },
    { name: 'Jungle Oasis', cards: [{ seat: 'A', card: 'Spectre' }] },
    { name: 'The Homeworld', cards: [{ seat: 'B', card: 'Warbot' }] },
    { name: 'The Central Brain' },
  ],
  madness: 22,
};

/** Decks that rely on hidden cards, which are buried, placed in duels and looked at; two cards are stored. */
export const secrets: Position = {
  options: { cover: true, vpToWin: 4 },
  seats: {
    A: {
      factions: ['Cowboys', 'Ancient Egyptians'],
      hand: [
        'Gold in Them Thar Hills',
        'Seal the Tomb',
        'High Noon',
        'Gunfighter',
        'Pharaoh',
        'You Can Take It With You',
      ],
    },
    B: {
      factions: ['Vikings', 'Samurai'],
      hand: ['Honorable Combat', 'Cast the Runes', 'Shogun', 'Ransack', 'Tribute'],
    },
  },
  bases: [
    {
      name: 'The Central Brain',
      cards: [
        { seat: 'A', card: 'Pinkerton', under: [{ seat: 'A', card: 'Lost Knowledge' }] },
        { seat: 'B', card: 'Huscarl', under: [{ seat: 'B', card: 'Viking Funeral' }] },
      ],
      buried: [{ seat: 'A', card: 'Mummy Strength' }],
    },
    { name: 'Tortuga', cards: [{ seat: 'B', card: 'Bushi' }], buried: [{ seat: 'B', card: 'Final Haiku' }] },
    { name: 'The Homeworld', cards: [{ seat: 'A', card: 'Deputy' }] },
  ],
};

/** A letter that will wait three turns, with a card under it. */
export const letter: Position = {
  seats: {
    A: { factions: ['Backtimers', 'Dinosaurs'], hand: ['Letter From Another Time'], vp: 4 },
    B: { factions: ['Pirates', 'Aliens'], hand: ['First Mate'], vp: 6 },
  },
  bases: [
    { name: 'Tortuga', cards: [{ seat: 'B', card: 'Scout' }] },
    { name: 'The Homeworld' },
    { name: 'The Grey Opal' },
  ],
};
