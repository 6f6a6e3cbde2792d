import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

/** What a later capability shows on the own profile; src/application brings it. */
export interface ProfileParts {
  /** The tests of the professional. */
  Tests: ComponentType;
  /** The test to do next, `otherwise` when none is open. */
  NextTest: ComponentType<{ otherwise: ReactNode }>;
}

export interface ProfilePartsSource {
  namespaces: readonly string[];
  load: () => Promise<ProfileParts>;
  /** Starts the first reads of the parts. */
  start: (queryClient: QueryClient) => Promise<unknown>;
}
