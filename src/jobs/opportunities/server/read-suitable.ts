import { and, desc, eq, inArray, not, notExists, sql } from 'drizzle-orm';
import { titleWithoutLevel } from '#jobs/opportunities/rules/similarity.ts';
import { isOnSiteElsewhere } from '#jobs/opportunities/rules/fit-shares.ts';
import { listWideners } from '#jobs/opportunities/rules/wideners.ts';
import { rateSuitability } from '#jobs/opportunities/rules/suitability.ts';
import { preferencesOf } from '#jobs/opportunities/rules/preferences-of-profile.ts';
import { withSkillWeights } from '#jobs/opportunities/server/offered-jobs.ts';
import { presentRow, readPage } from '#jobs/board/server/read-board.ts';
import { dismissedJobs } from '#jobs/opportunities/server/tables.ts';
import { pageColumns } from '#jobs/board/server/board-queries.ts';
import type { AppliedPort } from '#jobs/server/ports.ts';
import { pickFields } from '#projects/positions/rules/vacancy-fields.ts';
import type { Database } from '#platform/db/connection.ts';
import { microsOf } from '#platform/db/keyset.ts';
import { emptyProfile } from '#profiles/rules/profile.ts';
import { readProfileOf } from '#profiles/server/queries.ts';
import { positions } from '#projects/server/tables.ts';

const SHOWN = 30;
const COMPARED = 80;
const SEARCHED_SKILLS = 6;

interface Reading {
  database: Database;
  ports: AppliedPort;
  /** `suitableFrom`: the points, out of 100, from which a vacancy suits. */
  settings: { suitableFrom: number };
}

/**
 * The open vacancies that suit a member best, each with its reasons. Compares the newest 80 of each of eight board searches (the
 * profession, the title, the first six skills), so the cost does not grow with the board. Leaves out vacancies that the member applied to
 * or dismissed, those below the floor and those on site elsewhere, and says how many and what in the profile would widen the list.
 */
export async function readSuitable({ database, ports, settings }: Reading, memberId: string) {
  const wishes = preferencesOf((await readProfileOf(database, memberId))?.content ?? emptyProfile());
  const { jobTitle, professionId, skills } = wishes;
  const searchFor = titleWithoutLevel({ title: jobTitle, profession: null });
  const words = [searchFor, ...skills.slice(0, SEARCHED_SKILLS)];
  const [pages, ofProfession, dismissed] = await Promise.all([
    Promise.all(
      words.filter((search) => search !== '').map((search) => readPage(database, { search }, null, COMPARED)),
    ),
    professionId === null ? [] : listIdsOfProfession(database, professionId),
    database.$count(dismissedJobs, eq(dismissedJobs.memberId, memberId)),
  ]);
  const ids = new Set([...pages.flat().map(({ id }) => id), ...ofProfession]);
  const offered = await withSkillWeights(database, await listOffered(database, ports, memberId, [...ids]));
  const rated = offered.flatMap((job) => {
    const suitability = rateSuitability(wishes, job);
    return suitability ? [{ job, suitability }] : [];
  });
  const within = rated.filter(({ job }) => !isOnSiteElsewhere(wishes.city, job));
  const reaches = ({ suitability }: (typeof within)[number]) => suitability.points >= settings.suitableFrom;
  const below = within.filter((one) => !reaches(one));
  const best = within
    .filter(reaches)
    .toSorted(
      (one, other) =>
        other.suitability.points - one.suitability.points || Number(other.job.micros) - Number(one.job.micros),
    )
    .slice(0, SHOWN);
  return {
    opportunities: best.map(({ job, suitability }) => ({ ...presentRow(job), suitability })),
    /** Without profession and skills there is nothing to search for. */
    saysNothing: jobTitle === '' && skills.length === 0,
    dismissed,
    floor: settings.suitableFrom,
    below: below.length,
    elsewhere: rated.length - within.length,
    wideners: listWideners(
      wishes,
      below.map(({ suitability }) => suitability),
    ),
    searchFor,
  };
}

async function listIdsOfProfession(database: Database, professionId: string): Promise<string[]> {
  const rows = await database
    .select({ id: positions.id })
    .from(positions)
    .where(and(eq(positions.professionId, professionId), eq(positions.state, 'open')))
    .orderBy(desc(positions.publishedAt), desc(positions.id))
    .limit(COMPARED);
  return rows.map(({ id }) => id);
}

/** Without the long texts: hundreds of vacancies are compared, a page shows thirty, and none of their texts. */
async function listOffered(database: Database, ports: AppliedPort, memberId: string, ids: string[]) {
  if (ids.length === 0) return [];
  const { profession, professionId, tags, requiredLanguages } = positions;
  const applied = ports.hasApplied({ positionId: positions.id, memberId, counts: 'notWithdrawn' });
  const putAside = database
    .select({ one: sql`1` })
    .from(dismissedJobs)
    .where(and(eq(dismissedJobs.positionId, positions.id), eq(dismissedJobs.memberId, memberId)));
  return database
    .select({
      ...pickFields(positions, pageColumns),
      profession,
      professionId,
      tags,
      requiredLanguages,
      micros: microsOf(positions.publishedAt),
    })
    .from(positions)
    .where(and(inArray(positions.id, ids), eq(positions.state, 'open'), not(applied), notExists(putAside)));
}
