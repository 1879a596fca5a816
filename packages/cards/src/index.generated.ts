// Written by `pnpm index:cards`; not edited by hand.
import { aliens } from './aliens/cards.ts';
import { dinosaurs } from './dinosaurs/cards.ts';
import { ninjas } from './ninjas/cards.ts';
import { pirates } from './pirates/cards.ts';
import { robots } from './robots/cards.ts';
import { tricksters } from './tricksters/cards.ts';
import { wizards } from './wizards/cards.ts';
import { zombies } from './zombies/cards.ts';
import { bearCavalry } from './bear-cavalry/cards.ts';
import { ghosts } from './ghosts/cards.ts';
import { killerPlants } from './killer-plants/cards.ts';
import { steampunks } from './steampunks/cards.ts';
import { ancientEgyptians } from './ancient-egyptians/cards.ts';
import { changerbots } from './changerbots/cards.ts';
import { cowboys } from './cowboys/cards.ts';
import { geeks } from './geeks/cards.ts';
import { giantAnts } from './giant-ants/cards.ts';
import { kaiju } from './kaiju/cards.ts';
import { megaTroopers } from './mega-troopers/cards.ts';
import { samurai } from './samurai/cards.ts';
import { superheroes } from './superheroes/cards.ts';
import { vampires } from './vampires/cards.ts';
import { vikings } from './vikings/cards.ts';
import { madness } from './decks/madness/cards.ts';
import { ignobles } from './ignobles/cards.ts';
import { kittyCats } from './kitty-cats/cards.ts';
import { clerics } from './clerics/cards.ts';
import { dwarves } from './dwarves/cards.ts';
import { mages } from './mages/cards.ts';
import { minionsOfCthulhu } from './minions-of-cthulhu/cards.ts';
import { miskatonicUniversity } from './miskatonic-university/cards.ts';
import { monsters } from './decks/monsters/cards.ts';
import { treasures } from './decks/treasures/cards.ts';
import { warriors } from './warriors/cards.ts';
import { giGerald } from './gi-gerald/cards.ts';
import { shapeshifters } from './shapeshifters/cards.ts';
import { discoDancers } from './disco-dancers/cards.ts';
import { backtimers } from './backtimers/cards.ts';
import { adolescentEpicGeckos } from './adolescent-epic-geckos/cards.ts';
import { timeTravelers } from './time-travelers/cards.ts';
import { explorers } from './explorers/cards.ts';
import { werewolves } from './werewolves/cards.ts';

export const sources = [
  aliens,
  dinosaurs,
  ninjas,
  pirates,
  robots,
  tricksters,
  wizards,
  zombies,
  bearCavalry,
  ghosts,
  killerPlants,
  steampunks,
  ancientEgyptians,
  changerbots,
  cowboys,
  geeks,
  giantAnts,
  kaiju,
  megaTroopers,
  samurai,
  superheroes,
  vampires,
  vikings,
  madness,
  ignobles,
  kittyCats,
  clerics,
  dwarves,
  mages,
  minionsOfCthulhu,
  miskatonicUniversity,
  monsters,
  treasures,
  warriors,
  giGerald,
  shapeshifters,
  discoDancers,
  backtimers,
  adolescentEpicGeckos,
  timeTravelers,
  explorers,
  werewolves,
];
