import { baseEnters } from '../../core/bases/enter.ts';
import { RULE } from '../../core/cause.ts';
import { chance } from '../../core/chance/rng.ts';
import { shuffleCards } from '../../core/chance/shuffle.ts';
import { type Game, pickOne } from '../../core/game.ts';
import { perform } from '../../core/gate.ts';
import { put } from '../../core/zones/zones.ts';
import { NOBODY, type Option, type Seat, type SetupFrame } from '../../model/index.ts';
import { opOf } from '../../model/shape.ts';
import { NO_OPTION } from '../../query/plays.ts';
import { defineFrame } from '../../registry/frame.ts';
import { turnUpFirst } from '../big-base/board.ts';
import { beginBoard } from '../big-base/round.ts';
import { turnFrame } from '../turn/turn.ts';

/** SET-5 to SET-10. */
function stepSetup(g: Game, frame: SetupFrame): void {
  const s = g.s;
  switch (frame.step++) {
    case 0: {
      for (const seat of s.seats) shuffleCards(g, seat.deck);
      shuffleCards(g, s.baseDeck);
      shuffleCards(g, s.piles.monsterDeck);
      shuffleCards(g, s.piles.treasureDeck);
      s.phase = 'setup';
      s.current = frame.first === NOBODY ? chance(s, s.seats.length) : frame.first;
      // A player who conceded during the draft does not play first (WIN-3).
      while (s.seats[s.current]!.out) s.current = (s.current + 1) % s.seats.length;
      g.emit('begin', { seat: s.current });
      if (s.big) return turnUpFirst(g);
      for (let i = 0; i <= g.q.clockwise().length; i++) {
        const base = s.baseDeck[s.baseDeck.length - 1];
        if (base === undefined) break;
        put(g, base, 'table', NOBODY);
        g.emit('base', { base: g.named(base), text: 'dealt' });
      }
      for (const base of s.table.slice().reverse()) baseEnters(g, base);
      return;
    }
    case 1:
      for (const seat of g.q.clockwise()) perform(g, [opOf('draw', { seat, n: 5 })], RULE);
      return;
    case 2: // SET-9: all players without a minion are asked together; the answers come in any order
      if (s.options.mulligan !== 'off') askMulligans(g);
      return;
    default:
      s.stack.pop();
      s.stack.push(s.big ? beginBoard(g) : turnFrame('begin'));
  }
}

/** Asking only some would reveal who has no minion: with the option `cover` everybody is asked (INFO-4). */
function askMulligans(g: Game): void {
  const s = g.s;
  for (const seat of g.q.clockwise()) {
    const may = !g.q.hand(seat).some((ix) => g.q.isMinionCard(ix));
    if (!may && !s.options.cover) continue;
    const options = [
      { ...NO_OPTION, key: 'yes', hint: 'Show and redraw' },
      { ...NO_OPTION, key: 'no', hint: 'Keep this hand' },
    ];
    const title = may ? 'Show this hand and draw five new cards' : 'Look at your opening hand';
    const ask = pickOne(seat, 'yesno', title, may ? options : []);
    ask.hidden = true;
    ask.decoy = !may;
    ask.min = may ? 1 : 0;
    ask.max = may ? 1 : 0;
    ask.skip = 'Keep this hand';
    g.ask(ask);
  }
}

function takeMulligan(g: Game, seat: Seat, choice: Option | undefined): void {
  if (choice?.key !== 'yes') return;
  const s = g.s;
  const old = s.seats[seat]!.hand.slice();
  g.emit('mulligan', { seat, cards: g.namedAll(old) });
  if (s.options.mulligan === 'discard') for (const ix of old) put(g, ix, 'discard', seat);
  // The old hand is set aside first: five new cards come from the rest of the deck (SET-9).
  else for (const ix of old) put(g, ix, 'limbo', seat);
  perform(g, [opOf('draw', { seat, n: 5 })], RULE);
  if (s.options.mulligan === 'shuffle') {
    for (const ix of old) put(g, ix, 'deck', seat);
    shuffleCards(g, s.seats[seat]!.deck);
    g.emit('shuffle', { seat, to: 'deck' });
  }
}

defineFrame('setup', { step: stepSetup, answer: (g, _frame, { seat }, picked) => takeMulligan(g, seat, picked[0]) });
