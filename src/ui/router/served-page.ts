const servedPath = globalThis.location?.pathname;
let isServed = true;

/** Whether the page on the screen is the one that was served; no other has been opened since. */
export function isServedPage(): boolean {
  isServed &&= globalThis.location?.pathname === servedPath;
  return isServed;
}
