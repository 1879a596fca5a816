import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const sources = fileURLToPath(new URL('../../../cards/src/', import.meta.url));

const text = z.string().min(1);
const positive = z.int().positive();
const number = z.int().nonnegative();
const ruling = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+\/\d+$/),
  from: z.enum(['seed', 'other']),
  text,
  conflict: z
    .string()
    .regex(/^[A-Z]+-\d+$/)
    .optional(),
});
const rulings = z.array(ruling);
const named = { name: text, copies: positive, rulings };
const subtype = z.enum(['standard', 'base', 'minion', 'special']);
/** The text may be empty: some cards have none. */
const effect = z.string();

const minion = z.strictObject({ ...named, type: z.literal('minion'), power: number, text: effect });
const action = z.strictObject({
  ...named,
  type: z.literal('action'),
  subtype,
  text,
  /** Printed on the card as +n power; the card's script says when it applies. */
  grantsPower: positive.optional(),
});
const fusion = z.strictObject({
  ...named,
  type: z.literal('fusion'),
  power: number,
  text: z.strictObject({ minion: text, action: text }),
});
const reprint = z.strictObject({ type: z.undefined().optional(), name: text, reprint: text, copies: positive });
const titan = z.strictObject({ name: text, text, rulings });
const base = z.strictObject({
  name: text,
  breakpoint: positive,
  vp: z.tuple([number, number, number]),
  monsters: positive.optional(),
  text: effect,
  rulings,
});
const monster = z.strictObject({
  ...named,
  type: z.literal('monster'),
  power: number,
  treasures: number,
  undead: z.boolean(),
  text: effect,
});
const treasure = z.discriminatedUnion('cardType', [
  z.strictObject({ ...named, type: z.literal('treasure'), cardType: z.literal('minion'), power: number, text: effect }),
  z.strictObject({ ...named, type: z.literal('treasure'), cardType: z.literal('action'), subtype, text }),
]);

const faction = z.strictObject({
  set: text,
  faction: text,
  tags: z.array(text),
  complexity: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  cards: z.array(z.discriminatedUnion('type', [minion, action, fusion, reprint])),
  titans: z.array(titan),
  bases: z.array(base),
});
const deck = z.strictObject({
  set: text,
  deck: z.enum(['madness', 'monsters', 'treasures']),
  cards: z.array(z.discriminatedUnion('type', [action, monster, treasure])),
});

describe('a facts file has the fields of its kind and no others', () => {
  for (const file of globSync(['*/facts.json', 'decks/*/facts.json'], { cwd: sources }))
    it(file, () => {
      const facts: unknown = JSON.parse(readFileSync(sources + file, 'utf8'));
      const read = (file.startsWith('decks') ? deck : faction).safeParse(facts);
      expect(read.success ? '' : z.prettifyError(read.error)).toBe('');
    });
});
