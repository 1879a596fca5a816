import { seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import { Playout, type State } from '@smash/engine';
import { answer, playCopying } from './games.ts';
import { median, round } from './measure.ts';

/** The start of a turn, with that many minions put into play from the decks. */
function crowd(state: State, cards: number): State {
  const s = structuredClone(state);
  const isMinion = (ix: number): boolean => library.defs[s.names[s.cards[ix]!.def]!]!.type === 'minion';
  for (let i = 0; s.inPlay.length < cards; i++) {
    const { deck } = s.seats[i % s.seats.length]!;
    const at = deck.findIndex(isMinion);
    if (at < 0) break;
    const [ix] = deck.splice(at, 1) as [number];
    Object.assign(s.cards[ix]!, { zone: 'base', at: s.table[i % s.table.length], stamp: ++s.clock, since: s.turn });
    s.inPlay.push(ix);
  }
  return s;
}

/** Microseconds per decision in a Play Cards phase, by cards in play. */
export function growth(): Record<string, number> {
  const starts: State[] = [];
  for (let i = 0; starts.length < 40; i++)
    playCopying(`growth-${i}`, 4, (state) => {
      if (state.asks[0]?.kind === 'play' && state.inPlay.length < 3 && starts.length < 40) starts.push(state);
    });
  const sizes = [10, 20, 30, 40, 50, 60];
  const costs = new Map(sizes.map((size) => [size, [] as number[]]));
  for (let round = 0; round < 8; round++)
    for (const size of sizes)
      for (const [i, state] of starts.entries())
        for (const cost of turn(crowd(state, size), `${round} ${i}`)) if (round > 0) costs.get(size)!.push(cost);
  const figures = Object.fromEntries(sizes.map((size) => [`us${size}`, round(median(costs.get(size)!))]));
  return { ...figures, ratio60to10: round(figures.us60! / figures.us10!) };
}

/** How long each decision took until the phase ended. */
function* turn(state: State, seed: string): Generator<number> {
  const random = seededRandom(seed);
  const game = Playout.from(state);
  while (game.state.phase === 'play' && !game.state.over) {
    const command = answer(game.state, random);
    const start = process.hrtime.bigint();
    game.apply(command);
    // The end of a turn is many steps of the rules and no player decision.
    if (game.state.phase === 'play') yield Number(process.hrtime.bigint() - start) / 1000;
  }
}
