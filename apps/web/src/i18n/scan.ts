/** For tests: finds the texts that source files show to people, with or without lingui. */
import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

export interface Message {
  id: string;
  /** Names of the given values and elements; null = the scan cannot tell. */
  given: string[] | null;
}

export interface Scan {
  messages: Message[];
  /** Human-readable strings that do not go through lingui. */
  literals: string[];
}

const SAYERS = new Set(['say', 'sayWith', 'msg']);
const READ = /^(?:aria-label|aria-description|title|placeholder|label|help|sub|text|alt|reason)$/;
const LETTER = /\p{L}/u;
/** "Start", "Not ready", "your turn" anywhere else: classes, keys and shape names look different. */
const SENTENCE = /^\p{Lu}\p{Ll}+(?:[ .,…!?]|$)|\p{L}{2,}[,;]? \p{L}{2,}/u;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const inside = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? '') : '');
const stringOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** Keys of an object literal; null if it may have others. */
function keysOf(node: unknown): string[] | null {
  if (node === undefined) return [];
  if (!isNode(node) || node.type !== 'ObjectExpression') return null;
  return (node.properties as Node[]).map((one) => nameOf(one.key) || String(stringOf(one.key)));
}

/** The possible string values of an expression: "a" and "b" for `x ? 'a' : 'b'`. */
function outcomes(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(outcomes);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(outcomes);
  if (node.type === 'JSXExpressionContainer') return outcomes(node.expression);
  return [];
}

export function scan(file: string, source: string): Scan {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const messages: Message[] = [];
  const literals = new Set<string>();
  const shown = (node: unknown) => {
    for (const text of outcomes(node)) if (LETTER.test(text)) literals.add(text.trim());
  };

  const visit = (node: Node): void => {
    // Skip types, module names and developer errors, which players do not see.
    if (/^(?:Import|ExportAll|TS(?!AsExpression|NonNull|Satisfies))/.test(node.type)) return;
    if (node.type === 'NewExpression' && nameOf(node.callee) === 'Error') return;
    if (node.type === 'CallExpression' && SAYERS.has(nameOf(node.callee))) {
      const [first, values] = node.arguments as Node[];
      const id = stringOf(first);
      if (id !== null) messages.push({ id, given: keysOf(values) });
      for (const one of [...(id === null && first ? [first] : []), ...(values ? [values] : [])]) visit(one);
      return;
    }
    if (node.type === 'JSXOpeningElement' && nameOf(node.name) === 'Trans') {
      const value = (name: string) => (node.attributes as Node[]).find((one) => nameOf(one.name) === name)?.value;
      const components = value('components') as Node | undefined;
      messages.push({ id: stringOf(value('id')) ?? '', given: keysOf(components?.expression) });
      return;
    }
    if (node.type === 'JSXText' && LETTER.test(String(node.value))) literals.add(String(node.value).trim());
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children as Node[]) if (child.type === 'JSXExpressionContainer') shown(child);
    if (node.type === 'JSXAttribute') {
      if (READ.test(nameOf(node.name))) shown(node.value);
      if (nameOf(node.name) === 'className' || stringOf(node.value) !== null) return;
    }
    for (const text of /^(?:Literal|TemplateLiteral)$/.test(node.type) ? outcomes(node) : [])
      if (SENTENCE.test(text)) literals.add(text.trim());
    for (const one of inside(node)) visit(one);
  };
  visit(program as unknown as Node);
  return { messages, literals: [...literals] };
}
