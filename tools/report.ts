// `pnpm report FILE [--no-open] [--to FOLDER]`: opens a moment that a player reported. Writes a scenario that fails
// until the rules do what the player says, and shows the moment in the browser. Exit 0 if the scenario passes, 1 if it
// fails, 2 if the file cannot be used.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { reportedMoment } from '../packages/protocol/src/moment.ts';
import { misuse, readArgs } from '../packages/testkit/src/cli/args.ts';
import { scenarioOf } from '../packages/testkit/src/scenario/moment.ts';
import { runScenario } from '../packages/testkit/src/scenario/run.ts';
import { buildWeb } from './build.ts';
import { root } from './files.ts';

const FOLDER = 'packages/testkit/scenarios/reported';
/** Where the page asks for the game. */
const ID = 'reported';

const { values, positionals } = readArgs({
  options: { open: { type: 'boolean', default: true }, to: { type: 'string', default: FOLDER } },
  allowNegative: true,
  allowPositionals: true,
});
const [file] = positionals;
if (file === undefined) misuse('pnpm report FILE [--no-open] [--to FOLDER]');

const moment = read(file);
const scenario = attempt(() => scenarioOf(moment));
const slug = moment.sentence
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, '-')
  .replace(/^-|-$/g, '')
  .slice(0, 60);
const path = resolve(root, values.to, `${slug || 'moment'}.json`);
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, `${JSON.stringify(scenario, null, 2)}\n`);

const outcome = runScenario(scenario);
console.log(`“${moment.sentence}”`);
console.log(`${relative(root, path)}: ${outcome.result === 'failed' ? `fails. ${outcome.reason}` : outcome.result}`);
process.exitCode = outcome.result === 'ok' ? 0 : 1;
if (values.open) await show();

function read(from: string) {
  return attempt(() => {
    const found = reportedMoment.safeParse(JSON.parse(readFileSync(from, 'utf8')));
    if (found.success) return found.data;
    throw new Error(`it is not a reported moment (${found.error.issues[0]?.path.join('.')})`);
  });
}

function attempt<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    return misuse(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Serves the client's replay page with this game in place of a finished one, until stopped (Ctrl-C). */
async function show(): Promise<void> {
  if ((await buildWeb()) !== 0) misuse('The web client could not be built; see above.');
  const { preview } = (await import(
    `${root}/apps/web/node_modules/vite/dist/node/index.js`
  )) as typeof import('../apps/web/node_modules/vite/dist/node/index.js');
  const server = await preview({
    root: `${root}/apps/web`,
    configFile: false,
    preview: { open: `/replay/${ID}#e=${moment.n}` },
    plugins: [
      {
        name: 'reported-moment',
        configurePreviewServer({ middlewares }) {
          middlewares.use(`/api/replay/${ID}`, (_request, response) => {
            response.setHeader('Content-Type', 'application/json');
            response.end(JSON.stringify(moment.record));
          });
        },
      },
    ],
  });
  console.log(`Shown at ${server.resolvedUrls?.local[0]}replay/${ID}#e=${moment.n} until you press Ctrl-C.`);
}
