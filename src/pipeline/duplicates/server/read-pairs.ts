import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { UNDO_DAYS } from '#pipeline/duplicates/rules/duplicate-terms.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';
import { companyOf } from '#pipeline/candidates/server/company-of.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import { listOpenPairs, listDecidedPairs, listSamePeople, type PersonRow } from './pair-queries.ts';
import { listApplicationsOf } from './same-person-queries.ts';

const presentPerson = ({ id: memberId, name, image, job_title: jobTitle }: PersonRow) => ({
  memberId,
  name,
  image,
  jobTitle,
});

export async function readPairs(context: SignedInContext, companyId: string | undefined) {
  const workspaceId = companyOf(context, companyId);
  const [open, decided] = await Promise.all([
    listOpenPairs(context.database, workspaceId),
    listDecidedPairs(context.database, workspaceId, UNDO_DAYS),
  ]);
  return {
    open: open.map(({ first, second, evidence }) => ({
      first: presentPerson(first),
      second: presentPerson(second),
      evidence,
    })),
    decided: decided.map(({ id: pairId, first, second, state, evidence, decided_by: decidedBy, ...row }) => ({
      pairId,
      first: presentPerson(first),
      second: presentPerson(second),
      state,
      evidence,
      decidedBy,
      decidedAt: new Date(row.decided_at).toISOString(),
      undoable: row.undoable,
    })),
    mayDecide: abilitiesOf(context).comment,
  };
}

/** For a candidate: who may be the same person, and everything that the company has about people merged with them. */
export async function readSamePerson({ database, reach }: SignedInContext, applicationId: string) {
  const application = await findApplication(database, reach, applicationId);
  if (!application) throw platformErrors.notFound();
  const { workspaceId, memberId } = application;
  const [open, people] = await Promise.all([
    listOpenPairs(database, workspaceId, memberId),
    listSamePeople(database, workspaceId, memberId),
  ]);
  return {
    suspects: open.map(({ first, second, evidence }) => ({
      ...presentPerson(first.id === memberId ? second : first),
      evidence,
    })),
    applications: people.length > 1 ? await listApplicationsOf(database, workspaceId, people, applicationId) : [],
  };
}
