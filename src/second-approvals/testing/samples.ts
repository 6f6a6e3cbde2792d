import type { capability } from '#second-approvals/server/capability.ts';
import { type AccessSamples, callerNames, nobody } from '#platform/testing/access-sample.ts';

/** The person outside whom a setting names, which the sample product has not. */
const signedIn = callerNames.filter((name) => name !== 'anonymous');

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /approvals': nobody(),
  'GET /approvals/{approvalId}': {
    ...{ of: 'nobody', hiddenFrom: signedIn },
    parts: ({ approvalId }) => ({ params: { approvalId } }),
  },
  'POST /approvals/{approvalId}/outsideDecision': {
    ...{ of: 'nobody', hiddenFrom: signedIn },
    parts: ({ approvalId }) => ({ params: { approvalId }, body: { verdict: 'approve', code: '123456' } }),
  },
  'POST /approvals/{approvalId}/decision': {
    of: 'nobody',
    parts: ({ approvalId }) => ({ params: { approvalId }, body: { verdict: 'approve' } }),
  },
};
