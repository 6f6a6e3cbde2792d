import { expect, type Page } from '@playwright/test';
import type { Say } from './texts.ts';

const DAY_MS = 86_400_000;

/** A value for a date-time field: some days from now at an hour of the machine. */
export function localTime(days: number, hour: number): string {
  const day = new Date(Date.now() + days * DAY_MS);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}T${part(hour)}:00`;
}

/** The company offers the latest free time of each day, in the candidate's panel at an address; other times when some are agreed. */
export async function offerInterview(
  page: Page,
  say: Say,
  panel: string,
  days: readonly number[],
  { instead = false } = {},
): Promise<void> {
  const text = (key: string, more = {}) => say(`pipeline/interviews:${key}`, more);
  await page.goto(panel);
  if (instead) await page.getByRole('button', { name: text('offerOther') }).click();
  const dates = page.getByRole('group', { name: text('picker.days'), exact: true });
  await expect(dates).toBeVisible();
  for (const [index, count] of days.entries()) {
    const date = localTime(count, 12).slice(0, 10);
    const day = dates.locator(`[data-day="${date}"]`);
    const later = dates.getByRole('button', { name: text('picker.later') });
    await expect(day.or(later).first()).toBeVisible();
    if ((await day.count()) === 0) await later.click();
    await day.click();
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    const times = page.getByRole('group', { name: text('picker.times', { day: '' }).trim() });
    await times.getByRole('button', { disabled: false, pressed: false }).last().click();
    const chosen = page.getByRole('group', { name: text('picker.chosen'), exact: true });
    await expect(chosen.getByRole('button')).toHaveCount(index + 1);
  }
  await page.getByLabel(text('link')).fill('https://meet.example/ponte');
  await page.getByRole('button', { name: text('offer'), exact: true }).click();
  await expect(page.getByRole('region', { name: say('platform:toast.region') })).toContainText(text('offered'));
}
