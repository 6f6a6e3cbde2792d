import type { ComponentType } from 'react';

/** What a later capability shows of a project; src/application brings it. */
export interface ProjectParts {
  Statistics: ComponentType<{ projectId: string }>;
}

export interface ProjectPartsSource {
  namespaces: readonly string[];
  load: () => Promise<ProjectParts>;
}
