import { by, c, cards, type LogPart, told, who, wordsOf } from '../registry/words.ts';

import type { EventView } from './types.ts';

export type { LogPart };

/**
 * One event as a sentence with links: "Mina plays Walker on The Mothership". The reader fills in the names of seats.
 */
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
    case 'clash':
      return ['Clash on ', c(e.base), ': ', c(e.card), ' beat ', c(e.host), `, ${e.amount} against ${e.now}`];
    case 'immune':
      return [c(e.card), ' is not affected, thanks to ', c(e.cause)];
    case 'scoring':
      return [c(e.base), ` scores: ${e.amount} of ${e.now}`];
    case 'scored':
      return [c(e.base), ' scored: ', ...awards(e)];
    case 'stopped':
      return ['The scoring of ', c(e.base), e.text === 'cannot' ? ' stopped: it cannot score' : ' stopped: it is gone'];
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
    case 'told':
      return told(e);
    case 'round':
      return [`Period ${e.now}, round ${e.amount}: `, who(e.seat), ' is First Player'];
    case 'period':
      return [`Period ${e.amount} scored: `, ...awards(e)];
    default:
      return wordsOf(e.type)?.(e) ?? [e.type];
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
/** The phases as the rulebook names them. */
export const PHASES = {
  draft: 'Draft',
  setup: 'Set-up',
  start: 'Start Turn',
  play: 'Play Cards',
  score: 'Score Bases',
  draw: 'Draw 2 Cards',
  end: 'End Turn',
} as const;
