import { findHits } from '#jobs/alerts/server/find-hits.ts';
import { indexWords } from '#jobs/board/server/vocabulary/index-words.ts';
import type { Database } from '#platform/db/connection.ts';
import { runBatches } from '#platform/jobs/run-batches.ts';
import { claimNews } from '#projects/server/claim-news.ts';

const AT_ONCE = 50;

/** Follows up new and edited vacancies: adds their words to the vocabulary, and records which members with a matching search are to be notified. */
export async function announceVacancies(database: Database): Promise<void> {
  await runBatches(database, AT_ONCE, async (transaction) => {
    const ids = await claimNews(transaction, AT_ONCE);
    if (ids.length === 0) return 0;
    await findHits(transaction, ids);
    // Last, because everyone shares the vocabulary's rows, and they stay locked until the transaction ends.
    await indexWords(transaction, ids);
    return ids.length;
  });
}
