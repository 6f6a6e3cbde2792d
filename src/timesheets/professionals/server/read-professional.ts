import { sql } from 'drizzle-orm';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { isTerminal } from '#projects/rules/status.ts';
import { hasPermission } from '#projects/server/policy.ts';
import type { ProfessionalState } from '#projects/professionals/rules/professional-terms.ts';
import type { HiringModel } from '#projects/rules/terms.ts';
import { requireReader } from '#tasks/board/server/find-reader.ts';
import { balanceDay } from './balance.ts';
import { hireColumns, joinHire } from './hires.ts';

interface HireRow extends Record<string, unknown> {
  professionalId: string;
  name: string;
  image: string | null;
  positionTitle: string;
  hiringModel: HiringModel | null;
  monthlyHours: number | null;
  startsOn: string;
  endsOn: string | null;
  state: ProfessionalState;
  paymentBlockedAt: string | null;
}

const MAXIMUM_HIRES = 50;

/** Who a professional of a project is there; throws 404 for whoever was never hired for it. */
export async function readProfessional(
  context: SignedInContext,
  { projectId, userId }: { projectId: string; userId: string },
) {
  const { database, now, settings } = context;
  const reader = await requireReader(database, context, projectId);
  const { rows } = await database.execute<HireRow>(sql`
    select ${hireColumns}, u.name, u.image from project_professionals p join users u on u.id = p.member_id ${joinHire}
    where p.project_id = ${projectId} and p.member_id = ${userId}
    order by p.created_at desc, p.id desc limit ${MAXIMUM_HIRES}`);
  const [latest] = rows;
  if (!latest) throw platformErrors.notFound();
  const { title, status, company } = reader;
  return {
    project: { projectId, title, status, company },
    memberId: userId,
    name: latest.name,
    image: latest.image,
    hires: rows.map((row) => ({
      professionalId: row.professionalId,
      positionTitle: row.positionTitle,
      hiringModel: row.hiringModel,
      monthlyHours: row.monthlyHours,
      startsOn: row.startsOn,
      endsOn: row.endsOn,
      state: row.state,
      paymentBlockedAt: row.paymentBlockedAt === null ? null : new Date(row.paymentBlockedAt).toISOString(),
    })),
    month: balanceDay(now, settings.holidays).month,
    works: rows.some(({ endsOn }) => endsOn === null) && !isTerminal(status),
    abilities: { money: hasPermission(context, 'accessPayments'), report: hasPermission(context, 'generateReports') },
  };
}
