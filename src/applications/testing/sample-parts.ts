import type { SampleRecords } from '#platform/testing/access-sample.ts';

export const ofApplication = ({ applicationId }: SampleRecords) => ({ params: { applicationId } });
