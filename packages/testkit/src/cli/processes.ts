import { fork } from 'node:child_process';

/** Runs this command again in several processes, each with its `--part`. Throws if one ends without a result. */
export const inProcesses = <Result>(jobs: number): Promise<Result[]> =>
  Promise.all(Array.from({ length: jobs }, (_, at) => inProcess<Result>(at)));

const inProcess = <Result>(at: number): Promise<Result> =>
  new Promise((resolve, reject) => {
    const child = fork(process.argv[1]!, [...process.argv.slice(2), '--part', String(at)]);
    let result: Result | undefined;
    child.on('message', (message) => {
      result = message as Result;
    });
    child.on('error', reject);
    child.on('exit', (code) => (result ? resolve(result) : reject(new Error(`Part ${at} ended with code ${code}.`))));
  });
