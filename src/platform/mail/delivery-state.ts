import type { BaseLogger } from 'pino';
import { describeProblem } from '#platform/errors/describe-problem.ts';

export interface DeliveryState {
  failed: (problem: unknown) => void;
  worked: () => void;
}

/** Logs the first failure of a series and the recovery, instead of every mail that meets the same outage. */
export function createDeliveryState(log: Pick<BaseLogger, 'error' | 'info'>, what: string): DeliveryState {
  let failing = false;
  return {
    failed(problem) {
      if (!failing) log.error({ problem: describeProblem(problem) }, `${what} fails`);
      failing = true;
    },
    worked() {
      if (failing) log.info(`${what} works again`);
      failing = false;
    },
  };
}
