const LONGEST_WAIT_MS = 100;

/** When what was just drawn is on the screen; soon in any case, because a page in the background draws nothing. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}
