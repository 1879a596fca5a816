// Removes one secrecy check at a time and runs the generated proofs against each: what a viewer can learn from the
// rules (`pnpm chaos doors`), and every possible request (`pnpm chaos requests`). Where server and rules protect twice,
// a check is also removed with the other layer off.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow, isTest, root } from '../files.ts';
import type { Mutant as Switchable } from './operators.ts';
import { withSwitches } from './switch.ts';
import { callee, lineAt, type Node, nameOf, walk as walkText } from './syntax.ts';
import { tryMutants } from './try.ts';

interface Edit {
  file: string;
  start: number;
  end: number;
  text: string;
}
interface Mutant {
  layer: 'marks' | 'room' | 'rules';
  what: string;
  edits: Edit[];
}

const sources = new Map<string, string>();
/** A copy of the initial sources: edits made meanwhile do not interfere. */
function source(file: string): string {
  const text = sources.get(file) ?? readFileSync(join(root, file), 'utf8');
  sources.set(file, text);
  return text;
}

const walk = (file: string, visit: (node: Node, above: readonly Node[]) => void): void =>
  walkText(source(file), (node, above) => {
    visit(node, above);
  });
const lineOf = (file: string, at: number): string => `${file}:${lineAt(source(file), at)}`;
const textOf = (file: string, { start, end }: Node): string => source(file).slice(start, end);

/** Each id field of a request, marked as plain data instead: by the call that marks it, or by name. */
function marks(): Mutant[] {
  const found: Mutant[] = [];
  const folder = 'packages/protocol/src';
  for (const name of readdirSync(join(root, folder)).filter((one) => /^(requests|passing|options)\.ts$/.test(one))) {
    const file = `${folder}/${name}`;
    const shared = new Map<string, string>();
    const field = (above: readonly Node[]): string =>
      above.flatMap((one) => (one.type === 'Property' ? [nameOf(one.key)] : [])).join('.');
    walk(file, (node, above) => {
      if (callee(node) !== 'idOf') return;
      const [, schema] = node.arguments as Node[];
      const text = `plainData(${schema ? source(file).slice(schema.start, schema.end) : 'z.int().check(z.gte(0), z.lte(1_000_000_000))'})`;
      const variable = above.find((one) => one.type === 'VariableDeclarator');
      const id = nameOf(variable?.id);
      if (field(above) === '') shared.set(id, text);
      else found.push({ layer: 'marks', what: `${field(above)} is plain`, edits: [{ file, ...spanOf(node), text }] });
    });
    walk(file, (node, above) => {
      const parent = above.at(-1);
      if (node.type !== 'Identifier' || !shared.has(nameOf(node)) || parent?.type === 'VariableDeclarator') return;
      const text = shared.get(nameOf(node))!;
      if (parent?.type === 'Property') {
        if (parent.value !== node) return;
        const key = nameOf(parent.key);
        const edit = parent.shorthand ? { ...spanOf(parent), text: `${key}: ${text}` } : { ...spanOf(node), text };
        found.push({ layer: 'marks', what: `${field(above)} is plain`, edits: [{ file, ...edit }] });
      } else if (parent?.type === 'CallExpression' && field(above) !== '')
        found.push({ layer: 'marks', what: `${field(above)} is plain`, edits: [{ file, ...spanOf(node), text }] });
    });
  }
  return found;
}

const spanOf = ({ start, end }: Node) => ({ start, end });

/**
 * In the room: each kind of id is not looked up, or is found in a set of everything; each visibility condition is
 * dropped.
 */
function room(): Mutant[] {
  const found: Mutant[] = [];
  const resolver = 'apps/server/src/room/wire/resolve.ts';
  const sights = ['apps/server/src/game/sight.ts', 'apps/server/src/room/wire/peerSight.ts'];
  walk(resolver, (node) => {
    if (node.type === 'UpdateExpression')
      found.push({
        layer: 'room',
        what: 'nothing counts as unseen',
        edits: [{ file: resolver, ...spanOf(node), text: '0' }],
      });
    if (node.type === 'ThrowStatement' && /gone\(\)/.test(source(resolver).slice(node.start, node.end)))
      found.push({
        layer: 'room',
        what: 'what is unseen is not refused',
        edits: [{ file: resolver, ...spanOf(node), text: ';' }],
      });
  });
  for (const sight of sights)
    walk(sight, (node, above) => {
      if (node.type === 'MethodDefinition' && node.kind === 'get' && (node.key as Node).type === 'Identifier') {
        const body = (node.value as Node).body as Node;
        const text = '{ return Object.assign(new Set<number>(), { has: () => true }); }';
        found.push({
          layer: 'room',
          what: `${nameOf(node.key)}: everything is seen`,
          edits: [{ file: sight, ...spanOf(body), text }],
        });
      }
      if (!above.some((one) => one.type === 'FunctionDeclaration')) return;
      if (node.type === 'LogicalExpression' && node.operator === '&&')
        for (const side of ['left', 'right'] as const) {
          const part = node[side] as Node;
          if (part.type === 'BinaryExpression')
            found.push({
              layer: 'room',
              what: `${lineOf(sight, part.start)} ${source(sight).slice(part.start, part.end)}`,
              edits: [{ file: sight, ...spanOf(part), text: 'true' }],
            });
        }
      if (node.type === 'ObjectPattern' && /^\{ buried/.test(source(sight).slice(node.start, node.end)))
        found.push({
          layer: 'room',
          what: 'what is buried is a place',
          edits: [{ file: sight, ...spanOf(node), text: '{ ...base }' }],
        });
    });
  // Code that has moved must not silently drop out of the proof.
  for (const needed of ['unseen', 'refused', 'everything is seen', 'buried', 'value !== 0'])
    if (!found.some(({ what }) => what.includes(needed))) throw new Error(`The room has no check with "${needed}".`);
  return found;
}

/** Functions of the rules that say whether a face is known, and their answer when mutated. */
const KNOWN: Readonly<Record<string, string>> = {
  isUnseen: 'false',
  isKnown: 'true',
  isVisible: 'true',
  isAskedAbout: 'true',
};
/** Who may see a card. */
const SIGHT = 'packages/engine/src/core/sight.ts';
/** Those that look up a public id, their last argument: without their check they find any card. */
const LOOKUPS = new Set(['visibleCard', 'place']);

/**
 * In the rules: each call of such a function, each condition inside them, and each place that checks who the viewer is.
 */
function rules(): Mutant[] {
  const found: Mutant[] = [];
  const folder = 'packages/engine/src/view';
  const views = readdirSync(join(root, folder)).filter((one) => one.endsWith('.ts') && !one.endsWith('.test.ts'));
  for (const file of [SIGHT, ...views.map((name) => `${folder}/${name}`)]) {
    const put = (node: Node, what: string, text: string): void => {
      found.push({
        layer: 'rules',
        what: `${lineOf(file, node.start)} ${what}`,
        edits: [{ file, ...spanOf(node), text }],
      });
    };
    walk(file, (node) => {
      const called = callee(node);
      const known = KNOWN[called];
      if (known) put(node, `${called}(…) is ${known}`, known);
      const id = (node.arguments as Node[] | undefined)?.at(-1);
      if (id && LOOKUPS.has(called))
        put(node, `${called}(…) is any card`, `q.s.cards.findIndex((one) => one.id === ${textOf(file, id)})`);
      if (asksForViewer(file, node)) put(node, `without ${textOf(file, node)}`, String(node.operator !== '!=='));
      else if (
        (file === SIGHT || file.endsWith('/seen.ts')) &&
        node.type === 'LogicalExpression' &&
        node.operator === '&&'
      )
        for (const part of [node.left, node.right] as Node[])
          if (part.type !== 'LogicalExpression' && !callee(part) && !asksForViewer(file, part))
            put(part, `without ${textOf(file, part)}`, 'true');
    });
  }
  return found;
}

/** Does it belong to, or is it meant for, somebody? Nobody has a seat named "spectator". */
function asksForViewer(file: string, node: Node): boolean {
  const isViewer = (one: Node): boolean => /^(sight\.)?viewer$/.test(textOf(file, one));
  if (node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node.operator))) {
    const sides = [node.left, node.right] as Node[];
    return sides.some(isViewer) && !sides.some((side) => side.type === 'Literal');
  }
  const [only, ...more] = (node.arguments as Node[] | undefined) ?? [];
  const { property } = (node.callee ?? {}) as { property?: Node };
  return nameOf(property) === 'includes' && more.length === 0 && only !== undefined && isViewer(only);
}

/** A copy of everything the proof needs. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'smash-mutants-'));
  for (const one of ['packages', 'apps/server', 'chaos', 'package.json'])
    cpSync(join(root, one), join(folder, one), { recursive: true, verbatimSymlinks: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

type Outcome = 'told' | 'fails' | 'lives';

/** The proof's verdict on the sources with these edits. */
function prove(folder: string, edits: readonly Edit[], runs: number): Outcome {
  const files = new Set(edits.map(({ file }) => file));
  for (const file of files) {
    let text = source(file);
    const mine = edits.filter((edit) => edit.file === file).sort((a, b) => b.start - a.start);
    for (const { start, end, text: put } of mine) text = text.slice(0, start) + put + text.slice(end);
    writeFileSync(join(folder, file), text);
  }
  const args = ['chaos/src/main.ts', 'requests', '--runs', String(runs), '--seed', 'mutant'];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, LOG_LEVEL: 'silent' },
  });
  for (const file of files) writeFileSync(join(folder, file), source(file));
  if (stdout.includes('TOLD ')) return 'told';
  return status === 0 ? 'lives' : 'fails';
}

/** The room looks up no cards, and the proof does not cover that. */
function roomOff(): Edit[] {
  const file = 'apps/server/src/room/wire/resolve.ts';
  const proof = 'chaos/src/requests/pair.ts';
  const edits: Edit[] = [];
  walk(file, (node) => {
    if (node.type === 'UpdateExpression')
      edits.push({ file, ...spanOf(node), text: "unseen += mark.kind === 'card' || mark.kind === 'place' ? 0 : 1" });
  });
  walk(proof, (node) => {
    if (node.type === 'ExpressionStatement' && /^await this\.#unseen\(/.test(source(proof).slice(node.start, node.end)))
      edits.push({ file: proof, ...spanOf(node), text: '' });
  });
  return edits;
}

/** Rechecks when a queued request's turn comes, by their text; and the text without them. */
const AGAIN = [
  { file: 'packages/engine/src/procedures/loop/answer.ts', check: 'ask.id !== command.prompt', text: 'false' },
  { file: 'apps/server/src/room/undo.ts', check: 'match.made(seat) !== n', text: 'false' },
];

/** The second layer: the rules find any card, and the room's findings are not rechecked. */
function rulesOff(): Edit[] {
  const edits = rules()
    .filter(({ what }) => what.endsWith('any card'))
    .flatMap((one) => one.edits);
  for (const { file, check, text } of AGAIN)
    walk(file, (node) => {
      if (node.type === 'BinaryExpression' && textOf(file, node) === check) edits.push({ file, ...spanOf(node), text });
    });
  if (new Set(edits.map(({ file }) => file)).size < 1 + AGAIN.length) throw new Error('A second check was not found.');
  return edits;
}

const switchable = ({ edits: [edit] }: Mutant): Switchable => {
  const { file, start, end, text } = edit!;
  const was = source(file).slice(start, end);
  return { file, line: lineAt(source(file), start), home: '', was, now: text, start, end, form: 'expression' };
};

/** Tests that guard visibility: of ids and of views. */
const GUARDS = ['secrecy', 'view', 'bury', 'stasis', 'duels'].map((name) => `packages/testkit/src/${name}`);

/** Which of these the tests of views and ids detect. */
async function foundByTests(mutants: readonly Mutant[]): Promise<Map<Mutant, string>> {
  const tests = GUARDS.flatMap(filesBelow).filter((file) => isTest(file) && !/\/(doors|ids)\.test\.ts$/.test(file));
  const all = mutants.map(switchable);
  const { tried } = await tryMutants({ tests, mutants: all, rulings: false, most: 120_000 });
  const found = new Map(tried.filter(({ verdict }) => verdict === 'killed').map(({ mutant, by }) => [mutant, by]));
  return new Map(mutants.flatMap((mutant, i) => (found.has(all[i]!) ? [[mutant, found.get(all[i]!)!] as const] : [])));
}

/**
 * Which of these the rules' own proof detects, each in games with every faction: all in one process with them switched
 * in.
 */
function foundAtTheDoors(mutants: readonly Mutant[], games: number): Map<Mutant, string> {
  const folder = mkdtempSync(join(tmpdir(), 'smash-doors-'));
  const sources: Record<string, string> = {};
  const numbered = mutants.map((mutant, i) => ({ ...switchable(mutant), n: i + 1 }));
  for (const file of new Set(numbered.map((one) => one.file)))
    sources[join(root, file)] = withSwitches(
      source(file),
      numbered.filter((one) => one.file === file),
    );
  const path = join(folder, 'job.json');
  writeFileSync(path, JSON.stringify({ sources, size: mutants.length + 1, preset: 0, reload: null }));
  const args = ['--no-warnings', '--import', './tools/mutation/hooks.ts', 'tools/mutation/doors.ts'];
  const { stdout, status } = spawnSync(process.execPath, [...args, String(games)], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, MUTATION_JOB: path },
  });
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0) throw new Error('The proof of the doors did not run.');
  const found = JSON.parse(stdout) as (string | null)[];
  return new Map(mutants.flatMap((mutant, i) => (found[i] ? [[mutant, found[i]] as const] : [])));
}

/** False: some check can be removed without any test noticing. */
export async function mutateSecrecy(options: { only: string; runs: number; list: boolean }): Promise<boolean> {
  const { only, runs, list } = options;
  const chosen = [...marks(), ...room(), ...rules()].filter(({ layer, what }) => `${layer} ${what}`.includes(only));
  if (list) for (const { layer, what } of chosen) console.log(layer, what);
  if (list) return true;
  const sums = { total: 0, alone: 0, otherOff: 0, lives: 0, broken: 0 };
  const line = ({ layer, what }: Mutant, verdict: string): void => console.log(`| ${layer} | ${what} | ${verdict} |`);
  // The quick tests first, then games with every faction, then servers.
  const looks = chosen.filter(({ layer }) => layer === 'rules');
  const tests = await foundByTests(looks);
  for (const [mutant, by] of tests) line(mutant, `found by "${by}"`);
  const doors = foundAtTheDoors(
    looks.filter((mutant) => !tests.has(mutant)),
    runs,
  );
  for (const mutant of doors.keys()) line(mutant, 'found at the doors of the rules');
  sums.total = chosen.length;
  sums.alone = tests.size + doors.size;
  const rest = chosen.filter((mutant) => !tests.has(mutant) && !doors.has(mutant));
  if (rest.length > 0) tryRequests(rest, runs, sums, line);
  console.log(JSON.stringify({ part: 'secrecy', runs, ...sums }));
  return sums.lives + sums.broken === 0;
}

type Sums = Record<'alone' | 'otherOff' | 'lives' | 'broken', number>;

function tryRequests(
  mutants: readonly Mutant[],
  runs: number,
  sums: Sums,
  line: (mutant: Mutant, verdict: string) => void,
): void {
  const folder = copy();
  try {
    if (prove(folder, [], runs) !== 'lives') throw new Error('The proof fails before anything is taken out.');
    // If the proof holds with the other layer off, a detection is due to the mutant.
    const others = {
      rules: { name: 'with the room’s check off', edits: roomOff() },
      room: { name: 'with the checks of the rules off', edits: rulesOff() },
    };
    const known = new Map<'rules' | 'room', boolean>();
    const holds = (side: 'rules' | 'room'): boolean => {
      const held = known.get(side) ?? prove(folder, others[side].edits, runs) === 'lives';
      if (!known.has(side))
        console.log(`The proof ${held ? 'holds' : 'does not hold'} ${others[side].name} and nothing else.`);
      known.set(side, held);
      return held;
    };
    for (const mutant of mutants) {
      const { layer, edits } = mutant;
      const alone = prove(folder, edits, runs);
      const side = layer === 'rules' ? 'rules' : 'room';
      const own = edits.filter(
        (edit) => !others[side].edits.some(({ file, start }) => file === edit.file && start === edit.start),
      );
      const both = alone === 'lives' && holds(side) ? prove(folder, [...own, ...others[side].edits], runs) : 'lives';
      const [sum, verdict] =
        alone === 'told'
          ? (['alone', 'found'] as const)
          : both === 'told'
            ? (['otherOff', `found ${others[side].name}`] as const)
            : alone === 'fails' || both === 'fails'
              ? (['broken', 'does not run'] as const)
              : (['lives', 'lives'] as const);
      sums[sum]++;
      line(mutant, verdict);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
