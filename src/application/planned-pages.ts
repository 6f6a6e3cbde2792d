import type { PageDefinition } from '#ui/router/page-definition.ts';

type PlannedPage = readonly [path: string, page: PageDefinition];

const open: PageDefinition = { roles: 'public', frame: 'public' };
const owner: PageDefinition = { roles: ['squadOwner'], rank: 2, frame: 'app' };
const company: PageDefinition = { ...owner, roles: ['squadOwner', 'recruiter'] };
const admin: PageDefinition = { roles: ['admin'], frame: 'app', mobileNotice: true };

/**
 * Pages of the specification that are not built yet. Their guards work already; people who pass them get the not-found page, and no menu
 * links there. Remove a page's line when it is built.
 */
export const plannedPages: readonly PlannedPage[] = [
  ['/assessments-candidate/{-$userId}/{-$candidateId}', open],
  ['/assessments-candidate-thankyoupage/{-$userId}/{-$candidateId}', open],
  ['/assessments-candidate-resumes/{-$userId}/{-$candidateId}', open],
  ['/assessments-candidate-ocai/$userId/$candidateId', open],
  ['/assessments-candidate-quiz-personality/{-$userId}/{-$candidateId}', open],
  ['/assessments-candidate-quiz-moving-motivators/{-$userId}/{-$candidateId}', open],
  ['/assessments-candidate-match-results/$matchmakingId/$userId', open],
  ['/matchmaking/invite-view/$matchmakingId/$invitationId', open],
  ['/assessments/invite-view/$assessmentsId/$invitationId', open],
  ['/candidate/interview/$companyId/$interviewId/$candidateId', open],
  ['/company/register', open],

  ['/squadOwner-viewProfile/$id', owner],
  ['/dashboard/{-$squadOwnerId}', owner],
  ['/onboarding', owner],
  ['/my-onboardings', owner],
  ['/matchmaking', owner],
  ['/matchmaking/$matchmakingId', owner],
  ['/matchmaking/create-persona-view/{-$projectId}', { ...owner, mobileNotice: true }],
  ['/matchmaking/thankyoupage', owner],
  ['/matchmaking/results-view/$matchmakingId/$userId', owner],
  ['/company/persona/create-view/$matchmakingId', { ...owner, mobileNotice: true }],
  ['/company/persona/$matchmakingId', { ...owner, mobileNotice: true }],
  ['/persona/$personaId', owner],
  ['/ocai-organizational-culture-tool/{-$userId}', owner],
  ['/ocai-complementary/{-$userId}', owner],
  ['/ocai-complementary/results/{-$userId}', owner],
  ['/company-ocai/$companyId', owner],
  ['/company-ocai-complementary/$companyId', owner],
  ['/company-ocai-complementary/results/$companyId', owner],
  ['/assessments', owner],
  ['/assessments/thankyoupage', owner],
  ['/company/assessments-candidate-resumes/{-$userId}/{-$candidateId}', owner],
  ['/company/interviews/$companyId/{-$interviewId}', company],
  ['/company/candidate-interview/$companyId/$interviewId/$candidateId', company],
  ['/ai-assistant', owner],

  ['/cms-professionals', admin],
  ['/cms-owners', admin],
  ['/cms-projects', admin],
  ['/cms-analytics', admin],
  ['/cms/persona', admin],
  ['/cms/persona/create-view', admin],
  ['/cms/persona/$matchmakingId', admin],
];

const definitions = new Set(plannedPages.map(([, page]) => page));

export function isPlanned(page: PageDefinition): boolean {
  return definitions.has(page);
}

/** Whether a route of the browser, in the router's notation, is of a page that is not built yet. */
export function isPlannedPath(route: string): boolean {
  return plannedPages.some(([path]) => path === route);
}

/** Whether a menu may link to an address. */
export function isBuilt(address: string): boolean {
  return !plannedPages.some(([path]) => path.replace(/\/\{-\$\w+\}/g, '') === address);
}
