import { randomBytes } from 'node:crypto';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { sessions } from '#accounts/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import { lapseRequests, remindRecommenders } from '#references/server/follow-requests.ts';

export const newAddress = () => `${randomBytes(6).toString('hex')}@example.com`;
const link = '/recommender-evaluation/{userId}/{recommendationRecordId}' as const;

export const given = {
  version: 0,
  general: 'excellent',
  behavioural: 'good',
  technical: 'fair',
  words: 'Calm under pressure.',
  mayContact: true,
  contactPhone: '+55 81 99999-0000',
  servesLater: false,
} as const;

interface Place {
  userId: string;
  recommendationRecordId: string;
  code: string;
}

/** A company with candidates, and what candidates, recommenders and the company do about references. */
export async function startReferenceWorld() {
  const world = await startPipelineWorld(startTestProduct());
  const { product, mailsTo, scene } = world;

  const ask = (who: Person, email: string, more: Record<string, string> = {}) =>
    who.call('POST /recommendations', {
      body: { name: 'Helena Duarte', jobTitle: 'CTO', company: 'Foz', email, phone: '+55 81 99999-0000', ...more },
    });
  const own = async (who: Person) => (await who.call('GET /recommendations')).body;
  /** The links of the mails to an address, oldest first. */
  async function placesOf(email: string): Promise<Place[]> {
    const texts = (await mailsTo(email)).map(({ textBody }) => textBody ?? '');
    return texts.flatMap((text) => {
      const found = /recommender-evaluation\/([\w-]+)\/([\w-]+)\?code=([\w-]+)/.exec(text);
      return found ? [{ userId: found[1]!, recommendationRecordId: found[2]!, code: found[3]! }] : [];
    });
  }
  const partsOf = ({ code, ...params }: Place) => ({ params, query: { code } });
  /** A fresh candidate of the company with one request, and the place of its mail. */
  async function asked(more: Record<string, string> = {}) {
    const { members, ids, projectId } = await scene(['new']);
    const candidate = { ...members[0]!, name: world.lastName() };
    const email = newAddress();
    await ask(candidate, email, more);
    const [place] = await placesOf(email);
    return { candidate, applicationId: ids[0]!, projectId, email, place: place! };
  }
  const open = (place: Place) => product.anonymous(`GET ${link}`, partsOf(place));
  const answer = (place: Place, more: Partial<Record<keyof typeof given, unknown>> = {}, call = product.anonymous) =>
    call.raw<`PUT ${typeof link}`>(`PUT ${link}`, { ...partsOf(place), body: { ...given, ...more } });
  const decline = (place: Place, reason = '') =>
    product.anonymous(`POST ${link}/decline`, { ...partsOf(place), body: { reason } });
  const read = (who: Person, userId: string) => who.call('GET /user-recommendations/{userId}', { params: { userId } });
  const askToRead = (who: Person, { userId, recommendationRecordId }: Place) =>
    who.call('POST /user-recommendations/{userId}/{recommendationRecordId}/ask', {
      params: { userId, recommendationRecordId },
    });
  /** The code of the mail that asks to let a further company read. */
  async function permissionCode(email: string): Promise<string> {
    const texts = (await mailsTo(email)).map(({ textBody }) => textBody ?? '');
    return texts.flatMap((text) => /reference-permission\/([\w-]+)/.exec(text)?.[1] ?? []).at(-1) ?? '';
  }
  /** Moves the clock and does what is due; everybody stays logged in. */
  async function later(by: { days?: number; hours?: number }) {
    product.clock.advance(by);
    const now = clock.now();
    await product.database
      .update(sessions)
      .set({ expiresAt: new Date(now.getTime() + 86_400_000), tokenIssuedAt: now });
    await lapseRequests(product.database, now);
    await remindRecommenders(product.database, now);
  }
  const codeOf = (result: { body: unknown }) => (result.body as { error?: { code: string } }).error?.code;
  return {
    ...world,
    ...{ ask, own, placesOf, asked, open, answer, decline, read, askToRead, permissionCode, later, codeOf },
  };
}
