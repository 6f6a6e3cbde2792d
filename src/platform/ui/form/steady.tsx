import { type ReactNode, useMemo } from 'react';

interface SteadyProps {
  /** Everything that the children are made of. */
  by: readonly unknown[];
  children: () => ReactNode;
}

/** Fields of a long form that are drawn anew only when something of theirs changed, not with every letter typed elsewhere. */
export function Steady({ by, children }: SteadyProps) {
  // oxlint-disable-next-line react/exhaustive-deps -- the caller names what the children depend on
  return useMemo(children, by);
}
