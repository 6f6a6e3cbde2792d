import type { DemoCapability } from '#platform/capability/demo-capability.ts';
import type { ServerCapability } from '#platform/capability/server-capability.ts';
import type { WebCapability } from '#ui/capability/web-capability.ts';
import type { TestingCapability } from '#platform/testing/testing-capability.ts';

/** The manifests of a room; null: the room has none. */
export interface Room {
  server: () => Promise<{ capability: ServerCapability }>;
  web: (() => Promise<{ capability: WebCapability }>) | null;
  /** Only for tests; production never loads it. */
  testing: () => Promise<{ capability: TestingCapability }>;
  /** Loaded only to be planted. */
  demo: (() => Promise<{ capability: DemoCapability }>) | null;
}

/**
 * The rooms of the product in dependency order: each may use those before it, never those after it. The check of directions reads the order from
 * here, and the browser's build the list of `web` manifests. A new room is its own folder and its lines here.
 */
export const capabilities = {
  taxonomy: {
    server: () => import('#taxonomy/server/capability.ts'),
    web: null,
    testing: () => import('#taxonomy/testing/capability.ts'),
    demo: null,
  },
  accounts: {
    server: () => import('#accounts/server/capability.ts'),
    web: () => import('#accounts/web/capability.ts'),
    testing: () => import('#accounts/testing/capability.ts'),
    demo: () => import('#accounts/demo/capability.ts'),
  },
  workspaces: {
    server: () => import('#workspaces/server/capability.ts'),
    web: () => import('#workspaces/web/capability.ts'),
    testing: () => import('#workspaces/testing/capability.ts'),
    demo: () => import('#workspaces/demo/capability.ts'),
  },
  support: {
    server: () => import('#support/server/capability.ts'),
    web: () => import('#support/web/capability.ts'),
    testing: () => import('#support/testing/capability.ts'),
    demo: null,
  },
  profiles: {
    server: () => import('#profiles/server/capability.ts'),
    web: () => import('#profiles/web/capability.ts'),
    testing: () => import('#profiles/testing/capability.ts'),
    demo: () => import('#profiles/demo/capability.ts'),
  },
  quizzes: {
    server: () => import('#quizzes/server/capability.ts'),
    web: () => import('#quizzes/web/capability.ts'),
    testing: () => import('#quizzes/testing/capability.ts'),
    demo: () => import('#quizzes/demo/capability.ts'),
  },
  projects: {
    server: () => import('#projects/server/capability.ts'),
    web: () => import('#projects/web/capability.ts'),
    testing: () => import('#projects/testing/capability.ts'),
    demo: () => import('#projects/demo/capability.ts'),
  },
  jobs: {
    server: () => import('#jobs/server/capability.ts'),
    web: () => import('#jobs/web/capability.ts'),
    testing: () => import('#jobs/testing/capability.ts'),
    demo: null,
  },
  applications: {
    server: () => import('#applications/server/capability.ts'),
    web: () => import('#applications/web/capability.ts'),
    testing: () => import('#applications/testing/capability.ts'),
    demo: () => import('#applications/demo/capability.ts'),
  },
  pipeline: {
    server: () => import('#pipeline/server/capability.ts'),
    web: () => import('#pipeline/web/capability.ts'),
    testing: () => import('#pipeline/testing/capability.ts'),
    demo: () => import('#pipeline/demo/capability.ts'),
  },
  conversations: {
    server: () => import('#conversations/server/capability.ts'),
    web: () => import('#conversations/web/capability.ts'),
    testing: () => import('#conversations/testing/capability.ts'),
    demo: () => import('#conversations/demo/capability.ts'),
  },
  negotiations: {
    server: () => import('#negotiations/server/capability.ts'),
    web: () => import('#negotiations/web/capability.ts'),
    testing: () => import('#negotiations/testing/capability.ts'),
    demo: () => import('#negotiations/demo/capability.ts'),
  },
  talent: {
    server: () => import('#talent/server/capability.ts'),
    web: () => import('#talent/web/capability.ts'),
    testing: () => import('#talent/testing/capability.ts'),
    demo: null,
  },
  suggestions: {
    server: () => import('#suggestions/server/capability.ts'),
    web: () => import('#suggestions/web/capability.ts'),
    testing: () => import('#suggestions/testing/capability.ts'),
    demo: () => import('#suggestions/demo/capability.ts'),
  },
  references: {
    server: () => import('#references/server/capability.ts'),
    web: () => import('#references/web/capability.ts'),
    testing: () => import('#references/testing/capability.ts'),
    demo: () => import('#references/demo/capability.ts'),
  },
  statistics: {
    server: () => import('#statistics/server/capability.ts'),
    web: () => import('#statistics/web/capability.ts'),
    testing: () => import('#statistics/testing/capability.ts'),
    demo: null,
  },
  waiting: {
    server: () => import('#waiting/server/capability.ts'),
    web: () => import('#waiting/web/capability.ts'),
    testing: () => import('#waiting/testing/capability.ts'),
    demo: null,
  },
  activity: {
    server: () => import('#activity/server/capability.ts'),
    web: () => import('#activity/web/capability.ts'),
    testing: () => import('#activity/testing/capability.ts'),
    demo: () => import('#activity/demo/capability.ts'),
  },
  notices: {
    server: () => import('#notices/server/capability.ts'),
    web: () => import('#notices/web/capability.ts'),
    testing: () => import('#notices/testing/capability.ts'),
    demo: () => import('#notices/demo/capability.ts'),
  },
  search: {
    server: () => import('#search/server/capability.ts'),
    web: null,
    testing: () => import('#search/testing/capability.ts'),
    demo: null,
  },
  'product-pages': {
    server: () => import('#product-pages/server/capability.ts'),
    web: () => import('#product-pages/web/capability.ts'),
    testing: () => import('#product-pages/testing/capability.ts'),
    demo: null,
  },
  tasks: {
    server: () => import('#tasks/server/capability.ts'),
    web: () => import('#tasks/web/capability.ts'),
    testing: () => import('#tasks/testing/capability.ts'),
    demo: () => import('#tasks/demo/capability.ts'),
  },
  timesheets: {
    server: () => import('#timesheets/server/capability.ts'),
    web: () => import('#timesheets/web/capability.ts'),
    testing: () => import('#timesheets/testing/capability.ts'),
    demo: () => import('#timesheets/demo/capability.ts'),
  },
  entitlements: {
    server: () => import('#entitlements/server/capability.ts'),
    web: null,
    testing: () => import('#entitlements/testing/capability.ts'),
    demo: null,
  },
  'second-approvals': {
    server: () => import('#second-approvals/server/capability.ts'),
    web: () => import('#second-approvals/web/capability.ts'),
    testing: () => import('#second-approvals/testing/capability.ts'),
    demo: null,
  },
  wallet: {
    server: () => import('#wallet/server/capability.ts'),
    web: () => import('#wallet/web/capability.ts'),
    testing: () => import('#wallet/testing/capability.ts'),
    demo: null,
  },
  payouts: {
    server: () => import('#payouts/server/capability.ts'),
    web: () => import('#payouts/web/capability.ts'),
    testing: () => import('#payouts/testing/capability.ts'),
    demo: null,
  },
  checkout: {
    server: () => import('#checkout/server/capability.ts'),
    web: () => import('#checkout/web/capability.ts'),
    testing: () => import('#checkout/testing/capability.ts'),
    demo: () => import('#checkout/demo/capability.ts'),
  },
  backoffice: {
    server: () => import('#backoffice/server/capability.ts'),
    web: () => import('#backoffice/web/capability.ts'),
    testing: () => import('#backoffice/testing/capability.ts'),
    demo: null,
  },
  'own-data': {
    server: () => import('#own-data/server/capability.ts'),
    web: () => import('#own-data/web/capability.ts'),
    testing: () => import('#own-data/testing/capability.ts'),
    demo: null,
  },
} satisfies Record<string, Room>;
