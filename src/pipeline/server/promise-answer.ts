import { holdApplication } from '#jobs/server/interviews/queries.ts';
import { setAnswerDate } from '#jobs/server/set-answer-date.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { findApplication } from './candidate-queries.ts';

/** The company promises a candidate another answer date. */
export function promiseAnswer(context: SignedInContext, applicationId: string, dueAt: Date): Promise<void> {
  const { database, reach, session, now, request } = context;
  return database.transaction(async (transaction) => {
    const isVisible = await findApplication(transaction, reach, applicationId);
    const held = isVisible && (await holdApplication(transaction, applicationId, reach));
    if (!held) throw platformErrors.notFound();
    const { publicUrl } = request.server.product.config;
    await setAnswerDate(transaction, held, { dueAt, actorId: session.userId, now, publicUrl });
  });
}
