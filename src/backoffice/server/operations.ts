import { implement } from '#platform/http/implement.ts';
import { backofficeContract } from '#backoffice/contract.ts';

export const backofficeOperations = implement(backofficeContract, {});
