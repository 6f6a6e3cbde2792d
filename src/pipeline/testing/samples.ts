import type { capability } from '#pipeline/server/capability.ts';
import type { AccessSamples } from '#platform/testing/access-sample.ts';
import { processSamples } from './process-samples.ts';
import { toolSamples } from './tool-samples.ts';

export const samples: AccessSamples<typeof capability.contract> = { ...processSamples, ...toolSamples };
