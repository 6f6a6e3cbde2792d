import { completeVacancy } from './complete-vacancy.ts';
import { emptyBriefAnswers } from '#projects/rules/brief-answers.ts';
import { type AccessSamples, nobody, workspace, type SampleRecords } from '#platform/testing/access-sample.ts';
import { ofProject, ofPosition } from '#projects/testing/sample-parts.ts';
import type { capability } from '#projects/server/capability.ts';

const managementFacts = {
  ...{ title: 'New', type: null, phase: '', productType: '', huntingOwnerId: null, openedOn: null, onboardingOn: null },
  ...{ ongoingSince: null, concludedOn: null, rate: null, totalAmount: null, paymentType: null, installments: null },
};
const ofProfessional = ({ professionalId }: SampleRecords, more: Record<string, unknown>) => ({
  body: { professionalId, ...more },
});
const ofTemplate = ({ templateId }: SampleRecords) => ({ params: { templateId } });
const ofShare = ({ projectId }: SampleRecords) => ({ params: { kind: 'project', id: projectId } });
const ofBrief = ({ briefId }: SampleRecords) => ({ params: { briefId } });

export const samples: AccessSamples<typeof capability.contract> = {
  'POST /project/post': nobody({ body: {} }),
  'PUT /project/put': workspace(({ projectId }) => ({ body: { projectId, version: 1, title: 'New' } })),
  'PUT /projectUpdate/{projectId}': workspace((records) => ({
    ...ofProject(records),
    body: { version: 1, title: 'New' },
  })),
  'GET /projectUpdate/{projectId}': workspace(ofProject),
  'PATCH /projectUpdate/{projectId}': workspace((records) => ({
    ...ofProject(records),
    body: { ...managementFacts, version: 1 },
  })),
  'PATCH /myProjects/{projectId}/status': workspace((records) => ({
    ...ofProject(records),
    body: { version: 1, status: 'canceled', reason: 'x' },
  })),
  'PATCH /myProjects/{projectId}/positions/{positionIndex}': workspace((records) => ({
    ...ofPosition(records),
    body: { version: 1, changes: { title: 'Potter', aboutOpportunity: 'Pots.' } },
  })),
  'GET /myProjects': nobody(),
  'GET /myProjects/{projectId}': workspace(ofProject),
  'GET /myProjects/{projectId}/space': { of: 'nobody', parts: ofProject },
  'POST /briefs': workspace(({ ownerId }) => ({ body: { squadOwnerId: ownerId } })),
  'GET /briefs': nobody(),
  'GET /briefs/{briefId}': workspace(ofBrief),
  'PATCH /briefs/{briefId}': workspace((records) => ({
    ...ofBrief(records),
    body: { version: 1, step: 'project', answers: emptyBriefAnswers() },
  })),
  'DELETE /briefs/{briefId}': workspace(ofBrief),
  'POST /briefs/{briefId}/publish': workspace((records) => ({ ...ofBrief(records), body: { version: 1 } })),
  'GET /briefTemplates': nobody(),
  'POST /briefTemplates': workspace(({ projectId }) => ({
    body: { name: `From ${projectId}`, from: { kind: 'project', id: projectId } },
  })),
  'PATCH /briefTemplates/{templateId}': workspace((records) => ({
    ...ofTemplate(records),
    body: { name: `Renamed ${records.templateId}`, version: 1 },
  })),
  'DELETE /briefTemplates/{templateId}': workspace(ofTemplate),
  'POST /briefs/copies': workspace(({ templateId }) => ({ body: { from: { kind: 'template', id: templateId } } })),
  'GET /briefShares/{kind}/{id}': workspace(ofShare),
  'POST /briefShares/{kind}/{id}': workspace(ofShare),
  'DELETE /briefShares/{kind}/{id}': workspace(({ briefId: id }) => ({ params: { kind: 'brief', id } })),
  'GET /briefViews/{id}': {
    of: 'nobody',
    parts: ({ briefId }) => ({ params: { id: briefId }, query: { token: briefId } }),
  },
  'POST /myProjects/{projectId}/positions': workspace((records) => ({
    ...ofProject(records),
    body: completeVacancy,
  })),
  'GET /myProjects/{projectId}/professionals': workspace(ofProject),
  'GET /supports/getSquad': nobody(),
  'GET /upsell/{projectId}': workspace(ofProject),
  'POST /upsell/{projectId}': workspace((records) => ({
    ...ofProject(records),
    body: { kind: 'upsell', value: { function: 'x', netHourly: 1, grossHourly: 2, monthlyHours: 10 } },
  })),
  'POST /blockPayment': workspace((records) => ofProfessional(records, { reason: 'x' })),
  'PUT /blockPayment': workspace((records) => ofProfessional(records, { version: 1, blocked: true, note: 'x' })),
  'POST /deactiveSquadMember': workspace((records) => ofProfessional(records, { reason: 'x' })),
  'PUT /deactiveSquadMember': workspace((records) =>
    ofProfessional(records, { version: 1, hoursOwed: true, financeNote: 'x' }),
  ),
};
