import type { Page } from '@playwright/test';

/** As if the person had seen the hints of the first days, which would lie over what a journey is about. */
export async function dismissHints(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { session } = await (await fetch('/api/session')).json();
    document.cookie = `workspaceHint_${session.userId}=seen; Path=/`;
    sessionStorage.removeItem('isFirstSignUp');
  });
}
