import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { cleanName, type FinishedGame, finishedGame } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';

/** Maximum size of its JSON: several times that of the longest game. */
const MOST_BYTES = 131_072;
/** Maximum number of commands, all of which are replayed at once. A long game has 500. */
const MOST_COMMANDS = 1500;

/** Reads the record of a game that only the sending browser has. Throws Refuse for anything else. */
export function unpackRecord(packed: string): FinishedGame {
  const record = finishedGame.safeParse(parsed(packed));
  if (!record.success || record.data.commands.length > MOST_COMMANDS) throw notOne();
  const { mix: _, names, ...game } = record.data;
  if (game.commands.some(({ seat }) => seat >= game.setup.players)) throw notOne();
  return {
    ...game,
    names: Array.from({ length: game.setup.players }, (_one, seat) => cleanName(names[seat] ?? '') ?? ''),
  };
}

const notOne = (): Refuse => new Refuse('invalid', 'This is not the record of a game.');

/** As a browser packs it. */
export const packRecord = (record: FinishedGame): string =>
  deflateRawSync(JSON.stringify(record)).toString('base64url');

function parsed(packed: string): unknown {
  try {
    const json = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_BYTES });
    return JSON.parse(json.toString());
  } catch {
    return null;
  }
}
