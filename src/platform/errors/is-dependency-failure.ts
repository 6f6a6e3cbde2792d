import { DependencyError } from '#platform/errors/dependency-error.ts';

/**
 * SQLSTATEs of a server that cannot work at the moment: no connection, resources (disk, memory, connections), shutdown or start,
 * I/O errors, statement or lock time-outs, a former primary, serialization failures and deadlocks.
 */
const passingStates = /^(08...|53...|58...|57P0\d|57014|55P03|25P0[34]|25006|40001|40P01)$/;

const passingSystemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'ENETDOWN', 'ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'],
  ...['UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'],
]);

/** The driver identifies these by their message alone. */
const brokenConnection =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

const DEEPEST_CAUSE = 6;

/** Whether a prepared statement can no longer be run, because a migration changed the types of its columns. */
export function isStalePlan(problem: unknown): boolean {
  const { code, routine } = ((problem as { cause?: unknown }).cause ?? problem) as {
    code?: unknown;
    routine?: unknown;
  };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

/** Whether an error was caused by a dependency of the product, and not by the call or by the product itself. */
export function isDependencyFailure(problem: unknown, depth = 0): boolean {
  if (!(problem instanceof Error) || depth > DEEPEST_CAUSE) return false;
  if (problem instanceof DependencyError) return true;
  const { code } = problem as { code?: unknown };
  if (typeof code === 'string' && (passingStates.test(code) || passingSystemCodes.has(code))) return true;
  if (brokenConnection.test(problem.message) || isStalePlan(problem)) return true;
  if (problem instanceof AggregateError && problem.errors.some((one) => isDependencyFailure(one, depth + 1)))
    return true;
  return isDependencyFailure(problem.cause, depth + 1);
}
