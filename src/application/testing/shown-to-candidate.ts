import { eq } from 'drizzle-orm';
import { contract } from '#application/contract.ts';
import { serverCapabilities } from '#application/server-capabilities.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import type { TestProduct } from '#application/testing/test-product.ts';
import { exportAreasOf } from '#own-data/server/rooms.ts';
import { mailOutbox } from '#platform/db/tables.ts';

interface Shown {
  /** The answer to each reading call that a professional may make, by its key. */
  answers: Record<string, unknown>;
  mails: (typeof mailOutbox.$inferSelect)[];
  /** The export of the person's data. */
  copy: unknown[];
}

/** All that the product shows a candidate: answers to every reading call, mails, and the export of their data. */
export async function readShownTo(
  { database }: TestProduct,
  member: Person,
  { applicationId, projectId }: { applicationId: string; projectId: string },
): Promise<Shown> {
  const params = { applicationId, projectId, positionIndex: 0, interviewId: applicationId, memberId: member.id };
  const questions = Object.entries(contract).filter(
    ([key, { access }]) =>
      key.startsWith('GET ') &&
      (access === 'public' || access.roles.includes('squadMember')) &&
      !key.includes('stream'),
  );
  const answers = await Promise.all(
    questions.map(async ([key]) => [key, (await member.call.raw(key, { params })).body as unknown] as const),
  );
  const copy = await Promise.all(
    exportAreasOf(serverCapabilities).map(({ collect }) =>
      collect(database, { id: member.id, emailVerified: true, email: member.email, language: 'pt' }),
    ),
  );
  const mails = await database.select().from(mailOutbox).where(eq(mailOutbox.recipient, member.email));
  return { answers: Object.fromEntries(answers), mails, copy };
}
