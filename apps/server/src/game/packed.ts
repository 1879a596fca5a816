import { inflateRawSync } from 'node:zlib';
import { cleanName, type FinishedGame, finishedGame } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';

/** Bytes of its JSON: several times the longest game. */
const MOST_BYTES = 131_072;
/** Commands: they are all played again at once. A long game has 500. */
const MOST_COMMANDS = 1500;

/** The record that a browser sends of a game that only it has. Throws Refuse for anything else. */
export function unpackRecord(packed: string): FinishedGame {
  const record = finishedGame.safeParse(parsed(packed));
  if (!record.success || record.data.commands.length > MOST_COMMANDS)
    throw new Refuse('invalid', 'This is not the record of a game.');
  const { mix: _, names, ...game } = record.data;
  return {
    ...game,
    names: Array.from({ length: game.setup.players }, (_one, seat) => cleanName(names[seat] ?? '') ?? ''),
  };
}

function parsed(packed: string): unknown {
  try {
    const json = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_BYTES });
    return JSON.parse(json.toString());
  } catch {
    return null;
  }
}
