/** Reasons for not going on with somebody that every company has; it adds its own. Kept for statistics, never shown to candidates. */
export const commonReasons = [
  'experience',
  'skills',
  'languages',
  'pay',
  'location',
  'availability',
  'motivation',
  'otherChosen',
  'noAnswer',
  'vacancyChanged',
] as const;
export type CommonReason = (typeof commonReasons)[number];

export const REASON_NAME_LENGTH = 80;
/** A company's own reasons. */
export const MAXIMUM_OWN_REASONS = 50;

/** The days for which a message may wait; 0 sends it now. */
export const noticeDelays = [0, 1, 2, 3, 5, 7] as const;
export type NoticeDelay = (typeof noticeDelays)[number];
export const DEFAULT_NOTICE_DELAY = 2;
