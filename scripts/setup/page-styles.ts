import postcss, { type AtRule, type Rule } from 'postcss';
import type { ModuleGraph } from './module-graph.ts';

/** Tables of pages: what they import dynamically is other pages and frames. */
const tableOfPages = /[\\/](web[\\/]([\w-]+-)?routes\.tsx|frame[\\/]frames\.tsx)$/;

/** Everything that a page may draw without another page being opened: its modules, and dialogs that it loads on demand. */
export function drawnBy(graph: ModuleGraph, start: readonly string[]): Set<string> {
  const found = new Set(start);
  for (const id of found) {
    const { imports, later } = graph.get(id) ?? { imports: [], later: [] };
    for (const next of imports) found.add(next);
    if (!tableOfPages.test(id)) for (const next of later) found.add(next);
  }
  return found;
}

/**
 * Returns the part of a style sheet that modules can use. A rule goes when it asks for a class that only other modules name;
 * classes that no module names stay, because libraries put some together.
 */
export function createStyleSelector(
  css: string,
  codes: ReadonlyMap<string, string>,
): (modules: Iterable<string>) => string {
  const sheet = postcss.parse(css);
  const known = new Set<string>();
  sheet.walkRules((rule) => classesOf(rule.selector).forEach((name) => known.add(name)));
  const namedBy = new Map<string, string[]>();
  for (const [id, code] of codes) {
    namedBy.set(
      id,
      [...new Set(code.match(/[\w-]+/g))].filter((word) => known.has(word)),
    );
  }
  const named = new Set([...namedBy.values()].flat());
  // A class that no module names is nobody's.
  const ownedBy = new Map<string, string[]>();
  const ownersOf = (selector: string) => {
    const owned = ownedBy.get(selector) ?? classesOf(selector).filter((name) => named.has(name));
    ownedBy.set(selector, owned);
    return owned;
  };
  return (modules) => {
    const usable = new Set<string>();
    for (const id of modules) for (const name of namedBy.get(id) ?? []) usable.add(name);
    const isUsable = (selector: string) => ownersOf(selector).every((name) => usable.has(name));
    const part = sheet.clone();
    part.walkRules((rule) => {
      if (isInKeyframes(rule)) return;
      const selectors = rule.selectors.filter(isUsable);
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    });
    part.walkAtRules((rule) => {
      if (rule.nodes?.length === 0 && rule.name !== 'layer') rule.remove();
    });
    const animated = new Set(words(part.toString().replace(/@keyframes [\w-]+/g, '')));
    part.walkAtRules('keyframes', (rule) => {
      if (!animated.has(rule.params)) rule.remove();
    });
    return part.toString();
  };
}

const words = (text: string) => text.match(/[\w-]+/g) ?? [];
const isInKeyframes = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';

/** The classes that an element and those around it must have; not those inside of `:is()` and `:not()`. */
function classesOf(selector: string): string[] {
  let plain = selector;
  for (let before = ''; before !== plain;) [before, plain] = [plain, plain.replace(/\([^()]*\)/g, '')];
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);
}
