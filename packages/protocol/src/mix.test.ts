import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  checkMix,
  holds,
  type MixMessage,
  type MixRecord,
  type MixView,
  mixedSeed,
  mixRecord,
  playerCommitment,
  serverCommitment,
} from './mix.ts';
import { doubts, Mixer, type MixNotes } from './mixer.ts';

const hex = (text: string, digits: number): string => createHash('sha256').update(text).digest('hex').slice(0, digits);
const secret = hex('secret', 64);
const place = { room: 'KILN-42', game: 3, round: hex('round', 32) };
const at = { ...place, commitment: serverCommitment(place, secret) };

/** A game with that many players; `silent` and `withheld` seats contribute no bits. */
function mixed(players: number, { silent = [] as number[], withheld = [] as number[] } = {}): [MixRecord, string] {
  const seats = Array.from({ length: players }, (_, seat) => {
    if (silent.includes(seat)) return { commitment: '', bits: '' };
    const bits = hex(`bits ${seat}`, 32);
    return { commitment: playerCommitment(at, seat, bits), bits: withheld.includes(seat) ? '' : bits };
  });
  const bits = seats.map((one) => one.bits);
  return [{ ...at, secret, seats }, mixedSeed(at, secret, bits)];
}

describe('the seed of a game', () => {
  it('is the hash of lines that anybody can reproduce', () => {
    const lines = [
      'smash-table mix 1 seed',
      'room KILN-42',
      'game 3',
      `round ${place.round}`,
      `secret ${secret}`,
      `seat 0 ${hex('a', 32)}`,
      `seat 2 ${hex('c', 32)}`,
    ];
    const seed = createHash('sha256').update(lines.join('\n')).digest('hex');
    expect(mixedSeed(place, secret, [hex('a', 32), '', hex('c', 32)])).toBe(seed);
  });

  it('depends on every part and on its position', () => {
    const bits = [hex('a', 32), hex('b', 32), hex('c', 32)];
    const [a, b, c] = bits as [string, string, string];
    const others = [
      mixedSeed({ ...place, room: 'KILN-43' }, secret, bits),
      mixedSeed({ ...place, game: 4 }, secret, bits),
      mixedSeed({ ...place, round: hex('another', 32) }, secret, bits),
      mixedSeed(place, hex('another', 64), bits),
      mixedSeed(place, secret, [b, a, c]),
      mixedSeed(place, secret, [a, b, '']),
      mixedSeed(place, secret, [a, '', b]),
      mixedSeed(place, secret, ['', a, b]),
    ];
    expect(new Set([mixedSeed(place, secret, bits), ...others]).size).toBe(9);
  });
});

describe('a record', () => {
  it.each([2, 3, 4])('of %i players verifies, and says who took part and who did not', (players) => {
    const [record, seed] = mixed(players);
    expect(mixRecord.parse(record)).toEqual(record);
    expect(checkMix(record, seed)).toEqual({ server: true, seed: true, seats: Array(players).fill('in') });
    const [part, other] = mixed(players, { silent: [0], withheld: [1] });
    expect(checkMix(part, other).seats.slice(0, 2)).toEqual(['silent', 'withheld']);
    expect(holds(checkMix(part, other))).toBe(true);
  });

  const changed: Record<string, (record: MixRecord) => MixRecord> = {
    'the secret': (record) => ({ ...record, secret: hex('other', 64) }),
    'the commitment of the server': (record) => ({ ...record, commitment: hex('other', 64) }),
    'secret and commitment together': (record) => {
      const other = hex('other', 64);
      return { ...record, secret: other, commitment: serverCommitment(place, other) };
    },
    'the room': (record) => ({ ...record, room: 'KILN-43' }),
    'the number of the game': (record) => ({ ...record, game: 4 }),
    'the round': (record) => ({ ...record, round: hex('other', 32) }),
    'bits of two seats': ({ seats: [a, b, ...rest], ...record }) => ({ ...record, seats: [b!, a!, ...rest] }),
    'bits without their commitment': ({ seats: [a, ...rest], ...record }) => ({
      ...record,
      seats: [{ ...a!, bits: hex('other', 32) }, ...rest],
    }),
    'bits with a commitment made afterwards': ({ seats: [, ...rest], ...record }) => {
      const bits = hex('other', 32);
      return { ...record, seats: [{ commitment: playerCommitment(at, 0, bits), bits }, ...rest] };
    },
    'a player who is left out': ({ seats: [a, ...rest], ...record }) => ({
      ...record,
      seats: [{ ...a!, bits: '' }, ...rest],
    }),
    'a commitment that is taken away': ({ seats: [a, ...rest], ...record }) => ({
      ...record,
      seats: [{ ...a!, commitment: '' }, ...rest],
    }),
    'a player more': (record) => {
      const bits = hex('bits 3', 32);
      return { ...record, seats: [...record.seats, { commitment: playerCommitment(at, 3, bits), bits }] };
    },
  };
  it.each(Object.keys(changed))('does not verify with a change to: %s', (what) => {
    const [record, seed] = mixed(3);
    expect(holds(checkMix(changed[what]!(record), seed))).toBe(false);
  });

  it('verifies with no other secret: a server that tries a thousand after seeing the bits gains nothing', () => {
    const [record] = mixed(2);
    const bits = record.seats.map((one) => one.bits);
    for (let i = 0; i < 1000; i++) {
      const other = hex(`try ${i}`, 64);
      const seed = mixedSeed(place, other, bits);
      expect(holds(checkMix({ ...record, secret: other }, seed))).toBe(false);
    }
  });
});

/** A browser at seat 0, and a server that may lie to it. */
function browser(answer: (type: string) => Promise<unknown> = async () => null) {
  const notes = new Map<number, MixNotes>();
  const sent: string[] = [];
  const bits = hex('bits 0', 32);
  const mixer = new Mixer(
    (type, payload) => {
      sent.push(`${type} ${'bits' in payload ? payload.bits : payload.commitment}`);
      return answer(type);
    },
    { load: (game) => notes.get(game) ?? null, save: (one) => void notes.set(one.game, one) },
    () => bits,
  );
  return { notes, sent, bits, mixer, own: playerCommitment(at, 0, bits) };
}
const view = (stage: MixView['stage'], record: MixRecord, change: Partial<MixView> = {}): MixView => ({
  ...at,
  stage,
  secret: stage === 'open' ? record.secret : '',
  seats: record.seats.map(({ commitment, bits }, seat) => ({
    name: `Player ${seat}`,
    commitment: stage === 'commit' ? '' : commitment,
    told: stage !== 'commit' && stage !== 'reveal' && bits !== '',
    bits: stage === 'open' ? bits : '',
  })),
  ...change,
});
const [record] = mixed(2);
const [without] = mixed(2, { withheld: [0] });
const told = (mix: MixView, you: number | null = 0): MixMessage => ({ mix, you });

describe('a browser', () => {
  it('commits, reveals its bits once its commitment is shown, and has no complaint', async () => {
    const { mixer, sent, own, bits, notes } = browser();
    for (const stage of ['commit', 'commit', 'reveal', 'fixed', 'open'] as const) {
      await mixer.take(told(view(stage, record)));
      expect(doubts(view(stage, record), notes.get(3)!)).toEqual([]);
    }
    expect(sent).toEqual([`commit ${own}`, `reveal ${bits}`]);
    expect(notes.get(3)).toMatchObject({ own: { fate: 'told' }, broken: 0, told: [true, true] });
  });

  it('resends the same bits after a reconnect', async () => {
    const { mixer, sent } = browser(() => Promise.reject(new Error('cut off')));
    await mixer.take(told(view('commit', record)));
    await mixer.take(told(view('commit', record)), true);
    expect(new Set(sent).size).toBe(1);
    expect(sent).toHaveLength(2);
  });

  it('as a spectator, notes what it sees and sends nothing', async () => {
    const { mixer, sent, notes } = browser();
    for (const stage of ['commit', 'reveal', 'fixed'] as const) await mixer.take(told(view(stage, record), null));
    expect(sent).toEqual([]);
    expect(doubts(view('open', record), notes.get(3)!)).toEqual([]);
    expect(doubts(view('open', without), notes.get(3)!)).toEqual(['told']);
  });

  it('does not reveal its bits if its own commitment has been replaced', async () => {
    const { mixer, sent, notes } = browser();
    await mixer.take(told(view('commit', record)));
    const [a, b] = view('reveal', record).seats;
    await mixer.take(told(view('reveal', record, { seats: [{ ...a!, commitment: hex('x', 64) }, b!] })));
    expect(sent).toHaveLength(1);
    expect(doubts(view('fixed', without), notes.get(3)!)).toContain('changed');
  });

  it("does not reveal its bits if the server's commitment has changed", async () => {
    const { mixer, sent, notes } = browser();
    await mixer.take(told(view('commit', record)));
    await mixer.take(told(view('reveal', record, { commitment: hex('x', 64) })));
    expect(sent).toHaveLength(1);
    expect(doubts(view('fixed', record, { commitment: hex('x', 64) }), notes.get(3)!)).toContain('server');
  });

  const play = async (last: MixView, answer?: (type: string) => Promise<unknown>, seen = record) => {
    const { mixer, notes } = browser(answer);
    for (const stage of ['commit', 'reveal'] as const) await mixer.take(told(view(stage, seen)));
    await mixer.take(told(last));
    return (now: MixView | MixRecord) => doubts(now, notes.get(3)!);
  };
  it('reports that it was left out although the server confirmed its bits, at once and at the end', async () => {
    const check = await play(view('fixed', without));
    expect(check(view('fixed', without))).toEqual(['leftOut']);
    expect(check(view('open', without))).toEqual(['leftOut']);
    expect(check(without)).toEqual(['leftOut']);
  });

  it('reports that, too, if the server never confirmed them, refused them as late, or did not ask for them', async () => {
    const failing = (at: string, error: object) => async (type: string) => {
      if (type === at) throw error;
    };
    const [cut, late] = [new Error('cut off'), { reason: { code: 'phase' } }];
    const [silent] = mixed(2, { silent: [0] });
    const found = async (last: MixRecord, at: string, error: object) =>
      (await play(view('fixed', last), failing(at, error), last === silent ? last : record))(view('fixed', last));
    expect(await found(without, 'reveal', cut)).toEqual(['unsure']);
    expect(await found(without, 'reveal', late)).toEqual(['refused']);
    expect(await found(silent, 'commit', cut)).toEqual(['unsure']);
    expect(await found(silent, 'commit', late)).toEqual(['refused']);
    const { mixer, notes } = browser();
    await mixer.take(told(view('commit', record)));
    await mixer.take(told(view('fixed', without)));
    expect(doubts(view('fixed', without), notes.get(3)!)).toEqual(['unasked']);
  });

  it('keeps the first value if the reply to its commitment arrives after the next question', async () => {
    let reply = () => {};
    const { mixer, notes } = browser((type) =>
      type === 'commit' ? new Promise<void>((done) => (reply = done)) : Promise.reject(new Error('cut off')),
    );
    const committing = mixer.take(told(view('commit', record)));
    await mixer.take(told(view('reveal', record)));
    reply();
    await committing;
    expect(notes.get(3)!.own!.fate).toBe('telling');
  });

  it('reports bits, commitments, players or a server commitment that changed by the end', async () => {
    const check = await play(view('fixed', record));
    const [a, b] = record.seats;
    expect(check({ ...record, seats: [{ ...a!, bits: hex('x', 32) }, b!] })).toEqual(['leftOut']);
    expect(check({ ...record, seats: [a!, { ...b!, commitment: hex('x', 64) }] })).toEqual(['seats']);
    expect(check({ ...record, seats: [a!, { ...b!, bits: '' }] })).toEqual(['told']);
    expect(check({ ...record, commitment: hex('x', 64) })).toEqual(['server']);
    expect(check({ ...record, round: hex('x', 32) })).toEqual(['round']);
    expect(check({ ...record, room: 'OTHER-22' })).toEqual([]);
  });

  it('reports a server that starts over after requesting the bits', async () => {
    const { mixer, notes } = browser();
    for (const stage of ['commit', 'reveal'] as const) await mixer.take(told(view(stage, record)));
    const round = hex('second', 32);
    for (const stage of ['commit', 'fixed'] as const) await mixer.take(told(view(stage, record, { round })));
    expect(doubts(view('fixed', record, { round }), notes.get(3)!)).toContain('broken');
  });
});
