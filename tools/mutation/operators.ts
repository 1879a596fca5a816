// Mutants: small changes to a source that some test should notice.
import { callee, lineAt, type Node, nameOf, walk } from './syntax.ts';

export interface Mutant {
  file: string;
  line: number;
  /** The card or the function it is in. */
  home: string;
  /** The original text, and its replacement. */
  was: string;
  now: string;
  /** The range of the source that the switch wraps. */
  start: number;
  end: number;
  form: Form;
}

/** How to write the switch between original and mutant. */
type Form =
  /** An expression; `now` replaces it. */
  | 'expression'
  /** A statement to leave out. */
  | 'statement'
  /** A block to empty. */
  | 'block'
  /** An argument to leave out. */
  | 'argument';

const BINARY: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
};
const LOGICAL: Readonly<Record<string, string>> = { '&&': '||', '||': '&&', '??': '&&' };
/** Methods that a mutant replaces by another one. */
const SWAPPED: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};
/** Methods whose call a mutant drops. */
const DROPPED: ReadonlySet<string> = new Set([
  'filter',
  'slice',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'trim',
  'toLowerCase',
  'toUpperCase',
]);
/** Functions that join conditions: try each condition alone. */
const JOINS: ReadonlySet<string> = new Set(['both', 'either', 'all', 'any']);
/** Scripts made of parts: leave out each part once. */
const SCRIPTS: ReadonlySet<string> = new Set(['card', 'base', 'titan']);
const LOOPS: ReadonlySet<string> = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement']);
/** Not code, or code that cannot be changed in place. */
const LEFT_ALONE = /^(TS(?!(As|Satisfies|NonNull)Expression)|Import|Export(All|Specifier))/;

/** All mutants of a source, in source order. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const found: Mutant[] = [];
  walk(text, (node, above) => {
    if (LEFT_ALONE.test(node.type)) return false;
    const parent = above.at(-1);
    const add = (form: Form, now: string, at: Node = node): void => {
      const { start, end } = at;
      const was = text.slice(start, end);
      found.push({ file, line: lineAt(text, start), home: homeOf(above), was, now, start, end, form });
    };
    const expression = (now: string): void => add('expression', now);
    const source = (one: unknown): string => text.slice((one as Node).start, (one as Node).end);
    if (isKey(node, parent)) return;
    if (isCondition(node, parent)) {
      if (!LOOPS.has(parent!.type)) expression('true');
      expression('false');
    }
    switch (node.type) {
      case 'BinaryExpression': {
        const { left, right, operator } = node as Node & { left: Node; operator: string };
        if (operator === '+' && [left, right].some((one) => isText(one as Node))) return;
        for (const other of BINARY[operator] ?? []) expression(`(${source(left)}) ${other} (${source(right)})`);
        return;
      }
      case 'LogicalExpression': {
        const { left, right, operator } = node;
        expression(`(${source(left)}) ${LOGICAL[operator as string]} (${source(right)})`);
        expression(source(left));
        expression(source(right));
        return;
      }
      case 'UnaryExpression':
        if (node.operator === '!') expression(source(node.argument));
        if (node.operator === '-') expression(source(node.argument));
        return;
      case 'UpdateExpression': {
        const other = node.operator === '++' ? '--' : '++';
        const target = source(node.argument);
        expression(node.prefix ? `${other}${target}` : `${target}${other}`);
        return;
      }
      case 'AssignmentExpression': {
        const other = ({ '+=': '-=', '-=': '+=' } as Record<string, string>)[node.operator as string];
        if (other) expression(`${source(node.left)} ${other} (${source(node.right)})`);
        return;
      }
      case 'Literal':
        return literal(node, expression);
      case 'TemplateLiteral':
        if (parent?.type !== 'TaggedTemplateExpression') expression("''");
        return;
      case 'ArrayExpression':
        if ((node.elements as unknown[]).length > 0) expression('[]');
        return;
      case 'ObjectExpression':
        if ((node.properties as unknown[]).length > 0) expression('{}');
        return;
      case 'ArrowFunctionExpression':
        if ((node.body as Node).type !== 'BlockStatement') expression('() => undefined');
        return;
      case 'ChainExpression': {
        const bare = withoutChain(node, text);
        if (bare !== source(node)) expression(bare);
        return;
      }
      case 'CallExpression':
        return call(node, above, { source, expression, add });
      case 'ExpressionStatement':
        add('statement', '');
        return;
      case 'BlockStatement': {
        const body = node.body as Node[];
        const alone = body.length === 1 && body[0]!.type === 'ExpressionStatement';
        if (body.length > 0 && !alone && parent?.type !== 'TryStatement') add('block', '{}');
      }
    }
  });
  return found;
}

interface Maker {
  source(node: unknown): string;
  expression(now: string): void;
  add(form: Form, now: string, at?: Node): void;
}

function call(node: Node, above: readonly Node[], { source, expression, add }: Maker): void {
  const args = node.arguments as Node[];
  const name = callee(node);
  if (JOINS.has(name) && args.length > 1) for (const one of args) expression(source(one));
  if (SCRIPTS.has(name) && args[0]?.type === 'Literal') for (const part of args.slice(1)) add('argument', '', part);
  const to = node.callee as Node;
  // Inside a `?.` chain, the rest would no longer be skipped.
  if (to.type !== 'MemberExpression' || to.computed || above.some(({ type }) => type === 'ChainExpression')) return;
  const method = nameOf(to.property);
  if (DROPPED.has(method)) expression(source(to.object));
  const other = SWAPPED[method];
  if (other) expression(`${source(to.object)}.${other}(${args.map(source).join(', ')})`);
}

function literal({ value, bigint, regex }: Node, expression: (now: string) => void): void {
  if (bigint || regex) return;
  if (typeof value === 'boolean') expression(String(!value));
  else if (typeof value === 'number') {
    expression(String(value + 1));
    if (value > 0) expression(String(value - 1));
  } else if (typeof value === 'string') expression(value === '' ? "'mutant'" : "''");
}

const isText = ({ type, value }: Node): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

/** A name in the position of an expression. */
function isKey(node: Node, parent: Node | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'Property' || parent.type === 'PropertyDefinition' || parent.type === 'MethodDefinition')
    return parent.key === node && !parent.computed;
  if (parent.type.startsWith('Export')) return parent.source === node;
  return parent.type === 'ExpressionStatement' && 'directive' in parent && parent.directive !== null;
}

const isCondition = (node: Node, parent: Node | undefined): boolean =>
  parent !== undefined &&
  parent.test === node &&
  (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression' || LOOPS.has(parent.type));

/** `a?.b` as `a.b`. */
function withoutChain(chain: Node, text: string): string {
  let out = '';
  let at = chain.start;
  const links: Node[] = [];
  for (let node = chain.expression as Node | undefined; node; node = (node.object ?? node.callee) as Node | undefined)
    if (node.optional) links.unshift(node);
  for (const link of links) {
    const from = ((link.object ?? link.callee) as Node).end;
    const dots = text.indexOf('?.', from);
    out += text.slice(at, dots) + (link.type === 'MemberExpression' && !link.computed ? '.' : '');
    at = dots + 2;
  }
  return out + text.slice(at, chain.end);
}

/** The name of the innermost script, else of the outermost function or constant. */
function homeOf(above: readonly Node[]): string {
  const script = above.findLast((one) => SCRIPTS.has(callee(one)) && isText((one.arguments as Node[])[0]!));
  if (script) return String((script.arguments as Node[])[0]!.value);
  const named = above.find((one) => /Declarator|FunctionDeclaration|ClassDeclaration|^Method/.test(one.type));
  return named ? nameOf(named.id ?? named.key) : '';
}
