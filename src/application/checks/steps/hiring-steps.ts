import { eq } from 'drizzle-orm';
import { inDays, startInterviewWorld } from '#application/testing/interview-world.ts';
import { startNegotiationWorld } from '#application/testing/negotiation-world.ts';
import { startSquadWorld } from '#application/testing/squad-world.ts';
import { profiles } from '#profiles/server/tables.ts';
import { rejectionSteps } from './rejection-steps.ts';
import type { Steps } from './step.ts';

type World = Awaited<ReturnType<typeof startInterviewWorld>>;

/** Candidates, from the suggestion to the running project. */
export async function hiringSteps(): Promise<Steps> {
  const [world, squads] = [await startInterviewWorld(), await startSquadWorld()];
  return {
    ...interviewSteps(world),
    ...selectionSteps(world),
    ...rejectionSteps(world),
    ...(await negotiationSteps()),
    ...projectSteps(squads),
  };
}

function interviewSteps({ owner, candidate, offer, pick, letPass }: World): Steps {
  async function offered() {
    const place = await candidate();
    const { slots, id: interviewId } = (await offer(owner, place.applicationId)).body;
    const params = { applicationId: place.applicationId };
    return { ...place, params, slotId: slots[0]!.slotId, interviewId };
  }
  async function agreed() {
    const place = await offered();
    await pick(place.member, place.applicationId, place.slotId);
    const { body } = await owner.call('GET /interviews', { query: { from: inDays(0), until: inDays(12) } });
    const entry = body.entries.find(({ applicationId }) => applicationId === place.applicationId)!;
    return { ...place, ofInterview: { interviewId: entry.interviewId }, version: entry.version };
  }
  return {
    'POST /candidates/{applicationId}/interview': [
      'jobs.interviewOffered',
      async () => {
        const { applicationId } = await candidate();
        const [day, next] = [inDays(3).slice(0, 10), inDays(4).slice(0, 10)];
        const times = [`${day}T12:00`, `${next}T12:00`, `${next}T14:00`];
        return [owner, { params: { applicationId }, body: { times, timeZone: 'America/Sao_Paulo' } }];
      },
    ],
    'POST /candidates/{applicationId}/interview/cancel': [
      'jobs.interviewCancelled',
      async () => [owner, { params: (await offered()).params }],
    ],
    'POST /applications/{applicationId}/interview/confirm': [
      'jobs.interviewConfirmed',
      async () => {
        const { member, params, slotId } = await offered();
        return [member, { params, body: { slotId } }];
      },
    ],
    'POST /applications/{applicationId}/interview/reschedule': [
      'jobs.interviewRescheduleRequested',
      async () => {
        const { member, params } = await offered();
        return [member, { params, body: { reason: 'I am travelling' } }];
      },
    ],
    'POST /applications/{applicationId}/interview/cancel': [
      'jobs.interviewCancelled',
      async () => {
        const { member, params } = await agreed();
        return [member, { params, body: { reason: 'I found another job' } }];
      },
    ],
    'PATCH /interviews/{interviewId}': [
      'jobs.interviewChanged',
      async () => {
        const { ofInterview, version } = await agreed();
        const body = { version, meetingLink: 'https://meet.example/new', interviewerIds: [owner.id] };
        return [owner, { params: ofInterview, body }];
      },
    ],
    'POST /interviews/{interviewId}/outcome': [
      'jobs.interviewOutcomeSet',
      async () => {
        const { ofInterview, applicationId } = await agreed();
        await letPass(applicationId);
        return [owner, { params: ofInterview, body: { outcome: 'held' } }];
      },
    ],
    'POST /candidates/{applicationId}/answerDate': [
      'jobs.answerDateSet',
      async () => {
        const { applicationId } = await candidate('qualify');
        return [owner, { params: { applicationId }, body: { dueAt: inDays(12) } }];
      },
    ],
    'POST /myProjects/{projectId}/positions/{positionIndex}/answerDate': [
      'jobs.answerDateSet',
      async () => {
        const { projectId } = await candidate('qualify');
        return [owner, { params: { projectId, positionIndex: 0 }, body: { dueAt: inDays(12) } }];
      },
    ],
  };
}

function selectionSteps({ product, owner, otherOwner, admin, recruiter, scene, choose, onCandidate }: World): Steps {
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
  return {
    'PATCH /candidates/{applicationId}/suggestion': [
      'pipeline.suggestionEdited',
      async () => [recruiter, { params: await suggested(), body: { comment: 'Knows most.', version: 1 } }],
    ],
    'DELETE /candidates/{applicationId}/suggestion': [
      'pipeline.suggestionWithdrawn',
      async () => [recruiter, { params: await suggested(), query: { version: 1 } }],
    ],
    'POST /candidates/{applicationId}/restore': [
      'jobs.restored',
      async () => [owner, { params: { applicationId: (await complete()).ids[1]! } }],
    ],
    'POST /myProjects/removeFreelancer/{projectId}/{positionIndex}/{freelancerId}': [
      'jobs.deselected',
      async () => {
        const { projectId, members } = await complete();
        return [owner, { params: { projectId, positionIndex: 0, freelancerId: members[0]!.id } }];
      },
    ],
    'POST /squads/{projectId}/approve': [
      'pipeline.squadApproved',
      async () => {
        const { projectId, composition } = await complete();
        return [owner, { params: { projectId }, body: { composition } }];
      },
    ],
    'POST /squads/{projectId}/disapprove': [
      'pipeline.squadDisapproved',
      async () => {
        const { projectId, composition } = await complete();
        const reasons = [{ positionIndex: 0, reason: 'Too late' }];
        return [owner, { params: { projectId }, body: { composition, reasons } }];
      },
    ],
    'POST /opportunities/{projectId}/{positionIndex}/indicate': [
      'jobs.suggested',
      async () => {
        const [{ projectId }, other] = [await scene([]), await scene(['new'])];
        const body = { memberId: other.members[0]!.id, comment: 'Knows pipelines.' };
        return [admin, { params: { projectId, positionIndex: 0 }, body }];
      },
    ],
    'PUT /changeProjectOwner/{squadOwnerId}': [
      'workspaces.projectMigratedHere',
      async () => {
        const { projectId } = await scene([]);
        return [admin, { params: { squadOwnerId: otherOwner.id }, body: { projectId, version: 1 } }];
      },
    ],
    'DELETE /myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals/{professionalId}/rating': [
      'suggestions.ratingWithdrawn',
      async () => {
        const [{ projectId }, other] = [await scene([]), await scene(['new'])];
        const professionalId = other.members[0]!.id;
        await product.database
          .update(profiles)
          .set({ listedAt: new Date() })
          .where(eq(profiles.memberId, professionalId));
        const params = { projectId, positionIndex: 0, professionalId };
        const path =
          'PUT /myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals/{professionalId}/rating';
        await admin.call(path, { params, body: { verdict: 'good' } });
        return [admin, { params }];
      },
    ],
  };
}

async function negotiationSteps(): Promise<Steps> {
  const { owner, candidate, begin, offer } = await startNegotiationWorld();
  return {
    'POST /budgetNegotiation/{projectId}/{positionIndex}/squadOwnerInteraction': [
      'jobs.budgetOffered',
      async () => {
        const { projectId, applicationId } = await candidate();
        return [owner, { params: { projectId, positionIndex: 0 }, body: { applicationId, ...offer(null) } }];
      },
    ],
    'POST /budgetNegotiation/{projectId}/squadMemberInteraction': [
      'jobs.budgetCountered',
      async () => {
        const place = await candidate();
        const { projectId, applicationId } = place;
        const body = { applicationId, ...offer(await begin(place), { hourlyNet: 8_000, hourlyGross: 10_000 }) };
        return [place.member, { params: { projectId }, body }];
      },
    ],
  };
}

function projectSteps({ owner, hired, value }: Awaited<ReturnType<typeof startSquadWorld>>): Steps {
  return {
    'POST /upsell/{projectId}': [
      'projects.vacancyAdded',
      async () => {
        const { projectId } = await hired({ works: true });
        return [owner, { params: { projectId }, body: { kind: 'upsell', value } }];
      },
    ],
  };
}
