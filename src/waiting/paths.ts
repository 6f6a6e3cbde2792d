/** Everything that waits for a person. */
export const waitingPath = '/waiting';
