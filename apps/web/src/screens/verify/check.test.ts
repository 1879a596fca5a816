import { createHash } from 'node:crypto';
import { library } from '@smash/cards';
import { createGame, ENGINE_VERSION } from '@smash/engine';
import { mixedSeed, playerCommitment, serverCommitment } from '@smash/protocol';
import { describe, expect, it } from 'vitest';
import { addressOf, checkFile, checkSeed, fromAddress, mixAddress } from './check.ts';

const seed = createHash('sha256').update('a game').digest('hex');
const commitment = createHash('sha256').update(seed).digest('hex');

const place = { room: 'KILN-42', game: 1, round: seed.slice(0, 32) };
const at = { ...place, commitment: serverCommitment(place, seed) };
const bits = seed.slice(32);
const mix = {
  ...at,
  secret: seed,
  seats: [
    { commitment: playerCommitment(at, 0, bits), bits },
    { commitment: '', bits: '' },
  ],
};
const mixed = mixedSeed(at, seed, [bits, '']);

describe('the page that checks the shuffles', () => {
  it('reads the link from the result', () => {
    const { pathname, hash } = new URL(addressOf(commitment, seed), 'http://localhost');
    expect(pathname).toBe('/verify');
    expect(fromAddress(hash)).toEqual({ commitment, seed, mix: null, damaged: false });
    expect(fromAddress('')).toEqual({ commitment: '', seed: '', mix: null, damaged: false });
    const told = { mix, seed: mixed, names: ['Ines', 'Jörg & Ö'] };
    expect(fromAddress(new URL(mixAddress(told), 'http://localhost').hash).mix).toEqual(told);
    const whole = mixAddress(told).slice('/verify'.length);
    expect(fromAddress(whole).damaged).toBe(false);
    for (const cut of ['#m={"mix":1}', '#m=', whole.slice(0, -5), whole.replace('room', 'r'), `#c=${commitment}&s=12`])
      expect(fromAddress(cut), cut).toMatchObject({ mix: null, damaged: true });
  });
  it('says whether seed and commitment match', () => {
    expect(checkSeed(seed, ` ${commitment.toUpperCase()} `).fits).toBe(true);
    expect(checkSeed(commitment, seed).fits).toBe(false);
    expect(checkSeed('', commitment).fits).toBeNull();
  });
  it('replays a saved game', async () => {
    const setup = { seed, players: 2 };
    const { state } = createGame(setup, library);
    const ask = state.asks[0]!;
    const concede = { type: 'concede', seat: ask.seat };
    const record = JSON.stringify({ engine: ENGINE_VERSION, setup, commands: [concede] });
    expect(await checkFile(record, commitment)).toMatchObject({ fits: true, text: expect.stringContaining('1 move') });
    expect((await checkFile(record, seed)).fits).toBe(false);
    const twice = JSON.stringify({ engine: ENGINE_VERSION, setup, commands: [concede, concede] });
    expect((await checkFile(twice, commitment)).fits).toBe(false);
    expect(await checkFile('{', commitment)).toEqual({ fits: false, text: 'This file is damaged.' });
    expect(await checkFile('{}', commitment)).toEqual({ fits: false, text: 'This isn’t a saved game.' });
  });
  it('says who mixed a saved game’s seed, and reports mismatches', async () => {
    const file = (change: object, seed = mixed) =>
      JSON.stringify({
        engine: ENGINE_VERSION,
        setup: { seed, players: 2 },
        mix: { ...mix, ...change },
        commands: [],
        names: ['Ines', 'Mina'],
      });
    const good = await checkFile(file({}), at.commitment);
    expect(good.fits).toBe(true);
    expect(good.text).toContain('The shuffle was mixed by the server and Ines. No answer in time: Mina.');
    expect((await checkFile(file({}), '')).fits).toBeNull();
    const other = await checkFile(file({}), seed);
    expect(other).toEqual({ fits: false, text: expect.stringContaining('another fingerprint') });
    expect((await checkFile(file({ secret: commitment }), at.commitment)).fits).toBe(false);
    const dealt = await checkFile(file({}, seed), at.commitment);
    expect(dealt).toEqual({ fits: false, text: expect.stringContaining('was not dealt from the hash') });
    const swapped = await checkFile(file({ seats: [...mix.seats].reverse() }), at.commitment);
    expect(swapped).toEqual({ fits: false, text: expect.stringContaining('Not all bits fit') });
  });
});
