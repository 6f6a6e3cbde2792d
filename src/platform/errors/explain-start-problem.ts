import { describeProblem } from './describe-problem.ts';
import { isDependencyFailure } from './is-dependency-failure.ts';

type Problem = { code?: string; syscall?: string; address?: string; port?: number; message?: string };

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/** SQLSTATEs of a wrong role or password, a missing database, or a missing permission to create objects in it. */
const refusedByDatabase = new Set(['28P01', '28000', '3D000', '42501']);

/** The sentence that names the setting, when a setting prevents the start. */
export function explainStartProblem(problem: unknown): string | undefined {
  const { code = '', syscall, port, address, message } = problem as Problem;
  if (syscall === 'listen' || syscall === 'bind') {
    if (code === 'EADDRINUSE') return `The setting PORT is wrong: port ${port} is in use by another program.`;
    if (code === 'EACCES') return `The setting PORT is wrong: this user may not listen on port ${port}.`;
    return `The setting HOST is wrong: it is not possible to listen on ${address} (${code}).`;
  }
  if (unreachable.has(code)) return `The setting DATABASE_URL is wrong: no PostgreSQL answers there (${code}).`;
  if (refusedByDatabase.has(code)) return `The setting DATABASE_URL is wrong: PostgreSQL says “${message}”.`;
  const described = describeProblem(problem);
  // No SQLSTATE begins with E: such codes come from the machine, for example from a full disk.
  if (isDependencyFailure(problem) && !described.code?.startsWith('E'))
    return `PostgreSQL did not answer in time (${described.code ?? described.message}): see whether it runs and is not overloaded, and start again.`;
  return undefined;
}
