import { jobsErrors } from '#jobs/errors.ts';
import { advanceApplication } from '#jobs/server/advance-application.ts';
import { announceApplications } from '#jobs/server/announce-applications.ts';
import { appliedMail, newCandidateMail } from '#jobs/server/emails.ts';
import { findCandidate, findOwnApplication, holdPosition } from '#jobs/server/queries.ts';
import { applicationHistory, applications } from '#jobs/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { readReadiness } from '#profiles/server/read-readiness.ts';

interface Admission {
  memberId: string;
  projectId: string;
  positionIndex: number;
  /** Of the answer; mails go in each reader's own. */
  language: Language;
  publicUrl: string;
}

type Held = NonNullable<Awaited<ReturnType<typeof holdPosition>>>;

/** Applies to a vacancy, or again after withdrawing; asked twice at once, there is one application. Answers its id. */
export async function applyToJob(database: Database, admission: Admission): Promise<string> {
  return database.transaction(async (transaction) => {
    const held = await holdPosition(transaction, admission.projectId, admission.positionIndex);
    if (!held) throw jobsErrors.notFound();
    const { position } = held;
    refuseExisting(await findOwnApplication(transaction, position.id, admission.memberId));
    if (position.state !== 'open') throw jobsErrors.positionClosed();
    await refuseUnready(transaction, admission);
    const id =
      (await addApplication(transaction, position, admission.memberId)) ??
      (await applyAgain(transaction, position.id, admission));
    await sendMails(transaction, held, admission);
    return id;
  });
}

function refuseExisting(own: typeof applications.$inferSelect | null): void {
  if (own?.stage === 'disqualified') throw jobsErrors.disqualified();
  if (own && (own.state !== 'withdrawn' || own.stage === 'hired')) throw jobsErrors.alreadyApplied();
}

async function refuseUnready(transaction: Database, { memberId, language }: Admission): Promise<void> {
  const { missing } = await readReadiness(transaction, memberId);
  if (missing.length === 0) return;
  const fields = missing.map(({ code, section }) => ({
    path: section,
    code,
    message: translate(language, `jobs:missing.${code}`),
  }));
  throw jobsErrors.ineligible({}, fields);
}

/** Null when there is one already: the second of two clicks waits here for the first. */
async function addApplication(
  transaction: Database,
  position: Held['position'],
  memberId: string,
): Promise<string | null> {
  const { id: positionId, projectId, workspaceId } = position;
  const now = new Date();
  const [added] = await transaction
    .insert(applications)
    .values({ positionId, projectId, workspaceId, memberId, stageEnteredAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!added) return null;
  await transaction
    .insert(applicationHistory)
    .values({ applicationId: added.id, event: 'applied', toStage: 'new', actorId: memberId, at: now });
  await announceApplications(transaction, [added]);
  return added.id;
}

async function applyAgain(
  transaction: Database,
  positionId: string,
  { memberId, publicUrl }: Admission,
): Promise<string> {
  const own = await findOwnApplication(transaction, positionId, memberId);
  if (!own) throw jobsErrors.notFound();
  await advanceApplication(transaction, {
    applicationIds: [own.id],
    reach: { memberId },
    event: 'applied',
    actorId: memberId,
    publicUrl,
  });
  return own.id;
}

async function sendMails(
  transaction: Database,
  { position, owner }: Held,
  { memberId, publicUrl }: Admission,
): Promise<void> {
  const candidate = await findCandidate(transaction, memberId);
  const { title, companyName, projectId, positionIndex } = position;
  const about = { title, companyName, publicUrl };
  await queueMail(transaction, {
    to: candidate.email,
    language: candidate.language,
    brand: candidate.brand,
    content: appliedMail({ ...about, language: candidate.language, name: candidate.name }),
  });
  await queueMail(transaction, {
    to: owner.email,
    language: owner.language,
    brand: owner.brand,
    content: newCandidateMail({
      ...about,
      language: owner.language,
      name: owner.name,
      candidate: candidate.name,
      projectId,
      positionIndex,
    }),
  });
}
