import type { Seat } from '../model/index.ts';
import type { CardName, EventView } from './types.ts';

export type LogPart = string | { card: number; name: string } | { seat: Seat };

const c = (name: CardName | undefined): LogPart => (name ? { card: name.id, name: name.name } : 'a card');
const who = (seat: Seat | undefined): LogPart => (seat === undefined ? 'The table' : { seat });
const list = (names: CardName[]): LogPart[] => names.flatMap((n, i) => (i === 0 ? [c(n)] : [', ', c(n)]));
const cards = (e: EventView): LogPart[] =>
  e.cards ? list(e.cards) : [e.count === 1 ? 'a card' : `${e.count ?? 0} cards`];
const ZONES: Record<string, string> = {
  hand: 'hand',
  deck: 'the deck',
  discard: 'the discard pile',
  top: 'the top of the deck',
  bottom: 'the bottom of the deck',
  box: 'the box',
  aside: 'set aside',
  madness: 'the Madness deck',
  monsterDeck: 'the monster deck',
  monsterDiscard: 'the discard pile of the monsters',
  treasureDeck: 'the treasure deck',
  treasureDiscard: 'the discard pile of the treasures',
  baseDeck: 'the base deck',
};
const PILES: Record<string, string> = { monsterDeck: 'The monster deck', treasureDeck: 'The treasure deck' };
const zone = (z: string | undefined): string => ZONES[z ?? ''] ?? z ?? '';

/** One event as a sentence with links: "Mina plays Walker on The Mothership". Names of seats are put in by the reader. */
export function describe(e: EventView): LogPart[] {
  switch (e.type) {
    case 'draft':
      return [who(e.seat), ` chose ${e.faction}`];
    case 'mulligan':
      return [who(e.seat), ' showed a hand without minions and drew five new cards: ', ...cards(e)];
    case 'begin':
      return [who(e.seat), ' goes first'];
    case 'turn':
      return [`Turn ${e.turn}: `, who(e.seat)];
    case 'phase':
      return [who(e.seat), `: ${PHASES[e.phase ?? 'play']}`];
    case 'play':
      return [
        who(e.seat),
        ' played ',
        c(e.card),
        ...(e.base ? [' on ', c(e.base)] : e.host ? [' on ', c(e.host)] : []),
        e.from === 'discard' ? ' from the discard pile' : e.from === 'buried' ? ', uncovered' : '',
      ];
    case 'use':
      return [who(e.seat), ' used ', c(e.card), ...(e.host ? [' with ', c(e.host)] : [])];
    case 'attach':
      return [c(e.card), ' went onto ', c(e.host)];
    case 'move':
      return [c(e.card), ' moved from ', c(e.base), ' to ', c(e.toBase), ...by(e)];
    case 'destroy':
      return [c(e.card), e.to === 'aside' ? ' was destroyed and set aside' : ' was destroyed', ...by(e)];
    case 'leave':
    case 'lost':
      return [c(e.card), e.to === 'aside' ? ' was set aside' : ` went to ${zone(e.to)}`, ...by(e)];
    case 'counter':
      return [c(e.card), ` ${(e.amount ?? 0) < 0 ? 'lost' : 'got'} ${counters(e.amount)}, now ${e.now}`, ...by(e)];
    case 'control':
      if (e.seat === undefined) return [c(e.card), ' is without a controller again'];
      return e.text === 'again'
        ? [who(e.seat), ' regained control of ', c(e.card)]
        : [who(e.seat), ' gained control of ', c(e.card), e.text ? ' for this turn' : '', ...by(e)];
    case 'bury':
      return [who(e.seat), ' buried ', c(e.card), ' at ', c(e.base), ...by(e)];
    case 'store':
      return [who(e.seat), ' stored ', c(e.card), ' under ', c(e.host), ...by(e)];
    case 'stasis':
      return [
        c(e.card),
        `: ${Math.abs(e.amount ?? 0)} stasis counter${Math.abs(e.amount ?? 0) === 1 ? '' : 's'} ${(e.amount ?? 0) < 0 ? 'removed' : 'added'}, now ${e.now}`,
        ...by(e),
      ];
    case 'madness':
      return [who(e.seat), ` drew ${e.count} Madness`, ...by(e)];
    case 'swap':
      return [c(e.card), ' took the place of ', c(e.host), ' on ', c(e.base), ...by(e)];
    case 'treasure':
      return [who(e.seat), ' drew treasure: ', ...cards(e), ...by(e)];
    case 'clash':
      return ['Clash on ', c(e.base), ': ', c(e.card), ' beat ', c(e.host), `, ${e.amount} against ${e.now}`];
    case 'discard':
      return [who(e.seat), ' discarded ', c(e.card), ...by(e)];
    case 'return':
      return e.to === 'aside'
        ? [c(e.card), ' was set aside', ...by(e)]
        : e.other === undefined
          ? [c(e.card), ` went to ${zone(e.to)}`, ...by(e)]
          : [c(e.card), ' returned to ', who(e.other), ' (hand)', ...by(e)];
    case 'place':
      return [
        e.card ? c(e.card) : 'a card',
        ` was placed: ${zone(e.to)}`,
        ...(e.other === undefined || e.other === e.seat ? [] : [' of ', who(e.other)]),
        ...by(e),
      ];
    case 'shuffle':
      return e.seat === undefined
        ? [`${PILES[e.to ?? ''] ?? 'The base deck'} was shuffled`]
        : [who(e.seat), e.from === 'discard' ? ' made a new deck of the discard pile' : ' shuffled the deck'];
    case 'draw':
      return [who(e.seat), ' drew ', ...cards(e), ...by(e)];
    case 'reveal':
      return [who(e.seat), ' revealed ', ...cards(e), ...by(e)];
    case 'look':
      return [
        who(e.seat),
        e.from === 'hand' ? ' looked at the hand of ' : ' looked at the deck of ',
        who(e.other),
        ': ',
        ...cards(e),
        ...by(e),
      ];
    case 'vp':
      return [
        who(e.seat),
        ` ${(e.amount ?? 0) < 0 ? 'lost' : 'gained'} ${Math.abs(e.amount ?? 0)} VP, now ${e.now}`,
        e.rule === 'WIN-2' ? ' (Madness)' : '',
        ...by(e),
      ];
    case 'power':
      return e.text?.startsWith('extra ')
        ? [who(e.seat), ` may play an ${e.text}`, ...by(e)]
        : e.text === 'total'
          ? [who(e.seat), ` got +${e.amount} power at `, c(e.card), ...by(e)]
          : [c(e.card), ` ${(e.amount ?? 0) < 0 ? '' : '+'}${e.amount} ${e.text}`, ...by(e)];
    case 'immune':
      return [c(e.card), ' is not affected, thanks to ', c(e.cause)];
    case 'scoring':
      return [c(e.base), ` scores: ${e.amount} of ${e.now}`];
    case 'scored':
      return [c(e.base), ' scored: ', ...awards(e)];
    case 'stopped':
      return ['The scoring of ', c(e.base), e.text === 'cannot' ? ' stopped: it cannot score' : ' stopped: it is gone'];
    case 'base':
      return e.card
        ? [c(e.base), e.text === 'swapped' ? ' was swapped with ' : ' replaced ', c(e.card), ...by(e)]
        : [c(e.base), ' was dealt'];
    case 'choose':
      return [
        who(e.seat),
        ' will have ',
        c(e.card),
        ' go to ',
        e.toBase ? c(e.toBase) : zone(e.to),
        ' instead of the discard pile',
        ...by(e),
      ];
    case 'loop':
      return [c(e.card), ' has had enough: an endless loop was cut (LOOP-1)'];
    case 'concede':
      return [who(e.seat), ' conceded'];
    case 'agree':
      return [who(e.seat), e.text === 'yes' ? ' agrees to end the game now' : ' wants to play on'];
    case 'over':
      return [
        'The game is over. Won by ',
        ...(e.winners ?? []).flatMap((seat, i): LogPart[] => (i === 0 ? [{ seat }] : [' and ', { seat }])),
      ];
    case 'duel':
      return duel(e);
    case 'coin':
      return e.from
        ? ['The coin of ', who(e.seat), ` was turned from ${e.from} to ${e.text}`, ...by(e)]
        : [who(e.seat), ` flipped a coin: ${e.text}`, ...by(e)];
    case 'copy':
      return [c(e.card), ' has the abilities of ', ...cards(e), ...by(e)];
    case 'round':
      return [`Period ${e.now}, round ${e.amount}: `, who(e.seat), ' is First Player'];
    case 'occupy':
      return [who(e.seat), ' came to ', c(e.card)];
    case 'period':
      return [`Period ${e.amount} scored: `, ...awards(e)];
    case 'extraTurn':
      return [who(e.seat), e.text === 'gained' ? ' will take another turn' : ' takes an extra turn', ...by(e)];
    default:
      return [e.type];
  }
}

const awards = (e: EventView): LogPart[] =>
  (e.ranks ?? [])
    .filter((r) => r.vp > 0)
    .flatMap((r, i): LogPart[] => [i === 0 ? '' : ', ', { seat: r.seat }, ` +${r.vp} VP, now ${r.now}`]);

function duel(e: EventView): LogPart[] {
  switch (e.text) {
    case 'begins':
      return [c(e.card), ' challenged ', c(e.host), ' to a duel', ...by(e)];
    case 'placed':
      return [who(e.seat), ' placed ', c(e.card), ' face down for the duel'];
    case 'none':
      return [who(e.seat), ' placed no card for the duel'];
    case 'stopped':
      return ['The duel ended without a result'];
    case 'tied':
      return [c(e.card), ' and ', c(e.host), ` tied their duel, ${e.amount} each`];
    default:
      return [c(e.card), ' won the duel with ', c(e.host), `, ${e.amount} against ${e.now}`];
  }
}
const counters = (n = 0): string => (Math.abs(n) === 1 ? 'a power counter' : `${Math.abs(n)} power counters`);
const by = (e: EventView): LogPart[] => (e.cause ? [' (', c(e.cause), ')'] : []);
const PHASES = {
  draft: 'Draft',
  setup: 'Set-up',
  start: 'Start Turn',
  play: 'Play Cards',
  score: 'Score Bases',
  draw: 'Draw 2 Cards',
  end: 'End Turn',
} as const;
