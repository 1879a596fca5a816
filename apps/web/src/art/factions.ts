/** One authored line of meaning per faction; all geometry is generated from it.
 *  inks: [A, B] as OKLCH triples, L .45-.75, C <= .11 so they can never be taken for a seat colour.
 *  emblem: base silhouette, over = second-ink figure, stamp outline, neg = plate printed solid, glyph knocked out.
 *  cast: how the picture generator builds a character; land: what the horizon is made of; props: action pictures. */
import type { BODY, EXTRA, EYES, GEAR, HEAD } from './cast.ts';
import { hash, oklch } from './color.ts';
import { LAND, type LandName } from './land.ts';
import { OVER, type OverName, PRIM, type PrimName, STAMP, type StampName } from './primitives.ts';

export interface FactionArt {
  id: string;
  name: string;
  inks: readonly [string, string];
  emblem: { base: PrimName; over: OverName; stamp: StampName; tone: number; neg?: 1 };
  cast: {
    body: keyof typeof BODY;
    head: keyof typeof HEAD;
    gear: readonly (keyof typeof GEAR)[];
    eyes: keyof typeof EYES;
    extra?: keyof typeof EXTRA;
  };
  /** A titan that looks like nobody else of its faction. */
  titan?: FactionArt['cast'];
  land: LandName;
  props: readonly PrimName[];
}
type Lch = [number, number, number];

const F = (
  id: string,
  name: string,
  A: Lch,
  B: Lch,
  emblem: FactionArt['emblem'],
  cast: FactionArt['cast'],
  land: LandName,
  props: PrimName[],
  titan?: FactionArt['cast'],
): FactionArt => ({ id, name, inks: [oklch(...A), oklch(...B)], emblem, cast, land, props, ...(titan && { titan }) });

const ALL: FactionArt[] = [
  F(
    'pirates',
    'Pirates',
    [0.45, 0.075, 240],
    [0.7, 0.11, 45],
    { base: 'anchor', over: 'wave', stamp: 'ticket', tone: 2 },
    { body: 'coat', head: 'round', gear: ['tricorn', 'bandana'], eyes: 'patch', extra: 'beard' },
    'sea',
    ['blade', 'bomb', 'anchor', 'wheel'],
    { body: 'none', head: 'squid', gear: ['none'], eyes: 'hollow' },
  ),
  F(
    'robots',
    'Robots',
    [0.47, 0.06, 285],
    [0.74, 0.07, 165],
    { base: 'bot', over: 'bars', stamp: 'torn', tone: 5 },
    { body: 'box', head: 'box', gear: ['antenna', 'dome'], eyes: 'visor' },
    'factory',
    ['cog', 'bot', 'bolt'],
  ),
  F(
    'ninjas',
    'Ninjas',
    [0.45, 0.035, 310],
    [0.63, 0.11, 20],
    { base: 'shuriken', over: 'sun', stamp: 'disc', tone: 0, neg: 1 },
    { body: 'gi', head: 'hood', gear: ['knot', 'none'], eyes: 'slit' },
    'pagoda',
    ['shuriken', 'mask', 'blade', 'torii'],
  ),
  F(
    'wizards',
    'Wizards',
    [0.45, 0.1, 315],
    [0.75, 0.1, 88],
    { base: 'hat', over: 'rays', stamp: 'pentagon', tone: 3 },
    { body: 'robe', head: 'round', gear: ['pointed', 'pointed2'], eyes: 'dots', extra: 'longbeard' },
    'towers',
    ['book', 'hat', 'bolt', 'eye'],
  ),
  F(
    'aliens',
    'Aliens',
    [0.45, 0.075, 190],
    [0.75, 0.11, 122],
    { base: 'saucer', over: 'low', stamp: 'blob', tone: 6 },
    { body: 'thin', head: 'alien', gear: ['none', 'antenna2'], eyes: 'almond' },
    'space',
    ['saucer', 'eye', 'bolt'],
  ),
  F(
    'zombies',
    'Zombies',
    [0.46, 0.07, 138],
    [0.74, 0.07, 25],
    { base: 'hand', over: 'ground', stamp: 'torn', tone: 4 },
    { body: 'rags', head: 'skullish', gear: ['brain', 'none'], eyes: 'cross', extra: 'teeth' },
    'graves',
    ['hand', 'bone', 'door'],
  ),
  F(
    'dinosaurs',
    'Dinosaurs',
    [0.46, 0.08, 155],
    [0.7, 0.105, 58],
    { base: 'print', over: 'half', stamp: 'blob', tone: 1 },
    { body: 'none', head: 'dino', gear: ['spikes', 'none', 'horn'], eyes: 'dots' },
    'jungle',
    ['print', 'leaf', 'bolt', 'flame'],
  ),
  F(
    'tricksters',
    'Tricksters',
    [0.47, 0.1, 35],
    [0.73, 0.1, 135],
    { base: 'mushroom', over: 'dots', stamp: 'gearrim', tone: 2 },
    { body: 'tunic', head: 'round', gear: ['buckle', 'cone'], eyes: 'dots', extra: 'ears' },
    'mushrooms',
    ['mushroom', 'mask', 'leaf', 'flame'],
  ),
  F(
    'bear-cavalry',
    'Bear Cavalry',
    [0.45, 0.09, 18],
    [0.75, 0.07, 78],
    { base: 'paw', over: 'full', stamp: 'ticket', tone: 7 },
    { body: 'coat', head: 'bear', gear: ['ushanka', 'none'], eyes: 'dots' },
    'pines',
    ['paw', 'crown', 'blade'],
  ),
  F(
    'ghosts',
    'Ghosts',
    [0.5, 0.05, 262],
    [0.75, 0.07, 312],
    { base: 'ghost', over: 'sun', stamp: 'torn', tone: 3, neg: 1 },
    { body: 'none', head: 'sheet', gear: ['none', 'fez'], eyes: 'hollow' },
    'manor',
    ['ghost', 'door', 'eye'],
  ),
  F(
    'killer-plants',
    'Killer Plants',
    [0.45, 0.085, 160],
    [0.66, 0.11, 0],
    { base: 'trap', over: 'ground', stamp: 'disc', tone: 5 },
    { body: 'stem', head: 'trap', gear: ['petals', 'none'], eyes: 'none' },
    'jungle',
    ['trap', 'leaf', 'mushroom'],
  ),
  F(
    'steampunks',
    'Steampunks',
    [0.45, 0.07, 60],
    [0.73, 0.075, 190],
    { base: 'zeppelin', over: 'burst', stamp: 'gearrim', tone: 6 },
    { body: 'coat', head: 'round', gear: ['tophat', 'goggles'], eyes: 'goggles', extra: 'moustache' },
    'factory',
    ['cog', 'zeppelin', 'wheel'],
  ),
  F(
    'ancient-egyptians',
    'Ancient Egyptians',
    [0.48, 0.09, 75],
    [0.72, 0.09, 240],
    { base: 'eye', over: 'rays', stamp: 'pentagon', tone: 4 },
    { body: 'rags', head: 'round', gear: ['bandana', 'none'], eyes: 'almond' },
    'graves',
    ['eye', 'door', 'mask'],
    { body: 'none', head: 'bear', gear: ['bandana'], eyes: 'almond' },
  ),
  F(
    'vikings',
    'Vikings',
    [0.46, 0.05, 235],
    [0.74, 0.105, 72],
    { base: 'helm', over: 'diamond', stamp: 'pentagon', tone: 1 },
    { body: 'coat', head: 'round', gear: ['horned'], eyes: 'dots', extra: 'beard' },
    'sea',
    ['helm', 'blade'],
  ),
  F(
    'vampires',
    'Vampires',
    [0.45, 0.105, 8],
    [0.72, 0.05, 325],
    { base: 'bat', over: 'low', stamp: 'disc', tone: 4 },
    { body: 'robe', head: 'round', gear: ['widow'], eyes: 'slit', extra: 'fangs' },
    'manor',
    ['bat', 'door'],
  ),
  F(
    'dragons',
    'Dragons',
    [0.46, 0.105, 38],
    [0.72, 0.07, 215],
    { base: 'flame', over: 'stripes', stamp: 'blob', tone: 5 },
    { body: 'none', head: 'dino', gear: ['horn'], eyes: 'slit' },
    'towers',
    ['flame', 'crown'],
  ),
  F(
    'sharks',
    'Sharks',
    [0.46, 0.075, 222],
    [0.73, 0.1, 28],
    { base: 'fin', over: 'low', stamp: 'ticket', tone: 0 },
    { body: 'none', head: 'dino', gear: ['none'], eyes: 'dots' },
    'sea',
    ['fin'],
  ),
  F(
    'cowboys',
    'Cowboys',
    [0.46, 0.08, 40],
    [0.74, 0.09, 88],
    { base: 'wheel', over: 'burst', stamp: 'torn', tone: 7 },
    { body: 'coat', head: 'round', gear: ['tophat', 'bandana'], eyes: 'slit', extra: 'moustache' },
    'pines',
    ['wheel', 'bomb', 'hat'],
  ),
  F(
    'samurai',
    'Samurai',
    [0.45, 0.085, 275],
    [0.75, 0.08, 5],
    { base: 'torii', over: 'sun', stamp: 'torn', tone: 1 },
    { body: 'gi', head: 'round', gear: ['crest'], eyes: 'slit' },
    'pagoda',
    ['torii', 'blade'],
  ),
  F(
    'penguins',
    'Penguins',
    [0.45, 0.06, 268],
    [0.75, 0.06, 212],
    { base: 'penguin', over: 'wave', stamp: 'disc', tone: 2 },
    { body: 'coat', head: 'round', gear: ['tophat'], eyes: 'dots' },
    'pines',
    ['penguin'],
  ),
  F(
    'time-travelers',
    'Time Travelers',
    [0.46, 0.1, 298],
    [0.75, 0.085, 178],
    { base: 'hourglass', over: 'rays', stamp: 'gearrim', tone: 4 },
    { body: 'coat', head: 'round', gear: ['goggles'], eyes: 'goggles' },
    'towers',
    ['hourglass'],
  ),
  F(
    'werewolves',
    'Werewolves',
    [0.45, 0.06, 52],
    [0.75, 0.09, 95],
    { base: 'moon', over: 'stripes', stamp: 'pentagon', tone: 3, neg: 1 },
    { body: 'rags', head: 'bear', gear: ['none'], eyes: 'slit' },
    'pines',
    ['moon'],
  ),
  F(
    'minions-of-cthulhu',
    'Minions of Cthulhu',
    [0.46, 0.085, 175],
    [0.74, 0.1, 120],
    { base: 'eye', over: 'burst', stamp: 'blob', tone: 6 },
    { body: 'robe', head: 'hood', gear: ['none', 'spikes'], eyes: 'hollow' },
    'sea',
    ['eye', 'mask', 'moon'],
    { body: 'none', head: 'squid', gear: ['horn'], eyes: 'slit' },
  ),
  F(
    'miskatonic-university',
    'Miskatonic University',
    [0.46, 0.09, 25],
    [0.75, 0.07, 80],
    { base: 'book', over: 'half', stamp: 'pentagon', tone: 0 },
    { body: 'coat', head: 'round', gear: ['goggles', 'none'], eyes: 'goggles', extra: 'moustache' },
    'manor',
    ['book', 'eye', 'door'],
  ),
  F(
    'giant-ants',
    'Giant Ants',
    [0.45, 0.08, 42],
    [0.74, 0.1, 108],
    { base: 'ant', over: 'ground', stamp: 'gearrim', tone: 6 },
    { body: 'thin', head: 'alien', gear: ['antenna2'], eyes: 'almond', extra: 'teeth' },
    'mushrooms',
    ['ant', 'leaf', 'crown'],
    { body: 'stem', head: 'trap', gear: ['spikes'], eyes: 'none' },
  ),
  F(
    'kaiju',
    'Kaiju',
    [0.46, 0.09, 145],
    [0.7, 0.11, 12],
    { base: 'flame', over: 'burst', stamp: 'torn', tone: 6 },
    { body: 'rags', head: 'dino', gear: ['spikes', 'horn'], eyes: 'slit' },
    'towers',
    ['flame', 'print', 'bolt'],
    { body: 'none', head: 'dino', gear: ['spikes'], eyes: 'hollow' },
  ),
  F(
    'mega-troopers',
    'Mega Troopers',
    [0.46, 0.1, 300],
    [0.75, 0.105, 100],
    { base: 'bolt', over: 'rays', stamp: 'pentagon', tone: 2 },
    { body: 'gi', head: 'round', gear: ['dome', 'crest'], eyes: 'visor' },
    'space',
    ['bolt', 'blade', 'crown'],
    { body: 'box', head: 'box', gear: ['crest'], eyes: 'visor' },
  ),
  F(
    'kitty-cats',
    'Kitty Cats',
    [0.5, 0.1, 350],
    [0.75, 0.09, 135],
    { base: 'eye', over: 'diamond', stamp: 'blob', tone: 2 },
    { body: 'coat', head: 'bear', gear: ['petals', 'none'], eyes: 'slit', extra: 'ears' },
    'manor',
    ['paw', 'eye', 'print'],
  ),
  F(
    'ignobles',
    'Ignobles',
    [0.46, 0.09, 20],
    [0.74, 0.1, 80],
    { base: 'crown', over: 'low', stamp: 'torn', tone: 1 },
    { body: 'robe', head: 'round', gear: ['crest', 'horned'], eyes: 'dots', extra: 'beard' },
    'towers',
    ['crown', 'blade', 'helm'],
    { body: 'none', head: 'trap', gear: ['spikes'], eyes: 'hollow' },
  ),
  F(
    'warriors',
    'Warriors',
    [0.47, 0.09, 32],
    [0.74, 0.06, 250],
    { base: 'blade', over: 'diamond', stamp: 'ticket', tone: 3 },
    { body: 'tunic', head: 'round', gear: ['horned', 'bandana'], eyes: 'dots', extra: 'beard' },
    'towers',
    ['blade', 'helm', 'bone', 'crown'],
  ),
  F(
    'mages',
    'Mages',
    [0.46, 0.1, 318],
    [0.75, 0.1, 110],
    { base: 'book', over: 'burst', stamp: 'pentagon', tone: 6 },
    { body: 'robe', head: 'round', gear: ['pointed'], eyes: 'almond', extra: 'longbeard' },
    'manor',
    ['book', 'bolt', 'eye', 'door'],
  ),
  F(
    'superheroes',
    'Superheroes',
    [0.46, 0.105, 262],
    [0.72, 0.105, 32],
    { base: 'bolt', over: 'burst', stamp: 'pentagon', tone: 6 },
    { body: 'tunic', head: 'round', gear: ['crest', 'none'], eyes: 'visor' },
    'towers',
    ['bolt', 'mask', 'hand', 'crown'],
    { body: 'none', head: 'box', gear: ['crest'], eyes: 'slit' },
  ),
  F(
    'changerbots',
    'Changerbots',
    [0.47, 0.07, 232],
    [0.74, 0.1, 62],
    { base: 'wheel', over: 'half', stamp: 'gearrim', tone: 5 },
    { body: 'box', head: 'box', gear: ['dome', 'horned', 'antenna2'], eyes: 'slit' },
    'factory',
    ['wheel', 'cog', 'bot', 'bolt'],
    { body: 'box', head: 'box', gear: ['crest'], eyes: 'visor' },
  ),
  F(
    'gi-gerald',
    'G.I. Gerald',
    [0.46, 0.075, 130],
    [0.74, 0.09, 50],
    { base: 'bolt', over: 'bars', stamp: 'pentagon', tone: 2 },
    { body: 'tunic', head: 'round', gear: ['buckle', 'dome'], eyes: 'visor' },
    'towers',
    ['bolt', 'bomb', 'wheel'],
  ),
];

export const FACTIONS: Readonly<Record<string, FactionArt>> = Object.fromEntries(ALL.map((f) => [f.id, f]));

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length]!;

/** A faction nobody has drawn yet still gets a mark of its own, always the same one. */
function improvised(id: string, name: string): FactionArt {
  const h = hash(id);
  const hue = h % 360;
  return F(
    id,
    name,
    [0.46, 0.08, hue],
    [0.73, 0.09, (hue + 150) % 360],
    {
      base: pick(Object.keys(PRIM) as PrimName[], h >>> 3),
      over: pick(Object.keys(OVER) as OverName[], h >>> 8),
      stamp: pick(Object.keys(STAMP) as StampName[], h >>> 12),
      tone: (h >>> 16) % 7,
    },
    { body: 'coat', head: 'round', gear: ['none'], eyes: 'dots' },
    pick(Object.keys(LAND) as LandName[], h >>> 19),
    ['bolt', 'eye', 'crown'],
  );
}
const made = new Map<string, FactionArt>();

/** Art of a faction by id or by name; never fails. */
export function factionArt(faction: string): FactionArt {
  const id = slug(faction);
  const known = FACTIONS[id] ?? made.get(id);
  if (known) return known;
  const art = improvised(id, faction);
  made.set(id, art);
  return art;
}
