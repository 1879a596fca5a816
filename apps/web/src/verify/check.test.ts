import { createHash } from 'node:crypto';
import { library } from '@smash/cards';
import { createGame, ENGINE_VERSION } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { addressOf, checkFile, checkSeed, fromAddress } from './check.ts';

const seed = createHash('sha256').update('a game').digest('hex');
const commitment = createHash('sha256').update(seed).digest('hex');

describe('the page that checks the shuffles', () => {
  it('reads what the result hands it', () => {
    const { pathname, hash } = new URL(addressOf(commitment, seed), 'http://localhost');
    expect(pathname).toBe('/verify');
    expect(fromAddress(hash)).toEqual({ commitment, seed });
    expect(fromAddress('')).toEqual({ commitment: '', seed: '' });
  });
  it('says whether seed and commitment fit', () => {
    expect(checkSeed(seed, ` ${commitment.toUpperCase()} `).fits).toBe(true);
    expect(checkSeed(commitment, seed).fits).toBe(false);
    expect(checkSeed('', commitment).fits).toBeNull();
  });
  it('plays a saved game again', async () => {
    const setup = { seed, players: 2 };
    const { state } = createGame(setup, library);
    const ask = state.asks[0]!;
    const concede = { type: 'concede', seat: ask.seat };
    const record = JSON.stringify({ engine: ENGINE_VERSION, setup, commands: [concede] });
    expect(await checkFile(record, commitment)).toMatchObject({ fits: true, text: expect.stringContaining('1 move') });
    expect((await checkFile(record, seed)).fits).toBe(false);
    const twice = JSON.stringify({ engine: ENGINE_VERSION, setup, commands: [concede, concede] });
    expect((await checkFile(twice, commitment)).fits).toBe(false);
    expect((await checkFile('{', commitment)).fits).toBeNull();
  });
});
