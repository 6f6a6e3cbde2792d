import { pageAddress } from '#ui/router/page-address.ts';
import { payRunPath } from '#wallet/paths.ts';

export const payRunPage = pageAddress(payRunPath, () => ({}));
