import { type ComponentType, createElement, type FunctionComponent, use } from 'react';
import { markNotLoaded } from './away/not-loaded.ts';

export type LazyComponent<Props> = FunctionComponent<Props> & { preload: () => Promise<void> };

/** A failure of the network is over sooner than React draws again what it has thrown away. */
const ASKED_AGAIN_AFTER_MS = 1_000;

/**
 * A page, frame or large part in a script of its own, drawn at once when it is there. Unlike the router's own it never reloads the document,
 * which would take the open product off the screen while the server is away; what did not arrive is asked for again when it is drawn anew.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let failed: { problem: unknown; at: number } | undefined;
  function preload(): Promise<void> {
    loading ??= markNotLoaded(load()).then(
      (component) => {
        loaded = component;
      },
      (problem: unknown) => {
        loading = undefined;
        failed = { problem, at: performance.now() };
        throw problem;
      },
    );
    return loading;
  }
  function Lazy(props: Props) {
    if (!loaded) {
      if (!loading && failed && performance.now() - failed.at < ASKED_AGAIN_AFTER_MS) throw failed.problem as Error;
      use(preload());
    }

    return createElement(loaded!, props);
  }
  return Object.assign(Lazy, { preload });
}
