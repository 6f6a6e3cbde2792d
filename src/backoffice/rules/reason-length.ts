/** Of why staff did something to somebody's account. */
export const REASON_LENGTH = 500;
