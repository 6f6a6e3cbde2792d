import { testingCapabilities } from '#application/testing/testing-capabilities.ts';
import type { AccessSamples } from '#platform/testing/access-sample.ts';

/** A call of every operation that could succeed. */
export const accessSamples: AccessSamples = Object.assign(
  {},
  ...[...testingCapabilities.values()].map(({ samples }) => samples),
);
