/** Names one vacancy. */
export interface JobAddress {
  projectId: string;
  positionIndex: number;
}

export const jobKey = ({ projectId, positionIndex }: JobAddress) => `${projectId}_${positionIndex}`;

export function parseJobKey(key: string): JobAddress | null {
  const [, projectId, positionIndex] = /^([0-9a-f-]{36})_(\d{1,5})$/.exec(key) ?? [];
  return projectId === undefined ? null : { projectId, positionIndex: Number(positionIndex) };
}

/** The key under which the browser caches a vacancy, for the board, its page and applying. */
export const vacancyKey = ({ projectId, positionIndex }: JobAddress) =>
  ['jobs', 'job', projectId, positionIndex] as const;
