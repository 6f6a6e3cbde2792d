import { eq } from 'drizzle-orm';
import { staffInvitations } from '#accounts/server/tables.ts';
import type { RawCall } from '#application/testing/caller.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { alertStopCodes, savedSearches } from '#jobs/alerts/server/tables.ts';
import { interviews } from '#candidacies/interviews/server/tables.ts';
import { applications } from '#candidacies/applications/server/tables.ts';
import { messageTemplates } from '#pipeline/conversation/server/messages/tables.ts';
import { candidatePairs } from '#pipeline/duplicates/server/tables.ts';
import { candidateFiles } from '#pipeline/files/server/tables.ts';
import { candidateViews } from '#pipeline/company/server/views/tables.ts';
import { candidateTags } from '#pipeline/tags/server/tables.ts';
import { inHouseInvitations } from '#pipeline/selection/server/squad/tables.ts';
import { candidateComments } from '#pipeline/conversation/server/tables.ts';
import { retainFile, storeFile } from '#platform/files/stored-files.ts';
import { permissions } from '#platform/access/permissions.ts';
import { dataExports } from '#own-data/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { profileImports, profiles } from '#profiles/server/tables.ts';
import { emptyProfile } from '#profiles/rules/profile.ts';
import { emptyBriefAnswers } from '#projects/rules/brief-answers.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { briefShares } from '#projects/briefs/server/shares/tables.ts';
import { briefTemplates } from '#projects/briefs/server/templates/tables.ts';
import { briefs, positions, projects } from '#projects/server/tables.ts';
import { believableAnswers, buildFinishedTests } from '#quizzes/builders.ts';
import { quizShares } from '#quizzes/server/tables.ts';
import { newCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { sealLinkToken } from '#platform/encryption/link-token.ts';
import { positionInvitations } from '#suggestions/server/tables.ts';
import { supportTickets } from '#support/server/tables.ts';
import { workspaceInvitations, workspaceMembers, workspaceRecruiters, workspaces } from '#workspaces/server/tables.ts';

export const callerNames = ['anonymous', 'member', 'owner', 'colleague', 'foreignOwner', 'recruiter', 'admin'] as const;
export type CallerName = (typeof callerNames)[number];
export type Space = 'own' | 'foreign';

export type AccessWorld = Awaited<ReturnType<typeof buildAccessWorld>>;
/** One record of each kind, all of one company and one member. */
export type Records = Awaited<ReturnType<AccessWorld['makeRecords']>>;

let shared: ReturnType<typeof buildAccessWorld> | undefined;

/** The world that all walks of a worker share, in a product that also has what only demonstrations have. */
export function shareAccessWorld() {
  shared ??= shareTestProduct({ DEMO: '1' }).then(buildAccessWorld);
  return shared;
}

/** Two companies; a colleague without permissions and a recruiter belong to the first, an administrator to none. */
export async function buildAccessWorld(product: TestProduct) {
  const { database } = product;
  const person = (role: 'squadOwner' | 'squadMember' | 'recruiter' | 'admin') => product.person({ role });
  const [owner, colleague, foreignOwner, recruiter, otherRecruiter, admin, member, foreignMember] = await Promise.all([
    person('squadOwner'),
    person('squadOwner'),
    person('squadOwner'),
    person('recruiter'),
    person('recruiter'),
    person('admin'),
    person('squadMember'),
    person('squadMember'),
  ]);
  const spaces = { own: { id: newId(), ownerId: owner.id }, foreign: { id: newId(), ownerId: foreignOwner.id } };
  await database.insert(workspaces).values([
    { ...spaces.own, company: 'Own' },
    { ...spaces.foreign, company: 'Foreign' },
  ]);
  await database.insert(workspaceMembers).values({ workspaceId: spaces.own.id, userId: colleague.id, permissions: [] });
  await database.insert(workspaceRecruiters).values({ workspaceId: spaces.own.id, recruiterId: recruiter.id });
  await database
    .insert(profiles)
    .values([member, foreignMember].map(({ id }) => ({ memberId: id, content: emptyProfile() })));
  const listed = await person('squadMember');
  await database
    .insert(profiles)
    .values({ memberId: listed.id, content: emptyProfile(), jobTitle: 'Designer', listedAt: new Date() });

  const shares = [member, foreignMember].map(({ id: memberId }) => ({
    memberId,
    quiz: 'softSkills' as const,
    token: newId(),
  }));
  await database.insert(quizShares).values(shares.map(({ token, ...of }) => ({ ...of, ...sealLinkToken(token) })));
  await buildFinishedTests(
    database,
    shares.map(({ memberId, quiz }) => ({ memberId, quiz, answers: believableAnswers(quiz, 0) })),
  );

  async function makeRecords(space: Space) {
    const { id: workspaceId, ownerId } = spaces[space];
    const memberId = space === 'own' ? member.id : foreignMember.id;
    const [projectId, positionId, applicationId, commentId, briefId, importId, mailId] = Array.from({ length: 7 }, () =>
      newId(),
    ) as [string, string, string, string, string, string, string];
    await database
      .insert(projects)
      .values({ id: projectId, workspaceId, createdBy: ownerId, title: 'Project', status: 'inRecruitment' });
    const filledPositionId = newId();
    const position = { projectId, workspaceId, title: 'Position', companyName: 'Company', publishedAt: new Date() };
    await database.insert(positions).values([
      { ...position, id: positionId, positionIndex: 0, state: 'open' },
      { ...position, id: filledPositionId, positionIndex: 1, state: 'filled' },
    ]);
    await database.insert(applications).values({ id: applicationId, positionId, projectId, workspaceId, memberId });
    const [template] = await database
      .insert(briefTemplates)
      .values({ workspaceId, name: briefId, answers: { ...emptyBriefAnswers() } })
      .returning({ id: briefTemplates.id });
    await database
      .insert(inHouseInvitations)
      .values({ projectId, positionId, applicationId, email: `${briefId}@example.com` });
    const professionalId = newId();
    await database
      .insert(projectProfessionals)
      .values({ id: professionalId, positionId: filledPositionId, projectId, workspaceId, memberId });
    const [ticket] = await database
      .insert(supportTickets)
      .values({ workspaceId, openedBy: ownerId, subject: 'x', type: 'question', answerDueAt: new Date() })
      .returning({ id: supportTickets.id });
    await database
      .insert(candidateComments)
      .values({ id: commentId, applicationId, workspaceId, authorId: ownerId, text: 'Private' });
    await database
      .insert(briefs)
      .values({ id: briefId, workspaceId, createdBy: ownerId, answers: { ...emptyBriefAnswers() }, step: 'project' });
    await database.insert(briefShares).values({ briefId, ...sealLinkToken(briefId) });
    await database
      .insert(profileImports)
      .values({ id: importId, memberId, source: 'linkedin', difference: { changes: [], leftOut: [] }, warnings: [] });
    await database.insert(mailOutbox).values({
      id: mailId,
      recipient: 'x@example.com',
      language: 'en',
      subject: 'x',
      textBody: 'x',
      htmlBody: 'x',
      state: 'failed',
    });
    const [interview] = await database
      .insert(interviews)
      .values({ applicationId, kind: 'company', timeZone: 'UTC' })
      .returning({ id: interviews.id });
    const tagId = newId();
    await database.insert(candidateTags).values({ id: tagId, workspaceId, name: tagId, colour: 'brand' });
    const messageTemplateId = newId();
    await database
      .insert(messageTemplates)
      .values({ id: messageTemplateId, workspaceId, name: messageTemplateId, subject: 'x', text: 'x' });
    const [invited] = await database
      .insert(positionInvitations)
      .values({ positionId, memberId, invitedBy: ownerId })
      .returning({ id: positionInvitations.id });
    const photo = { kind: 'photo', mediaType: 'image/webp', bytes: Buffer.from('x'), sizeBytes: 1 };
    const photoKey = await storeFile(database, product.files, photo);
    await retainFile(database, photoKey);
    const fileKey = await storeFile(database, product.files, { ...photo, kind: 'candidate' });
    await retainFile(database, fileKey);
    const [samePersonId, otherPersonId] = [(await person('squadMember')).id, (await person('squadMember')).id];
    await database
      .insert(applications)
      .values([samePersonId, otherPersonId].map((id) => ({ positionId, projectId, workspaceId, memberId: id })));
    const pairId = newId();
    const [firstId = '', secondId = ''] = [samePersonId, otherPersonId].toSorted();
    await database
      .insert(candidatePairs)
      .values({ id: pairId, workspaceId, firstId, secondId, state: 'merged', evidence: [] });
    const [fileId, viewId] = [newId(), newId()];
    const kept = { applicationId, fileKey, name: 'x.txt', mediaType: 'text/plain', sizeBytes: 1, addedBy: ownerId };
    await database.insert(candidateFiles).values({ id: fileId, ...kept });
    const settings = { layout: 'board', sort: 'appliedAt', direction: 'descending' } as const;
    await database
      .insert(candidateViews)
      .values({ id: viewId, workspaceId, authorId: ownerId, name: 'x', isShared: true, settings });
    const [dataExport] = await database.insert(dataExports).values({ userId: memberId, state: 'done' }).returning();
    const colleagueId = (await person('squadOwner')).id;
    await database.insert(workspaceMembers).values({ workspaceId, userId: colleagueId, permissions: [...permissions] });
    // Members can have only a few of them.
    await database.delete(savedSearches).where(eq(savedSearches.memberId, memberId));
    const [savedSearch] = await database
      .insert(savedSearches)
      .values({ memberId, slot: 1, name: 'x', words: mailId, anchor: '*', frequency: 'daily' })
      .returning({ id: savedSearches.id });
    const stop = newCode();
    await database.insert(alertStopCodes).values({ codeHash: stop.codeHash, savedSearchId: savedSearch!.id });
    const [invitation] = await database
      .insert(workspaceInvitations)
      .values({
        workspaceId,
        email: `${newId()}@example.com`,
        codeHash: newCode().codeHash,
        permissions: [],
        expiresAt: new Date(Date.now() + 86_400_000),
      })
      .returning({ id: workspaceInvitations.id });
    const [staffInvitation] = await database
      .insert(staffInvitations)
      .values({ email: `${mailId}@example.com`, role: 'recruiter', codeHash: mailId, expiresAt: new Date() })
      .returning({ id: staffInvitations.id });
    return {
      workspaceId,
      recruiterId: otherRecruiter.id,
      staffInvitationId: staffInvitation!.id,
      colleagueId,
      invitationId: invitation!.id,
      ownerId,
      memberId,
      listedMemberId: listed.id,
      projectId,
      positionId,
      positionIndex: 0,
      professionalId,
      supportId: ticket!.id,
      applicationId,
      commentId,
      tagId,
      messageTemplateId,
      fileId,
      viewId,
      samePersonId,
      pairId,
      interviewId: interview!.id,
      invitationToApplyId: invited!.id,
      briefId,
      templateId: template!.id,
      importId,
      mailId,
      photoKey,
      exportId: dataExport!.id,
      searchId: savedSearch!.id,
      stopCode: stop.code,
      shareToken: shares.find((share) => share.memberId === memberId)!.token,
    };
  }

  const people = { member, owner, colleague, foreignOwner, recruiter, admin };

  /** Calls as one of them, in a fresh session, since a call may end it. */
  async function callerOf(name: CallerName): Promise<RawCall> {
    if (name === 'anonymous') return product.anonymous.raw;
    const call = product.caller(await product.openSession(people[name].id));
    if (name !== 'colleague') return call.raw;
    return (key, parts = {}) => call.raw(key, { ...parts, headers: { ...parts.headers, workspaceid: spaces.own.id } });
  }

  const standing: Partial<Record<Space, ReturnType<typeof makeRecords>>> = {};
  /** The same records every time, for calls that change nothing. */
  const standingRecords = (space: Space) => (standing[space] ??= makeRecords(space));

  return { callerOf, makeRecords, standingRecords };
}
