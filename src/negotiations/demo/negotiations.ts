import { buildNegotiation, type OfferToBuild } from '#negotiations/builders.ts';
import type { Figures } from '#negotiations/rules/figures.ts';
import { negotiableStages } from '#negotiations/rules/standing.ts';
import type { DemoWorld } from '#platform/capability/demo-capability.ts';
import type { Database } from '#platform/db/connection.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MAXIMUM = 5;

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const startIn = (days: number) => ago(-days).toISOString().slice(0, 10);
const first: Figures = { monthlyHours: 160, hourlyGross: 9_500, hourlyNet: 8_100, startDate: startIn(30) };
const asked: Figures = { ...first, hourlyGross: 10_500, hourlyNet: 8_900, startDate: startIn(45) };

/** The order of offers: a counter-offer that waits for the company, an offer that waits for the candidate, one that expired. */
const courses: readonly (readonly OfferToBuild[])[] = [
  [
    { side: 'company', figures: first, createdAt: ago(2), message: 'Gostamos muito da conversa. Fica bom para você?' },
    {
      side: 'candidate',
      figures: asked,
      createdAt: ago(0.3),
      message: 'Obrigado! Preciso de duas semanas a mais e de um valor um pouco maior.',
    },
  ],
  [{ side: 'company', figures: { ...first, monthlyHours: 120 }, createdAt: ago(0.2) }],
  [
    {
      side: 'company',
      figures: first,
      createdAt: ago(8),
      expiresAt: new Date(Date.now() - 20 * HOUR_MS),
      message: 'Proposta para começar já no próximo mês.',
    },
  ],
];

/** A few negotiations with the first company's candidates, and one for the demo member. */
export async function plantNegotiations(
  database: Database,
  { applications, mainCandidates, members }: DemoWorld,
): Promise<void> {
  const stages: readonly (string | undefined)[] = negotiableStages;
  const isPossible = ({ stage, state }: DemoWorld['applications'][number]) =>
    state === undefined && stages.includes(stage);
  const own = applications.find((one) => isPossible(one) && one.memberId === members[0]!.id);
  const ofCompany = mainCandidates.filter((one) => isPossible(one) && one.id !== own?.id).slice(0, MAXIMUM);
  for (const [index, { id }] of ofCompany.entries())
    await buildNegotiation(database, id, courses[index % courses.length]!);
  if (own) await buildNegotiation(database, own.id, courses[1]!);
}
