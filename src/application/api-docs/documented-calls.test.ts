import { expect, test } from 'vitest';
import { contract } from '#application/contract.ts';

const notBuilt = null;

/**
 * Section 7 of both documents: each call as it is written there and the operation that answers it. Where the document gives no method or only
 * the outcome, the operation is the product's choice.
 */
const sectionSeven: Record<string, keyof typeof contract | typeof notBuilt> = {
  'GET /users; GET /users?userId={id}': 'GET /users',
  'GET /users/ownerData': 'GET /users/ownerData',
  'GET /users/professionalData-ownerView/{professionalId}': 'GET /users/professionalData-ownerView/{professionalId}',
  'POST /users/create': 'POST /users/create',
  'PUT /users/profileRegister': 'PUT /users/profileRegister',
  'PUT /users': 'PUT /users',
  'POST /users/photo': 'POST /users/photo',
  'POST /auth; custom-claim post': 'POST /auth',
  'GET users/findowner/{ownerEmail}': 'GET /users/findowner/{ownerEmail}',
  'GET /findowner/{mail}': 'GET /findowner/{mail}',
  'GET /workspace/getUsers': 'GET /workspace/getUsers',
  'GET /workspace/invitedWorkspaces': 'GET /workspace/invitedWorkspaces',
  'POST /workspace/addUser': 'POST /workspace/addUser',
  'PUT /workspace/removeUser': 'PUT /workspace/removeUser',
  'PUT /workspace/updateUserPermission': 'PUT /workspace/updateUserPermission',
  'PATCH /workspace/inviteUser': 'PATCH /workspace/inviteUser',
  'GET /workspace/getInvite': 'GET /workspace/getInvite',
  'PATCH /workspace/acceptInvite': 'PATCH /workspace/acceptInvite',
  '/workspace/{workspaceId}': 'GET /workspace/{workspaceId}',
  '/workspace/createWorkspace': 'POST /workspace/createWorkspace',
  '/workspace/{workspaceId}/removeResource': 'PUT /workspace/{workspaceId}/removeResource',
  '/workspace/{workspaceId}/select': 'POST /workspace/{workspaceId}/select',
  'GET /balance, by userId and by wallet=true': 'GET /balance',
  'GET /professionsGroup': 'GET /professionsGroup',
  'GET /getSkillsByAI': 'GET /getSkillsByAI',
  'POST opportunities/selfAdmission': 'POST /opportunities/selfAdmission',
  'GET /opportunities': 'GET /opportunities',
  'GET /grants': 'GET /grants',
  'myFreelancers/{projectId}/report/{userId}': 'GET /myFreelancers/{projectId}/report/{userId}',
  '/myProjects/{projectId}': 'GET /myProjects/{projectId}',
  '/mySquads': 'GET /mySquads',
  '/{projectId}/squadMemberInteraction': 'POST /budgetNegotiation/{projectId}/squadMemberInteraction',
  '{positionIndex}/squadOwnerInteraction': 'POST /budgetNegotiation/{projectId}/{positionIndex}/squadOwnerInteraction',
  necessaryInfos: 'GET /budgetNegotiation/{projectId}/necessaryInfos',
  '{positionIndex}/lastSquadMemberInteraction':
    'GET /budgetNegotiation/{projectId}/{positionIndex}/lastSquadMemberInteraction',
  lastSquadOwnerInteraction: 'GET /budgetNegotiation/{projectId}/lastSquadOwnerInteraction',
  'changeProjectOwner/{squadOwnerId}': 'PUT /changeProjectOwner/{squadOwnerId}',
  integrateWithClockifyProject: 'POST /integrateWithClockifyProject',
  updateClockifyProjectMemberships: 'PUT /updateClockifyProjectMemberships',
  timeControlReport: 'POST /timeControlReport/{projectId}',
  timeControlData: 'GET /timeControlData/{projectId}',
  'hourConsumption/{memberId}/{month}': 'GET /hourConsumption/{memberId}/{month}',
  blockPayment: 'POST /blockPayment',
  'blockPayment: taken back': 'PUT /blockPayment',
  '/projectUpdate/{projectId}': 'PUT /projectUpdate/{projectId}',
  deactiveSquadMember: 'POST /deactiveSquadMember',
  'deactiveSquadMember: carried out': 'PUT /deactiveSquadMember',
  '/support: list': 'GET /support',
  '/support: ask': 'POST /support',
  '/support/{supportId}': 'GET /support/{supportId}',
  '/supports/getSquad': 'GET /supports/getSquad',
  'upsell/{projectId}': 'POST /upsell/{projectId}',
  '/project/post': 'POST /project/post',
  '/project/put': 'PUT /project/put',
  'myProjects/selectFreelancer': 'POST /myProjects/selectFreelancer/{projectId}/{positionIndex}/{freelancerId}',
  'myProjects/removeFreelancer': 'POST /myProjects/removeFreelancer/{projectId}/{positionIndex}/{freelancerId}',
  suggestedProfessionalsUserInfo: 'GET /suggestedProfessionalsUserInfo/{projectId}/{positionIndex}/{professionalId}',
  'tasks: createTaskManagement': 'POST /tasks/createTaskManagement',
  'tasks: {projectId}/postTask': 'POST /tasks/{projectId}/postTask',
  'tasks: deleteTask/{projectId}/{taskId}': 'DELETE /tasks/deleteTask/{projectId}/{taskId}',
  'tasks: {projectId}/{taskId}': 'PATCH /tasks/{projectId}/{taskId}',
  'tasks: add attachments': 'POST /tasks/{projectId}/{taskId}/attachments',
  'tasks: attachments/{attachmentId}': 'DELETE /tasks/attachments/{attachmentId}',
  'tasks: accept': 'POST /tasks/{projectId}/{taskId}/accept',
  'tasks: adjust': 'POST /tasks/{projectId}/{taskId}/adjust',
  'tasks: reject': 'POST /tasks/{projectId}/{taskId}/reject',
  getAllProjects: 'GET /getAllProjects',
  getAllFinishedProjects: 'GET /getAllFinishedProjects',
  'timeEntries/project': 'GET /timeEntries/project/{projectId}',
  'timeEntrieReport/{projectId}/{month}/{exportFormat}': 'GET /timeEntrieReport/{projectId}/{month}/{exportFormat}',
  'timeEntries/contestTimeEntry': 'POST /timeEntries/contestTimeEntry',
  'outcome: load freelancer': 'GET /myFreelancers/{projectId}/{userId}',
  'outcome: replace professionals': 'POST /project/post',
  'outcome: migrate project': 'PUT /changeProjectOwner/{squadOwnerId}',
  'outcome: edit project': 'PUT /projectUpdate/{projectId}',
  'outcome: edit position': 'PATCH /myProjects/{projectId}/positions/{positionIndex}',
  'outcome: remove positions': 'DELETE /myProjects/{projectId}/positions/{positionIndex}',
  'outcome: schedule interview': 'POST /candidates/{applicationId}/interview',
  'outcome: reschedule interview': 'POST /applications/{applicationId}/interview/reschedule',
  'outcome: cancel interview': 'POST /candidates/{applicationId}/interview/cancel',
  'outcome: disqualify candidate': 'POST /candidates/{applicationId}/disqualify',
  'outcome: report download': 'GET /hourReports/{reportId}/file',
  'outcome: remove contest': 'POST /timeEntries/{entryId}/cancelContest',
  'outcome: post time entry': 'POST /timeEntries',
  'outcome: checkout payment': 'POST /orders/{orderId}/payment',

  'GET /dashboard/{eight sub-paths}': notBuilt,
  'GET /onboardingAll': notBuilt,
  'GET /onboarding/{onboardId}': notBuilt,
  'POST /fileupload': notBuilt,
  '/onboarding/cancelSchedule': notBuilt,
  '/matchmaking': notBuilt,
  '/userDetailMatch/{matchmakingId}/{userId}': notBuilt,
  'outcome: submit interview, upload answer': notBuilt,
  'outcome: AI assistant message': notBuilt,
};

test.each(Object.entries(sectionSeven).filter(([, key]) => key !== notBuilt))(
  'API-01 “%s” is the operation %s',
  (_, key) => {
    expect(Object.keys(contract)).toContain(key);
  },
);

test('API-01 what is said to be missing is not built', () => {
  const missing = /^(GET|POST) .(dashboard|onboarding|fileupload|matchmaking|userDetailMatch)/;
  expect(Object.keys(contract).filter((key) => missing.test(key))).toEqual([]);
});
