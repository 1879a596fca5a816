import type { killing } from './kill.ts';

/** A part in which games go on through accidents; says what they have cost. True when nothing was lost. */
export const accident =
  (part: typeof killing) =>
  async ({ runs, games, seed }: { runs: number; games: number; seed: string }): Promise<boolean> => {
    const { log, warn } = console;
    // The SDK tells of every reconnection.
    console.warn = () => {};
    console.log = () => {};
    const say = (text: string) => process.stdout.write(`${text}\n`);
    const report = await part(runs, games, seed, say).finally(() => Object.assign(console, { log, warn }));
    const sorted = report.waits.sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    say(
      `${report.runs} runs, ${report.games} games, ${report.acknowledged} actions acknowledged: ${report.lost} lost, ` +
        `${report.twice} twice, ${report.different} games differ from their record. Back to play: median ${at(0.5)} ms, ` +
        `p95 ${at(0.95)} ms, longest ${at(1)} ms.`,
    );
    for (const fault of report.faults) say(`fault: ${fault}`);
    return report.lost + report.twice + report.different + report.faults.length === 0;
  };
