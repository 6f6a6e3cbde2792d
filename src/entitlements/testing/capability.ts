import type { capability as server } from '#entitlements/server/capability.ts';
import { reasons } from '#platform/testing/named-columns.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords: null,
  words: null,
  namedColumns: [[reasons.fewWords, 'entitlement_grants.kind entitlement_grants.source entitlement_changes.step']],
  pages: {},
});
