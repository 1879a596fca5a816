// `pnpm coverage:rules`: which tests name each rule and each ruling, written to docs/coverage.md; exit 1 with a line
// for every gap. `--check` writes nothing and reports an outdated docs/coverage.md as a gap.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { awaiting } from './coverage/awaiting.ts';
import { findCoverage } from './coverage/find.ts';
import { readTree } from './coverage/proofs.ts';
import { reportOf } from './coverage/report.ts';
import { root } from './files.ts';

const path = `${root}/docs/coverage.md`;
const coverage = findCoverage(readTree(), awaiting);
const { gaps, notes } = coverage;
const report = reportOf(coverage, awaiting);
if (!process.argv.includes('--check')) writeFileSync(path, report);
else if (!existsSync(path) || readFileSync(path, 'utf8') !== report)
  gaps.push('docs/coverage.md is out of date: run `pnpm coverage:rules`');

for (const note of notes) console.log(`note: ${note}`);
for (const gap of gaps) console.error(gap);
console.log(
  gaps.length === 0 ? 'Coverage: every rule and ruling is named by a test.' : `Coverage: ${gaps.length} gaps.`,
);
process.exitCode = gaps.length === 0 ? 0 : 1;
