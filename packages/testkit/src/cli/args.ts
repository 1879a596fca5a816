import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The arguments of this command, without the `--` that pnpm passes on. Says what is wrong with them and ends the command
 * with 2, like any other wrong use.
 */
export function readArgs<T extends Omit<ParseArgsConfig, 'args'>>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs<T>({ ...config, args: process.argv.slice(2).filter((word) => word !== '--') });
  } catch (error) {
    misuse((error as Error).message);
  }
}

export function misuse(why: string): never {
  console.error(why);
  process.exit(2);
}
