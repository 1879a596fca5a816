/** Analyses the syntax of components. For the test only. */
import { parseSync } from 'vite';

interface Node {
  type?: string;
  start?: number;
  end?: number;
  [key: string]: unknown;
}

export interface Shape {
  components: { name: string; lines: number }[];
  /** Lines of ternaries nested within a ternary of the same markup expression. */
  nested: number[];
  /** Lines that write to `….current` during the render of a component or hook. */
  written: number[];
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const RENDERED = /^([A-Z]|use[A-Z])/;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const isFunction = (node: Node): boolean => FUNCTIONS.has(node.type ?? '');
const nameOf = (node: unknown): string =>
  isNode(node) && typeof (node as { name?: unknown }).name === 'string' ? (node as { name: string }).name : '';

const children = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) => (key === 'parent' ? [] : [value].flat().filter(isNode)));

/** Ternaries directly in another one's branches; those inside markup do not count. */
function inner(node: Node): Node[] {
  return [node.consequent, node.alternate].filter(isNode).flatMap((branch) => {
    const bare = branch.type === 'ParenthesizedExpression' ? (branch.expression as Node) : branch;
    return bare.type === 'ConditionalExpression' ? [bare] : [];
  });
}

const isRefWrite = (node: Node): boolean => {
  const target =
    node.type === 'AssignmentExpression' ? node.left : node.type === 'UpdateExpression' ? node.argument : null;
  return isNode(target) && target.type === 'MemberExpression' && nameOf(target.property) === 'current';
};

export function shapeOf(file: string, source: string): Shape {
  const shape: Shape = { components: [], nested: [], written: [] };
  const lineAt = (offset = 0): number => source.slice(0, offset).split('\n').length;
  /** `rendering`: the nearest function is a component or a hook. `markup`: the nearest ancestor is markup. */
  const visit = (node: Node, rendering: boolean, markup: boolean, given: string): void => {
    let now = rendering;
    if (isFunction(node)) {
      const name = nameOf(node.id) || given;
      now = RENDERED.test(name);
      if (/^[A-Z]/.test(name)) shape.components.push({ name, lines: lineAt(node.end) - lineAt(node.start) + 1 });
    }
    if (rendering && isRefWrite(node)) shape.written.push(lineAt(node.start));
    if (markup && node.type === 'ConditionalExpression' && inner(node).length > 0)
      shape.nested.push(lineAt(node.start));
    const inMarkup = node.type === 'JSXExpressionContainer' || (markup && node.type === 'ConditionalExpression');
    for (const child of children(node)) {
      const named = node.type === 'VariableDeclarator' && child === node.init ? nameOf(node.id) : '';
      visit(child, now, inMarkup, named);
    }
  };
  visit(parseSync(file, source).program as unknown as Node, false, false, '');
  return shape;
}
