import { approvalsPath } from '#second-approvals/paths.ts';
import type { capability as server } from '#second-approvals/server/capability.ts';
import { administrator } from '#platform/testing/access-row.ts';
import { reasons } from '#platform/testing/named-columns.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import { makeRecords } from './make-records.ts';
import { words } from './plant-words.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords,
  documentedCalls: [],
  access: [
    {
      says: 'ADM-04, issue F section 5: what takes two people is the administrators’',
      who: administrator,
      calls: ['GET /approvals', 'POST /approvals/{approvalId}/decision'],
    },
  ],
  words,
  namedColumns: [
    [reasons.fewWords, 'approvals.kind approvals.state'],
    [reasons.idsAndFigures, 'approvals.details'],
  ],
  pages: { 'an administrator': () => [approvalsPath] },
});
