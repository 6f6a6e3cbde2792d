/** Comments that stand at one task. */
export const MAXIMUM_COMMENTS = 500;
export const MAXIMUM_MENTIONED = 20;
/** How long an author can change the words of a comment. */
export const EDIT_MINUTES = 15;

/** Words that others have read and answered are not changed behind their back. */
export function mayEditComment(writtenAt: Date, now: Date): boolean {
  return now.getTime() - writtenAt.getTime() < EDIT_MINUTES * 60_000;
}
