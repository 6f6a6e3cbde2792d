import { activityPath } from '#activity/web/activity-search.ts';
import type { capability as server } from '#activity/server/capability.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords: null,
  words: null,
  namedColumns: [],
  pages: {
    'a company': () => [activityPath({}), activityPath({ kind: 'hires' })],
    'a company without projects': () => [activityPath({})],
  },
});
