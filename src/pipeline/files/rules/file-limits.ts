/** That a company keeps about one candidate. */
export const MAXIMUM_FILES = 50;
