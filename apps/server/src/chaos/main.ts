/** `pnpm chaos [--part kill|rolling] [--runs N] [--games N] [--seed TEXT]`: ends with 1 when anything was lost. */
import { parseArgs } from 'node:util';
import { killing, type Report } from './kill.ts';
import { rolling } from './rolling.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'kill' },
    runs: { type: 'string', default: '10' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'chaos' },
  },
});
const parts: Record<string, typeof killing> = { kill: killing, rolling };
const part = parts[values.part];
if (!part) {
  console.error(`There is no part ${values.part}: kill or rolling.`);
  process.exit(2);
}

// The SDK tells of every reconnection.
console.warn = () => {};
const say = (text: string) => process.stdout.write(`${text}\n`);
console.log = () => {};

const report: Report = await part(Number(values.runs), Number(values.games), values.seed, say);
const sorted = report.waits.sort((a, b) => a - b);
const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
say(
  `${report.runs} runs, ${report.games} games, ${report.acknowledged} actions acknowledged: ${report.lost} lost, ` +
    `${report.twice} twice, ${report.different} games differ from their record. Back to play: median ${at(0.5)} ms, ` +
    `p95 ${at(0.95)} ms, longest ${at(1)} ms.`,
);
for (const fault of report.faults) say(`fault: ${fault}`);
process.exit(report.lost + report.twice + report.different + report.faults.length === 0 ? 0 : 1);
