import { expect, type Locator, type Page } from '@playwright/test';
import { closeMessages } from './close-messages.ts';
import { goOn, mayShareTheirHeading } from './go-on.ts';
import { textsOf } from './texts.ts';

const say = textsOf('en');
export const MINE = 'What I typed here';
export const THEIRS = 'What somebody saved elsewhere';

/** A form that is open, before anything is typed in it. */
export interface OpenForm {
  field: Locator;
  /** Instead of typing, it is chosen; with theirs it is not chosen any more. */
  choose?: () => Promise<unknown>;
  /** Null: it saves by itself. */
  save: Locator | null;
  /** Another device saves the same record. */
  saveElsewhere: () => Promise<unknown>;
  /** What is typed, and how it and theirs read in the notice, where these are no plain texts. */
  typed?: string;
  mine?: string;
  theirs?: string;
  /** What the field holds of theirs, where it is another text than the notice’s; null: with theirs the form is needless, and goes. */
  held?: string | null;
  /** The world as other journeys expect it. */
  restore?: () => Promise<unknown>;
}

export interface GuardedForm {
  /** The file that shows the form; `changed-elsewhere.test.ts` compares them with those there are. */
  source: string;
  open: (page: Page) => Promise<OpenForm>;
}

/** Another device of the same person, which only calls. */
export async function call<Answer>(page: Page, method: 'get' | 'put' | 'patch' | 'post', path: string, data?: object) {
  const answer = await page.request[method](`/api${path}`, data && { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** Opens an address, without loading the product again where it runs already. */
export async function turnTo(page: Page, address: string): Promise<void> {
  const { pathname, protocol } = new URL(page.url());
  if (protocol === 'about:' || mayShareTheirHeading(pathname, address)) await page.goto(address);
  else await goOn(page, address);
}

/** The notice of a change elsewhere, with their text and the one typed here. */
export async function expectBothTexts(place: Page | Locator, theirs = THEIRS, mine = MINE): Promise<Locator> {
  const notice = place.getByRole('alert').filter({ hasText: say('platform:stale.title') });
  await expect(notice).toContainText(theirs);
  await expect(notice).toContainText(mine);
  return notice;
}

export const keepMine = (notice: Locator) => notice.getByRole('button', { name: say('platform:stale.keep') }).click();
export const loadLatest = (notice: Locator) =>
  notice.getByRole('button', { name: say('platform:stale.latest') }).click();

/** Types in a form, saves its record elsewhere, and is refused with both texts; then theirs is loaded, and nothing of mine waits any more. */
export async function expectGuarded(page: Page, { open }: GuardedForm): Promise<void> {
  const {
    field,
    choose,
    save,
    saveElsewhere,
    typed = MINE,
    mine = typed,
    theirs = THEIRS,
    held = theirs,
    restore,
  } = await open(page);
  await (choose?.() ?? field.fill(typed));
  await saveElsewhere();
  const refused = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.status() >= 400);
  const [answer] = await Promise.all([refused, save?.click()]);
  expect(answer.status()).toBe(409);
  await loadLatest(await expectBothTexts(page, theirs, mine));
  if (held === null) await expect(field).toHaveCount(0);
  else await (choose ? expect(field).not.toBeChecked() : expect(field).toHaveValue(held));
  await restore?.();
  await closeMessages(page, say);
}
