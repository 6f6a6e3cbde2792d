import { type ComponentType, type FunctionComponent, lazy, Suspense, useState } from 'react';

const Nothing = () => null;

/**
 * A part of a page that opens by a click, in a script of its own. Load it before with `useLoadOnTouch`, or the click waits for it;
 * `Meanwhile` is shown until then. A script that did not arrive is requested again when the part is opened the next time.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
): FunctionComponent<Props> {
  // React never repeats a failed import, so the next opening gets another lazy component.
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (problem) {
        latest = attempt();
        throw problem;
      }
    });
  let latest = attempt();
  return function LazyPart(props: Props) {
    // Chosen once: a part that has failed reports it, instead of trying again for as long as the network is away.
    const [Part] = useState(() => latest);
    return (
      <Suspense fallback={<Meanwhile {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
