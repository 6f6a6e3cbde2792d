import { listMessages } from '#candidacies/messages/server/list-messages.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';

/** The messages of the company to one of its candidates. */
export async function readMessages({ database, reach }: SignedInContext, applicationId: string) {
  const application = await findApplication(database, reach, applicationId);
  if (!application) throw platformErrors.notFound();
  const rows = await listMessages(database, applicationId);
  return { messages: rows.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })) };
}
