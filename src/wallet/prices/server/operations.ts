import { implement } from '#platform/http/implement.ts';
import { pricesContract } from '#wallet/prices/contract.ts';
import { confirmPrice, priceHire } from './price-hire.ts';
import { listHiresToPrice, listPriceQuestions } from './read-prices.ts';
import { askServiceFee, listServiceFees } from './service-fees.ts';

export const pricesOperations = implement(pricesContract, {
  'GET /serviceFees': ({ context }) => listServiceFees(context),
  'POST /serviceFees': ({ body, context }) => askServiceFee(context, body),
  'GET /hirePrices': ({ context }) => listHiresToPrice(context),
  'PUT /hirePrices/{hireId}': ({ params, body, context }) => priceHire(context, params.hireId, body),
  'GET /priceQuestions': ({ context }) => listPriceQuestions(context),
  'POST /priceQuestions/{hireId}/confirmation': ({ params, body, context }) =>
    confirmPrice(context, params.hireId, body),
});
