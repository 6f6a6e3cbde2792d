import type { Page } from '@playwright/test';

/** Marks the hints for new users as seen, which would cover what a journey is about. */
export async function dismissHints(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { session } = await (await fetch('/api/session')).json();
    document.cookie = `workspaceHint_${session.userId}=seen; Path=/`;
    sessionStorage.removeItem('isFirstSignUp');
  });
}
