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
import { actionHeroes } from './action-heroes/cards.ts';
import { aladdin } from './aladdin/cards.ts';
import { anansiTales } from './anansi-tales/cards.ts';
import { ancientIncas } from './ancient-incas/cards.ts';
import { astroknights } from './astroknights/cards.ts';
import { beautyAndTheBeast } from './beauty-and-the-beast/cards.ts';
import { bigHero6 } from './big-hero-6/cards.ts';
import { clowns } from './clowns/cards.ts';
import { cyborgApes } from './cyborg-apes/cards.ts';
import { dragons } from './dragons/cards.ts';
import { elderThings } from './elder-things/cards.ts';
import { elves } from './elves/cards.ts';
import { extramorphs } from './extramorphs/cards.ts';
import { fairies } from './fairies/cards.ts';
import { frozen } from './frozen/cards.ts';
import { goblins } from './goblins/cards.ts';
import { grannies } from './grannies/cards.ts';
import { grimmsFairyTales } from './grimms-fairy-tales/cards.ts';
import { halflings } from './halflings/cards.ts';
import { innsmouth } from './innsmouth/cards.ts';
import { ittyCritters } from './itty-critters/cards.ts';
import { knightsOfTheRoundTable } from './knights-of-the-round-table/cards.ts';
import { kungFuFighters } from './kung-fu-fighters/cards.ts';
import { luchadors } from './luchadors/cards.ts';
import { madScientists } from './mad-scientists/cards.ts';
import { magicalGirls } from './magical-girls/cards.ts';
import { mermaids } from './mermaids/cards.ts';
import { mounties } from './mounties/cards.ts';
import { mulan } from './mulan/cards.ts';
import { musketeers } from './musketeers/cards.ts';
import { mythicGreeks } from './mythic-greeks/cards.ts';
import { mythicHorses } from './mythic-horses/cards.ts';
import { orcs } from './orcs/cards.ts';
import { pearlAndTheImages } from './pearl-and-the-images/cards.ts';
import { penguins } from './penguins/cards.ts';
import { polynesianVoyagers } from './polynesian-voyagers/cards.ts';
import { princesses } from './princesses/cards.ts';
import { rockStars } from './rock-stars/cards.ts';
import { rulersOfTheCosmos } from './rulers-of-the-cosmos/cards.ts';
import { russianFairyTales } from './russian-fairy-tales/cards.ts';
import { sharks } from './sharks/cards.ts';
import { sheep } from './sheep/cards.ts';
import { skeletons } from './skeletons/cards.ts';
import { slashers } from './slashers/cards.ts';
import { smashUpAllStars } from './smash-up-all-stars/cards.ts';
import { starRoamers } from './star-roamers/cards.ts';
import { sumoWrestlers } from './sumo-wrestlers/cards.ts';
import { superSpies } from './super-spies/cards.ts';
import { teddyBears } from './teddy-bears/cards.ts';
import { teens } from './teens/cards.ts';
import { theLionKing } from './the-lion-king/cards.ts';
import { theNightmareBeforeChristmas } from './the-nightmare-before-christmas/cards.ts';
import { thieves } from './thieves/cards.ts';
import { tornados } from './tornados/cards.ts';
import { truckers } from './truckers/cards.ts';
import { vigilantes } from './vigilantes/cards.ts';
import { werewolves } from './werewolves/cards.ts';
import { worldChamps } from './world-champs/cards.ts';
import { wraithrustlers } from './wraithrustlers/cards.ts';
import { wreckItRalph } from './wreck-it-ralph/cards.ts';

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
  actionHeroes,
  aladdin,
  anansiTales,
  ancientIncas,
  astroknights,
  beautyAndTheBeast,
  bigHero6,
  clowns,
  cyborgApes,
  dragons,
  elderThings,
  elves,
  extramorphs,
  fairies,
  frozen,
  goblins,
  grannies,
  grimmsFairyTales,
  halflings,
  innsmouth,
  ittyCritters,
  knightsOfTheRoundTable,
  kungFuFighters,
  luchadors,
  madScientists,
  magicalGirls,
  mermaids,
  mounties,
  mulan,
  musketeers,
  mythicGreeks,
  mythicHorses,
  orcs,
  pearlAndTheImages,
  penguins,
  polynesianVoyagers,
  princesses,
  rockStars,
  rulersOfTheCosmos,
  russianFairyTales,
  sharks,
  sheep,
  skeletons,
  slashers,
  smashUpAllStars,
  starRoamers,
  sumoWrestlers,
  superSpies,
  teddyBears,
  teens,
  theLionKing,
  theNightmareBeforeChristmas,
  thieves,
  tornados,
  truckers,
  vigilantes,
  werewolves,
  worldChamps,
  wraithrustlers,
  wreckItRalph,
];
