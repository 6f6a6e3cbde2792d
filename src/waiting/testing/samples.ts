import { type AccessSamples, nobody } from '#platform/testing/access-sample.ts';
import type { capability } from '#waiting/server/capability.ts';

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /waiting': nobody(),
  'GET /firstSteps': nobody(),
};
