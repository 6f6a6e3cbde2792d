import type { ExportRow } from '#own-data/server/queries.ts';

/** An export as its owner sees it; past its end it is expired at once. */
export function presentExport(row: ExportRow, now: Date) {
  const { id, progress, sizeBytes, createdAt, finishedAt, expiresAt } = row;
  const isOver = row.state === 'done' && expiresAt !== null && expiresAt <= now;
  return {
    id,
    state: isOver ? ('expired' as const) : row.state,
    progress,
    sizeBytes,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
