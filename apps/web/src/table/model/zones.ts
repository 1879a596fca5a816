/** Where cards come from and go to, in the log's words. */
import type { MessageDescriptor } from '@lingui/core';
import { msg, say } from '../../i18n/say.ts';
import type { EventView } from '../../view/types.ts';

const ZONES: Record<string, MessageDescriptor> = {
  top: msg('on top of the deck'),
  bottom: msg('on the bottom of the deck'),
  deck: msg('into the deck'),
  hand: msg('into the hand'),
  discard: msg('into the discard pile'),
  box: msg('back in the box'),
  monsterDeck: msg('into the monster deck'),
  'monsterDeck:top': msg('on top of the monster deck'),
  'monsterDeck:bottom': msg('on the bottom of the monster deck'),
  monsterDiscard: msg('into the discard pile of the monsters'),
  treasureDeck: msg('into the treasure deck'),
  'treasureDeck:top': msg('on top of the treasure deck'),
  'treasureDeck:bottom': msg('on the bottom of the treasure deck'),
  treasureDiscard: msg('into the discard pile of the treasures'),
  madness: msg('into the Madness deck'),
};
export const zone = (word: string): string => (ZONES[word] ? say(ZONES[word]) : word);
const PLACES: Record<string, MessageDescriptor> = {
  cards: msg('cards'),
  hand: msg('hand'),
  deck: msg('deck'),
  discard: msg('discard pile'),
  baseDeck: msg('base deck'),
};
export const placeWord = (word: string): string => (PLACES[word] ? say(PLACES[word]) : word);
export const fromZone = (e: EventView): string => {
  const words = FROM[e.from ?? ''];
  return words ? say(words) : '';
};
const FROM: Record<string, MessageDescriptor> = {
  discard: msg(' from the discard pile'),
  deck: msg(' from the deck'),
  buried: msg(', uncovered'),
  under: msg(', until now stored'),
  stasis: msg(' from stasis'),
};
