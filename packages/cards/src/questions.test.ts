// Scripts ask the engine instead of answering such questions again by themselves. Walks both the syntax trees of the
// sources and the loaded definitions.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAst } from 'vitest/node';
import { library } from './index.ts';

interface Node {
  type: string;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
}
const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? (node.name as string) : '');
const calls = (node: unknown, name: string): node is Node =>
  isNode(node) &&
  node.type === 'CallExpression' &&
  (nameOf(node.callee) === name || nameOf((node.callee as Node).property) === name);
const reads = (node: Node, field: string): boolean =>
  node.type === 'MemberExpression' && nameOf(node.property) === field;
const strings = (node: unknown): string[] =>
  isNode(node) && node.type === 'ArrayExpression' ? (node.elements as Node[]).map((one) => String(one.value)) : [];

/** What is wrong, and what to write instead. */
const FORBIDDEN: readonly [title: string, instead: string, is: (node: Node) => boolean][] = [
  [
    'reads the type or subtype of a definition',
    'q.isMinionCard, q.isActionCard, q.isPlayedOn, or `as` and `byType` of the event (FUS-1, FUS-2)',
    (node) => (reads(node, 'type') || reads(node, 'subtype')) && calls(node.object, 'def'),
  ],
  [
    'compares stamps',
    'q.isSame (IO-1)',
    (node) => node.type === 'BinaryExpression' && [node.left, node.right].some((side) => reads(side as Node, 'stamp')),
  ],
  [
    'lists the ways in which a card leaves play',
    "afterDiscarded, beforeDiscarded, insteadOfDiscardPile or 'gone' (TERM-6)",
    (node) => strings(node).includes('leave') && !strings(node).includes('bury'),
  ],
  [
    'credits "you" with what the engine credits you with',
    'the op itself (TERM-2)',
    (node) => {
      const [first] = (node.arguments ?? []) as Node[];
      return (
        calls(node, 'carriedOutBy') && first !== undefined && reads(first, 'seat') && nameOf(first.object) === 'me'
      );
    },
  ],
];

const found = (text: string): string[] => {
  const nodes = [...nodesOf(parseAst(text, { lang: 'ts' }) as unknown as Node)];
  return FORBIDDEN.flatMap(([title, instead, is]) => (nodes.some(is) ? [`${title}: use ${instead}`] : []));
};

describe('a script asks the engine, and does not', () => {
  it.each([
    ['reads the type', "const f = (q, ix) => q.def(ix).type === 'action';"],
    ['reads the type', "const f = (q, ix) => q.def(ix).subtype === 'base';"],
    ['compares stamps', 'const f = (q, ix, n) => q.card(ix).stamp === n;'],
    ['lists the ways', "after(['destroy', 'leave', 'place'], {}, run);"],
    ['credits "you"', 'act(...carriedOutBy(me.seat, ops.destroy(minion)));'],
  ])('%s: the check finds %s', (what, text) => {
    expect(found(text).map((one) => one.startsWith(what))).toEqual([true]);
  });

  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  it.each(files)('%s', (name) => {
    expect(found(readFileSync(new URL(name, import.meta.url), 'utf8'))).toEqual([]);
  });
});

describe('TERM-6: what reacts to a card going to the discard pile, or replaces that, hears of every way there', () => {
  const LEAVES = ['leave', 'return', 'place'];
  const heard = Object.values(library.defs).flatMap((def) =>
    def.abilities.flatMap((ability) => {
      const on: readonly unknown[] =
        ability.kind === 'trigger' ? [ability.on].flat() : ability.kind === 'instead' ? [ability.of].flat() : [];
      return [[def.name, ability.given ? [] : on.filter((one) => LEAVES.includes(one as string))] as const];
    }),
  );
  it('no ability lists single ops that take a card out of play', () => {
    // 'return' and 'place' alone are verbs of a text; together with others they list the ways.
    expect(heard.filter(([, on]) => on.length > 1 || on.includes('leave')).map(([name]) => name)).toEqual([]);
  });
});
