import type { capability } from '#search/server/capability.ts';
import { type AccessSamples, nobody } from '#platform/testing/access-sample.ts';

export const samples: AccessSamples<typeof capability.contract> = { 'GET /find': nobody({ query: { typed: 'ana' } }) };
