// `pnpm mutate cards [FOLDER…] [--fresh]`: tries all mutants of card scripts against the tests of their folders.
// `pnpm mutate engine [--sample N] [--seed S] [--again] [--only TEXT] [FOLDER…]`: tries a sample of the mutants of the
// rules engine against the tests of rules and cards. It continues where the last run stopped. --again retries the
// survivors; --only tries those in files with TEXT in their path; FOLDER… uses only these folders of the test kit, to
// see quickly what survives them.
// `pnpm mutate secrecy [--only TEXT] [--runs N] [--list]`: removes each secrecy check in turn and runs the generated
// proofs. The first two bring docs/mutation.md up to date. Exit 1 if too many survive.
import { misuse, readArgs } from '../packages/testkit/src/cli/args.ts';
import { mutateCards } from './mutation/cards.ts';
import { mutateEngine } from './mutation/engine.ts';
import { mutateSecrecy } from './mutation/secrecy.ts';

const { values, positionals } = readArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    sample: { type: 'string', default: '1000' },
    again: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '22' },
    list: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { fresh, again, seed, only, list } = values;
const [part, ...folders] = positionals;
const parts: Record<string, () => boolean | Promise<boolean>> = {
  cards: () => mutateCards({ only: folders, fresh }),
  engine: () => mutateEngine({ size: Number(values.sample), seed, again, only, near: folders }),
  secrecy: () => mutateSecrecy({ only, runs: Number(values.runs), list }),
};
const chosen = parts[part ?? ''];
if (!chosen) misuse(`pnpm mutate PART, where PART is one of: ${Object.keys(parts).join(', ')}`);
process.exit((await chosen()) ? 0 : 1);
