/** What the page of a vacancy reads besides the vacancy about its reader. The room of applications, which implements the call, extends it. */
export interface ReaderRelation {}
