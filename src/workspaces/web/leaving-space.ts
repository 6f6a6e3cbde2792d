let leaving = false;

/** Whether this tab gives up its space just now: what it hears of the space meanwhile is no news to whoever gave it up. */
export const isLeavingSpace = () => leaving;

/** Marks the tab as leaving until the document is replaced; a failure leaves everything as it was. */
export async function whileLeaving(leave: () => Promise<void>): Promise<void> {
  leaving = true;
  try {
    await leave();
  } catch (problem) {
    leaving = false;
    throw problem;
  }
}
