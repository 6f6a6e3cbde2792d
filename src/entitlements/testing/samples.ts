import type { capability } from '#entitlements/server/capability.ts';
import { type AccessSamples, nobody } from '#platform/testing/access-sample.ts';

export const samples: AccessSamples<typeof capability.contract> = { 'GET /grants': nobody() };
