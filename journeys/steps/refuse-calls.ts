import type { BrowserContext } from '@playwright/test';

/** Long enough that the second press of two meets the call of the first one. */
const ANSWER_AFTER_MS = 150;

/** The writing calls of a walk, and those that left a second time for the same press or while the first one ran. */
export interface RefusedCalls {
  sent: string[];
  doubled: string[];
  /** Says which button is pressed now. */
  begin: (button: string) => void;
}

/** Answers each writing call after a while with a failure, so that the world stays as it is and nothing needs to be built anew. */
export async function refuseWritingCalls(context: BrowserContext): Promise<RefusedCalls> {
  const sent: string[] = [];
  const doubled: string[] = [];
  const running = new Set<string>();
  let pressed = 'no button';
  let ofThisPress = new Set<string>();
  await context.route(/\/api\//, async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.continue();
    const call = `${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`;
    const line = `${pressed} → ${call}`;
    sent.push(line);
    if (running.has(call) || ofThisPress.has(call)) doubled.push(line);
    running.add(call);
    ofThisPress.add(call);
    await new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS));
    running.delete(call);
    // Not the code of an outage, after which the product tries again by itself.
    const error = { code: 'platform.unexpected', message: 'Refused by the walk.' };
    await route.fulfill({ status: 503, json: { error } });
  });
  return {
    sent,
    doubled,
    begin: (button) => {
      pressed = button;
      ofThisPress = new Set();
    },
  };
}
