/** pnpm admin: see help in words.ts. Read and write access to the store is all it needs; it opens no port. */
import { administer } from './command.ts';

const { code, out, error } = await administer(process.argv.slice(2), process.env);
process.stdout.write(out);
process.stderr.write(error);
process.exitCode = code;
