import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import { type Command, createGame, ENGINE_VERSION, type GameRecord } from '@smash/engine';
import { mixedSeed, playerCommitment, type SavedGame, serverCommitment } from '@smash/protocol';
import { verify } from '@smash/protocol/verify';
import { afterAll, expect, it } from 'vitest';
import { decideOne } from '../random/mid-game.ts';

const folder = mkdtempSync(join(tmpdir(), 'smash-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Some moves of a game, as it is saved. */
function someGame(seed: string): GameRecord {
  const setup = { seed, players: 2 };
  const commands: Command[] = [];
  let { state } = createGame(setup, library);
  const random = seededRandom(seed);
  for (let n = 0; n < 40 && !state.over; n++) state = decideOne(state, random, (command) => commands.push(command));
  return { engine: ENGINE_VERSION, setup, commands };
}

const seed = createHash('sha256').update('any').digest('hex');
const commitment = createHash('sha256').update(seed).digest('hex');
const game = someGame(seed);

it('a game matches the seed fixed before it, and no other', () => {
  expect(verify(game, commitment, library)).toMatchObject({ fits: true, played: { moves: game.commands.length } });
  expect(
    verify(
      game,
      commitment.replace(/^./, (c) => (c === '0' ? '1' : '0')),
      library,
    ).fits,
  ).toBe(false);
  expect(verify(game, '', library).fits).toBeNull();
  // With another seed the cards are dealt differently: the moves do not fit, or lead elsewhere.
  const other = { ...game, setup: { ...game.setup, seed: seed.replace(/^./, (c) => (c === '0' ? '1' : '0')) } };
  const found = verify(other, commitment, library);
  expect(found.fits).toBe(false);
  expect(JSON.stringify(found.played)).not.toBe(JSON.stringify(verify(game, commitment, library).played));
});

/** The same game with a seed that only the server and the second player have mixed. */
const place = { room: 'KILN-42', game: 1, round: 'a'.repeat(32) };
const at = { ...place, commitment: serverCommitment(place, seed) };
const bits = 'b'.repeat(32);
const mix = {
  ...at,
  secret: seed,
  seats: [
    { commitment: '', bits: '' },
    { commitment: playerCommitment(at, 1, bits), bits },
  ],
};
const mixedGame: SavedGame = { ...someGame(mixedSeed(at, seed, ['', bits])), mix };

it('a game with a mixed seed matches the server’s commitment, and no other', () => {
  expect(verify(mixedGame, at.commitment, library)).toMatchObject({
    fits: true,
    mix: { server: true, seed: true, seats: ['silent', 'in'] },
    played: { moves: mixedGame.commands.length },
  });
  expect(verify(mixedGame, '', library).fits).toBeNull();
  expect(verify(mixedGame, commitment, library).fits).toBe(false);
  const { mix: _, ...bare } = mixedGame;
  expect(verify(bare, at.commitment, library).fits).toBe(false);
  const three = { ...mixedGame, mix: { ...mix, seats: [...mix.seats, { commitment: '', bits: '' }] } };
  expect(verify(three, at.commitment, library).fits).toBe(false);
  expect(verify({ ...mixedGame, mix: { ...mix, secret: commitment } }, '', library).fits).toBe(false);
});

it('pnpm verify says so in words, and by its exit code', () => {
  const run = (content: string, ...more: string[]) => {
    const file = join(folder, 'game.json');
    writeFileSync(file, content);
    const cli = fileURLToPath(new URL('./verify.ts', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, file, ...more], { encoding: 'utf8' });
    return [status, stdout + stderr];
  };
  const [good, words] = run(JSON.stringify({ ...game, commitment }));
  expect(words).toContain('The seed is the one that was fixed');
  expect(good).toBe(0);
  expect(run(JSON.stringify(game), '0'.repeat(64))[0]).toBe(1);
  const [mixed, who] = run(JSON.stringify({ ...mixedGame, names: ['Ines', 'Mina'] }), at.commitment);
  expect(who).toContain('Ines did not answer in time.\nMina took part: the bits fit the commitment.\n');
  expect(mixed).toBe(0);
  const [bad, why] = run(JSON.stringify({ ...mixedGame, mix: { ...mix, secret: commitment } }), at.commitment);
  expect(why).toContain("THE SERVER'S SECRET does not match");
  expect(bad).toBe(1);
  expect(run('{"no": "game"}')).toEqual([1, expect.stringContaining("isn't a saved game")]);
});
