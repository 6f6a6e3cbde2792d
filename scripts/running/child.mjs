import { spawn } from 'node:child_process';

/** @typedef {{ code: number, signal: string | null }} Ending */

/**
 * Runs a program with our terminal. SIGTERM is forwarded; Ctrl-C reaches it without us, because the terminal sends that to the
 * whole group. `begun` gets the child.
 * @returns {Promise<Ending>}
 */
export function run(command, parameters, { passSignals = false, begun = () => undefined, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: 'inherit', ...options });
    begun(child);
    const handlers = passSignals ? passSignalsTo([child]) : () => undefined;
    child.once('error', (error) => {
      handlers();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      handlers();
      resolve({ code: code ?? 1, signal });
    });
  });
}

/** Returns the function that stops the forwarding. */
export function passSignalsTo(children) {
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  let passed = false;
  const pass = (signal) => {
    const sentByTerminal = signal === 'SIGINT' && process.stdin.isTTY;
    if (passed || sentByTerminal) return;
    passed = true;
    for (const child of children) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  const watch = watchParent(() => pass('SIGTERM'));
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, pass);
  };
}

/** npm, when stopped, only stops the shell between it and us; so the death of that shell is our signal. */
function watchParent(whenGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && whenGone(), 250).unref();
}

/** Ends this process the same way as the program it ran. */
export function endLike({ code, signal }) {
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = code;
}

/** Prints in one sentence why we cannot continue, without a useless stack trace. */
export function giveUp(error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
