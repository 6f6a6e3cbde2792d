/** The pages about the product. */
export const productPaths = {
  open: '/open',
  company: '/company',
  candidate: '/candidate',
  service: '/service',
} as const;
export type ProductPage = keyof typeof productPaths;
export const productPages = Object.keys(productPaths) as ProductPage[];
