import { pageAddress } from '#ui/router/page-address.ts';
import { payRunPath } from '#payouts/paths.ts';

export const payRunPage = pageAddress(payRunPath, () => ({}));
