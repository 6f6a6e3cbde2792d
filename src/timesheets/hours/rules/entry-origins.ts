/** How an entry was written. */
export const entryOrigins = ['manual', 'clock', 'clockify'] as const;
export type EntryOrigin = (typeof entryOrigins)[number];
