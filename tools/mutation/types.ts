// Mutants that do not compile: type checking is one of the project's tests, so the compiler kills them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../files.ts';
import type { Mutant } from './operators.ts';
import type { Result } from './try.ts';

/** The same result, with survivors that do not compile as refused. */
export function withoutRefused(result: Result, home: string): Result {
  const live = result.tried.filter(({ verdict }) => verdict === 'survived' || verdict === 'unreached');
  const refused = refusedByTypes(
    live.map(({ mutant }) => mutant),
    home,
  );
  return {
    ...result,
    tried: result.tried.map((one) => (refused.has(one.mutant) ? { ...one, verdict: 'refused', by: 'types' } : one)),
  };
}

/** The mutants that the compiler rejects. Throws if it rejects everything. */
export function refusedByTypes(mutants: readonly Mutant[], home: string): Set<Mutant> {
  if (mutants.length === 0) return new Set();
  // Inside the package, so that imports of other packages resolve.
  mkdirSync(join(root, home, 'node_modules'), { recursive: true });
  const folder = mkdtempSync(join(root, home, 'node_modules/.mutants-'));
  try {
    const files = [...new Set(mutants.map(({ file }) => file))];
    files.forEach((file, i) => {
      writeFileSync(join(folder, `source${i}.ts`), moved(file, readFileSync(join(root, file), 'utf8')));
    });
    mutants.forEach((mutant, i) => {
      writeFileSync(join(folder, `mutant${i}.ts`), moved(mutant.file, mutated(mutant)));
    });
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(root, 'tsconfig.base.json'),
        compilerOptions: { incremental: false, allowUnreachableCode: true },
        files: [...files.map((_, i) => `source${i}.ts`), ...mutants.map((_, i) => `mutant${i}.ts`)],
        // Abilities and effects declare their types wherever they are, so all of them belong to the program.
        include: [join(root, home, 'src')],
      }),
    );
    const tsc = join(root, 'node_modules/.bin/tsc');
    const { stdout, status } = spawnSync(tsc, ['-p', folder, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    const wrong = [...stdout.matchAll(/^(?:.*\/)?(source|mutant)(\d+)\.ts\(/gm)];
    if (status !== 0 && wrong.length === 0) throw new Error(`Nothing compiles: ${stdout.slice(0, 2000)}`);
    // A copy of a file that declares types for others clashes with the original, mutant or not.
    const clashing = new Set(wrong.filter(([, kind]) => kind === 'source').map(([, , i]) => files[Number(i)]!));
    if (clashing.size === files.length && files.length > 1)
      throw new Error(`The sources do not compile without a mutant: ${stdout.slice(0, 2000)}`);
    const refused = wrong.filter(([, kind]) => kind === 'mutant').map(([, , i]) => mutants[Number(i)]!);
    return new Set(refused.filter(({ file }) => !clashing.has(file)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function mutated({ file, start, end, now, form }: Mutant): string {
  const text = readFileSync(join(root, file), 'utf8');
  const there = { expression: `(${now})`, statement: ';', block: '{}', argument: '...([] as [])' }[form];
  return text.slice(0, start) + there + text.slice(end);
}

/** The source with absolute imports, so that it compiles anywhere. */
const moved = (file: string, text: string): string =>
  text.replace(
    /(from '|import\('|declare module ')(\.[^']*)'/g,
    (_, before, path) => `${before}${resolve(root, dirname(file), path)}'`,
  );
