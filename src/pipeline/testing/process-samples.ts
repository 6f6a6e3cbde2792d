import { ofApplication } from '#applications/testing/sample-parts.ts';
import { type AccessSamples, nobody, member, workspace, type SampleRecords } from '#platform/testing/access-sample.ts';
import { ofProject, ofPosition } from '#projects/testing/sample-parts.ts';

/** A cursor after a candidate who does not exist: an empty page. */
const someCursor = Buffer.from('["2026-01-01 00:00:00+00","00000000-0000-7000-8000-000000000000"]').toString(
  'base64url',
);
const ofFreelancer = ({ projectId, positionIndex, memberId }: SampleRecords) => ({
  params: { projectId, positionIndex, freelancerId: memberId },
});

/** The query names a company. */
const ofCompany = ({ workspaceId }: SampleRecords) => ({ query: { workspaceId } });
const ofInterview = ({ interviewId }: SampleRecords) => ({ params: { interviewId } });

export const processSamples = {
  'GET /myProjects/{projectId}/positions/{positionIndex}/candidates': workspace(ofPosition),
  'GET /myProjects/{projectId}/positions/{positionIndex}/candidates/column': workspace((records) => ({
    ...ofPosition(records),
    query: { stage: 'new', cursor: someCursor },
  })),
  'GET /myProjects/{projectId}/positions/{positionIndex}/candidates/list': workspace(ofPosition),
  'POST /candidates/move': workspace(({ applicationId }) => ({
    body: { applicationIds: [applicationId], toStage: 'qualify', cancelsInterviews: true },
  })),
  'POST /candidates/{applicationId}/disqualify': workspace(ofApplication),
  'POST /candidates/{applicationId}/restore': workspace(ofApplication),
  'POST /candidates/{applicationId}/hire': workspace(ofApplication),
  'POST /myProjects/selectFreelancer/{projectId}/{positionIndex}/{freelancerId}': workspace(ofFreelancer),
  'POST /myProjects/removeFreelancer/{projectId}/{positionIndex}/{freelancerId}': workspace(ofFreelancer),
  'POST /candidates/{applicationId}/interview': workspace((records) => ({
    ...ofApplication(records),
    body: { times: ['2030-01-01T12:00'], timeZone: 'America/Sao_Paulo' },
  })),
  'POST /candidates/{applicationId}/interview/cancel': workspace(ofApplication),
  'GET /candidates/options': workspace(ofCompany),
  'GET /candidates/board': workspace(ofCompany),
  'GET /candidates/board/column': workspace(({ workspaceId }) => ({
    query: { workspaceId, stage: 'new', cursor: someCursor },
  })),
  'GET /candidates': workspace(ofCompany),
  'GET /interviews': nobody({ query: { from: '2030-01-01T00:00:00.000Z', until: '2030-01-08T00:00:00.000Z' } }),
  'GET /interviews/filters': nobody(),
  'GET /candidates/{applicationId}/interview/options': workspace(ofApplication),
  'PATCH /interviews/{interviewId}': workspace((records) => ({
    ...ofInterview(records),
    body: { version: 1, meetingLink: null, interviewerIds: [records.ownerId] },
  })),
  'POST /interviews/{interviewId}/outcome': workspace((records) => ({
    ...ofInterview(records),
    body: { outcome: 'held' },
  })),
  'GET /interviews/{interviewId}/note': workspace(ofInterview),
  'PUT /interviews/{interviewId}/note': workspace((records) => ({
    ...ofInterview(records),
    body: { text: 'Calm', version: 0 },
  })),
  'POST /candidates/{applicationId}/answerDate': workspace((records) => ({
    ...ofApplication(records),
    body: { dueAt: '2030-01-01T12:00:00.000Z' },
  })),
  'POST /myProjects/{projectId}/positions/{positionIndex}/answerDate': workspace((records) => ({
    ...ofPosition(records),
    body: { dueAt: '2030-01-01T12:00:00.000Z' },
  })),
  'POST /myProjects/{projectId}/positions/{positionIndex}/closeProcess': workspace((records) => ({
    ...ofPosition(records),
    body: {},
  })),
  'GET /candidates/{applicationId}': workspace(ofApplication),
  'GET /candidates/{applicationId}/declaration': workspace(ofApplication),
  'POST /candidates/{applicationId}/comments': workspace(
    (records) => ({ ...ofApplication(records), body: { text: 'Good' } }),
    ['colleague'],
  ),
  'PATCH /candidates/{applicationId}/comments/{commentId}': workspace(
    ({ applicationId, commentId }) => ({ params: { applicationId, commentId }, body: { text: 'Better', version: 1 } }),
    ['colleague', 'recruiter', 'admin'],
  ),
  'GET /hiringProcess/{projectId}/{positionIndex}/{squadMemberId}': workspace((records) => ({
    params: { ...ofPosition(records).params, squadMemberId: records.memberId },
  })),
  'GET /mentions': nobody(),
  'GET /candidates/{applicationId}/mentionable': workspace(ofApplication),
  'POST /candidates/{applicationId}/mentions/read': workspace(ofApplication),
  'DELETE /candidates/{applicationId}/comments/{commentId}': workspace(
    ({ applicationId, commentId }) => ({ params: { applicationId, commentId } }),
    ['colleague', 'recruiter', 'admin'],
  ),
  'GET /candidates/{applicationId}/scorecards': workspace(ofApplication),
  'PUT /candidates/{applicationId}/scorecards/{stage}': workspace(
    ({ applicationId }) => ({
      params: { applicationId, stage: 'new' },
      body: { formId: null, version: 0, answers: {}, recommendation: 'yes', note: null },
    }),
    ['colleague'],
  ),
  'GET /candidates/scorecardQuestions': workspace(({ workspaceId }) => ({ query: { workspaceId } })),
  'PUT /candidates/scorecardQuestions/{stage}': workspace(({ workspaceId }) => ({
    params: { stage: 'new' },
    query: { workspaceId },
    body: { version: 0, questions: [] },
  })),
  'GET /myProjects/{projectId}/positions/{positionIndex}/scorecardQuestions': workspace(ofPosition),
  'PUT /myProjects/{projectId}/positions/{positionIndex}/scorecardQuestions/{stage}': workspace((records) => ({
    params: { ...ofPosition(records).params, stage: 'new' },
    body: { scope: 'position', version: 0, questions: [] },
  })),
  'POST /candidates/{applicationId}/suggestion': workspace((records) => ({
    ...ofApplication(records),
    body: { comment: 'Good' },
  })),
  'PATCH /candidates/{applicationId}/suggestion': workspace((records) => ({
    ...ofApplication(records),
    body: { comment: 'Better', version: 1 },
  })),
  'POST /candidates/{applicationId}/suggestion/look': workspace(ofApplication),
  'DELETE /candidates/{applicationId}/suggestion': workspace((records) => ({
    ...ofApplication(records),
    query: { version: 2 },
  })),
  'GET /squads/{projectId}': workspace(ofProject),
  'GET /squads/{projectId}/selections': workspace(ofProject),
  'POST /squads/{projectId}/approve': workspace((records) => ({ ...ofProject(records), body: { composition: '' } })),
  'POST /squads/{projectId}/disapprove': workspace((records) => ({
    ...ofProject(records),
    body: { composition: '', reasons: [{ positionIndex: 0, reason: 'x' }] },
  })),
  'GET /squadInvitations': nobody(),
  'GET /squadInvitations/{projectId}/{positionIndex}': member(ofPosition),
  'POST /squadInvitations/{projectId}/{positionIndex}/answer': member((records) => ({
    ...ofPosition(records),
    body: { answer: 'declined' },
  })),
  'DELETE /myProjects/{projectId}/positions/{positionIndex}': workspace((records) => ({
    ...ofPosition(records),
    query: { version: 1 },
  })),
  // Administrators may access every company.
  'GET /changeProjectOwner': nobody({ query: { search: 'Own' } }),
  // Moves it to its present client: otherwise the project would be visible to others in every later sample.
  'PUT /changeProjectOwner/{squadOwnerId}': {
    of: 'nobody',
    parts: ({ projectId, ownerId }) => ({ params: { squadOwnerId: ownerId }, body: { projectId, version: 1 } }),
  },
  'GET /opportunities/{projectId}/{positionIndex}/professionals': workspace((records) => ({
    ...ofPosition(records),
    query: { search: 'Someone' },
  })),
  'POST /opportunities/{projectId}/{positionIndex}/indicate': workspace((records) => ({
    ...ofPosition(records),
    body: { memberId: records.memberId, comment: 'Good' },
  })),
} satisfies AccessSamples;
