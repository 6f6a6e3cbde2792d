import { approvalsPath } from '#second-approvals/paths.ts';
import type { capability as server } from '#second-approvals/server/capability.ts';
import { reasons } from '#platform/testing/named-columns.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import { makeRecords } from './make-records.ts';
import { words } from './plant-words.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords,
  words,
  namedColumns: [
    [reasons.fewWords, 'approvals.kind approvals.state approvals.reasons'],
    [reasons.idsAndFigures, 'approvals.details'],
  ],
  pages: { 'an administrator': () => [approvalsPath] },
});
