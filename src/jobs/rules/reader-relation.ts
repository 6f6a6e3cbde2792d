/** What the page of a vacancy reads besides the vacancy about its reader. Candidacies, which implements the call, extends it. */
export interface ReaderRelation {}
