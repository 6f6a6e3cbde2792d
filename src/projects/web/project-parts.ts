import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** What a later capability shows of a project; src/application brings it. */
export interface ProjectParts {
  Statistics: ComponentType<{ projectId: string }>;
}

export interface ProjectPartsSource {
  namespaces: readonly string[];
  load: () => Promise<ProjectParts>;
}

/** What the pipeline shows among the professionals of a project; src/application brings it. */
export interface SquadParts {
  /** At each position that looks for somebody: who is selected, and choosing, changing and taking back. */
  PositionChoice: ComponentType<{ projectId: string; position: { positionIndex: number; title: string } }>;
  /** Above them, once on the page: keeps the choices current, and says when the squad awaits a decision. */
  SquadNote: ComponentType<{ projectId: string }>;
}

export interface SquadPartsSource {
  namespaces: readonly string[];
  load: () => Promise<SquadParts>;
  /** Starts the first read of the parts. */
  start: (queryClient: QueryClient, projectId: string) => Promise<unknown>;
}
