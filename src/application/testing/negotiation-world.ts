import { desc, eq } from 'drizzle-orm';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { inDays } from '#application/testing/interview-world.ts';
import type { Stage } from '#applications/rules/stages.ts';
import { mailOutbox } from '#platform/db/tables.ts';

/** What tests offer by default. */
export const someFigures = () => ({
  monthlyHours: 160,
  hourlyNet: 7_000,
  hourlyGross: 9_000,
  startDate: inDays(20).slice(0, 10),
});

/** A company with candidates whose budgets are negotiated. */
export async function startNegotiationWorld(...product: Parameters<typeof startPipelineWorld>) {
  const world = await startPipelineWorld(...product);
  const { database } = world.product;

  /** One candidate in a stage of a fresh position. */
  async function candidate(stage: Stage = 'offered', language: 'pt' | 'en' = 'en') {
    const scene = await world.scene([stage], 1, language);
    return { ...scene, member: scene.members[0]!, applicationId: scene.ids[0]! };
  }
  type Candidate = Awaited<ReturnType<typeof candidate>>;

  const asCompany = (who: Person, { projectId, applicationId }: Candidate, body: object, positionIndex = 0) =>
    who.call.raw('POST /budgetNegotiation/{projectId}/{positionIndex}/squadOwnerInteraction', {
      params: { projectId, positionIndex },
      body: { applicationId, ...body },
    });
  const asCandidate = (who: Person, { projectId, applicationId }: Candidate, body: object) =>
    who.call.raw('POST /budgetNegotiation/{projectId}/squadMemberInteraction', {
      params: { projectId },
      body: { applicationId, ...body },
    });
  const offer = (answers: string | null, more: object = {}) => ({
    action: 'offer',
    answers,
    message: '',
    ...someFigures(),
    ...more,
  });
  const lastOfferId = (view: { interactions: { kind: string; id: string }[] }) =>
    view.interactions.findLast(({ kind }) => kind === 'offer')!.id;
  /** The company's first offer; returns its id. */
  const begin = async (place: Candidate, more: object = {}) =>
    lastOfferId((await asCompany(world.owner, place, offer(null, more))).body);
  const readAs = (who: Person, { projectId, applicationId }: Candidate) =>
    who.call('GET /budgetNegotiation/{projectId}/{positionIndex}/candidates/{applicationId}', {
      params: { projectId, positionIndex: 0, applicationId },
    });
  const own = async (who: Person) => (await who.call('GET /budgetNegotiation')).body.negotiations[0];
  const lastMail = async (email: string) =>
    (
      await database
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, email))
        .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
        .limit(1)
    )[0];
  return { ...world, candidate, asCompany, asCandidate, offer, lastOfferId, begin, readAs, own, lastMail };
}
export type NegotiationWorld = Awaited<ReturnType<typeof startNegotiationWorld>>;
