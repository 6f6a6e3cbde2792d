import { sql } from 'drizzle-orm';
import { type Installment, nextInstallment } from '#checkout/project-orders/rules/next-installment.ts';
import { causeOfProject } from '#checkout/service-orders/rules/project-cause.ts';
import { makeServiceOrder } from '#checkout/service-orders/server/make-service-order.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import type { Database } from '#platform/db/connection.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';

const AT_ONCE = 500;

interface AgreedProject extends Record<string, unknown> {
  projectId: string;
  workspaceId: string;
  title: string;
  totalCents: number;
  installments: number;
  since: string;
  asked: number[];
}

/**
 * Every morning: asks the companies of running one-off projects for the next installment of the total that was agreed, one at a time. Nothing is
 * charged by itself; an installment of a project that ends is canceled with its months (`order-months`).
 */
export const orderInstallmentsJob: AnyJob = {
  name: 'order-installments',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '0 12 * * *',
  run: async (_data, context) => {
    const today = dateInSaoPaulo(context.now);
    let after: string | null = null;
    for (;;) {
      const found: AgreedProject[] = await listAgreed(context.database, after);
      for (const project of found) {
        const next = nextInstallment({ ...project, today });
        if (next)
          await orderInstallment(context, project, next).catch((failure: unknown) =>
            context.log.warn(
              { problem: describeProblem(failure), projectId: project.projectId },
              'an installment could not be ordered',
            ),
          );
      }
      if (found.length < AT_ONCE) return;
      after = found.at(-1)!.projectId;
    }
  },
};

/** Running one-off projects with a total in reais, and what was asked for; a canceled order was asked for, and is not asked for again. */
async function listAgreed(database: Database, after: string | null): Promise<AgreedProject[]> {
  const { rows } = await database.execute<AgreedProject>(sql`
    select p.id as "projectId", p.workspace_id as "workspaceId", p.title, m.total_amount::float8 as "totalCents",
      coalesce(m.installments, 1) as installments,
      coalesce(m.ongoing_since::text, (
        select (min(c.created_at) at time zone ${HOME_TIME_ZONE})::date::text from project_status_changes c
        where c.project_id = p.id and c.to_status = 'ongoing'), (p.created_at at time zone ${HOME_TIME_ZONE})::date::text) as since,
      array(select o.cents::float8 from service_orders o where o.cause like 'project:' || p.id || ':installment-%' order by o.id) as asked
    from projects p join project_management m on m.project_id = p.id
    where p.status = 'ongoing' and p.type = 'oneshot' and p.currency = 'BRL' and m.total_amount > 0
      and (${after}::uuid is null or p.id > ${after}::uuid)
    order by p.id limit ${AT_ONCE}`);
  return rows;
}

async function orderInstallment(
  { database, settings: { holidays }, now }: JobContext,
  { projectId, workspaceId, title }: AgreedProject,
  { number, count, cents, from }: Installment,
): Promise<void> {
  await database.transaction((transaction) =>
    makeServiceOrder(
      transaction,
      {
        ...{ workspaceId, createdBy: null, type: 'credits', planId: null, currency: 'BRL', description: title },
        items: [{ kind: 'installment', cents, number, count, from }],
        cause: causeOfProject(projectId, `installment-${number}`),
      },
      { holidays, now, isMailed: true },
    ),
  );
}
