import { emptyBriefAnswers } from '#projects/rules/brief-answers.ts';
import type { Records } from '#application/testing/access-world.ts';
import {
  type AccessSamples,
  nobody,
  workspace,
  ofProject,
  ofPosition,
} from '#application/testing/access-samples/sample.ts';

const ofBrief = ({ briefId }: Records) => ({ params: { briefId } });

export const projectsSamples: AccessSamples = {
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
};
