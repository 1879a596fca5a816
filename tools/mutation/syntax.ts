// Syntax trees of sources, and edits.
import { parseAst } from 'vitest/node';

export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/**
 * Visits every node of a TypeScript source with its ancestors, outermost first. A visit that returns `false` skips the
 * node's children.
 */
export function walk(text: string, visit: (node: Node, above: readonly Node[]) => unknown): void {
  const step = (value: unknown, above: readonly Node[]): void => {
    if (Array.isArray(value)) for (const one of value) step(one, above);
    else if (isNode(value)) {
      if (visit(value, above) === false) return;
      const inside = [...above, value];
      for (const one of Object.values(value)) if (typeof one === 'object') step(one, inside);
    }
  };
  step(parseAst(text, { lang: 'ts' }), []);
}

export const nameOf = (node: unknown): string => ((node as Node | undefined)?.name as string | undefined) ?? '';
export const callee = (node: Node): string => (node.type === 'CallExpression' ? nameOf(node.callee) : '');
/** From 1. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** A range of a source and its replacement. Ranges may coincide or be nested. */
export interface Change {
  start: number;
  end: number;
  wrap(inside: string): string;
}

/** Applies all changes, innermost first. */
export function rewrite(text: string, changes: readonly Change[]): string {
  const sorted = changes.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let next = 0;
  const render = (from: number, to: number): string => {
    let out = '';
    let at = from;
    for (let change = sorted[next]; change && change.start < to && change.end <= to; change = sorted[next]) {
      next++;
      out += text.slice(at, change.start) + change.wrap(render(change.start, change.end));
      at = change.end;
    }
    return out + text.slice(at, to);
  };
  return render(0, text.length);
}
