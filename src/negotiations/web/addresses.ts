import { pageAddress } from '#ui/router/page-address.ts';
import { readNegotiationSearch } from './search.ts';

const readSearch = (search: Record<string, unknown>) => ({ ...readNegotiationSearch(search) });

export const firstOfferPage = pageAddress('/inhouse-first-member-budget-send/$projectId', readSearch);
export const budgetPage = pageAddress('/inhouse-budget/$projectId/{-$positionIndex}', readSearch);
export const thanksPage = pageAddress('/inhouse-budget-thankyoupage/$pagetype/$viewtype', readSearch);
