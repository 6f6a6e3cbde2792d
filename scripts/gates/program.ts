import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

type Ending = { ok: boolean; output: string; cpuSeconds: number };

/** Runs a JavaScript program of a package with the product's Node.js. `live` prints its output as it arrives. */
export function runProgram(
  file: string,
  parameters: string[],
  options: { live?: boolean; env?: NodeJS.ProcessEnv; command?: string } = {},
): Promise<Ending> {
  const { live = false, env = {}, command = process.execPath } = options;
  const cpuFile = join(tmpdir(), `ponte-cpu-${randomUUID()}`);
  const measured = ['--import', join(root, 'scripts/gates/cpu-seconds.ts'), join(root, file)];
  return new Promise((resolve, reject) => {
    const child = spawn(command, command === process.execPath ? [...measured, ...parameters] : parameters, {
      cwd: root,
      env: { ...process.env, CPU_SECONDS_FILE: cpuFile, ...env },
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
      const cpuSeconds = existsSync(cpuFile) ? Number(readFileSync(cpuFile, 'utf8')) : 0;
      rmSync(cpuFile, { force: true });
      resolve({ ok: code === 0, output: output.trim(), cpuSeconds });
    });
  });
}
