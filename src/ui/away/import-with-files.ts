import { loadTexts } from '../i18n.ts';

/** The build names catalogues among the files of a script like this (scripts/setup/catalogue-files.ts). */
const TEXTS = 'texts/';

/** What arrived, or is on its way, beside the files of the served page; what failed is asked for again. */
const arrivals = new Map<string, Promise<void>>();

/**
 * Stands in for the build's own helper around each `import()` (vite.config.ts). Browsers remember for as long as the document
 * is open that a script failed, by `import()` and by every kind of preload, and never ask for it again. So scripts are fetched first, which may be
 * repeated, and imported when they are in the browser's cache.
 */
async function importWithFiles<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const texts = files.filter((file) => file.startsWith(TEXTS)).map((file) => file.slice(TEXTS.length));
  const others = files.filter((file) => !file.startsWith(TEXTS));
  await Promise.all([loadTexts(texts), ...others.map((file) => bring(new URL(`/${file}`, document.baseURI).href))]);
  return load();
}

/** The build imports it by this name. */
export { importWithFiles as __vitePreload };

function bring(address: string): Promise<void> {
  const known = arrivals.get(address);
  if (known) return known;
  const arrival = isNamed(address)
    ? Promise.resolve()
    : address.endsWith('.css')
      ? addStyles(address)
      : fetchAhead(address);
  arrivals.set(address, arrival);
  arrival.catch(() => arrivals.delete(address));
  return arrival;
}

/** By the served page, which loads it by itself. */
const isNamed = (address: string) =>
  [...document.querySelectorAll('link')].some(({ href }) => href === address) ||
  [...document.scripts].some(({ src }) => src === address);

async function fetchAhead(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`No script at ${address}`);
  // Only what was read to its end is in the cache.
  await answer.blob();
}

async function addStyles(address: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href: address });
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', () => reject(new Error(`No styles at ${address}`)));
      document.head.append(link);
    });
  } catch (problem) {
    link.remove();
    throw problem;
  }
}
