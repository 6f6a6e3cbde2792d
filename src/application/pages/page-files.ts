import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a page's first load; `texts` are names of catalogues. */
export interface PageLoad {
  scripts: readonly string[];
  styles: readonly string[];
  texts: readonly string[];
}

export interface PageFiles {
  /** A path in the router's notation: `/jobs/$id/{-$tab}`. */
  path: string;
  frame: 'app' | 'public' | 'bare';
  /** Its navigation begins folded. */
  isCalm: boolean;
  signedIn: PageLoad;
  visitor: PageLoad;
}

/** The list that the build writes; without it the browser discovers the files step by step. */
export function readPageFiles(builtFolder: string): PageFiles[] {
  const file = join(builtFolder, 'page-files.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageFiles[]) : [];
}

/** Compares segment by segment: literals before parameters before optional parameters before wildcards. */
function rankOf(path: string): string {
  return path
    .split('/')
    .slice(1)
    .map((step) => (step === '$' ? '3' : step.startsWith('{') ? '2' : step.startsWith('$') ? '1' : '0'))
    .join('');
}

function patternOf(path: string): RegExp {
  const steps = path.split('/').slice(1);
  const pattern = steps.map((step) => {
    if (step === '$') return '(?:/.*)?';
    if (step.startsWith('{')) return '(?:/[^/]+)?';
    if (step.startsWith('$')) return '/[^/]+';
    return step === '' ? '' : `/${step.replace(/[.*+?^()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${pattern.join('')}/?$`);
}

/** Returns the page of a decoded path, like the router in the browser. */
export function createPageFinder<Page extends { path: string }>(
  pages: readonly Page[],
): (path: string) => Page | undefined {
  const ranked = pages
    .map((page) => ({ page, pattern: patternOf(page.path), rank: rankOf(page.path) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0));
  return (path) => ranked.find(({ pattern }) => pattern.test(path))?.page;
}

/** Tags that let a browser load at once what it would otherwise discover step by step. */
export function preloadTags(
  { scripts, styles, texts }: PageLoad,
  addressOf: (texts: readonly string[]) => string,
): string {
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" href="${file}">`),
    // Read by src/ui/i18n.ts.
    `<link rel="preload" as="fetch" crossorigin="anonymous" href="${addressOf(texts)}" data-texts="${texts.join()}">`,
  ].join('');
}

/**
 * Preloads the session in parallel with the scripts; read by accounts/sessions/web/first-session.ts. It has an address of its own, because
 * browsers give a preloaded answer to any request of its address, even one that names another space.
 */
export const sessionTag =
  '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/session?first" data-session>';
