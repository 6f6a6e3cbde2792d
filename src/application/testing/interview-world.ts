import { eq, sql } from 'drizzle-orm';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import type { Stage } from '#applications/rules/stages.ts';
import { localTimeOf } from '#applications/interviews/rules/local-time.ts';
import { interviewBookings, interviews, interviewSlots } from '#applications/interviews/server/tables.ts';

const DAY_MS = 86_400_000;

/** A moment in some days at an hour in UTC. */
export const inDays = (days: number, hour = 15, minute = 0): string => {
  const day = new Date(Date.now() + days * DAY_MS);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour, minute)).toISOString();
};

const usualTimes = () => [inDays(3), inDays(4), inDays(4, 17)];

interface OfferBody {
  startsAt?: readonly string[];
  times?: readonly string[];
  timeZone?: string;
  meetingLink?: string;
  message?: string;
  interviewerIds?: readonly string[];
}

/** A company with candidates for whom interviews are scheduled. */
export async function startInterviewWorld(...product: Parameters<typeof startPipelineWorld>) {
  const world = await startPipelineWorld(...product);

  /** Candidates of one test do not take each other's slots, unless the test is about that. */
  const freeDiaries = () => world.product.database.delete(interviewBookings);

  /** One candidate in a stage of a fresh position; nobody in the test has other interviews. */
  async function candidate(stage: Stage = 'clientInterview', language: 'pt' | 'en' = 'en') {
    await freeDiaries();
    const scene = await world.scene([stage], 1, language);
    return { ...scene, member: scene.members[0]!, applicationId: scene.ids[0]! };
  }
  /** Offers local times in the zone, or the `times` of the body. */
  const offer = (who: Person, applicationId: string, { startsAt = usualTimes(), ...body }: OfferBody = {}) => {
    const zone = 'America/Sao_Paulo';
    const times = startsAt.map((moment) => localTimeOf(new Date(moment), zone));
    return who.call.raw('POST /candidates/{applicationId}/interview', {
      params: { applicationId },
      body: { times, timeZone: zone, ...body },
    });
  };
  /** A candidate to whom the owner offered times. */
  async function offered() {
    const place = await candidate();
    const params = { applicationId: place.applicationId };
    const { slots } = (await offer(world.owner, place.applicationId)).body;
    return { ...place, params, slotId: slots[0]!.slotId };
  }
  const callOff = (who: Person, applicationId: string, reason?: string) =>
    who.call('POST /candidates/{applicationId}/interview/cancel', {
      params: { applicationId },
      ...(reason !== undefined && { body: { reason } }),
    });
  const callOffOwn = (who: Person, applicationId: string, reason = 'I found another job') =>
    who.call('POST /applications/{applicationId}/interview/cancel', { params: { applicationId }, body: { reason } });
  /** Several candidates in the same stage, each of a separate vacancy, without other interviews. */
  async function candidates(count: number) {
    await freeDiaries();
    const scenes = [];
    for (let number = 0; number < count; number += 1) scenes.push(await world.scene(['clientInterview'], 1, 'en'));
    return scenes.map((scene) => ({ ...scene, member: scene.members[0]!, applicationId: scene.ids[0]! }));
  }
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
  /** Moves the agreed time back by a number of hours; by default until it is over. */
  async function letPass(applicationId: string, hours = 240): Promise<void> {
    const { database } = world.product;
    const [row] = await database.select().from(interviews).where(eq(interviews.applicationId, applicationId));
    await database
      .update(interviewSlots)
      .set({ startsAt: sql`${interviewSlots.startsAt} - make_interval(hours => ${hours})` })
      .where(eq(interviewSlots.interviewId, row!.id));
    await database
      .update(interviewBookings)
      .set({
        startsAt: sql`${interviewBookings.startsAt} - make_interval(hours => ${hours})`,
        endsAt: sql`${interviewBookings.endsAt} - make_interval(hours => ${hours})`,
      })
      .where(eq(interviewBookings.interviewId, row!.id));
  }
  return {
    ...world,
    candidate,
    candidates,
    freeDiaries,
    offer,
    offered,
    callOff,
    callOffOwn,
    pick,
    ask,
    own,
    calendar,
    letPass,
  };
}
