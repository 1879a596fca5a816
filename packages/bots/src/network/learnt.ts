import type { Playout, Seat } from '@smash/engine/seal';
import { type Evaluator, sharesOf, THREE_OF_FOUR, valueOfResult, WON } from '../evaluator.ts';
import { describeTable, newFeatures } from './features.ts';
import { LEARNT } from './learnt.generated.ts';
import { type CardValues, chancesOf, type Network, worths } from './network.ts';

/** Keyed by the game's list of names, which all its states share. */
const known = new WeakMap<readonly string[], CardValues>();

/** Learnt from games against itself (`pnpm bots:learn`). */
export const learntNetwork: Network = {
  dense: Float64Array.from(LEARNT.dense),
  cardsOf(names) {
    let values = known.get(names);
    if (!values) {
      const worthOf = (name: string, where: number): number => LEARNT.cards[name]?.[where] ?? 0;
      values = {
        held: Float64Array.from(names, (name) => worthOf(name, 0)),
        placed: Float64Array.from(names, (name) => worthOf(name, 1)),
      };
      known.set(names, values);
    }
    return values;
  },
};

/** Overwritten for each table. */
const features = newFeatures();

/** Judges tables by a network. */
export const judging = (network: Network): Evaluator => ({
  value: (playout, me) => worthTo(playout, me, network, false),
  valueOfEnding: (playout, me) => worthTo(playout, me, network, true),
});
export const learnt: Evaluator = judging(learntNetwork);

function worthTo(playout: Playout, me: Seat, network: Network, ended: boolean): number {
  const result = valueOfResult(playout, me);
  if (result !== null) return result;
  const { seats } = playout.state;
  const found = worths(network, describeTable(playout, ended, features));
  let odds = 0;
  for (let seat = 0; seat < seats.length; seat++)
    if (seat !== me && !seats[seat]!.out) odds += Math.exp(found[seat]! - found[me]!);
  return Math.max(-WON, Math.min(WON, -THREE_OF_FOUR * Math.log(odds)));
}

/** Roughly everybody's chance to win, by seat: 0 to 1, together 1. All cards are open. */
export function chances(playout: Playout): number[] {
  const { over, seats } = playout.state;
  if (over) return sharesOf(over.winners, seats.length);
  const found = worths(learntNetwork, describeTable(playout, false, features));
  return chancesOf(found.map((worth, seat) => (seats[seat]!.out ? Number.NEGATIVE_INFINITY : worth)));
}
