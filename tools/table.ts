// `pnpm table FILE [--no-build]`: starts a game server on this machine whose games all begin at that scenario's
// position, for as many people as it has seats. PORT as usual; nothing is kept when it ends. Exit 2 if the file is no
// scenario.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../apps/server/src/config.ts';
import { engine } from '../apps/server/src/game/engine.ts';
import { addressesOf } from '../apps/server/src/http/lanAddresses.ts';
import { runServer } from '../apps/server/src/run.ts';
import { library } from '../packages/cards/src/index.ts';
import { misuse, readArgs } from '../packages/testkit/src/cli/args.ts';
import { buildStart } from '../packages/testkit/src/position.ts';
import { parseScenario } from '../packages/testkit/src/scenario/schema.ts';
import { buildWeb } from './build.ts';

const { values, positionals } = readArgs({
  options: { build: { type: 'boolean', default: true } },
  allowNegative: true,
  allowPositionals: true,
});
const [file] = positionals;
if (file === undefined) misuse('pnpm table FILE [--no-build]');
const { name, state, events } = read(file);
if (values.build && (await buildWeb()) !== 0) misuse('The web client could not be built; see above.');

const folder = mkdtempSync(join(tmpdir(), 'smash-table-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const people = state.seats.length;
const create: typeof engine.create = ({ players }) => {
  if (players !== people) throw new Error(`This position is for ${people} players.`);
  return structuredClone({ state, events });
};
await runServer(
  () => readConfig({ PORT: '2567', ...process.env, DATA_DIR: folder }),
  { ...engine, create },
  (port, { host }) => {
    console.log(`“${name}”: ${addressesOf(host, port).own}`);
    console.log(`Every game there begins with this position. It is for ${people} players.`);
  },
);

function read(path: string) {
  try {
    const scenario = parseScenario(JSON.parse(readFileSync(path, 'utf8')));
    const begun = buildStart(scenario);
    // Bots know only real cards; with cards made for tests, all seats are people.
    const isReal = begun.state.names.every((card) => Object.hasOwn(library.defs, card));
    return { ...begun, name: scenario.name, state: isReal ? { ...begun.state, library: library.id } : begun.state };
  } catch (error) {
    return misuse(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}
