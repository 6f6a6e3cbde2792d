import type { capability } from '#activity/server/capability.ts';
import { type AccessSamples, nobody } from '#platform/testing/access-sample.ts';

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /workspace/activity': nobody({ query: { search: 'ana' } }),
};
