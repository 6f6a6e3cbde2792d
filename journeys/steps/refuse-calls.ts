import type { BrowserContext } from '@playwright/test';

/** Long enough that the second press of two meets the call of the first one. */
const ANSWER_AFTER_MS = 150;

export interface RefusedCalls {
  /** Writing calls that left a second time for the same press, or while the first one ran. */
  doubled: string[];
  /** Says which button is pressed now. */
  begin: (button: string) => void;
}

/** Answers each writing call after a while with a failure, so that the world stays as it is and nothing needs to be built anew. */
export async function refuseWritingCalls(context: BrowserContext): Promise<RefusedCalls> {
  const doubled: string[] = [];
  const running = new Set<string>();
  let pressed = 'no button';
  let ofThisPress = new Set<string>();
  await context.route(/\/api\//, async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.continue();
    const call = `${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`;
    if (running.has(call) || ofThisPress.has(call)) doubled.push(`${pressed} → ${call}`);
    running.add(call);
    ofThisPress.add(call);
    await new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS));
    running.delete(call);
    // Not the code of an outage, after which the product tries again by itself.
    const error = { code: 'platform.unexpected', message: 'Refused by the walk.' };
    await route.fulfill({ status: 503, json: { error } });
  });
  return {
    doubled,
    begin: (button) => {
      pressed = button;
      ofThisPress = new Set();
    },
  };
}
