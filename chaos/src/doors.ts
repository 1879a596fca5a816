import { compareDoors } from '@smash/testkit';

/** `pnpm chaos doors`: plays that many games and checks that the rules never reveal hidden information. */
export async function doors({ runs, from, seed }: { runs: number; from: number; seed: string }): Promise<boolean> {
  const { leak, ...sums } = compareDoors(seed, from, from + runs);
  if (leak !== null) console.log(`TOLD ${leak}`);
  console.log(JSON.stringify({ part: 'doors', seed, from, ...sums, told: leak === null ? 0 : 1 }));
  return leak === null;
}
