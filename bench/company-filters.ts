import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { CandidateSource } from '#applications/rules/candidate-sources.ts';
import type { Database } from '#platform/db/connection.ts';
import type { CompanyFilter } from '#pipeline/company/server/company-filter.ts';
import { countCandidates, readCompanyPage } from '#pipeline/company/server/company-queries.ts';
import { resolveFewMembers } from '#pipeline/company/server/few-members.ts';
import { cameBy } from '#statistics/server/came-by.ts';
import { common, rare } from './hiring-people.ts';

/** The request to the product, and its own queries. */
export interface Case {
  name: string;
  path: string;
  queries: (database: Database) => Promise<unknown>;
}

type Filter = Omit<CompanyFilter, 'cameBy'> & { sources?: CandidateSource[] };

const directions = ['descending', 'ascending'] as const;
const sorts = ['appliedAt', 'stageEnteredAt'] as const;
const PAGE = 50;

/** The list of a company with each filter, in each of its orders. */
export async function listCases(client: pg.Client, workspaceId: string): Promise<Case[]> {
  const { rows } = await client.query<{ id: string; name: string }>('select id, name from candidate_tags');
  const tag = (title: string) => rows.find(({ name }) => name === title)!.id;
  const filters: Record<string, Filter> = {
    'no filter': {},
    'rare skill': { skills: [rare.skill] },
    'frequent skill': { skills: [common.skill] },
    'two frequent skills that nobody has together': { skills: [common.skill, common.otherSkill] },
    'rare name': { search: rare.name },
    'frequent name': { search: common.name },
    'two letters': { search: rare.name.slice(0, 2) },
    'rare tag': { tagIds: [tag(rare.tag)] },
    'frequent tag': { tagIds: [tag(common.tag)] },
    'rare source': { sources: ['link'] },
    'frequent skill, tag and name': { skills: [common.skill], tagIds: [tag(common.tag)], search: `${common.name} 1` },
  };
  return Object.entries(filters).flatMap(([name, filter]) =>
    sorts.flatMap((sort) =>
      directions.map((direction) => ({
        name,
        path: `/candidates?${addressOf(filter)}&sort=${sort}&direction=${direction}&limit=${PAGE}`,
        queries: async (database: Database) => {
          const { sources, ...criteria } = filter;
          const came = sources && { cameBy: cameBy(sql`a.id`, workspaceId, sources) };
          const few = await resolveFewMembers(database, workspaceId, { ...criteria, ...came });
          const page = { sort, direction, after: null, limit: PAGE + 1 };
          await Promise.all([
            readCompanyPage(database, workspaceId, few, page),
            countCandidates(database, workspaceId, few),
          ]);
        },
      })),
    ),
  );
}

function addressOf(filter: Filter): string {
  const said = Object.entries(filter).flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)]));
  return new URLSearchParams(said).toString();
}
