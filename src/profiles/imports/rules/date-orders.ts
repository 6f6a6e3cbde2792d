/** How a date of numbers is read: 05/03/2018 is March 5 or May 3. */
export const dateOrders = ['dayFirst', 'monthFirst'] as const;
export type DateOrder = (typeof dateOrders)[number];
