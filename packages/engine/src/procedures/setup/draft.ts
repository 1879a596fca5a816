import { type Game, pickOne } from '../../core/game.ts';
import type { DraftFrame, Option, Seat, State } from '../../model/index.ts';
import { NO_OPTION } from '../../query/plays.ts';
import { defineFrame } from '../../registry/frame.ts';

import { deal, emptyPiles } from './new-game.ts';

/** SET-3 and free pick. */
function stepDraft(g: Game, frame: DraftFrame): void {
  const s = g.s;
  const picked = s.seats.map((seat) => seat.factions);
  if (picked.every((list, seat) => s.seats[seat]!.out || list.length === 2)) {
    s.stack.pop();
    const state = fresh(g, picked);
    Object.assign(s, state);
    g.rebuild();
    s.stack.push({ f: 'setup', step: 0, first: frame.first });
    return;
  }
  while (frame.mode === 'queensberry' && s.seats[frame.order[frame.next]!]!.out) frame.next++;
  const seats =
    frame.mode === 'free'
      ? s.seats.map((_, i) => i).filter((i) => !s.seats[i]!.out && picked[i]!.length < 2)
      : [frame.order[frame.next]!];
  for (const seat of seats) {
    const options = draftOptions(g, frame, seat);
    // The only remaining faction is assigned without asking.
    if (options.length === 1) return takeDraft(g, frame, seat, options[0]!);
    const title = picked[seat]!.length === 0 ? 'Choose your first faction' : 'Choose your second faction';
    const ask = pickOne(seat, 'draft', title, options);
    ask.reason = [frame.mode === 'free' ? 'Free pick' : 'Snake draft'];
    g.ask(ask);
  }
}

function draftOptions(g: Game, frame: DraftFrame, seat: Seat): Option[] {
  const taken = new Set(g.s.options.duplicates ? g.s.seats[seat]!.factions : g.s.seats.flatMap((s) => s.factions));
  return frame.pool.filter((name) => !taken.has(name)).map((name) => ({ ...NO_OPTION, key: name, hint: name }));
}

function takeDraft(g: Game, frame: DraftFrame, seat: Seat, choice: Option): void {
  g.s.seats[seat]!.factions.push(choice.key);
  frame.next++;
  g.emit('draft', { seat, faction: choice.key });
  g.s.asks = [];
}

/** Adds the cards of the drafted factions to the state that ran the draft. */
function fresh(g: Game, picked: string[][]): Partial<State> {
  const s = g.s;
  const names: string[] = [];
  const made: State = {
    ...s,
    names,
    cards: [],
    table: [],
    baseDeck: [],
    piles: emptyPiles(),
    seats: s.seats.map((seat) => ({ ...seat, deck: [], aside: [] })),
  };
  deal(made, picked, g.registry);
  const { cards, table, big, baseDeck, piles, seats, ids, nextId } = made;
  return { names, cards, table, big, baseDeck, piles, seats, ids, nextId };
}

defineFrame('draft', {
  step: stepDraft,
  answer: (g, frame, { seat }, picked) => takeDraft(g, frame, seat, picked[0]!),
});
