import { implement } from '#platform/http/implement.ts';
import { walletContract } from '#wallet/contract.ts';
import { readBalance } from '#wallet/statements/server/read-wallets.ts';

export const walletOperations = implement(walletContract, {
  'GET /balance': ({ context, query }) => readBalance(context, query.userId),
});
