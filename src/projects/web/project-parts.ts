import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** The parts that later capabilities add to a project; their manifests lend them. */
export interface ProjectParts {
  Statistics: ComponentType<{ projectId: string }>;
}

export interface ProjectPartsSource {
  load: () => Promise<ProjectParts>;
}

/** The parts that the pipeline adds to a project's professionals; its manifest lends them. */
export interface SquadParts {
  /** At each recruiting position: the selected person, and selecting, changing and undoing. */
  PositionSelection: ComponentType<{ projectId: string; position: { positionIndex: number; title: string } }>;
  /** Once above them: subscribes to selections, and says when the squad awaits a decision. */
  SquadNote: ComponentType<{ projectId: string }>;
}

export interface SquadPartsSource {
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
