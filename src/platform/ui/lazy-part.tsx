import { type ComponentType, lazy, Suspense } from 'react';

/** A part of a page that opens by a click, in a script of its own. Load it before with `useLoadOnTouch`, or the click waits for it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
