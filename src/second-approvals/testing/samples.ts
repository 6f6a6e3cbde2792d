import type { capability } from '#second-approvals/server/capability.ts';
import { type AccessSamples, nobody } from '#platform/testing/access-sample.ts';

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /approvals': nobody(),
  'POST /approvals/{approvalId}/decision': {
    of: 'nobody',
    parts: ({ approvalId }) => ({ params: { approvalId }, body: { verdict: 'approve' } }),
  },
};
