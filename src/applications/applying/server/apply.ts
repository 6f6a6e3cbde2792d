import { eq } from 'drizzle-orm';
import { lockCaller } from '#accounts/server/own-data/erase-account.ts';
import { applicationsErrors } from '#applications/errors.ts';
import type { InvitationsPort } from '#applications/server/ports.ts';
import { promisedAnswer } from '#applications/rules/answer-promise.ts';
import type { AdmissionLink } from '#jobs/vacancy/rules/admission-link.ts';
import { MAXIMUM_APPLICATIONS } from '#applications/rules/eligibility.ts';
import { advanceApplication } from '#applications/advancing/server/advance-application.ts';
import { announceApplications } from '#applications/server/announce-applications.ts';
import { saveDeclaration } from '#applications/declarations/server/declare.ts';
import { appliedMail, newCandidateMail } from '#applications/server/emails.ts';
import { checkVacancyLink } from '#applications/applying/server/check-vacancy-link.ts';
import { findCandidate, findOwnApplication, lockPosition } from '#applications/server/queries.ts';
import { dropKept } from '#applications/applying/server/kept/queries.ts';
import { readEligibility } from '#applications/applying/server/read-eligibility.ts';
import { applicationHistory, applications } from '#applications/server/tables.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { recordOfApplications } from '#applications/server/record-happenings.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { AffirmativeTarget } from '#projects/rules/terms.ts';
import { shareResults } from '#quizzes/server/result-consents.ts';

interface Admission {
  memberId: string;
  projectId: string;
  positionIndex: number;
  /** The parameters of the link by which the member came. */
  link: AdmissionLink;
  /** The code of an invitation's link. */
  invitation?: string | undefined;
  /** The groups that the member declares, with consent. */
  declares?: readonly AffirmativeTarget[] | undefined;
  /** Lets the company read the test results. */
  sharesResults: boolean;
  /** Minimum profile score; configurable. */
  minimumScore: number;
  /** The language of the answer; mails use each reader's own. */
  language: Language;
  ports: InvitationsPort;
}

type AdmittedVacancy = NonNullable<Awaited<ReturnType<typeof lockPosition>>>;

/** Applies to a vacancy, or again after withdrawing; concurrent calls create one application. Returns its id. */
export async function applyToJob(database: Database, admission: Admission): Promise<string> {
  return database.transaction(async (transaction) => {
    await lockCaller(transaction, admission.memberId);
    const locked = await lockPosition(transaction, admission.projectId, admission.positionIndex);
    if (!locked) throw applicationsErrors.notFound();
    const { position } = locked;
    await checkVacancyLink(transaction, position.id, admission.link);
    await refuseIneligible(transaction, admission);
    const id =
      (await addApplication(transaction, position, admission)) ??
      (await applyAgain(transaction, position.id, admission));
    const { memberId, declares: targets, sharesResults, invitation: code, ports } = admission;
    await ports.answerInvitations(transaction, { applicationId: id, positionId: position.id, memberId, code });
    await dropKept(transaction, memberId, position.id);
    if (targets) await saveDeclaration(transaction, { memberId, applicationId: id, targets, now: clock.now() });
    if (sharesResults)
      await shareResults(transaction, {
        ...{ memberId, workspaceId: position.workspaceId, isShared: true, now: clock.now() },
      });
    await sendMails(transaction, locked, admission, id);
    return id;
  });
}

async function refuseIneligible(transaction: Database, admission: Admission): Promise<void> {
  const { missing, jobs } = await readEligibility(transaction, admission, [admission]);
  const [job] = jobs;
  if (!job) throw applicationsErrors.notFound();
  if (job.refusal === null) return;
  if (job.refusal !== 'ineligible') throw applicationsErrors[job.refusal]({ maximum: MAXIMUM_APPLICATIONS });
  const fields = missing.map(({ code, section }) => ({
    path: section,
    code,
    message: translate(admission.language, `applications:missing.${code}`),
  }));
  throw applicationsErrors.ineligible({}, fields);
}

/** Null when there is one already: the second of two clicks waits here for the first. */
async function addApplication(
  transaction: Database,
  position: AdmittedVacancy['position'],
  { memberId, link }: Admission,
): Promise<string | null> {
  const { id: positionId, projectId, workspaceId } = position;
  const now = clock.now();
  const moments = { stageEnteredAt: now, createdAt: now, updatedAt: now, answerDueAt: promisedAnswer(now) };
  const [added] = await transaction
    .insert(applications)
    .values({ positionId, projectId, workspaceId, memberId, ...savedLink(link), ...moments })
    .onConflictDoNothing()
    .returning();
  if (!added) return null;
  await transaction
    .insert(applicationHistory)
    .values({ applicationId: added.id, event: 'applied', toStage: 'new', actorId: memberId, at: now });
  await recordOfApplications(transaction, applicationsHappenings.applied, [added], memberId);
  await announceApplications(transaction, [added]);
  return added.id;
}

async function applyAgain(transaction: Database, positionId: string, { memberId, link }: Admission): Promise<string> {
  const own = await findOwnApplication(transaction, positionId, memberId);
  if (!own) throw applicationsErrors.notFound();
  await advanceApplication(transaction, {
    applicationIds: [own.id],
    reach: { memberId },
    event: 'applied',
    actorId: memberId,
  });
  await transaction
    .update(applications)
    .set({
      ...savedLink(link),
      answerDueAt: promisedAnswer(clock.now()),
      answerRemindedAt: null,
      answerMissedAt: null,
    })
    .where(eq(applications.id, own.id));
  return own.id;
}

/** The most recently used link counts. */
function savedLink({ matchmakingId = null, upsellId = null, replacementId = null }: NullableLink) {
  return { matchmakingId, upsellId, replacementId };
}
type NullableLink = { readonly [Key in keyof AdmissionLink]?: AdmissionLink[Key] | null };

async function sendMails(
  transaction: Database,
  { position, owner }: AdmittedVacancy,
  { memberId }: Admission,
  applicationId: string,
): Promise<void> {
  const candidate = await findCandidate(transaction, memberId);
  const { title, companyName, projectId, positionIndex } = position;
  const applied = appliedMail(candidate, { title, companyName, applicationId });
  const place = { title, projectId, positionIndex };
  const arrived = {
    ...newCandidateMail(owner, { ...place, candidate: candidate.name }),
    workspaceId: position.workspaceId,
    about: [memberId],
  };
  await queueMail(transaction, applicationsHappenings.applied, applied);
  await queueMail(transaction, applicationsHappenings.applied, arrived);
}
