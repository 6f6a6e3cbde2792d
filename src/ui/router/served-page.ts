let isServed = true;

/** Called when another page than the served one is opened; coming back to its address does not make it the served one again. */
export function leaveServedPage(): void {
  isServed = false;
}

/** Whether the page on the screen is the one that was served; no other has been opened since. */
export function isServedPage(): boolean {
  return isServed;
}
