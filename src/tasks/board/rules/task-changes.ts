/** What the history of a task tells. `before` and `after` hold the words of titles, tags, files, dates, statuses and figures, not of descriptions. */
export const taskChangeKinds = [
  'created',
  'renamed',
  'described',
  'moved',
  'assigned',
  'unassigned',
  'tagged',
  'untagged',
  'estimated',
  'dueSet',
  'checked',
  'deleted',
  'approved',
  'adjusted',
  'rejected',
  'fileAdded',
  'fileDeleted',
  'fileRestored',
] as const;
export type TaskChangeKind = (typeof taskChangeKinds)[number];
