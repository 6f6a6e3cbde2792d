import type { ComponentType } from 'react';

export interface ObstacleLinkProps {
  /** The code of the error that names what keeps a space from being closed. */
  code: string;
}

/** Leads to the page on which an obstacle is dealt with, which belongs to a later room. */
export interface ObstacleLinkSource {
  load: () => Promise<{ ObstacleLink: ComponentType<ObstacleLinkProps> }>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    obstacleLink: ObstacleLinkSource;
  }
}
