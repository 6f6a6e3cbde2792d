import { inDays, startInterviewWorld } from '#application/testing/interview-world.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { processSamples } from '#pipeline/testing/process-samples.ts';

walkAccess(processSamples, async () => {
  const world = await startInterviewWorld();
  const {
    product,
    owner,
    otherOwner,
    admin,
    recruiter,
    scene,
    choose,
    onCandidate,
    candidate,
    offered,
    pick,
    letPass,
  } = world;
  async function agreed() {
    const place = await offered();
    await pick(place.member, place.applicationId, place.slotId);
    const { body } = await owner.call('GET /interviews', { query: { from: inDays(0), until: inDays(12) } });
    const entry = body.entries.find(({ applicationId }) => applicationId === place.applicationId)!;
    return { ...place, ofInterview: { interviewId: entry.interviewId }, version: entry.version };
  }
  async function suggested() {
    const { ids } = await scene(['qualify']);
    await onCandidate(recruiter, 'suggestion', ids[0]!, { comment: 'Knows it all.' });
    return { applicationId: ids[0]! };
  }
  async function complete() {
    const place = await scene(['offered', 'clientInterview']);
    await choose(owner, place, 0);
    const { projectId } = place;
    const { composition } = (await owner.call('GET /squads/{projectId}', { params: { projectId } })).body;
    return { ...place, composition };
  }

  const steps: Steps = {
    'POST /candidates/{applicationId}/interview': async () => {
      const { applicationId } = await candidate();
      const [day, next] = [inDays(3).slice(0, 10), inDays(4).slice(0, 10)];
      const times = [`${day}T12:00`, `${next}T12:00`, `${next}T14:00`];
      return [owner, { params: { applicationId }, body: { times, timeZone: 'America/Sao_Paulo' } }];
    },
    'POST /candidates/{applicationId}/interview/cancel': async () => [owner, { params: (await offered()).params }],
    'PATCH /interviews/{interviewId}': async () => {
      const { ofInterview, version } = await agreed();
      const body = { version, meetingLink: 'https://meet.example/new', interviewerIds: [owner.id] };
      return [owner, { params: ofInterview, body }];
    },
    'POST /interviews/{interviewId}/outcome': async () => {
      const { ofInterview, applicationId } = await agreed();
      await letPass(applicationId);
      return [owner, { params: ofInterview, body: { outcome: 'held' } }];
    },
    'POST /candidates/{applicationId}/answerDate': async () => {
      const { applicationId } = await candidate('qualify');
      return [owner, { params: { applicationId }, body: { dueAt: inDays(12) } }];
    },
    'POST /myProjects/{projectId}/positions/{positionIndex}/answerDate': async () => {
      const { projectId } = await candidate('qualify');
      return [owner, { params: { projectId, positionIndex: 0 }, body: { dueAt: inDays(12) } }];
    },
    'PATCH /candidates/{applicationId}/suggestion': async () => [
      recruiter,
      { params: await suggested(), body: { comment: 'Knows most.', version: 1 } },
    ],
    'DELETE /candidates/{applicationId}/suggestion': async () => [
      recruiter,
      { params: await suggested(), query: { version: 1 } },
    ],
    'POST /candidates/{applicationId}/restore': async () => [
      owner,
      { params: { applicationId: (await complete()).ids[1]! } },
    ],
    'POST /myProjects/removeFreelancer/{projectId}/{positionIndex}/{freelancerId}': async () => {
      const { projectId, members } = await complete();
      return [owner, { params: { projectId, positionIndex: 0, freelancerId: members[0]!.id } }];
    },
    'POST /squads/{projectId}/approve': async () => {
      const { projectId, composition } = await complete();
      return [owner, { params: { projectId }, body: { composition } }];
    },
    'POST /squads/{projectId}/disapprove': async () => {
      const { projectId, composition } = await complete();
      const reasons = [{ positionIndex: 0, reason: 'Too late' }];
      return [owner, { params: { projectId }, body: { composition, reasons } }];
    },
    'POST /opportunities/{projectId}/{positionIndex}/indicate': async () => {
      const [{ projectId }, other] = [await scene([]), await scene(['new'])];
      const body = { memberId: other.members[0]!.id, comment: 'Knows pipelines.' };
      return [admin, { params: { projectId, positionIndex: 0 }, body }];
    },
    'PUT /changeProjectOwner/{squadOwnerId}': async () => {
      const { projectId } = await scene([]);
      return [admin, { params: { squadOwnerId: otherOwner.id }, body: { projectId, version: 1 } }];
    },
  };
  return [product, steps];
});
walkHostileInput(processSamples);
