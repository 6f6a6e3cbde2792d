import { and, eq, gt, like, ne, sql } from 'drizzle-orm';
import { creditsToAsk } from '#checkout/project-orders/rules/monthly-credits.ts';
import { causeOfProject } from '#checkout/service-orders/rules/project-cause.ts';
import { makeServiceOrder } from '#checkout/service-orders/server/make-service-order.ts';
import { endServiceOrder } from '#checkout/service-orders/server/pay-service-order.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { addMonths } from '#platform/calendar/add-months.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import { projects } from '#projects/server/tables.ts';
import { readCreditsOfProjects } from '#wallet/allocations/server/credits-of-projects.ts';
import { readHireMonths } from '#wallet/hours/server/hire-months.ts';
import { readComingToProjects } from './coming-to-projects.ts';

const AT_ONCE = 500;

interface RunningProject {
  id: string;
  title: string;
  workspaceId: string;
}

/** Dates; `until` is the first day after it. */
interface Month {
  from: string;
  until: string;
}

/**
 * Every morning: asks the companies of running projects that go on month by month for what hours so far and those of this month cost beyond
 * the credits that are there, once a month; an order whose project runs no more is canceled. Nothing is charged by itself.
 */
export const orderMonthsJob: AnyJob = {
  name: 'order-months',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '0 12 * * *',
  run: async (_data, context) => {
    const from = `${dateInSaoPaulo(context.now).slice(0, 7)}-01`;
    const month = { from, until: addMonths(from, 1) };
    let after: string | null = null;
    for (;;) {
      const found: RunningProject[] = await listUnasked(context.database, month, after);
      for (const { cents, ...project } of await readMissing(context.database, found, month))
        await orderMonth(context, project, { ...month, cents }).catch((failure: unknown) =>
          context.log.warn(
            { problem: describeProblem(failure), projectId: project.id },
            'a month could not be ordered',
          ),
        );
      if (found.length < AT_ONCE) break;
      after = found.at(-1)!.id;
    }
    await cancelEnded(context);
  },
};

/**
 * Running projects that were not asked for the month. Most lack nothing and stay, so that they are walked to the end each time. The currency of
 * the project does not matter: only hours at a price in reais are asked for.
 */
async function listUnasked(database: Database, { from }: Month, after: string | null): Promise<RunningProject[]> {
  return database
    .select({ id: projects.id, title: projects.title, workspaceId: projects.workspaceId })
    .from(projects)
    .where(
      and(
        eq(projects.status, 'ongoing'),
        eq(projects.type, 'recurring'),
        sql`not exists (select from service_orders o where o.cause = 'project:' || ${projects.id} || ':' || ${from.slice(0, 7)}::text)`,
        after === null ? undefined : gt(projects.id, after),
      ),
    )
    .orderBy(projects.id)
    .limit(AT_ONCE);
}

/** Reads which of the projects lack credits for the month, with how much. */
async function readMissing(database: Database, found: readonly RunningProject[], month: Month) {
  const ids = found.map(({ id }) => id);
  const hires = await readHireMonths(database, ids, month);
  const credits = await readCreditsOfProjects(database, ids);
  const coming = await readComingToProjects(database, ids);
  return found
    .map((project) => ({
      ...project,
      cents: creditsToAsk({
        hires: hires.get(project.id) ?? [],
        leftCents: credits.get(project.id)?.leftCents ?? 0,
        comingCents: coming.get(project.id) ?? 0,
      }),
    }))
    .filter(({ cents }) => cents > 0);
}

async function orderMonth(
  { database, settings, now }: JobContext,
  { id, title, workspaceId }: RunningProject,
  { from, until, cents }: Month & { cents: number },
): Promise<void> {
  const { holidays } = settings;
  await database.transaction((transaction) =>
    makeServiceOrder(
      transaction,
      {
        ...{ workspaceId, createdBy: null, type: 'credits', planId: null, currency: 'BRL', description: title },
        items: [{ kind: 'credits', cents, from, until }],
        cause: causeOfProject(id, from.slice(0, 7)),
      },
      { holidays, now, isMailed: true },
    ),
  );
}

async function cancelEnded({ database, now }: JobContext): Promise<void> {
  const isOpen = and(eq(serviceOrders.type, 'credits'), eq(serviceOrders.state, 'open'));
  const ended = await database
    .select({ id: serviceOrders.id })
    .from(serviceOrders)
    .innerJoin(projects, like(serviceOrders.cause, sql`'project:' || ${projects.id} || ':%'`))
    .where(and(isOpen, ne(projects.status, 'ongoing')))
    .limit(AT_ONCE);
  for (const { id } of ended)
    await database.transaction(async (transaction) => {
      const [order] = await transaction
        .select()
        .from(serviceOrders)
        .where(and(eq(serviceOrders.id, id), isOpen))
        .for('update');
      if (order) await endServiceOrder(transaction, order, { state: 'canceled', actorId: null, now });
    });
}
