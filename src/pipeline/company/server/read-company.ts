import { sql } from 'drizzle-orm';
import type { CandidateSource } from '#applications/rules/candidate-sources.ts';
import { type Stage, stages } from '#applications/rules/stages.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { presentCard } from '#pipeline/candidates/server/card-rows.ts';
import { isMomentText, readCursor, writeCursor } from '#pipeline/candidates/server/cursor.ts';
import type { CompanyFilter } from './company-filter.ts';
import { companyOf } from '#pipeline/candidates/server/company-of.ts';
import {
  type CompanyPage,
  type CompanyRow,
  countCandidates,
  countStages,
  readCompanyBoard,
  readCompanyPage,
} from './company-queries.ts';
import { resolveFewMembers } from './few-members.ts';

const CARDS_PER_COLUMN = 30;

type Criteria = Omit<CompanyFilter, 'cameBy' | 'memberIds'> & { sources?: readonly CandidateSource[] | undefined };
type CompanyRequest = Criteria & { workspaceId?: string | undefined };

export function presentCompanyCard(row: CompanyRow, now: Date): CandidateCard {
  const { project_id: projectId, position_index: positionIndex, title, project_title: projectTitle } = row;
  return { ...presentCard(row, [], now), place: { projectId, positionIndex, title, projectTitle } };
}

function narrow({ database, ports }: SignedInContext, company: string, { sources, ...criteria }: Criteria) {
  const cameBy = sources?.length ? ports.cameBy(sql`a.id`, company, sources) : undefined;
  return resolveFewMembers(database, company, { ...criteria, cameBy });
}

/** All candidates of a company by stage. */
export async function readBoardOfCompany(context: SignedInContext, { workspaceId, ...criteria }: CompanyRequest) {
  const { database, now } = context;
  const company = companyOf(context, workspaceId);
  const filter = await narrow(context, company, criteria);
  const [rows, counts] = await Promise.all([
    readCompanyBoard(database, company, filter, CARDS_PER_COLUMN + 1),
    countStages(database, company, filter),
  ]);
  const byStage = Map.groupBy(rows, ({ stage }) => stage);
  const columns = stages.map((stage) => ({
    stage,
    ...(counts.get(stage) ?? { count: 0, more: false }),
    ...cardsOf(byStage.get(stage) ?? [], now),
  }));
  return { columns, total: columns.reduce((sum, { count }) => sum + count, 0) };
}

export async function readColumnOfCompany(
  context: SignedInContext,
  { workspaceId, stage, cursor, ...filter }: CompanyRequest & { stage: Stage; cursor: string },
) {
  const { database, now } = context;
  const company = companyOf(context, workspaceId);
  const after = readCursor(cursor, isMomentText);
  const narrowed = await narrow(context, company, { ...filter, stages: [stage] });
  const page = { sort: 'stageEnteredAt', direction: 'descending', after, limit: CARDS_PER_COLUMN + 1 } as const;
  const [rows, count] = await Promise.all([
    readCompanyPage(database, company, narrowed, page),
    countCandidates(database, company, narrowed),
  ]);
  return { stage, ...count, ...cardsOf(rows, now) };
}

function cardsOf(rows: readonly CompanyRow[], now: Date) {
  const shown = rows.slice(0, CARDS_PER_COLUMN);
  const last = rows.length > CARDS_PER_COLUMN ? shown.at(-1) : undefined;
  return {
    cards: shown.map((row) => presentCompanyCard(row, now)),
    nextCursor: last ? writeCursor({ value: last.stage_entered_at, id: last.application_id }) : null,
  };
}

type ListWish = CompanyRequest & Omit<CompanyPage, 'after'> & { cursor?: string | undefined };

/** One page of the list; consecutive pages have no gaps even if candidates come and go. */
export async function listOfCompany(context: SignedInContext, wish: ListWish) {
  const { workspaceId, sort, direction, cursor, limit, ...criteria } = wish;
  const { database, now } = context;
  const company = companyOf(context, workspaceId);
  const after = cursor === undefined ? null : readCursor(cursor, isMomentText);
  const filter = await narrow(context, company, criteria);
  const [rows, count] = await Promise.all([
    readCompanyPage(database, company, filter, { sort, direction, after, limit: limit + 1 }),
    countCandidates(database, company, filter),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const end = last && (sort === 'appliedAt' ? last.applied_at : last.stage_entered_at);
  return {
    candidates: shown.map((row) => presentCompanyCard(row, now)),
    ...count,
    nextCursor: last && end !== undefined ? writeCursor({ value: end, id: last.application_id }) : null,
  };
}
