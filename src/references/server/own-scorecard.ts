import { readScorecards } from '#pipeline/evaluation/server/scorecards/read-scorecards.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { RunningProcess } from './running-processes.ts';

/**
 * The process in which the reader has to give an opinion before reading somebody else's, by the rule that hides others' scorecards: the
 * stage has questions, or cards that are hidden, and none of the reader's own.
 */
export async function findProcessToAssess(
  context: SignedInContext,
  processes: readonly RunningProcess[],
): Promise<RunningProcess | null> {
  // Administrators read for the product and assess nobody.
  if (context.reach.every) return null;
  for (const process of processes) {
    const { cards, hidden, open } = await readScorecards(context, process.applicationId);
    const hasOwn = cards.some(({ own, stage }) => own && stage === open?.stage);
    if (hidden > 0 || (open && open.questions.length > 0 && !hasOwn)) return process;
  }
  return null;
}
