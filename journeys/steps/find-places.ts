import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import type { PlacesToLookAt } from '#platform/testing/listed-pages.ts';
import { sharedResultPath } from '#quizzes/paths.ts';
import { quizKeys } from '#quizzes/rules/quiz.ts';

/** The person, and a caller signed in as them. */
interface Signed {
  userId: string;
  call: <Answer>(key: string, body?: unknown) => Promise<Answer>;
}

const known = new Map<string, Promise<PlacesToLookAt>>();

/** Once in each product: signing in for every group of pages would meet the limit of sign-ins. */
export function findPlaces(productUrl: string): Promise<PlacesToLookAt> {
  const places = known.get(productUrl) ?? lookForPlaces(productUrl);
  known.set(productUrl, places);
  return places;
}

async function lookForPlaces(productUrl: string): Promise<PlacesToLookAt> {
  const owner = await signIn(productUrl, 'owner@demo.test');
  const { projects } = await owner.call<{ projects: { id: string; candidates: number }[] }>('GET /myProjects?limit=50');
  const projectId = projects.toSorted((one, other) => other.candidates - one.candidates)[0]!.id;
  const board = await owner.call<{ columns: { cards: { memberId: string }[] }[] }>(
    `GET /myProjects/${projectId}/positions/0/candidates`,
  );
  const memberId = board.columns.flatMap(({ cards }) => cards)[0]!.memberId;
  const listed = await owner.call<{ professionals: { memberId: string }[] }>('GET /professionals');
  const squad = await owner.call<{ professionals: PlacesToLookAt['squad'][] }>('GET /supports/getSquad');
  return {
    projectId,
    memberId,
    listedMemberId: listed.professionals[0]!.memberId,
    squad: squad.professionals[0]!,
    orders: await findOrders(owner),
    payRunId: await findPayRun(await signIn(productUrl, 'admin@demo.test')),
    brief: await shareBrief(owner),
    sharedResults: await shareResults(await signIn(productUrl, 'professional32@demo.test')),
  };
}

async function findOrders({ call }: Signed): Promise<PlacesToLookAt['orders']> {
  const { orders } = await call<{ orders: { orderId: string; state: string }[] }>('GET /orders');
  const { services } = await call<{ services: { serviceOrderId: string; state: string }[] }>('GET /orders/services');
  // Journeys may have canceled the one that waited.
  const { orderId: open } = await call<{ orderId: string }>('POST /orders', { cents: 100_00, method: 'pix' });
  const service = services.find(({ state }) => state === 'open')!.serviceOrderId;
  return { open, service, paid: orders.find(({ state }) => state === 'paid')!.orderId };
}

async function findPayRun({ call }: Signed): Promise<string> {
  const { runs } = await call<{ runs: { runId: string }[] }>('GET /payRuns');
  // The oldest one is the demo world's own.
  return runs.at(-1)!.runId;
}

async function shareBrief({ call }: Signed): Promise<PlacesToLookAt['brief']> {
  const { id } = await call<{ id: string }>('POST /briefs', { title: 'Looked at by the list of pages' });
  const { path } = await call<{ path: string }>(`POST /briefShares/brief/${id}`);
  return { id, shared: new URL(path, 'http://product').pathname + new URL(path, 'http://product').search };
}

function shareResults({ call, userId }: Signed): Promise<string[]> {
  return Promise.all(
    quizKeys.map(async (quiz) => {
      const { token } = await call<{ token: string }>(`POST /tests/${quiz}/share`);
      return sharedResultPath(quiz, userId, token);
    }),
  );
}

async function signIn(productUrl: string, email: string): Promise<Signed> {
  const send = async (key: string, body: unknown, token?: string) => {
    const [method, path] = key.split(' ') as [string, string];
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${productUrl}/api${path}`, {
      method,
      headers,
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
    if (!answer.ok) throw new Error(`${email}, ${key}: ${await answer.text()}`);
    return answer.json();
  };
  const credentials = { email, password: DEMO_PASSWORD };
  const { token, session } = (await send('POST /auth/login', credentials)) as {
    token: string;
    session: { userId: string };
  };
  return { userId: session.userId, call: async (key, body) => (await send(key, body, token)) as never };
}
