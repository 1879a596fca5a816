// `pnpm verify FILE [COMMITMENT]`: was this finished game dealt from the seed fixed before it began, and do its moves
// lead to its result? Who mixed that seed? FILE is a saved game (JSON); the commitment is the server's, as the table
// showed it. A game begun before version 1.3.0 may have its own in the file. Exit 0 if all of it holds.
import { readFileSync } from 'node:fs';
import { library } from '@smash/cards';
import { finishedGame, gameRecord, type MixPart } from '@smash/protocol';
import { type Verdict, verify } from '@smash/protocol/verify';
import { misuse, readArgs } from './args.ts';

const {
  positionals: [file, given],
} = readArgs({ allowPositionals: true });
if (file === undefined) misuse('pnpm verify FILE [COMMITMENT]');
const PARTS: Record<MixPart, string> = {
  in: 'took part: the bits fit the commitment',
  silent: 'did not answer in time',
  withheld: 'committed, but did not tell the bits',
  wrong: 'has bits that DO NOT FIT the commitment',
};

process.exitCode = tell(check(file, given)) ? 0 : 1;

interface Found extends Verdict {
  names: string[];
}

function check(path: string, commitment: string | undefined): Found | string {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return `${path} cannot be read: ${error instanceof Error ? error.message : error}`;
  }
  const record = gameRecord.safeParse(read);
  if (!record.success) return `${path} isn't a saved game.`;
  const own = (read as { commitment?: unknown }).commitment;
  const verdict = verify(record.data, commitment ?? (typeof own === 'string' ? own : ''), library);
  return { ...verdict, names: finishedGame.safeParse(read).data?.names ?? [] };
}

function tell(verdict: Found | string): boolean {
  if (typeof verdict === 'string') {
    console.error(verdict);
    return false;
  }
  const { fits, mix, played, forks, problem, names } = verdict;
  if (mix) {
    for (const [seat, part] of mix.seats.entries()) console.log(`${names[seat] || `Seat ${seat + 1}`} ${PARTS[part]}.`);
    if (!mix.server) console.log("THE SERVER'S SECRET does not match its fingerprint.");
    if (!mix.seed) console.log('THE SEED is not the hash of the secret and the bits.');
    if (!mix.seats.includes('in')) console.log('No player took part: the server drew the seed alone.');
  }
  if (fits === null)
    console.log('No commitment was given, so this cannot tell whether the seed was fixed before the game.');
  else
    console.log(
      fits ? 'The seed is the one that was fixed before the game.' : 'THE SEED IS NOT the one that was fixed.',
    );
  if (forks !== null)
    console.log(forks ? 'It continues the game it names.' : 'IT DOES NOT CONTINUE the game it names.');
  if (!played) console.log(`The game cannot be replayed: ${problem}`);
  else
    console.log(
      `Replayed from that seed: ${played.moves} moves, ${played.vp.join(' : ')}, ${played.over ? 'over' : 'not over yet'}.`,
    );
  return fits !== false && forks !== false && played !== null;
}
