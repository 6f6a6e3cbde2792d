import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

type Ending = { ok: boolean; output: string };

/** Runs a JavaScript program of a package with the product's Node.js. `live` prints its output as it arrives. */
export function runProgram(
  file: string,
  parameters: string[],
  options: { live?: boolean; env?: NodeJS.ProcessEnv; command?: string } = {},
): Promise<Ending> {
  const { live = false, env = {}, command = process.execPath } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, command === process.execPath ? [join(root, file), ...parameters] : parameters, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += String(data)));
    child.stderr?.on('data', (data) => (output += String(data)));
    const stop = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGTERM', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGTERM', stop);
      resolve({ ok: code === 0, output: output.trim() });
    });
  });
}
