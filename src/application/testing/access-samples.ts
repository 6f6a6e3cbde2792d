import { emptyBriefAnswers } from '#projects/rules/brief-answers.ts';
import type { CallerName, Records } from '#application/testing/access-world.ts';
import type { CallParts } from '#application/testing/test-product.ts';

export interface AccessSample {
  /** Whose record the call names: then others get 404 on it. */
  of: 'nobody' | 'workspace' | 'member';
  parts: (records: Records) => CallParts;
  /** Callers whom the declaration lets through and the record's policy does not. */
  policyForbids?: readonly CallerName[];
}

const nobody = (parts: CallParts = {}): AccessSample => ({ of: 'nobody', parts: () => parts });
const workspace = (parts: AccessSample['parts'], policyForbids: readonly CallerName[] = []): AccessSample => ({
  of: 'workspace',
  parts,
  policyForbids,
});
const member = (parts: AccessSample['parts']): AccessSample => ({ of: 'member', parts });

/** After a candidate who is not there: an empty page. */
const someCursor = Buffer.from('["2026-01-01 00:00:00+00","00000000-0000-7000-8000-000000000000"]').toString(
  'base64url',
);
const ofProject = ({ projectId }: Records) => ({ params: { projectId } });
const ofPosition = ({ projectId, positionIndex }: Records) => ({ params: { projectId, positionIndex } });
const ofApplication = ({ applicationId }: Records) => ({ params: { applicationId } });
const ofBrief = ({ briefId }: Records) => ({ params: { briefId } });
const ofImport = ({ importId }: Records) => ({ params: { importId } });
const ofFreelancer = ({ projectId, positionIndex, memberId }: Records) => ({
  params: { projectId, positionIndex, freelancerId: memberId },
});

/** A call of every operation that could succeed; a new operation without one fails the access test. */
export const accessSamples: Record<string, AccessSample> = {
  'GET /professionsGroup': nobody({ query: { jobTitles: true } }),
  'GET /getSkillsByAI': nobody({ query: { professionName: 'Designer' } }),
  'GET /skills': nobody(),

  'GET /session': nobody(),
  'POST /auth/login': nobody({ body: {} }),
  'POST /auth': nobody({ body: {} }),
  'PUT /session/language': nobody({ body: { language: 'pt' } }),
  // Empty: a real one would end the session of the caller under test.
  'POST /auth/logout': nobody(),

  'POST /users/create': nobody({ body: {} }),
  'GET /users': nobody(),
  'POST /auth/email-action': nobody({ body: { mode: 'verifyEmail', oobCode: 'unknown' } }),
  'POST /auth/send-verification': nobody({ body: {} }),
  'POST /auth/send-password-reset': nobody({ body: {} }),
  'POST /auth/read-reset-code': nobody({ body: { oobCode: 'unknown' } }),
  'POST /auth/reset-password': nobody({ body: {} }),
  'GET /mailbox': nobody(),
  'GET /mailbox/{id}': { of: 'nobody', parts: ({ mailId }) => ({ params: { id: mailId } }) },
  'GET /users/ownerData': workspace(({ ownerId }) => ({ query: { userId: ownerId } })),
  'PUT /users/ownerData': nobody({ body: {} }),

  'GET /users/profile': nobody(),
  'PUT /users/profileRegister': nobody({ body: {} }),
  'POST /profileImports': nobody({ body: 'no file', headers: { 'content-type': 'application/zip' } }),
  'GET /profileImports/latest': nobody(),
  'POST /profileImports/{importId}/apply': member((records) => ({
    ...ofImport(records),
    body: { accepted: ['none'], version: 1 },
  })),
  'POST /profileImports/{importId}/undo': member(ofImport),

  'POST /project/post': nobody({ body: {} }),
  'PUT /project/put': workspace(({ projectId }) => ({ body: { projectId, version: 1, title: 'New' } })),
  'PUT /projectUpdate/{projectId}': workspace((records) => ({
    ...ofProject(records),
    body: { version: 1, title: 'New' },
  })),
  'PATCH /myProjects/{projectId}/status': workspace((records) => ({
    ...ofProject(records),
    body: { version: 1, status: 'canceled' },
  })),
  'PATCH /myProjects/{projectId}/positions/{positionIndex}': workspace((records) => ({
    ...ofPosition(records),
    body: { version: 1, state: 'closed' },
  })),
  'GET /myProjects': nobody(),
  'GET /myProjects/{projectId}': workspace(ofProject),
  'POST /briefs': nobody({ body: {} }),
  'GET /briefs': nobody(),
  'GET /briefs/{briefId}': workspace(ofBrief),
  'PATCH /briefs/{briefId}': workspace((records) => ({
    ...ofBrief(records),
    body: { version: 1, step: 'project', answers: emptyBriefAnswers() },
  })),
  'DELETE /briefs/{briefId}': workspace(ofBrief),
  'POST /briefs/{briefId}/publish': workspace((records) => ({ ...ofBrief(records), body: { version: 1 } })),

  'GET /myProjects/{projectId}/positions/{positionIndex}/candidates': workspace(ofPosition),
  'GET /myProjects/{projectId}/positions/{positionIndex}/candidates/column': workspace((records) => ({
    ...ofPosition(records),
    query: { stage: 'new', cursor: someCursor },
  })),
  'GET /myProjects/{projectId}/positions/{positionIndex}/candidates/list': workspace(ofPosition),
  'POST /candidates/move': workspace(({ applicationId }) => ({
    body: { applicationIds: [applicationId], toStage: 'qualify' },
  })),
  'POST /candidates/{applicationId}/disqualify': workspace(ofApplication),
  'POST /candidates/{applicationId}/restore': workspace(ofApplication),
  'POST /candidates/{applicationId}/hire': workspace(ofApplication),
  'POST /myProjects/selectFreelancer/{projectId}/{positionIndex}/{freelancerId}': workspace(ofFreelancer),
  'POST /myProjects/removeFreelancer/{projectId}/{positionIndex}/{freelancerId}': workspace(ofFreelancer),
  'GET /candidates/{applicationId}': workspace(ofApplication),
  'POST /candidates/{applicationId}/comments': workspace((records) => ({
    ...ofApplication(records),
    body: { text: 'Good' },
  })),
  'DELETE /candidates/{applicationId}/comments/{commentId}': workspace(
    ({ applicationId, commentId }) => ({ params: { applicationId, commentId } }),
    ['colleague', 'recruiter', 'admin'],
  ),
  // The caller's own workspace decides: a member who is a candidate of both companies would be seen by both.
  'GET /users/professionalData-ownerView/{professionalId}': workspace(({ memberId }) => ({
    params: { professionalId: memberId },
  })),

  'GET /opportunities': nobody(),
  'GET /opportunities/count': nobody(),
  // Open vacancies are everybody's to read.
  'GET /opportunities/{projectId}/{positionIndex}': { of: 'nobody', parts: ofPosition },
  'POST /opportunities/selfAdmission': {
    of: 'nobody',
    parts: ({ projectId, positionIndex }) => ({ body: { projectId, positionIndex } }),
  },
  'GET /applications': nobody(),
  'POST /applications/{applicationId}/withdraw': member(ofApplication),

  'GET /cms/overview': nobody(),
  'POST /cms/mails/{mailId}/retry': { of: 'nobody', parts: ({ mailId }) => ({ params: { mailId } }) },
};
