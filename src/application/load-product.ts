import { setImmediate as turn } from 'node:timers/promises';
import { capabilities } from '#application/capabilities.ts';

/** What the rooms use comes first, because the first room would otherwise load it all at once. */
const steps: (() => Promise<unknown>)[] = [
  () => import('drizzle-orm'),
  () => import('drizzle-orm/pg-core'),
  () => import('#platform/db/tables.ts'),
  ...Object.values(capabilities).map(({ server }) => server),
  () => import('#platform/http/server.ts'),
  () => import('#platform/jobs/queue.ts'),
  () => import('#application/server.ts'),
];
let next = 0;
let loading: Promise<void> = Promise.resolve();

/**
 * Loads the product's modules, more than a second of work, step by step for as long as the database is `working`: what it answers then
 * waits for one step at most, and not for all of them.
 */
export function loadWhile(working: Promise<unknown>): void {
  let isWorking = true;
  const end = () => {
    isWorking = false;
  };
  working.then(end, end);
  load(() => isWorking);
}

/** Loads what is left. */
export async function loadProduct() {
  load(() => true);
  await loading;
  return import('#application/run-product.ts');
}

function load(goesOn: () => boolean): void {
  loading = loading.then(async () => {
    while (next < steps.length && goesOn()) {
      await steps[next++]!();
      await turn();
    }
  });
  loading.catch(() => {}); // reported where it is awaited
}
