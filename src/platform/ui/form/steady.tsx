import { type ReactNode, useMemo } from 'react';

interface SteadyProps {
  /** Everything that the children depend on. */
  by: readonly unknown[];
  children: () => ReactNode;
}

/** Memoises fields of a long form: they only rerender when their own data changes, not at each letter typed elsewhere. */
export function Steady({ by, children }: SteadyProps) {
  // oxlint-disable-next-line react/exhaustive-deps -- the caller names what the children depend on
  return useMemo(children, by);
}
