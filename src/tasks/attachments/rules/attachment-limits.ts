/** Files that stand at one task. */
export const MAXIMUM_ATTACHMENTS = 30;
/** How long a deleted file can be brought back. */
export const RESTORE_MINUTES = 10;
