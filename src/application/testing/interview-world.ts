import { eq, sql } from 'drizzle-orm';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import type { Stage } from '#jobs/rules/stages.ts';
import { interviews, interviewSlots } from '#jobs/server/interviews/tables.ts';

const DAY_MS = 86_400_000;

/** A moment some days from now at an hour of UTC. */
export const inDays = (days: number, hour = 15, minute = 0): string => {
  const day = new Date(Date.now() + days * DAY_MS);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour, minute)).toISOString();
};

/** A company with candidates whose interviews are arranged. */
export async function startInterviewWorld() {
  const world = await startPipelineWorld();

  /** One candidate in a stage of an own position. */
  async function candidate(stage: Stage = 'clientInterview', language: 'pt' | 'en' = 'en') {
    const scene = await world.scene([stage], 1, language);
    return { ...scene, member: scene.members[0]!, applicationId: scene.ids[0]! };
  }
  const offer = (who: Person, applicationId: string, body: object = {}) =>
    who.call('POST /candidates/{applicationId}/interview', {
      params: { applicationId },
      body: { startsAt: [inDays(3), inDays(4), inDays(4, 17)], timeZone: 'America/Sao_Paulo', ...body },
    });
  const callOff = (who: Person, applicationId: string) =>
    who.call('POST /candidates/{applicationId}/interview/cancel', { params: { applicationId } });
  const pick = (who: Person, applicationId: string, slotId: string) =>
    who.call('POST /applications/{applicationId}/interview/confirm', { params: { applicationId }, body: { slotId } });
  const ask = (who: Person, applicationId: string, reason = 'I am travelling') =>
    who.call('POST /applications/{applicationId}/interview/reschedule', {
      params: { applicationId },
      body: { reason },
    });
  const own = async (who: Person) => (await who.call('GET /applications')).body.applications[0];
  const calendar = (who: Person, applicationId: string) =>
    who.call('GET /applications/{applicationId}/interview/calendar', { params: { applicationId } });
  /** As if the agreed time were already over. */
  async function letPass(applicationId: string): Promise<void> {
    const { database } = world.product;
    const [row] = await database.select().from(interviews).where(eq(interviews.applicationId, applicationId));
    await database
      .update(interviewSlots)
      .set({ startsAt: sql`${interviewSlots.startsAt} - interval '10 days'` })
      .where(eq(interviewSlots.interviewId, row!.id));
  }
  return { ...world, candidate, offer, callOff, pick, ask, own, calendar, letPass };
}
