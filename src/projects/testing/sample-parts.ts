import type { SampleRecords } from '#platform/testing/access-sample.ts';

export const ofProject = ({ projectId }: SampleRecords) => ({ params: { projectId } });
export const ofPosition = ({ projectId, positionIndex }: SampleRecords) => ({ params: { projectId, positionIndex } });
