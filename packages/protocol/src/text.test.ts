import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHAT_BYTES,
  CHAT_LENGTH,
  cleanChat,
  cleanName,
  codeForm,
  looksLike,
  NAME_BYTES,
  NAME_LENGTH,
  nameSoFar,
  normaliseCode,
  veryWide,
} from './text.ts';

const graphemes = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

describe('names', () => {
  test('are trimmed to 16 graphemes, with single spaces', () => {
    expect(cleanName('  Brisk   Otter ')).toBe('Brisk Otter');
    expect(cleanName('x'.repeat(40))).toBe('x'.repeat(16));
    expect(cleanName('x'.repeat(40), 2)).toBe('x'.repeat(14));
    expect(cleanName('Zoë')).toBe('Zoë');
    expect(cleanName('Zoe\u0308')).toBe('Zoë');
  });

  test('are cut between characters, even if bytes run out first', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(cleanName('👍🏽'.repeat(20))).toBe('👍🏽'.repeat(16));
    expect(cleanName(family.repeat(20))).toBe(family.repeat(6));
  });

  test('cannot consist of invisible characters, nor contain any', () => {
    expect(cleanName('\u200b\u202e \u2060')).toBeNull();
    expect(cleanName('\u200d')).toBeNull();
    expect(cleanName('\u2800\u3164')).toBeNull();
    expect(cleanName('In\u202ees\u0007')).toBe('Ines');
    expect(cleanName('Ines\u200d\ufe0f')).toBe('Ines');
    expect(cleanName('Ines\u{e0067}\u{e007f}')).toBe('Ines');
    expect(cleanName('')).toBeNull();
  });

  test('have no characters that are several times as wide as others', () => {
    expect(cleanName('\ufdfd Ines \u2e3b\u{12031}')).toBe('Ines');
    expect(cleanName('\u{1242b}'.repeat(16))).toBeNull();
    expect(cleanName('محمد')).toBe('محمد');
    expect(cleanName('世界'.repeat(8))).toBe('世界'.repeat(8));
  });

  test.each([
    ['Anna', 'anna'],
    ['Anna', 'Аnnа'],
    ['Nora', 'ΝΟRА'],
    ['Ilse', 'llse'],
    ['IAN', 'ian'],
    ['Otto', '0tto'],
    ['Ann', 'Ａnn'],
    ['Alice', 'ΑLICE'],
    ['Alice', 'aӏice'],
    ['Alice', 'ᴀlıce'],
    ['Ann', 'A̲nn'],
    ['Ann', 'Ann̈'],
    ['Ann', 'A nn'],
    ['Ann', 'Ann.'],
    ['Ann', '·Änn_!'],
    ['Ann', 'Аnn.̈'],
    ['Ann', 'Annʼ'],
    ['Strauß', 'STRAUSS'],
    ['Ann 2', 'Ann2'],
    ['محمد', 'مُحمـد'],
    ['שלום', 'שָׁלוֹם'],
    ['!!', '!!'],
  ])('%s and %s look alike', (one, other) => {
    expect(looksLike(one, other)).toBe(true);
    expect(looksLike(other, one)).toBe(true);
    expect(looksLike(one, 'Ines')).toBe(false);
  });
});

test.each([
  ['Ann', 'Anna'],
  ['Ann', 'Ann 2'],
  // Vowels are marks here.
  ['राम', 'रमी'],
  ['मीना', 'मोना'],
  ['นิด', 'นุ้ย'],
  ['かな', 'がな'],
  ['김', '곰'],
  ['李', '王'],
  ['!!', '??'],
  ['🐱', '🐶'],
  ['Ann 🐱', 'Ann 🐶'],
])('%s and %s are two names', (one, other) => {
  expect(looksLike(one, other)).toBe(false);
  expect(looksLike(other, one)).toBe(false);
});

test('a name being typed stops at the length that is kept, whatever it is made of', () => {
  expect(nameSoFar('a'.repeat(20))).toBe('a'.repeat(NAME_LENGTH));
  expect(nameSoFar('👍🏽'.repeat(20))).toBe('👍🏽'.repeat(NAME_LENGTH));
  expect(nameSoFar('Mina ')).toBe('Mina ');
  fc.assert(
    fc.property(anything, (raw) => {
      expect(nameSoFar(nameSoFar(raw))).toBe(nameSoFar(raw));
    }),
  );
});

describe('chat', () => {
  test.each(['a', '1', '❤', '👍🏽', '界', '#'])('keeps at most two marks on %s', (base) => {
    const marks = [...(cleanChat(base + '\u0335\u0300\u0489\u20dd'.repeat(20)) ?? '')].filter((one) =>
      /\p{M}/u.test(one),
    );
    expect(marks.length).toBeLessThanOrEqual(2);
    expect(cleanChat(`x${'\u200d\u0301'.repeat(30)}`)?.normalize('NFD').length).toBeLessThanOrEqual(4);
  });

  test.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a profession with a skin tone', '👩🏽‍🚀'],
    ['a form and a joiner', '🏳️‍🌈 🏴‍☠️ 👁️‍🗨️ 👩‍❤️‍💋‍👨'],
    ['flags of countries', '🇩🇪🇫🇷'],
    ['flags with letters in them', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ['keycaps', '1️⃣ #️⃣ *️⃣'],
    ['the coloured form', '❤️ ☺️'],
    ['Thai', 'สวัสดี ที่นี่ น้ำ'],
    ['Devanagari', 'नमस्ते हिन्दी'],
    ['Vietnamese', 'Tiếng Việt rất đẹp'],
    ['Hebrew with vowels', 'שָׁלוֹם'.normalize('NFC')],
    ['Arabic', 'مَرْحَبًا'],
    ['Korean', '안녕하세요'],
  ])('leaves %s as it is', (_, text) => expect(cleanChat(text)).toBe(text.normalize('NFC')));

  test('is cut at 200 graphemes and 800 bytes', () => {
    expect(cleanChat('y'.repeat(1000))).toBe('y'.repeat(200));
    expect(cleanChat('界'.repeat(1000))).toBe('界'.repeat(200));
    expect(cleanChat('👍'.repeat(1000))).toBe('👍'.repeat(200));
    expect(cleanChat('👍🏽'.repeat(1000))).toBe('👍🏽'.repeat(100));
    expect(cleanChat(`❤${'‍❤'.repeat(500)}`)).toBeNull();
  });
});

/** Known troublemakers: marks, joiners, selectors, tags, lone surrogates, joining letters, spaces, emoji. */
const troublesome = fc.string({
  unit: fc.constantFrom(
    ...['a', '1', '#', ' ', '\u0301', '\u0489', '\u0338', '\u20e3', '\u200d', '\ufe0f', '\ufe0e', '\u200b', '\u202e'],
    ...['❤', '↔', '👍', '🏽', '🏴', '\u{e0067}', '\u{e0062}', '\u{e0065}', '\u{e006e}', '\u{e007f}', '🇩', '🇪'],
    ...[
      '\ud83d',
      '\ude00',
      '\u1100',
      '\u1161',
      '\u11a8',
      'क',
      '\u094d',
      'ษ',
      '\u0e48',
      '\u2800',
      '\u00a0',
      '\u{1fffd}',
    ],
  ),
  maxLength: 60,
});
const anything = fc.oneof(troublesome, fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 1000 }));

test.each([
  ['names', (raw: string) => cleanName(raw), NAME_LENGTH, NAME_BYTES],
  ['names with room kept', (raw: string) => cleanName(raw, 3), NAME_LENGTH - 3, NAME_BYTES - 3],
  ['chat', cleanChat, CHAT_LENGTH, CHAT_BYTES],
])(
  '%s: whatever comes in, what is shown is bounded, well-formed, visible, and clean already',
  (_, clean, most, bytes) => {
    fc.assert(
      fc.property(anything, (raw) => {
        const text = clean(raw);
        if (text === null) return;
        expect(graphemes(text).length).toBeLessThanOrEqual(most);
        expect(bytesOf(text)).toBeLessThanOrEqual(bytes);
        expect(text).toBe(text.normalize('NFC').trim());
        expect(text).not.toMatch(/\p{M}{3}|^\p{M}|\p{Cc}|\p{Cs}| {2}/u);
        expect(text).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u);
        expect(clean(text)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  },
);

test('no grapheme is split: a long text is shown by its first whole graphemes', () => {
  fc.assert(
    fc.property(anything, (raw) => {
      const [whole, short] = [cleanChat(raw.replace(veryWide, '')), cleanName(raw)];
      if (whole === null || short === null) return;
      const parts = graphemes(short);
      expect(graphemes(whole).slice(0, parts.length)).toEqual(parts);
    }),
    { numRuns: 2000 },
  );
});

describe('room codes', () => {
  test('are read as people write them', () => {
    for (const raw of [
      'KELP-47382',
      'kelp-47382',
      ' Kelp 47382 ',
      'kelp47382',
      'KELP_47382',
      'kelp 47 382',
      'Kelp – 4.7.3.8.2',
      '“KELP-47382”',
      'ＫＥＬＰ－４７３８２',
      'https://table.example/r/KELP-47382',
      'table.example/w/kelp-47382?x=1',
    ])
      expect(normaliseCode(raw), raw).toBe('KELP-47382');
    expect(normaliseCode('Candy 22222')).toBe('CANDY-22222');
  });

  test('of older rooms as well', () => {
    for (const raw of ['KILN-42', 'kiln-42', ' Kiln 42 ', 'kiln42', 'KILN_42'])
      expect(normaliseCode(raw)).toBe('KILN-42');
  });

  test('a digit that no room has: the right shape, but no code', () => {
    for (const raw of ['NOPE-12345', 'nope 12345', 'https://x/r/nope-12345']) {
      expect(codeForm(raw), raw).toBe('NOPE-12345');
      expect(normaliseCode(raw), raw).toBeNull();
    }
    for (const raw of ['hello', 'NOPE-1234', 'JINGLE-12345', '']) expect(codeForm(raw), raw).toBeNull();
  });

  test('nothing else is one', () => {
    for (const raw of [
      ...['KELP', 'KIL-42', 'KILN-40', 'KILN-421', 'CANDY-42', 'KELP-4738', 'KELP-473821', 'KELP-47380', '47382'],
      ...['../etc', 'KELP-47382 KELP-47382', 'A KELP-47382', 'JINGLE-47382', ''],
    ])
      expect(normaliseCode(raw), raw).toBeNull();
  });

  test('any text is a code or none, and normalizing a code twice changes nothing', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const code = normaliseCode(raw);
        if (code !== null) expect(normaliseCode(code)).toBe(code);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{4,5}-[2-9]{5}$/), (code) => {
        expect(normaliseCode(code)).toBe(code);
        expect(normaliseCode(code.toLowerCase().replace('-', ' '))).toBe(code);
      }),
    );
  });
});
