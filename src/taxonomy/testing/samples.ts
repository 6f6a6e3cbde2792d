import { type AccessSamples, nobody } from '#platform/testing/access-sample.ts';
import type { capability } from '#taxonomy/server/capability.ts';

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /professionsGroup': nobody({ query: { jobTitles: true } }),
  'GET /getSkillsByAI': nobody({ query: { professionName: 'Designer' } }),
  'GET /skills': nobody(),
};
