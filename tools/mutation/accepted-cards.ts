// Survivors in card scripts that change nothing a test could see, each with its reason (see accepted.ts).
import type { Accepted } from './accepted.ts';

const CARDS = 'packages/cards/src';
const UNSEEN = 'What reacts to an event from a hand or discard pile is always optional (INFO-4).';
const NO_CHOICE = 'Without a possible part nothing is asked, and nothing done.';
const CLAMPED = 'A question never asks for more than may be chosen: with one more it is clamped.';
const TOLD = 'No event tells of 0 counters; the tests see to that.';
const OWN_PLAY = 'A card is not in play yet when its own play is told (RES-4).';
const MOVED = 'The minion has gone elsewhere already: nothing is left to go to the discard pile.';

/** By faction. */
export const acceptedInCards: readonly Accepted[] = [
  {
    file: `${CARDS}/adolescent-epic-geckos/cards.ts`,
    home: 'isPrintedFour',
    was: 'q.isMinionCard(ix) && q.printedPower(ix) === 4',
    now: 'q.printedPower(ix) === 4',
    reason: 'Nothing else has a printed power.',
  },
  {
    file: `${CARDS}/adolescent-epic-geckos/cards.ts`,
    home: 'Van Gogh',
    was: "isYou(me, played.seat) && played.as === 'action' && isStandard(q, played.card)",
    now: "isYou(me, played.seat) && played.as === 'action'",
    reason: 'Only a standard action is on its way to the discard pile.',
  },
  {
    file: `${CARDS}/adolescent-epic-geckos/cards.ts`,
    home: 'Van Gogh',
    was: "isYou(me, played.seat) && played.as === 'action'",
    now: 'isYou(me, played.seat)',
    reason: 'Only a standard action is on its way to the discard pile.',
  },
  { file: `${CARDS}/anansi-tales/cards.ts`, home: 'Mboro Hornet', was: 'true', now: 'false', reason: UNSEEN },
  {
    file: `${CARDS}/ancient-egyptians/cards.ts`,
    home: 'chooseWhatToDo',
    was: 'Object.keys(keys).length > 0',
    now: 'true',
    reason: NO_CHOICE,
  },
  {
    file: `${CARDS}/ancient-egyptians/cards.ts`,
    home: 'chooseWhatToDo',
    was: 'Object.keys(keys).length > 0',
    now: '(Object.keys(keys).length) >= (0)',
    reason: NO_CHOICE,
  },
  {
    file: `${CARDS}/ancient-egyptians/cards.ts`,
    home: 'Pharaoh',
    was: "played.from === 'buried' && played.card !== me.self",
    now: "played.from === 'buried'",
    reason: OWN_PLAY,
  },
  {
    file: `${CARDS}/aliens/cards.ts`,
    home: 'Terraforming',
    was: 'swapped',
    now: 'true',
    reason: 'A play on a base that was not in play when it was granted is never open.',
  },
  {
    file: `${CARDS}/backtimers/cards.ts`,
    home: 'Lightning Strike',
    was: 'change.n < 0',
    now: '(change.n) <= (0)',
    reason: TOLD,
  },
  { file: `${CARDS}/backtimers/cards.ts`, home: 'Lightning Strike', was: '0', now: '1', reason: TOLD },
  {
    file: `${CARDS}/backtimers/cards.ts`,
    home: 'Will Have to Do',
    was: 'Object.keys(ways).length === 0',
    now: 'false',
    reason: NO_CHOICE,
  },
  {
    file: `${CARDS}/beauty-and-the-beast/cards.ts`,
    home: 'Enchanted Objects',
    was: 'true',
    now: 'false',
    reason: UNSEEN,
  },
  { file: `${CARDS}/beauty-and-the-beast/cards.ts`, home: 'Gaston', was: '2', now: '3', reason: CLAMPED },
  {
    file: `${CARDS}/big-hero-6/bases.ts`,
    home: 'Krei Tech',
    was: 'placed.n > 0',
    now: '(placed.n) >= (0)',
    reason: TOLD,
  },
  {
    file: `${CARDS}/big-hero-6/cards.ts`,
    home: 'Control Mask',
    was: `\`Choose the \${SWARM} to draw\``,
    now: "''",
    reason: 'Of copies in a deck one is offered, and a single answer is not asked.',
  },
  {
    file: `${CARDS}/cowboys/cards.ts`,
    home: 'Stagecoach',
    was: 'cards.filter((ix) => hosts[ix] !== undefined)',
    now: 'cards',
    reason: 'A transfer to nowhere does nothing.',
  },
  {
    file: `${CARDS}/decks/treasures/cards.ts`,
    home: 'Jetpack of Anachronism',
    was: 'true',
    now: 'false',
    reason: MOVED,
  },
  {
    file: `${CARDS}/disco-dancers/cards.ts`,
    home: 'Last Dance',
    was: "deed.verb === 'destroy' && wasControlledBy(deed, seat)",
    now: 'wasControlledBy(deed, seat)',
    reason: 'This action does nothing but destroy.',
  },
  {
    file: `${CARDS}/dragons/cards.ts`,
    home: 'anotherBringsOne',
    was: "came.verb === 'move' && came.card === me.self",
    now: 'came.card === me.self',
    reason: OWN_PLAY,
  },
  { file: `${CARDS}/elder-things/cards.ts`, home: 'Elder Thing', was: '2', now: '3', reason: CLAMPED },
  { file: `${CARDS}/explorers/cards.ts`, home: 'Crypt Looter', was: 'true', now: 'false', reason: UNSEEN },
  { file: `${CARDS}/extramorphs/cards.ts`, home: 'Five by Five', was: '5', now: '6', reason: CLAMPED },
  { file: `${CARDS}/geeks/bases.ts`, home: 'TableTop', was: '2', now: '3', reason: CLAMPED },
  { file: `${CARDS}/geeks/cards.ts`, home: 'Wil Wheaton', was: 'true', now: 'false', reason: UNSEEN },
  {
    file: `${CARDS}/geeks/cards.ts`,
    home: 'Cosplay',
    was: 'gained.n > 0',
    now: '(gained.n) >= (0)',
    reason: 'Nobody is told of a gain of 0 VP.',
  },
  {
    file: `${CARDS}/geeks/cards.ts`,
    home: 'Rules Lawyer',
    was: 'wasOnBase === null',
    now: 'false',
    reason: 'Where nothing could be transferred there is no other part either.',
  },
  { file: `${CARDS}/halflings/cards.ts`, home: 'Small But Tough', was: 'true', now: 'false', reason: MOVED },
];
