import { candidatesPath } from '#pipeline/paths.ts';
import { pageAddress } from '#ui/router/page-address.ts';
import { readCompanySearch } from './company-search.ts';

export const companyPage = pageAddress(candidatesPath, (search) => ({ ...readCompanySearch(search) }));
