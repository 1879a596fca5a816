/** Four lessons on the real rules. A step is one sentence and the one thing to do. */
import type { MessageDescriptor } from '@lingui/core';
import type { OptionView, View } from '@smash/engine';
import { msg } from '../../i18n/say.ts';
import type { Position } from './position.ts';

/** The expected option: a card played (there), a card chosen, an ability used, the turn ended. */
export type Wanted = { play: string; at?: string } | { choose: string } | { use: string } | { end: true };

export interface Step {
  say: MessageDescriptor;
  do: Wanted;
}
export interface Lesson {
  id: string;
  title: MessageDescriptor;
  /** What the lesson teaches, in a sentence. */
  about: MessageDescriptor;
  position: Position;
  steps: Step[];
  /** The other player's moves, in order. After these, that player passes and ends turns. */
  other: Wanted[];
  done: MessageDescriptor;
}

const baseName = (view: View, id: number | undefined): string | undefined =>
  view.bases.find((base) => base.id === id)?.name;

/** Is this the option that the step expects? */
export function isWanted(wanted: Wanted, option: OptionView, view: View): boolean {
  if ('end' in wanted) return option.verb === 'end';
  if ('play' in wanted)
    return (
      option.name === wanted.play &&
      option.verb === 'play' &&
      (wanted.at === undefined || baseName(view, option.at) === wanted.at || tileName(view, option.at) === wanted.at)
    );
  if ('use' in wanted) return option.name === wanted.use && option.verb === 'use';
  return 'choose' in wanted && option.name === wanted.choose;
}
const tileName = (view: View, id: number | undefined): string | undefined =>
  view.bases.flatMap((base) => base.lanes.flatMap((lane) => lane.minions)).find((card) => card.id === id)?.name;

const you: [string, string] = ['Dinosaurs', 'Ninjas'];
const other: [string, string] = ['Aliens', 'Pirates'];
const deck = ['War Raptor', 'Armor Stego', 'Howl', 'Ninja Acolyte', 'War Raptor', 'Tiger Assassin'];
const otherDeck = ['First Mate', 'Cut Lass', 'Scout', 'Dinghy', 'First Mate', 'Cut Lass'];

export const LESSONS: Lesson[] = [
  {
    id: 'minions',
    title: msg('Minions and the meter'),
    about: msg('Play a minion, read a base, score it.'),
    position: {
      seats: [
        { factions: you, hand: ['King Rex', 'Laseratops', 'War Raptor'], deck },
        { factions: other, hand: ['Scout', 'Dinghy'], deck: otherDeck },
      ],
      bases: [
        { name: 'Tar Pits', minions: [[], ['Supreme Overlord']] },
        { name: 'The Grey Opal', minions: [[], []] },
        { name: 'Temple of Goju', minions: [[], []] },
      ],
      nextBases: ['Ninja Dojo', 'Tortuga'],
    },
    steps: [
      {
        say: msg('Each turn you may play one minion. Tap King Rex in your hand, then Tar Pits.'),
        do: { play: 'King Rex', at: 'Tar Pits' },
      },
      {
        say: msg('The meter counts all power there: your 7 plus your opponent’s 5, so 12 of 16. End your turn.'),
        do: { end: true },
      },
      {
        say: msg('Your opponent went elsewhere. Now fill the meter: play Laseratops at Tar Pits.'),
        do: { play: 'Laseratops', at: 'Tar Pits' },
      },
      { say: msg('16 of 16: the breakpoint is reached. The base scores once you end your turn.'), do: { end: true } },
    ],
    other: [{ play: 'Scout', at: 'The Grey Opal' }],
    done: msg(
      'You had 11 power there and took 4 VP for first place; second place took 3. All cards there went to their owners’ discard piles, and a new base was dealt.',
    ),
  },
  {
    id: 'actions',
    title: msg('Actions and abilities'),
    about: msg('Play an action, attach one to a minion, use a minion’s ability.'),
    position: {
      seats: [
        { factions: you, hand: ['Upgrade', 'Ninja Master', 'War Raptor'], deck },
        { factions: other, hand: ['Invader', 'Dinghy'], deck: otherDeck },
      ],
      bases: [
        { name: 'Tar Pits', minions: [['Armor Stego'], ['Supreme Overlord', 'Collector']] },
        { name: 'The Grey Opal', minions: [[], []] },
        { name: 'Temple of Goju', minions: [[], []] },
      ],
      nextBases: ['Ninja Dojo', 'Tortuga'],
    },
    steps: [
      {
        say: msg('You may also play one action a turn. Upgrade attaches to a minion: tap it, then your Armor Stego.'),
        do: { play: 'Upgrade', at: 'Armor Stego' },
      },
      {
        say: msg('Armor Stego has 5 power now; tap its number to see why. Now play Ninja Master at Tar Pits.'),
        do: { play: 'Ninja Master', at: 'Tar Pits' },
      },
      {
        say: msg('Ninja Master may destroy a minion there. What can be chosen glows: take Supreme Overlord.'),
        do: { choose: 'Supreme Overlord' },
      },
      {
        say: msg('Destroyed: it is in its owner’s discard pile. Your plays are spent, so end your turn.'),
        do: { end: true },
      },
    ],
    other: [{ play: 'Invader', at: 'The Grey Opal' }],
    done: msg(
      'A turn is one minion and one action, in any order, both optional. “Ongoing” works as long as the card lies there, a “Talent” once in each of your turns.',
    ),
  },
  {
    id: 'scoring',
    title: msg('First, second, tied'),
    about: msg('See who scores what at a base.'),
    position: {
      seats: [
        { factions: you, hand: ['Armor Stego', 'Howl'], deck },
        { factions: other, hand: ['Scout', 'Dinghy'], deck: otherDeck },
      ],
      bases: [
        { name: 'Tar Pits', minions: [['Ninja Master'], ['Supreme Overlord', 'Invader']] },
        { name: 'The Grey Opal', minions: [[], []] },
        { name: 'Temple of Goju', minions: [[], []] },
      ],
      nextBases: ['Ninja Dojo', 'Tortuga'],
    },
    steps: [
      {
        say: msg(
          'The plates 4 3 2 are VP for first, second and third place. Play Armor Stego at Tar Pits: that makes it 8 to 8.',
        ),
        do: { play: 'Armor Stego', at: 'Tar Pits' },
      },
      {
        say: msg('Tied for first, you would both take 4. Howl gives each of your minions +1 power this turn: play it.'),
        do: { play: 'Howl' },
      },
      { say: msg('Now it is 10 to 8. End your turn and let it score.'), do: { end: true } },
    ],
    other: [],
    done: msg(
      'First place took 4 VP, second took 3. In a tie, both would have taken 4 and nobody 3. If you have 15 or more at the end of a turn, and the most, you win.',
    ),
  },
  {
    id: 'me-first',
    title: msg('Me First!'),
    about: msg('Play a Special just before a base scores.'),
    position: {
      seats: [
        { factions: you, hand: ['Laseratops', 'Shinobi'], deck },
        { factions: other, hand: ['Scout', 'Dinghy'], deck: otherDeck },
      ],
      bases: [
        { name: 'Tar Pits', minions: [['Tiger Assassin'], ['Supreme Overlord', 'Buccaneer']] },
        { name: 'The Grey Opal', minions: [[], []] },
        { name: 'Temple of Goju', minions: [[], []] },
      ],
      nextBases: ['Ninja Dojo', 'Tortuga'],
    },
    steps: [
      {
        say: msg('Shinobi’s Special can be played before a base scores, so keep it. Play Laseratops at Tar Pits.'),
        do: { play: 'Laseratops', at: 'Tar Pits' },
      },
      { say: msg('17 of 16, but your opponent leads 9 to 8. End your turn anyway.'), do: { end: true } },
      {
        say: msg('Before it scores everybody is asked: Me First! Choose Shinobi, and you have 11.'),
        do: { use: 'Shinobi' },
      },
    ],
    other: [],
    done: msg(
      'Specials work at the moment they name, even on other players’ turns. The current player is asked first, then the next, until everybody passes. That is all you need: play!',
    ),
  },
];
