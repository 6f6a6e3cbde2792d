import { execFile } from 'node:child_process';
import { root } from './program.ts';

const TIMEOUT_MS = 20_000;

interface Audit {
  vulnerabilities?: Record<string, { severity: string; via: (string | { title: string; url: string })[] }>;
}

/**
 * Known advisories of the installed packages, one per line; says so where no registry answers. Never a failure, because it depends
 * on the outside world.
 */
export async function findAdvisories(): Promise<string[]> {
  const output = await new Promise<string>((resolve) => {
    const options = { cwd: root, timeout: TIMEOUT_MS, maxBuffer: 32 * 1024 * 1024 };
    // It exits with an error when it finds something, so only its output counts.
    execFile('npm', ['audit', '--json'], options, (_problem, stdout) => resolve(stdout));
  });
  return describeAdvisories(output);
}

/** Describes the output of `npm audit --json`. */
export function describeAdvisories(output: string): string[] {
  const audit = readAudit(output);
  if (!audit?.vulnerabilities) return ['Known advisories: no registry answered, so none was looked up.'];
  const lines = Object.entries(audit.vulnerabilities).flatMap(([name, { severity, via }]) =>
    via.flatMap((one) => (typeof one === 'string' ? [] : [`  ${name} (${severity}): ${one.title} ${one.url}`])),
  );
  if (lines.length === 0) return ['Known advisories: none.'];
  return [`Known advisories: ${lines.length}`, ...new Set(lines)];
}

function readAudit(output: string): Audit | null {
  try {
    return JSON.parse(output) as Audit;
  } catch {
    return null;
  }
}
