import { NOBODY, type Seat } from '../model/index.ts';
import { takeAnswer } from './answer.ts';
import { leavePlay } from './commit.ts';
import type { Game } from './game.ts';
import { RULE } from './gate.ts';
import { run } from './run.ts';
import { enterPhase, expireTurn, nextPlayer, turnFrame } from './turn.ts';
import { attachments, put } from './zones.ts';

/** WIN-3: a player gives up. All that player owns leaves the game; the rest goes on. */
export function concede(g: Game, seat: Seat): void {
  const s = g.s;
  s.seats[seat]!.out = true;
  g.emit('concede', { seat });
  const draftOrSetup = s.stack[0]?.f === 'draft' || s.stack[0]?.f === 'setup';
  clearCards(g, seat);
  const left = s.seats.map((_, i) => i).filter((i) => !s.seats[i]!.out);
  if (left.length === 1 || draftOrSetup) {
    s.asks = [];
    s.over = { winners: left, how: left.length === 1 ? 'last' : 'agreed' };
    g.emit('over', { winners: left, text: s.over.how });
    return;
  }
  if (s.current === seat) endTurnAtOnce(g);
  else releaseAsks(g, seat);
  run(g);
}

function clearCards(g: Game, seat: Seat): void {
  const s = g.s;
  // Attachments of what leaves go to their owners; so do cards of others under that player's control.
  for (const ix of s.inPlay.slice()) {
    const card = s.cards[ix]!;
    const host = card.zone === 'on' || card.zone === 'under' ? s.cards[card.at] : undefined;
    if (card.owner === seat || !(card.controller === seat || host?.owner === seat)) continue;
    leavePlay(g, ix, 'discard', 'lost', RULE);
  }
  for (let ix = 0; ix < s.cards.length; ix++) {
    if (s.cards[ix]!.owner !== seat || s.cards[ix]!.zone === 'box') continue;
    for (const on of attachments(s, ix)) leavePlay(g, on, 'discard', 'lost', RULE);
    put(g, ix, 'box', seat);
  }
  s.allowances = s.allowances.filter((a) => a.seat !== seat);
  s.duties = s.duties.filter((d) => d.seat !== seat);
}

/** Conceding in one's own turn ends it at once and the next player starts. */
function endTurnAtOnce(g: Game): void {
  const s = g.s;
  s.asks = [];
  for (const ix of s.limbo.slice()) put(g, ix, 'discard', s.cards[ix]!.owner);
  for (const ix of s.inPlay) s.cards[ix]!.fresh = false;
  s.scoring = NOBODY;
  s.stack = [turnFrame('begin')];
  enterPhase(g, 'end');
  expireTurn(g);
  nextPlayer(g);
}

/** Questions the player was asked answer themselves with the least that is allowed. */
function releaseAsks(g: Game, seat: Seat): void {
  const ask = g.s.asks.find((a) => a.seat === seat);
  if (ask)
    takeAnswer(g, { type: 'answer', seat, prompt: ask.id, pick: ask.options.map((_, i) => i).slice(0, ask.min) });
}

/** WIN-3: when all agree the game ends now; the most VP wins, ties shared. */
export function agree(g: Game, seat: Seat, yes: boolean): void {
  const s = g.s;
  s.seats[seat]!.agrees = yes;
  g.emit('agree', { seat, text: yes ? 'yes' : 'no' });
  const left = s.seats.map((_, i) => i).filter((i) => !s.seats[i]!.out);
  if (!left.every((i) => s.seats[i]!.agrees)) return;
  const best = Math.max(...left.map((i) => s.seats[i]!.vp));
  const winners = left.filter((i) => s.seats[i]!.vp === best);
  s.asks = [];
  s.over = { winners, how: 'agreed' };
  g.emit('over', { winners, text: 'agreed' });
}
