import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The arguments of a command. Says what is wrong with them and ends the command with 2, like any other wrong use. */
export function readArgs<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    misuse((error as Error).message);
  }
}

export function misuse(why: string): never {
  console.error(why);
  process.exit(2);
}
