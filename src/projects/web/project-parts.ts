import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** What later capabilities show of a project; their manifests lend it. */
export interface ProjectParts {
  Statistics: ComponentType<{ projectId: string }>;
}

export interface ProjectPartsSource {
  namespaces: readonly string[];
  load: () => Promise<ProjectParts>;
}

/** What the pipeline shows among the professionals of a project; its manifest lends it. */
export interface SquadParts {
  /** At each recruiting position: who is selected, and selecting, changing and undoing. */
  PositionChoice: ComponentType<{ projectId: string; position: { positionIndex: number; title: string } }>;
  /** Above them, once on the page: keeps the selection current, and says when the squad awaits a decision. */
  SquadNote: ComponentType<{ projectId: string }>;
}

export interface SquadPartsSource {
  namespaces: readonly string[];
  load: () => Promise<SquadParts>;
  /** Starts loading the parts. */
  start: (queryClient: QueryClient, projectId: string) => Promise<unknown>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    projectParts: ProjectPartsSource;
    squadParts: SquadPartsSource;
  }
}
