/** What `pnpm admin` does, as a function: a test runs many commands in one process. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { escaped } from '../common/escaped.ts';
import { type Config, parseDatabase, readConfig } from '../config.ts';
import { type Access, Plain } from './access.ts';
import { backup } from './backup.ts';
import { DatabaseAccess } from './database.ts';
import { FileAccess } from './file.ts';
import { forget } from './forget.ts';
import { move, restoreToDatabase, restoreToFile } from './restore.ts';
import { closeRoom, deleteRoom, findRoom, listRooms, reopenRoom } from './rooms.ts';
import * as words from './words.ts';

type Env = Record<string, string | undefined>;

/** What a command prints, and its exit code. */
export interface Told {
  code: number;
  out: string;
  error: string;
}

interface Asked {
  config: Config;
  /** The user's working directory, even if pnpm runs this elsewhere. */
  folder: string;
  /** The command's target: a code, a name, a file. */
  subject: string;
  to: string;
}

/** The output: as text, and for --json. */
interface Answer {
  text: string;
  json: unknown;
}

interface Command {
  /** The required argument; '' = none. */
  needs: 'CODE' | 'NAME' | 'FILE' | '--to URL' | '';
  run(asked: Asked): Promise<Answer>;
}

class Misuse extends Plain {}

/** `hold`: no server can start meanwhile. */
async function using<T>({ config }: Asked, hold: boolean, work: (access: Access) => Promise<T>): Promise<T> {
  const access = config.databaseUrl
    ? await DatabaseAccess.open(config.databaseUrl)
    : FileAccess.open(config.dataDir, hold);
  try {
    return await work(access);
  } finally {
    await access.close();
  }
}

/** A command about one room. */
const onRoom = (work: (access: Access, code: string) => Promise<void>, said: (code: string) => string): Command => ({
  needs: 'CODE',
  run: (asked) =>
    using(asked, true, async (access) => {
      const code = await findRoom(access, asked.subject);
      await work(access, code);
      return { text: said(code), json: { code } };
    }),
});

const fileOf = ({ folder, subject }: Asked): string => resolve(folder, subject);

const commands: Record<string, Command> = {
  rooms: {
    needs: '',
    run: (asked) =>
      using(asked, false, async (access) => {
        const rooms = await listRooms(access);
        return { text: words.roomList(rooms), json: rooms };
      }),
  },
  show: {
    needs: 'CODE',
    run: (asked) =>
      using(asked, false, async (access) => {
        const code = await findRoom(access, asked.subject);
        // Only this command needs the rules and all cards.
        const [{ showRoom }, { engine }] = await Promise.all([import('./show.ts'), import('../game/engine.ts')]);
        const room = await showRoom(access, code, engine);
        return { text: words.roomShown(room), json: room };
      }),
  },
  close: onRoom(closeRoom, (code) => `${code} is closed. Its data is kept; \`open ${code}\` lets people back.`),
  open: onRoom(reopenRoom, (code) => `${code} is open.`),
  delete: onRoom(deleteRoom, (code) => `${code} and its games are deleted.`),
  forget: {
    needs: 'NAME',
    run: (asked) =>
      using(asked, true, async (access) => {
        const forgotten = await forget(access, asked.subject);
        return { text: words.forgottenOf(asked.subject, forgotten), json: { name: asked.subject, ...forgotten } };
      }),
  },
  backup: {
    needs: 'FILE',
    run: (asked) =>
      using(asked, false, async (access) => {
        const contents = await backup(access, fileOf(asked));
        return { text: `Saved ${words.contentsOf(contents)} in ${fileOf(asked)}.`, json: contents };
      }),
  },
  restore: {
    needs: 'FILE',
    run: async (asked) => {
      const { dataDir, databaseUrl } = asked.config;
      const contents = databaseUrl
        ? await restoreToDatabase(fileOf(asked), databaseUrl)
        : await restoreToFile(fileOf(asked), dataDir);
      return { text: `Restored ${words.contentsOf(contents)}. Start the server.`, json: contents };
    },
  },
  move: {
    needs: '--to URL',
    run: async ({ config, to }) => {
      const contents = await move(config.dataDir, to);
      const next = 'Start the server with DATABASE_URL set to it. The data file is left as it was.';
      return { text: `Moved ${words.contentsOf(contents)}. ${next}`, json: contents };
    },
  },
};

/** Escapes everything that is printed: names, codes and messages come from files that others may have written. */
const said = (text: string): string => `${escaped(text)}\n`;

function read(argv: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: { help: { type: 'boolean' }, json: { type: 'boolean' }, to: { type: 'string' } },
    });
    return { values, positionals };
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
}

function target(url: string | undefined): string {
  try {
    return parseDatabase('--to', url);
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
}

async function run(argv: string[], env: Env): Promise<Told> {
  const { values, positionals } = read(argv);
  const [name, subject = '', ...more] = positionals;
  if (values.help || name === undefined) return { code: values.help ? 0 : 2, out: said(words.help), error: '' };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Misuse(`There is no command "${name}".`);
  const { needs } = command;
  const fits = needs === '--to URL' ? Boolean(values.to) && !subject : (needs !== '') === (subject !== '');
  if (!fits || more.length > 0 || (values.to !== undefined && needs !== '--to URL')) {
    throw new Misuse(`Usage: pnpm admin ${name} ${needs}`.trim());
  }
  const asked = { config: readConfig(env), folder: env.INIT_CWD ?? '.', subject, to: target(values.to) };
  const answer = await command.run(asked);
  return { code: 0, out: said(values.json ? JSON.stringify(answer.json, null, 2) : answer.text), error: '' };
}

/** Runs a command. `env`: the server's settings, and the user's working directory (INIT_CWD). */
export async function administer(argv: string[], env: Env): Promise<Told> {
  try {
    return await run(argv, env);
  } catch (error) {
    const isMisuse = error instanceof Misuse;
    const hint = isMisuse ? said('`pnpm admin --help` lists the commands.') : '';
    return { code: isMisuse ? 2 : 1, out: '', error: said((error as Error).message) + hint };
  }
}
