import { sql } from 'drizzle-orm';

export const OUTBOX_CHANNEL = 'ponte_outbox';

/** Wakes the worker when the statement's transaction commits; many wakings of one transaction are one. */
export const waking = sql`pg_notify(${OUTBOX_CHANNEL}, '')`;
