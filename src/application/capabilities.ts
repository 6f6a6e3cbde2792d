import type { ServerCapability } from '#platform/capability/server-capability.ts';
import type { WebCapability } from '#platform/capability/web-capability.ts';

/** The manifests of a room; null: it has none. */
interface Room {
  server: () => Promise<{ capability: ServerCapability }>;
  web: (() => Promise<{ capability: WebCapability }>) | null;
}

/**
 * The rooms of the product in dependency order: each may use those before it, never those after it. The check of directions reads the order from
 * here, and the browser's build the list of `web` manifests. A new room is its own folder and its lines here.
 */
export const capabilities = {
  taxonomy: {
    server: () => import('#taxonomy/server/capability.ts'),
    web: null,
  },
  accounts: {
    server: () => import('#accounts/server/capability.ts'),
    web: () => import('#accounts/web/capability.ts'),
  },
  workspaces: {
    server: () => import('#workspaces/server/capability.ts'),
    web: () => import('#workspaces/web/capability.ts'),
  },
  support: {
    server: () => import('#support/server/capability.ts'),
    web: () => import('#support/web/capability.ts'),
  },
  profiles: {
    server: () => import('#profiles/server/capability.ts'),
    web: () => import('#profiles/web/capability.ts'),
  },
  quizzes: {
    server: () => import('#quizzes/server/capability.ts'),
    web: () => import('#quizzes/web/capability.ts'),
  },
  projects: {
    server: () => import('#projects/server/capability.ts'),
    web: () => import('#projects/web/capability.ts'),
  },
  jobs: {
    server: () => import('#jobs/server/capability.ts'),
    web: () => import('#jobs/web/capability.ts'),
  },
  candidacies: {
    server: () => import('#candidacies/server/capability.ts'),
    web: () => import('#candidacies/web/capability.ts'),
  },
  pipeline: {
    server: () => import('#pipeline/server/capability.ts'),
    web: () => import('#pipeline/web/capability.ts'),
  },
  negotiations: {
    server: () => import('#negotiations/server/capability.ts'),
    web: () => import('#negotiations/web/capability.ts'),
  },
  talent: {
    server: () => import('#talent/server/capability.ts'),
    web: () => import('#talent/web/capability.ts'),
  },
  suggestions: {
    server: () => import('#suggestions/server/capability.ts'),
    web: () => import('#suggestions/web/capability.ts'),
  },
  statistics: {
    server: () => import('#statistics/server/capability.ts'),
    web: () => import('#statistics/web/capability.ts'),
  },
  'product-pages': {
    server: () => import('#product-pages/server/capability.ts'),
    web: () => import('#product-pages/web/capability.ts'),
  },
  wallet: {
    server: () => import('#wallet/server/capability.ts'),
    web: null,
  },
  backoffice: {
    server: () => import('#backoffice/server/capability.ts'),
    web: () => import('#backoffice/web/capability.ts'),
  },
  'own-data': {
    server: () => import('#own-data/server/capability.ts'),
    web: () => import('#own-data/web/capability.ts'),
  },
} satisfies Record<string, Room>;
