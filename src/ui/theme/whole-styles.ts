/**
 * The served page brings its own styles (application/pages/page-files.ts). Links to those of all pages stand beside it. This
 * switches them off: browsers do not load them, and the build's loader takes them for loaded. Call it before anything is imported
 * on demand.
 */
export function holdWholeStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-whole]')) {
    link.setAttribute('disabled', '');
    link.href = link.dataset.whole ?? '';
  }
}

const switchedOff = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-whole]')];

/** Whether the page on the screen is the one that was served; no other has been opened since. */
export const isServedPage = (): boolean => switchedOff().length > 0;

let loading: Promise<unknown> | undefined;

/** Loads the styles of all pages, which every page needs that was not served. Rejects when they do not arrive; asked again, it tries again. */
export async function loadWholeStyles(): Promise<void> {
  loading ??= Promise.all(switchedOff().map(switchOn)).finally(() => {
    loading = undefined;
  });
  await loading;
}

async function switchOn(link: HTMLLinkElement): Promise<void> {
  const styles = link.cloneNode() as HTMLLinkElement;
  delete styles.dataset.whole;
  styles.removeAttribute('disabled');
  await new Promise((resolve, reject) => {
    styles.addEventListener('load', resolve);
    styles.addEventListener('error', () => reject(new Error(`No styles at ${styles.href}`)));
    link.after(styles);
  }).catch((problem: unknown) => {
    styles.remove();
    throw problem;
  });
  link.remove();
}

let isPrefetched = false;

/** Fetches them ahead, without drawing anything anew. */
export function prefetchWholeStyles(): void {
  if (isPrefetched) return;
  isPrefetched = true;
  for (const { href } of switchedOff()) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href }));
  }
}
