let offsetMs: () => number = () => 0;

/**
 * The product's time: whatever decides by the hour asks it, so that tests can move it for requests, jobs and SQL (`clockTime`) alike.
 * Leases and limits that several processes share keep to the database's own clock.
 */
export const clock = {
  now: () => new Date(Date.now() + offsetMs()),
  /** How far it is from the machine's time, in milliseconds: nothing but in tests. */
  aheadMs: () => offsetMs(),
};

/** For tests: how far the product's time is from the machine's, asked at each reading. */
export function setClockOffset(offset: () => number): void {
  offsetMs = offset;
}
