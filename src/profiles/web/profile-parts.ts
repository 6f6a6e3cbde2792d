import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

/** Parts of later capabilities on the member's profile, lent by their manifests. */
export interface ProfileParts {
  /** The tests of the professional. */
  Tests: ComponentType;
  /** The next test, or `otherwise` when none is open. */
  NextTest: ComponentType<{ otherwise: ReactNode }>;
}

export interface ProfilePartsSource {
  load: () => Promise<ProfileParts>;
  /** Starts the first reads of the parts. */
  start: (queryClient: QueryClient) => Promise<unknown>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    profileParts: ProfilePartsSource;
  }
}
