import { expect, type Page } from '@playwright/test';
import type { Say } from './texts.ts';

const DAY_MS = 86_400_000;

/** What a field for date and time takes: some days from now at an hour of the machine. */
export function localTime(days: number, hour: number): string {
  const day = new Date(Date.now() + days * DAY_MS);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}T${part(hour)}:00`;
}

/** The company offers a time at three in the afternoon of each day, in the candidate's panel at an address. */
export async function offerInterview(page: Page, say: Say, panel: string, days: readonly number[]): Promise<void> {
  const text = (key: string, more = {}) => say(`pipeline/interviews:${key}`, more);
  await page.goto(panel);
  for (const [index, day] of days.entries())
    await page.getByLabel(text('time', { number: index + 1 }), { exact: true }).fill(localTime(day, 15));
  await page.getByLabel(text('link')).fill('https://meet.example/ponte');
  await page.getByRole('button', { name: text('offer'), exact: true }).click();
  await expect(page.getByRole('region', { name: say('platform:toast.region') })).toContainText(text('offered'));
}
