import { inArray } from 'drizzle-orm';
import { isPubliclyKnown } from '#projects/rules/position-states.ts';
import { jobsErrors } from '#jobs/errors.ts';
import { titleWithoutLevel, scoreSimilarity } from '#jobs/opportunities/rules/similarity.ts';
import { findJob } from '#jobs/vacancy/server/find-job.ts';
import { presentRow, readPage } from '#jobs/board/server/read-board.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';

const SHOWN = 6;
const COMPARED = 60;
const TAGS = 2;

/**
 * The open vacancies that are most similar to one, even if that one was filled or closed. Compares the newest 60 of each of four board
 * searches (the title, its first two skills or tools, its area), so the cost does not grow with the board.
 */
export async function readSimilar(database: Database, address: { projectId: string; positionIndex: number }) {
  const job = await findJob(database, address.projectId, address.positionIndex);
  if (!job || !isPubliclyKnown(job.position.state)) throw jobsErrors.notFound();
  const { position } = job;
  const words = [titleWithoutLevel(position), ...position.tags.slice(0, TAGS).map(({ name }) => name)];
  const searches = [
    ...words.filter((search) => search !== '').map((search) => ({ search })),
    ...(position.area === null ? [] : [{ area: [position.area] }]),
  ];
  const pages = await Promise.all(searches.map((search) => readPage(database, search, null, COMPARED)));
  const rows = new Map(pages.flat().map((row) => [row.id, row]));
  rows.delete(position.id);
  const facts = await listComparable(database, [...rows.keys()]);
  const found = facts
    .map((other) => ({ row: rows.get(other.id)!, score: scoreSimilarity(position, other) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || Number(other.row.micros) - Number(one.row.micros));
  return { opportunities: found.slice(0, SHOWN).map(({ row }) => presentRow(row)) };
}

async function listComparable(database: Database, ids: string[]) {
  const { id, title, profession, professionId, area, tags, hiringModel, workModel, city, experienceYears } = positions;
  if (ids.length === 0) return [];
  return database
    .select({ id, title, profession, professionId, area, tags, hiringModel, workModel, city, experienceYears })
    .from(positions)
    .where(inArray(id, ids));
}
