/** The pages about the product. */
export const productPaths = {
  open: '/open',
  company: '/company',
  candidate: '/candidate',
  service: '/service',
} as const;

/** The plans, a page of the checkout that the pages about the product link to. */
export const plansPath = '/checkout';
export type ProductPage = keyof typeof productPaths;
export const productPages = Object.keys(productPaths) as ProductPage[];
