import { OutsideError } from '#platform/errors/outside-error.ts';

/**
 * SQLSTATEs of a server that cannot work at this moment: no connection, resources (disk, memory, connections), shutting
 * down or starting, its own disk, a statement or lock that took too long, a former primary, transactions that met.
 */
const passingStates = /^(08...|53...|58...|57P0\d|57014|55P03|25P0[34]|25006|40001|40P01)$/;

const passingSystemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'ENETDOWN', 'ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'],
  ...['UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'],
]);

/** The driver names these by their words alone. */
const brokenConnection =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

const DEEPEST_CAUSE = 6;

/** Whether an error comes from what is around the product, and not from the call or from us. */
export function isOutsideProblem(problem: unknown, depth = 0): boolean {
  if (!(problem instanceof Error) || depth > DEEPEST_CAUSE) return false;
  if (problem instanceof OutsideError) return true;
  const { code } = problem as { code?: unknown };
  if (typeof code === 'string' && (passingStates.test(code) || passingSystemCodes.has(code))) return true;
  if (brokenConnection.test(problem.message)) return true;
  if (problem instanceof AggregateError && problem.errors.some((one) => isOutsideProblem(one, depth + 1))) return true;
  return isOutsideProblem(problem.cause, depth + 1);
}
