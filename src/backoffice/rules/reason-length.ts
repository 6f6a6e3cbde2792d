/** For the reason why staff acted on somebody's account. */
export const REASON_LENGTH = 500;
