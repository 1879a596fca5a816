import { spawn } from 'node:child_process';
import { root } from './files.ts';

type Options = { env?: Record<string, string>; cwd?: string; capture?: boolean };

/** Runs a program to its end and streams its output; `capture` also returns the output. Never reads stdin. */
export function run(command: string, args: string[], options: Options = {}): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.capture ? 'pipe' : 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      process.stdout.write(text);
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve({ code: 127, output });
    });
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The same for a JavaScript or TypeScript file, on the Node that runs us. */
export const runNode = (file: string, args: string[] = [], options: Options = {}): ReturnType<typeof run> =>
  run(process.execPath, [file, ...args], options);
