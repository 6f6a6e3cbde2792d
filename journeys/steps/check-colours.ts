import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import { type Axe, axeOptions } from './run-axe.ts';

export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Looks that passed in this worker: the colours of rows and of the frame are the same on page after page. */
const passed = new Set<number>();

const options: RunOptions = {
  ...axeOptions,
  runOnly: { type: 'rule', values: colourRules },
  resultTypes: ['violations', 'passes'],
  elementRef: true,
};

/**
 * Checks the colours of every element with words whose look did not pass before. A look is the class, colours, opacity, size and
 * weight of the element and of all around it, so the same look has the same contrast; colours take two thirds of axe's time.
 * What axe cannot decide, for example on a picture, is asked again on every page.
 */
export async function findColourViolations(page: Page): Promise<Result[]> {
  const looks = await page.evaluate(readLooks);
  const unknown = looks.filter((look) => !passed.has(look));
  if (!unknown.length) return [];
  const { violations, passing } = await page.evaluate(runOnLooks, { unknown, options });
  for (const look of passing) passed.add(look);
  return violations;
}

/** Runs in the page: remembers the first and the last element of each look there, and returns a hash of each look. */
function readLooks(): number[] {
  const chains = new Map<Element, number>();
  const hash = (text: string, seed: number) => {
    let [one, other] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 2654435761);
      other = Math.imul(other ^ code, 1597334677);
    }
    return 4294967296 * (2097151 & (other >>> 0)) + ((one ^ (other >>> 13)) >>> 0);
  };
  const lookOf = (element: Element): number => {
    const known = chains.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const own = [
      element.tagName,
      element.getAttribute('class'),
      element.matches(':disabled, [aria-disabled="true"]'),
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
      style.textDecorationLine,
    ];
    const look = hash(own.join('|'), element.parentElement ? lookOf(element.parentElement) : 0);
    chains.set(element, look);
    return look;
  };
  const dialogs = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
  const shown = dialogs.findLast((dialog) => dialog.checkVisibility());
  const hasWords = (element: Element) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  const found = new Map<number, Element[]>();
  for (const element of (shown ?? document.body).querySelectorAll('*'))
    if (hasWords(element) && element.checkVisibility()) {
      const look = lookOf(element);
      const [first] = found.get(look) ?? [];
      found.set(look, first ? [first, element] : [element]);
    }
  Object.assign(window, { elementsByLook: found });
  return [...found.keys()];
}

/** Runs in the page: axe on the elements of these looks; returns what is wrong and which looks passed. */
async function runOnLooks({ unknown, options: asked }: { unknown: number[]; options: RunOptions }) {
  const { axe, elementsByLook } = window as unknown as { axe: Axe; elementsByLook: Map<number, Element[]> };
  const include = unknown.flatMap((look) => elementsByLook.get(look) ?? []);
  const found = await axe.run({ include }, asked);
  const passing = new Set<unknown>(
    found.passes.find(({ id }) => id === 'color-contrast')?.nodes.map((node) => node.element),
  );
  const wrong = new Set<unknown>(found.violations.flatMap(({ nodes }) => nodes.map((node) => node.element)));
  return {
    violations: found.violations.map((rule) => ({
      ...rule,
      nodes: rule.nodes.map((node) => ({ ...node, element: undefined })),
    })),
    passing: unknown.filter((look) => {
      const elements = elementsByLook.get(look) ?? [];
      return elements.some((element) => passing.has(element)) && !elements.some((element) => wrong.has(element));
    }),
  };
}
