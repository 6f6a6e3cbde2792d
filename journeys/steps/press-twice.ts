/** What a page is given before it loads. */
export interface WalkedWindow extends Window {
  /** Calls that are not answered yet. */
  walkCalls: number;
  /** Tells the journey which kind of button is about to be pressed. */
  walkPresses: (kind: string) => Promise<void>;
}

/** Counts the calls of the page. What a browser asks a person outside of the page (a file, a printer) stays out of the walk. */
export function watchPage(): void {
  const watched = window as unknown as WalkedWindow & typeof globalThis;
  const send = watched.fetch.bind(watched);
  watched.walkCalls = 0;
  watched.fetch = async (...input) => {
    watched.walkCalls++;
    try {
      return await send(...input);
    } finally {
      watched.walkCalls--;
    }
  };
  watched.print = () => {};
  HTMLInputElement.prototype.click = function clickUnlessFile() {
    if (this.type !== 'file') HTMLElement.prototype.click.call(this);
  };
}

export interface WalkOfPage {
  /** Kinds of buttons that were pressed before. */
  known: string[];
  /** How many rows of a list are tried, whose buttons have the names of people or days. */
  mostRows: number;
  /** Whether the buttons around the page count, which all pages of a person share. */
  withFrame: boolean;
}

/**
 * Runs in the browser: presses each visible button twice in one task, so that the page cannot draw between the two, and once more while
 * the call runs; fills in the fields of forms and dialogs, and goes on with what appears. Returns whether it came to the end; otherwise the page has to be loaded again, because
 * it was left or a dialog did not close.
 */
export async function pressEverythingTwice({ known: before, mostRows, withFrame }: WalkOfPage): Promise<boolean> {
  const page = window as unknown as WalkedWindow;
  const known = new Set(before);
  const rows = new Map<string, Set<Element | null>>();
  const start = window.location.pathname;
  const MOST_CLOSINGS = 3;
  const TEXT_FIELDS =
    ':is(form, [role="dialog"]) :is(textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="search"], [role="combobox"]))';
  const plausible: Record<string, string> = {
    numeric: '2',
    decimal: '2',
    number: '2',
    email: 'walk@example.test',
    url: 'https://example.test/walk',
    password: 'Ponte#2026',
    date: '2027-01-15',
    time: '10:00',
    tel: '41999999999',
  };

  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const topDialog = () =>
    [...document.querySelectorAll('[role="dialog"][aria-modal="true"], dialog[open]')].findLast(isShown);

  const textOf = (element: Element | null) => (element?.textContent ?? '').trim().replaceAll(/\d+/g, '#').slice(0, 60);

  const knownPlaces = new WeakMap<Element, string>();
  /** The page or dialog that a button is part of, and the components around it. */
  function placeOf(element: Element): string {
    const path: string[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      path.unshift(`${at.tagName}.${(at.getAttribute('class') ?? '').split(' ')[0]}`);
    const around = element.closest('[role="dialog"], dialog') ?? element.closest('main');
    const place = `${textOf(around && around.querySelector('h1, h2'))} | ${path.join('>')}`;
    knownPlaces.set(element, place);
    return place;
  }

  /** The main button of a dialog comes first, its ways out last. */
  function rankOf(element: Element): number {
    if (element.getAttribute('type') === 'submit') return 0;
    const foot = element.closest('[role="dialog"] [data-foot], dialog [data-foot]');
    if (foot) return foot.querySelector('button') === element ? 2 : 0;
    return element.closest('[role="dialog"] header, dialog header') ? 3 : 1;
  }

  function next(): { element: HTMLElement; kind: string } | undefined {
    const within = topDialog() ?? document.body;
    const buttons = [...within.querySelectorAll<HTMLElement>('button:enabled, [role="button"]:not(a)')];
    for (const element of buttons.toSorted((one, other) => rankOf(one) - rankOf(other))) {
      if (element.closest('[aria-live], [inert], [aria-disabled="true"]') || !isShown(element)) continue;
      if (!withFrame && !element.closest('main, [role="dialog"], dialog, [role="menu"]')) continue;
      const place = knownPlaces.get(element) ?? placeOf(element);
      const name = element.getAttribute('aria-label')?.replaceAll(/\d+/g, '#') ?? textOf(element);
      const kind = `${name} | ${place}`;
      const seen = rows.get(place) ?? new Set();
      const row = element.parentElement;
      if (known.has(kind) || (seen.size >= mostRows && !seen.has(row))) continue;
      rows.set(place, seen.add(row));
      known.add(kind);
      return { element, kind };
    }
    return undefined;
  }

  /** So that what is opened can be sent. */
  function fillIn(): void {
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS)) {
      if (field.value !== '' || field.disabled || field.readOnly || !isShown(field)) continue;
      const kind = field.getAttribute('inputmode') ?? field.getAttribute('type') ?? 'text';
      const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, plausible[kind] ?? 'Words of a walk');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  let changed = performance.now();
  new MutationObserver(() => {
    changed = performance.now();
  }).observe(document.body, { subtree: true, childList: true });

  /** Until nothing has changed for a while and no call runs. */
  async function settle(quiet: number): Promise<void> {
    const last = performance.now() + 1_200;
    do await wait(10);
    while ((page.walkCalls > 0 || performance.now() - changed < quiet) && performance.now() < last);
  }

  let closings = 0;
  let isSure = false;
  for (;;) {
    fillIn();
    const found = next();
    const dialog = topDialog();
    if (found) {
      const { element, kind } = found;
      isSure = false;
      await page.walkPresses(kind);
      element.click();
      element.click();
      // Once more, as soon as the page has drawn what happened and while a call runs.
      await wait(50);
      const cover = topDialog();
      if (page.walkCalls > 0 && isShown(element) && (!cover || cover.contains(element))) element.click();
      await settle(40);
      // The last press has closed what the first one opened.
      if (element.isConnected && element.getAttribute('aria-expanded') === 'false') {
        element.click();
        await settle(40);
      }
    } else if (dialog) {
      if (closings++ === MOST_CLOSINGS) return false;
      (dialog.querySelector<HTMLElement>('header button') ?? dialog.querySelector('button'))?.click();
      await settle(40);
      // Asked whether to discard what was typed: yes.
      const question = topDialog();
      if (question && question !== dialog && !question.querySelector('input, textarea'))
        [...question.querySelectorAll<HTMLElement>('[data-foot] button')].at(-1)?.click();
      await settle(40);
    } else if (isSure) return true;
    else {
      // What comes late, such as a part whose script was not loaded yet.
      isSure = true;
      await wait(60);
      await settle(40);
    }
    if (topDialog() === undefined) closings = 0;
    if (window.location.pathname === start) continue;
    // The page led on by itself, and there is no way back.
    if (!found) return false;
    window.history.back();
    await settle(60);
    if (window.location.pathname !== start) return false;
  }
}
