// `pnpm verify FILE [COMMITMENT]`: was this finished game dealt from the seed that was fixed before it began, and do its moves
// lead where it says? FILE is a saved game (JSON); the commitment is the one shown at the table, or the file has it.
// Exit 0 when all of it holds.
import { readFileSync } from 'node:fs';
import { library } from '@smash/cards';
import { gameRecord } from '@smash/protocol';
import { type Verdict, verify } from '@smash/protocol/verify';

const [file, given] = process.argv.slice(2).filter((word) => word !== '--');
if (file === undefined) {
  console.error('pnpm verify FILE [COMMITMENT]');
  process.exit(2);
}
process.exitCode = tell(check(file, given)) ? 0 : 1;

function check(path: string, commitment: string | undefined): Verdict | string {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return `${path} cannot be read: ${error instanceof Error ? error.message : error}`;
  }
  const record = gameRecord.safeParse(read);
  if (!record.success) return `${path} is no saved game.`;
  const own = (read as { commitment?: unknown }).commitment;
  return verify(record.data, commitment ?? (typeof own === 'string' ? own : ''), library);
}

function tell(verdict: Verdict | string): boolean {
  if (typeof verdict === 'string') {
    console.error(verdict);
    return false;
  }
  const { fits, played, problem } = verdict;
  if (fits === null) console.log('No commitment is given: whether the seed was fixed before the game is not known.');
  else
    console.log(
      fits ? 'The seed is the one that was fixed before the game.' : 'THE SEED IS NOT the one that was fixed.',
    );
  if (!played) console.log(`The game cannot be played again: ${problem}`);
  else
    console.log(
      `Played again from it: ${played.moves} moves, ${played.vp.join(' : ')}, ${played.over ? 'over' : 'not over yet'}.`,
    );
  return fits !== false && played !== null;
}
