/** How many companies can be chosen for one view of the figures. */
export const CHOSEN_COMPANIES = 20;
