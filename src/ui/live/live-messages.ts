import type { LiveNews } from './live-hub.ts';

/**
 * From a tab to the worker. `tab` is the name of a lock that the tab holds while it is subscribed to anything: it is released when
 * the tab is gone. `readSince`: when the tab began to read, in milliseconds since 1970, because the worker may take long to start.
 */
export type FromTab =
  | { follow: number; topic: string; readSince: number; tab: string }
  | { leave: number; tab: string };

/** From the worker to a tab: news of one of its topics, or that the person's permissions may have changed. */
export type ToTab = { follow: number; news: LiveNews } | 'access';
