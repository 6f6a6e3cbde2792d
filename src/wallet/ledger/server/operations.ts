import { implement } from '#platform/http/implement.ts';
import { ledgerContract } from '#wallet/ledger/contract.ts';
import { listProofs, proveNow } from './proofs.ts';

export const ledgerOperations = implement(ledgerContract, {
  'GET /ledgerProofs': async ({ context }) => ({ proofs: await listProofs(context.database) }),
  'POST /ledgerProofs': ({ context }) => proveNow(context),
});
