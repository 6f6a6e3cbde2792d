import { implement } from '#platform/http/implement.ts';
import { ledgerContract } from '#wallet/ledger/contract.ts';
import { explainDifference } from './differences/explain-difference.ts';
import { askSettlement } from './settlement.ts';
import { listDifferences, listProofs, proveNow } from './proofs.ts';

export const ledgerOperations = implement(ledgerContract, {
  'GET /ledgerProofs': async ({ context: { database } }) => ({
    proofs: await listProofs(database),
    differences: await listDifferences(database),
  }),
  'POST /ledgerProofs': ({ context }) => proveNow(context),
  'POST /ledgerDifferences/{differenceId}/explanation': ({ params, body, context }) =>
    explainDifference(context, params.differenceId, body),
  'POST /settlements': async ({ body, context }) => {
    await askSettlement(context, body);
    return { asked: true as const };
  },
});
