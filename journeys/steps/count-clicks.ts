import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const table = join(import.meta.dirname, '..', '..', 'docs', 'clicks.md');

/** The clicks that a task takes today by `docs/clicks.md`, whose rows begin with the task's name in backticks. */
function clicksByTable(task: string): number {
  const row = readFileSync(table, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| \`${task}\` `));
  const now = Number(row?.split('|')[4]);
  if (!Number.isInteger(now)) throw new Error(`docs/clicks.md says no number for ${task}`);
  return now;
}

/** Counts the presses of the mouse or a finger in a page, as the browser sees them, until the task is done, and compares them with the table. */
export async function expectClicks(page: Page, task: string, walk: () => Promise<unknown>): Promise<void> {
  const counted: string[] = [];
  const name = `press_${task.replace(/\W/g, '_')}`;
  await page.exposeFunction(name, (what: string) => counted.push(what));
  const listen = (binding: string) => {
    window.addEventListener(
      'pointerdown',
      ({ isTrusted, target }) => {
        const press = (window as unknown as Record<string, (what: string) => void>)[binding];
        if (isTrusted) press?.((target as Element).textContent?.slice(0, 40) ?? '');
      },
      true,
    );
  };
  await page.addInitScript(listen, name);
  await page.evaluate(listen, name);
  await walk();
  expect.soft(counted.length, `clicks of ${task}: ${counted.join(' · ')}`).toBe(clicksByTable(task));
}
