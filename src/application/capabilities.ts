/**
 * The rooms of the product in dependency order: each may use those before it, never those after it. The check of directions reads the order from
 * here. A new room is its own folder and one line here.
 */
export const capabilities = {
  taxonomy: () => import('#taxonomy/server/capability.ts'),
  accounts: () => import('#accounts/server/capability.ts'),
  workspaces: () => import('#workspaces/server/capability.ts'),
  support: () => import('#support/server/capability.ts'),
  profiles: () => import('#profiles/server/capability.ts'),
  quizzes: () => import('#quizzes/server/capability.ts'),
  projects: () => import('#projects/server/capability.ts'),
  jobs: () => import('#jobs/server/capability.ts'),
  pipeline: () => import('#pipeline/server/capability.ts'),
  negotiations: () => import('#negotiations/server/capability.ts'),
  talent: () => import('#talent/server/capability.ts'),
  suggestions: () => import('#suggestions/server/capability.ts'),
  statistics: () => import('#statistics/server/capability.ts'),
  'product-pages': () => import('#product-pages/server/capability.ts'),
  wallet: () => import('#wallet/server/capability.ts'),
  backoffice: () => import('#backoffice/server/capability.ts'),
  'own-data': () => import('#own-data/server/capability.ts'),
};
