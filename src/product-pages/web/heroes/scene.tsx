import type { ReactNode } from 'react';

/** A first picture, in the colours of the brand's panel. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 640 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {children}
    </svg>
  );
}
