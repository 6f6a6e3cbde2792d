import { findHits } from '#jobs/alerts/server/find-hits.ts';
import { learnWords } from '#jobs/board/server/vocabulary/learn-words.ts';
import type { Database } from '#platform/db/connection.ts';
import { runBatches } from '#platform/jobs/run-batches.ts';
import { takeNews } from '#projects/server/take-news.ts';

const AT_ONCE = 50;

/** What follows from new and edited vacancies: the search learns their words, and members with a search that finds them are to be told. */
export async function announceVacancies(database: Database): Promise<void> {
  await runBatches(database, AT_ONCE, async (transaction) => {
    const ids = await takeNews(transaction, AT_ONCE);
    if (ids.length === 0) return 0;
    await findHits(transaction, ids);
    // Last: the rows of the vocabulary are shared by all, and held until the transaction ends.
    await learnWords(transaction, ids);
    return ids.length;
  });
}
