/** Large rooms are divided into wings by feature, in a written order too: each may use those before it. */
export const orderedWings: Record<string, readonly string[]> = {
  accounts: ['passwords', 'sessions', 'terms', 'mailed-codes', 'sign-up', 'photo', 'security', 'social', 'sign-in'],
  workspaces: ['people', 'company'],
  profiles: ['pay', 'editing', 'private', 'cv', 'imports'],
  projects: ['professionals', 'positions', 'briefs'],
  jobs: ['board', 'feeds', 'vacancy', 'alerts', 'opportunities'],
  candidacies: ['applications', 'messages', 'declarations', 'interviews', 'advancing', 'own', 'thread', 'applying'],
  pipeline: [
    'candidates',
    'board',
    'tags',
    'files',
    'duplicates',
    'limits',
    'conversation',
    'interviews',
    'evaluation',
    'selection',
    'panel',
    'company',
    'vacancy-admin',
  ],
};
