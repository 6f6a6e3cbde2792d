import { implement } from '#platform/http/implement.ts';
import { pricesContract } from '#wallet/prices/contract.ts';
import { priceHire, priceOwnHire } from './price-hire.ts';
import { listHiresToPrice } from './hire-queries.ts';
import { askServiceFee, findProjectsForFee, listServiceFees } from './service-fees.ts';

export const pricesOperations = implement(pricesContract, {
  'GET /serviceFees': ({ context }) => listServiceFees(context),
  'POST /serviceFees': ({ body, context }) => askServiceFee(context, body),
  'GET /serviceFees/projects': ({ query, context }) => findProjectsForFee(context, query),
  'GET /hirePrices': ({ query, context }) => listHiresToPrice(context, query),
  'PUT /hirePrices/{hireId}/first': ({ params, body, context }) => priceOwnHire(context, params.hireId, body),
  'PUT /hirePrices/{hireId}': ({ params, body, context }) => priceHire(context, params.hireId, body),
});
