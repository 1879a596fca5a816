// Survivors that change nothing a test could see, each with its reason. Every other survivor means a missing test.
/* Long because each survivor needs a reason of its own. */
import { acceptedInCards } from './accepted-cards.ts';

export interface Accepted {
  /** Fields of the mutant; an absent field matches any. */
  file?: string;
  home?: string;
  /** Whitespace is ignored. */
  was: string;
  now?: string;
  reason: string;
}

const ENGINE = 'packages/engine/src';
const SPEED = 'For speed only: the longer way has the same result.';
const NOTHING = 'Doing nothing, or clearing an empty list, changes nothing.';
const TASTE = 'How many answers a bot tries is a matter of taste.';
const WAITING = 'What an ability waits for is read only while it waits.';
const BUILT = 'Set when the index is built, before anybody reads it.';
const SHORT = 'A limit for titles that none of the names reaches.';
const CARDS = 'packages/cards/src';
const ARRIVAL = 'A card in play reacts only if it was there when the event began (RES-4), so not to its own play.';
const REPLACED = 'The card has gone elsewhere by then: what would have happened to it no longer can.';
const VOID = 'What is done to a card that has left play and come back since is void anyway (IO-1).';
const ENOUGH = 'Whoever must choose more than may be chosen chooses as many as may be.';
const ONE_NAME = 'Of the cards of one name in a deck only one is offered, so nobody is asked.';
const UNKNOWN = 'Any card of the shuffled base deck will do: nobody knows which lies where.';
const SECOND = 'While this titan is in play its player can play no other (TIT-3).';
const COUNTED = 'Nothing is reported that is about none of them.';
const POWERLESS = 'Only minions have a power: on other cards it is 0.';
const ANY = 'Stands for "any number": the most that may be chosen is never more than there is to choose from.';

export const accepted: readonly Accepted[] = [
  ...acceptedInCards,
  { was: '99', now: '100', reason: ANY },
  { was: '99', now: '98', reason: ANY },
  { file: `${ENGINE}/core/gate.ts`, home: 'perform', was: '1', now: '0', reason: SPEED },
  { file: `${ENGINE}/model/derived.ts`, was: 'this.last = from;', reason: SPEED },
  { file: `${ENGINE}/seal/seal.ts`, home: 'askOn', was: 'placed.size === 0', now: 'false', reason: SPEED },
  { file: `${ENGINE}/query/catalogue.ts`, home: 'Catalogue', was: '0', now: '1', reason: SPEED },
  { file: `${ENGINE}/procedures/big-base/score.ts`, home: 'clear', was: 'leaving.length > 0', reason: NOTHING },
  {
    file: `${ENGINE}/effects/destroy.ts`,
    was: 'worth > 0 && seat !== NOBODY',
    now: 'seat !== NOBODY',
    reason: NOTHING,
  },
  { file: `${ENGINE}/procedures/loop/resolve.ts`, was: "''", now: "'mutant'", reason: WAITING },
  { file: `${ENGINE}/procedures/play/play.ts`, home: 'advance', was: "''", now: "'mutant'", reason: WAITING },
  {
    file: `${ENGINE}/effects/cancel.ts`,
    was: 'op.text',
    now: 'true',
    reason: 'A label that is undefined reads like none.',
  },
  {
    file: `${ENGINE}/procedures/window/window.ts`,
    home: 'after',
    was: 'other > seat',
    reason: 'Asked only of a seat that has left the game, so it is not among the others.',
  },
  {
    file: `${ENGINE}/seal/deal.ts`,
    home: 'keyOf',
    was: '4294967296',
    reason: 'Another word for one draw in four thousand million.',
  },
  { file: `${ENGINE}/playout/candidates.ts`, home: 'candidates', was: '1', now: '0', reason: TASTE },
  {
    file: 'packages/cards/src/wizards/cards.ts',
    home: 'Portal',
    was: '5',
    now: '6',
    reason: 'The most that may be chosen: only five cards are revealed.',
  },
  {
    file: `${ENGINE}/core/own.ts`,
    was: 'word !== undefined && (word & (1 << (ix & 31))) !== 0',
    now: '(word & (1 << (ix & 31))) !== 0',
    reason: 'No bit of undefined is set.',
  },
  {
    file: `${ENGINE}/core/kept.ts`,
    home: 'keepGame',
    was: `{
  kept.set(g.s, g);
  if (kept.size > MOST) for (const oldest of kept.keys()) return void kept.delete(oldest);
}`,
    reason: SPEED,
  },
  {
    file: `${ENGINE}/core/open-window.ts`,
    was: 'q.active().triggersIn(reaction.list).length > 0',
    reason: 'A window in which nobody can react closes immediately.',
  },
  {
    file: `${ENGINE}/core/open-window.ts`,
    was: "moment === 'turnEnd' && s.delayedTriggers.length > 0",
    now: "moment === 'turnEnd'",
    reason: 'A window in which nobody can react closes immediately.',
  },
  { file: `${ENGINE}/core/gate.ts`, was: 'active.replaces', now: 'true', reason: SPEED },
  { file: `${ENGINE}/core/specials.ts`, was: 'g.q.catalogue.reactsToSpecials', now: 'true', reason: SPEED },
  { file: `${ENGINE}/core/zones/leave-play.ts`, was: 'g.muted()', now: 'false', reason: SPEED },
  {
    file: `${ENGINE}/query/active.ts`,
    was: 'known !== undefined && known.own === own && known.seat === seat',
    now: 'false',
    reason: SPEED,
  },
  { file: `${ENGINE}/query/catalogue.ts`, was: "affects === 'now'", now: 'true', reason: SPEED },
  {
    file: `${ENGINE}/query/limit.ts`,
    home: 'Uses',
    was: `{
    this.any = false;
    this.byBase = false;
    this.cards = NO_CARDS;
  }`,
    reason: SPEED,
  },
  {
    file: `${ENGINE}/query/limit.ts`,
    was: "this.any && (limit !== 'turn' || !this.cards || this.cards.includes(card))",
    reason: SPEED,
  },
  { file: `${ENGINE}/query/plays.ts`, was: '!q.catalogue.usedFrom.aside', now: 'false', reason: SPEED },
  { file: `${ENGINE}/query/powers.ts`, was: 'pattern.length < n', reason: SPEED },
  { file: `${ENGINE}/procedures/score/score.ts`, was: 'ops.length > 0', reason: NOTHING },
  { file: `${ENGINE}/procedures/turn/turn.ts`, was: 's.extraPlays.length > 0', reason: NOTHING },
  { file: `${ENGINE}/procedures/duel/duel.ts`, was: '60', now: '59', reason: SHORT },
  { file: `${ENGINE}/script/choose.ts`, was: '60', now: '59', reason: SHORT },
  {
    file: `${ENGINE}/core/zones/zones.ts`,
    was: "card.zone === 'discard' && g.q.catalogue.reactsToDiscards",
    now: 'true',
    reason: SPEED,
  },
  {
    file: `${ENGINE}/core/identity.ts`,
    home: 'OWN_DOING',
    was: '1',
    now: '2',
    reason: 'Any number that is no stamp.',
  },
  { file: `${ENGINE}/query/active.ts`, home: 'ActiveIndex', was: 'false', now: 'true', reason: BUILT },
  {
    file: `${ENGINE}/query/query.ts`,
    was: '!this.catalogue.of[this.card(ix).def]!.waits || this.changesAlone(ix)',
    reason: SPEED,
  },
  { file: `${ENGINE}/view/card.ts`, was: "zone === 'discard' || zone === 'hand'", reason: SPEED },
  {
    file: `${ENGINE}/procedures/window/window.ts`,
    home: 'atMoment',
    was: '!frame.hidden',
    now: 'false',
    reason: SPEED,
  },
  {
    file: `${ENGINE}/core/game.ts`,
    home: 'DONE',
    was: '1',
    now: '0',
    reason: 'Once any op is done, none is open any more.',
  },
  {
    file: `${ENGINE}/core/game.ts`,
    home: 'resume',
    was: 'false',
    now: 'true',
    reason: 'Nothing else returns true to an event, or is a script on it.',
  },
  {
    file: `${ENGINE}/procedures/big-base/end-turn.ts`,
    was: "'t:'",
    reason: 'No other uses are counted between scorings.',
  },
  {
    file: `${ENGINE}/procedures/big-base/board.ts`,
    home: 'dealBoard',
    was: '4',
    now: '5',
    reason: 'No side of the board has a fifth slot.',
  },
  {
    file: `${ENGINE}/procedures/turn/turn.ts`,
    home: 'ownSpecial',
    was: "a.kind === 'playFrom' && a.needsPlay",
    now: "a.kind === 'playFrom'",
    reason: 'Such a card has an ability that needs the play, and all abilities to be played from there are Specials.',
  },
  { file: `${ENGINE}/playout/candidates.ts`, home: 'addPicks', was: 'group.length <= TRIES', reason: TASTE },
  {
    file: `${ENGINE}/core/zones/zones.ts`,
    was: "card.zone === 'discard' && g.q.catalogue.reactsToDiscards",
    now: "(card.zone === 'discard') || (g.q.catalogue.reactsToDiscards)",
    reason: SPEED,
  },
  {
    file: `${ENGINE}/query/query.ts`,
    home: 'Query',
    was: 'false',
    now: 'true',
    reason: 'Whether anything is protected for a time: for speed only, each protection is looked at anyway.',
  },
  {
    file: `${ENGINE}/core/power-gains.ts`,
    was: 'before === null || before.at === g.q.now',
    now: 'before === null',
    reason: SPEED,
  },
  {
    file: `${ENGINE}/procedures/window/window.ts`,
    home: 'addDuties',
    was: "moment !== 'turnEnd' && moment !== 'afterScore'",
    now: 'false',
    reason: 'No ability is delayed until the moment of another window.',
  },
  {
    file: `${ENGINE}/procedures/turn/turn.ts`,
    home: 'lendsOf',
    was: "verb === 'play' && from === 'discard'",
    reason: 'Only a play from the discard pile names a card that lends it.',
  },
  {
    file: `${ENGINE}/effects/renew-base.ts`,
    was: 'g.q.touchTable();',
    reason: 'Exchanging the bases has touched the table already, and nothing is asked in between.',
  },
  {
    file: `${ENGINE}/query/limit.ts`,
    home: 'isOfGift',
    was: `parts.length === 6 &&
    card === \`t:\${minion}\` &&
    stamp === String(q.card(minion).stamp) &&
    given === String(action) &&
    since === String(q.card(action).stamp)`,
    now: `parts.length === 6 &&
    card === \`t:\${minion}\` &&
    stamp === String(q.card(minion).stamp) &&
    given === String(action)`,
    reason: 'What was used of an earlier stay of the action is never asked for again.',
  },
  {
    file: `${ENGINE}/script/titans.ts`,
    home: 'comeTo',
    was: `\`Choose the base \${name} comes to\`.slice(0, 60)`,
    reason: SHORT,
  },
  {
    file: `${CARDS}/kaiju/cards.ts`,
    home: 'youPlayedHere',
    was: "isYou(me, seat) && to === here(q, me) && as !== 'titan'",
    now: 'isYou(me, seat) && to === here(q, me)',
    reason: SECOND,
  },
  { file: `${CARDS}/kaiju/cards.ts`, home: 'youPlayedHere', was: "'titan'", now: "''", reason: SECOND },
  { file: `${CARDS}/killer-plants/cards.ts`, home: 'Budding', was: "'Choose the copy'", reason: ONE_NAME },
  {
    file: `${CARDS}/kitty-cats/bases.ts`,
    home: 'The House of Nine Lives',
    was: `\`Save \${name}\`.slice(0, 60)`,
    reason: SHORT,
  },
  { file: `${CARDS}/kitty-cats/bases.ts`, home: 'The House of Nine Lives', was: '60', reason: SHORT },
  {
    file: `${CARDS}/knights-of-the-round-table/cards.ts`,
    home: 'A Questing',
    was: 'true',
    now: 'false',
    reason: REPLACED,
  },
  {
    file: `${CARDS}/kung-fu-fighters/cards.ts`,
    home: 'Fast as Lightning',
    was: 'true',
    now: 'false',
    reason: REPLACED,
  },
  {
    file: `${CARDS}/kung-fu-fighters/cards.ts`,
    home: 'Sifu',
    was: 'left.length > 0',
    now: '(left.length) >= (0)',
    reason: 'With no minion left none is offered, and the choice ends.',
  },
  {
    file: `${CARDS}/kung-fu-fighters/cards.ts`,
    home: 'Sifu',
    was: 'moved.n > 0',
    now: '(moved.n) >= (0)',
    reason: COUNTED,
  },
  {
    file: `${CARDS}/mad-scientists/cards.ts`,
    home: 'doOne',
    was: 'open.length === 0',
    now: 'false',
    reason: 'The first effect is only offered if it leaves a second one, and nothing happens between them.',
  },
  { file: `${CARDS}/mad-scientists/cards.ts`, home: 'Grave Situation', was: '0', now: '1', reason: REPLACED },
  {
    file: `${CARDS}/mermaids/cards.ts`,
    home: 'Mermaid Queen',
    was: "part === 'move'",
    now: 'true',
    reason: 'A minion that is here already does not move.',
  },
  {
    file: `${CARDS}/mounties/cards.ts`,
    home: 'Always Get Our Man',
    was: 'yield* look((q) => q.isSame(prey, stamp))',
    now: 'true',
    reason: VOID,
  },
  { file: `${CARDS}/mulan/cards.ts`, was: 'placed.n > 0', now: '(placed.n) >= (0)', reason: COUNTED },
  { file: `${CARDS}/mulan/bases.ts`, was: 'placed.n > 0', now: '(placed.n) >= (0)', reason: COUNTED },
  {
    file: `${CARDS}/rulers-of-the-cosmos/cards.ts`,
    home: 'Gal-Woman',
    was: 'yield* look((q) => q.isSame(action, stamp))',
    now: 'true',
    reason: VOID,
  },
  { file: `${CARDS}/russian-fairy-tales/cards.ts`, home: 'Foolish Magician', was: '3', now: '4', reason: ENOUGH },
  {
    file: `${CARDS}/samurai/cards.ts`,
    home: 'Shogun',
    was: 'gone.card !== me.self && wasYours(me, gone)',
    now: 'wasYours(me, gone)',
    reason: 'It is no longer in play to get the counter.',
  },
  {
    file: `${CARDS}/shapeshifters/bases.ts`,
    home: 'Faceless City',
    was: "'Choose the minion to place in your hand'",
    now: "''",
    reason: ONE_NAME,
  },
  {
    file: `${CARDS}/shapeshifters/bases.ts`,
    home: 'Faceless City',
    was: 'q.isMinionCard(ix) && q.sharesName(ix, me.args.card)',
    now: 'q.sharesName(ix, me.args.card)',
    reason: 'No action has the name of a minion.',
  },
  {
    file: `${CARDS}/shapeshifters/bases.ts`,
    home: 'The Vats',
    was: "at === me.self && as === 'minion'",
    now: 'at === me.self',
    reason: 'No action has the name of a minion, and no fusion is played on a base as an action.',
  },
  {
    file: `${CARDS}/shapeshifters/bases.ts`,
    home: 'The Vats',
    was: 'ix !== card && q.sharesName(ix, card)',
    now: 'q.sharesName(ix, card)',
    reason: 'A card that is about to be played is not here yet.',
  },
  {
    file: `${CARDS}/sharks/bases.ts`,
    home: 'Shark Reef',
    was: 'destroyedHere(q, me, destroyed) && bySomebody(destroyed)',
    now: 'destroyedHere(q, me, destroyed)',
    reason: 'Nobody has no minion to get the counter.',
  },
  { file: `${CARDS}/sheep/bases.ts`, home: 'Sheep Shrine', was: '-1', reason: UNKNOWN },
  { file: `${CARDS}/sheep/bases.ts`, home: 'Sheep Shrine', was: '1', reason: UNKNOWN },
  {
    file: `${CARDS}/skeletons/cards.ts`,
    home: 'buryEach',
    was: `\`Choose where to bury \${name}\`.slice(0, 60)`,
    reason: SHORT,
  },
  { file: `${CARDS}/skeletons/cards.ts`, home: 'buryEach', was: '60', reason: SHORT },
  {
    file: `${CARDS}/skeletons/cards.ts`,
    home: 'Lord of Bones',
    was: 'isUncovered(played) && played.card !== me.self',
    now: 'isUncovered(played)',
    reason: ARRIVAL,
  },
  {
    file: `${CARDS}/skeletons/cards.ts`,
    home: 'Grave Goods',
    was: 'Object.keys(keys).length > 0',
    reason: 'With neither a card in hand nor a buried one there is nothing to choose, bury or uncover.',
  },
  {
    file: `${CARDS}/slashers/cards.ts`,
    home: 'Cederface',
    was: 'placed.n > 0',
    now: '(placed.n) >= (0)',
    reason: COUNTED,
  },
  {
    file: `${CARDS}/slashers/cards.ts`,
    home: 'Improvised Weapon',
    was: 'yield* look((q) => q.isSame(action, stamp))',
    now: 'true',
    reason: VOID,
  },
  {
    file: `${CARDS}/steampunks/cards.ts`,
    home: 'Mechanic',
    was: "{ as: 'action' }",
    reason: 'No fusion is played on a base as an action.',
  },
  {
    file: `${CARDS}/steampunks/cards.ts`,
    home: 'Change of Venue',
    was: "{ as: 'action' }",
    reason: 'No fusion stays in play as an action.',
  },
  { file: `${CARDS}/steampunks/cards.ts`, home: 'Escape Hatch', was: 'true', now: 'false', reason: REPLACED },
  {
    file: `${CARDS}/sumo-wrestlers/cards.ts`,
    home: 'Chikara-Mizu',
    was: "'two'",
    now: "''",
    reason: 'Anything but four gives two.',
  },
  { file: `${CARDS}/super-spies/cards.ts`, home: 'From Q With Love', was: '2', now: '3', reason: ENOUGH },
  {
    file: `${CARDS}/teens/cards.ts`,
    home: 'isTeen',
    was: 'q.isMinionCard(ix) && q.power(ix) === 3',
    now: 'q.power(ix) === 3',
    reason: POWERLESS,
  },
  {
    file: `${CARDS}/teens/cards.ts`,
    was: "played.as === 'minion' && isYou(me, played.seat) && played.card !== me.self",
    now: "played.as === 'minion' && isYou(me, played.seat)",
    reason: ARRIVAL,
  },
  {
    file: `${CARDS}/teens/cards.ts`,
    home: 'teenCameHere',
    was: 'came.to === here(q, me) && q.isMinionCard(came.card)',
    now: 'came.to === here(q, me)',
    reason: POWERLESS,
  },
  {
    file: `${CARDS}/teens/cards.ts`,
    home: 'teenCameHere',
    was: "came.as === 'minion' && isYou(me, came.seat)",
    now: 'isYou(me, came.seat)',
    reason: 'As an action a fusion is played to no base.',
  },
  {
    file: `${CARDS}/the-lion-king/bases.ts`,
    home: 'Jungle Paradise',
    was: 'gone.base === me.self && wasControlled(gone)',
    now: 'gone.base === me.self',
    reason: 'Nobody has no minion to get the counter.',
  },
  {
    file: `${CARDS}/the-lion-king/cards.ts`,
    home: 'Scar',
    was: 'Object.keys(parts).length === 0',
    now: 'false',
    reason: 'Without a minion there is nothing to choose or destroy.',
  },
  { file: `${CARDS}/thieves/cards.ts`, home: 'sellTwoTreasures', was: '2', now: '3', reason: ENOUGH },
  {
    file: `${CARDS}/time-travelers/cards.ts`,
    home: 'Time Box',
    was: 'placed.n > 0',
    now: '(placed.n) >= (0)',
    reason: COUNTED,
  },
  {
    file: `${CARDS}/truckers/cards.ts`,
    home: "Fixin' to Fix It",
    was: "{ as: 'action' }",
    reason: 'No fusion is played on a base.',
  },
  { file: `${CARDS}/truckers/bases.ts`, home: 'The Greasy Spoon', was: 'true', now: 'false', reason: REPLACED },
  {
    file: `${CARDS}/truckers/bases.ts`,
    home: 'The Greasy Spoon',
    was: "gone.spot === 'discard' && q.card(gone.card).zone === 'baseAction' && q.base(gone.card) === me.self && isOwned(q, gone.card)",
    now: "gone.spot === 'discard' && q.card(gone.card).zone === 'baseAction' && q.base(gone.card) === me.self",
    reason: 'A card without an owner goes to its own discard pile, whatever a text says (MON-1).',
  },
  {
    file: `${CARDS}/truckers/cards.ts`,
    home: 'Hotwire',
    was: "'transfer'",
    now: "''",
    reason: 'Gaining control of what you control changes nothing.',
  },
  {
    file: `${CARDS}/vampires/bases.ts`,
    home: 'Crypt',
    was: 'destroyedHere(q, me, destroyed) && bySomebody(destroyed)',
    now: 'destroyedHere(q, me, destroyed)',
    reason: 'Nobody has no minion to get the counter.',
  },
  { file: `${CARDS}/vampires/cards.ts`, home: 'youPlaced', was: 'n > 0', now: '(n) >= (0)', reason: COUNTED },
  {
    file: `${CARDS}/vikings/raids.ts`,
    home: 'isMinionUpTo',
    was: 'q.isMinionCard(ix) && q.power(ix) <= n',
    now: 'q.power(ix) <= n',
    reason: 'Asked of cards that may be played anyway if they are actions.',
  },
  {
    file: `${CARDS}/warriors/cards.ts`,
    home: 'Cleave',
    was: 'q.isTreasure(ix) && !before.includes(ix)',
    now: '!before.includes(ix)',
    reason: 'Nothing else comes to the hand in that moment.',
  },
  { file: `${CARDS}/warriors/cards.ts`, home: 'Eternal Hero', was: 'true', now: 'false', reason: REPLACED },
  {
    file: `${CARDS}/wraithrustlers/cards.ts`,
    home: 'wasWraithBusted',
    was: "one.as === 'action' && one.base === base",
    now: 'one.base === base',
    reason: 'Every Wraith that is recorded as destroyed is an action: a buried one is not recorded.',
  },
  {
    file: `${CARDS}/zombies/cards.ts`,
    home: 'Zombie Lord',
    was: 'open.length > 0',
    now: '(open.length) >= (0)',
    reason: 'With no base left no minion is offered, and it ends.',
  },
];
