/** Who may open a page, according to the documents. */
export type Reader =
  | 'everybody'
  | 'owner'
  | 'briefCreator'
  | 'company'
  | 'member'
  | 'memberOrRecruiter'
  | 'ownerOrMember'
  | 'signedIn'
  | 'admin';

export interface DocumentedPage {
  address: string;
  reader: Reader;
  /** The lowest rank of the reader's stage. */
  rank?: number;
  frame: 'app' | 'public' | 'bare';
  mobileNotice?: true;
}

type Kind = Omit<DocumentedPage, 'address'>;
const open: Kind = { reader: 'everybody', frame: 'public' };
const bare: Kind = { reader: 'everybody', frame: 'bare' };
const owner: Kind = { reader: 'owner', rank: 2, frame: 'app' };
const company: Kind = { ...owner, reader: 'company' };
const brief: Kind = { ...owner, reader: 'briefCreator' };
const member: Kind = { reader: 'member', rank: 3, frame: 'app' };
const quiz: Kind = { ...member, rank: 2 };
const both: Kind = { ...owner, reader: 'ownerOrMember' };
const admin: Kind = { reader: 'admin', frame: 'app', mobileNotice: true };
const narrow = { mobileNotice: true } as const;

/** Addresses by kind, with invented values for the parameters of the documents, with and without the optional ones. */
const addresses: readonly [Kind, readonly string[]][] = [
  [bare, ['/', '/login', '/signup', '/signup-admin', '/sales-signup', '/sales-signup/spring', '/matchmaking-signup']],
  [bare, ['/assessment-signup', '/reset-password', '/send-email-reset-password', '/email-action', '/email-checked']],
  [{ ...bare, reader: 'signedIn' }, ['/confirm-email']],
  [open, ['/forbidden', '/maintenance', '/teste', '/project-brief-blocked-page', '/terms-of-use', '/privacy-policy']],
  [open, ['/service', '/open', '/company', '/candidate', '/checkout', '/top-talent/1', '/top-talent/1/designer']],
  [open, ['/jobs', '/jobs/details-view/1/0', '/jobs/details-view/1/0/2']],
  // Nothing leads away from what somebody without an account came to do.
  [bare, ['/recommender-evaluation/1/2']],
  [open, ['/matchmaking/invite-view/1/2', '/assessments/invite-view/1/2', '/company/register']],
  [open, ['/assessments-candidate', '/assessments-candidate/1/2', '/assessments-candidate-thankyoupage/1/2']],
  [open, ['/assessments-candidate-resumes/1/2', '/assessments-candidate-ocai/1/2']],
  [open, ['/assessments-candidate-quiz-personality/1/2', '/assessments-candidate-quiz-moving-motivators/1/2']],
  [open, ['/assessments-candidate-match-results/1/2', '/candidate/interview/1/2/3']],
  [bare, ['/workspace/invite-view/1/2']],
  [bare, ['/shared-personality-results/1', '/shared-softskills-results/1']],
  [bare, ['/shared-organizational-culture-results/1', '/shared-organizational-culture-results']],
  [bare, ['/shared-moving-motivators/results-view', '/shared-moving-motivators/results-view/1']],
  [bare, ['/project-brief-view/1', '/project-brief-view/1/0']],

  [{ ...owner, rank: 1, frame: 'bare' }, ['/squadOwner-register', '/squadOwner-register/spring']],
  [{ ...owner, rank: 1, frame: 'bare' }, ['/new-journey']],
  [owner, ['/squadOwner-profile', '/squadOwner-viewProfile/1', '/dashboard', '/dashboard/1', '/workspace']],
  [owner, ['/extract-payments', '/extract-payments/1', '/extracts', '/credits', '/credits-thankyoupage']],
  [owner, ['/credits-and-payments', '/credits-and-payments/1', '/allocate-hours', '/allocate-hours-thankyoupage']],
  [company, ['/my-projects', '/my-projects/1', '/my-projects/details/1', '/my-projects/pipeline/1']],
  [owner, ['/my-freelancers', '/my-freelancers/single', '/my-freelancers/single/1/2', '/freelancer-view']],
  [owner, ['/project-view', '/onboarding', '/my-onboardings', '/support-squadOwner-view']],
  [company, ['/squadMember-viewProfile', '/squadMember-viewProfile/1', '/squadMember-viewProfile/campaign/1']],
  [company, ['/squadmember-profile/hiring-process-view/1/0/2']],
  [owner, ['/matchmaking', '/matchmaking/1', '/matchmaking/thankyoupage', '/matchmaking/results-view/1/2']],
  [{ ...owner, ...narrow }, ['/matchmaking/create-persona-view', '/matchmaking/create-persona-view/1']],
  [{ ...owner, ...narrow }, ['/company/persona/create-view/1', '/company/persona/1']],
  [owner, ['/persona/1', '/ocai-organizational-culture-tool']],
  [company, ['/user-recommendations/1']],
  [owner, ['/ocai-organizational-culture-tool/1', '/ocai-complementary', '/ocai-complementary/1']],
  [owner, ['/ocai-complementary/results', '/ocai-complementary/results/1', '/assessments']],
  [owner, ['/company-ocai/1', '/company-ocai-complementary/1', '/company-ocai-complementary/results/1']],
  [owner, ['/assessments/thankyoupage', '/company/assessments-candidate-resumes/1/2', '/ai-assistant']],
  [company, ['/company/interviews/1', '/company/interviews/1/2', '/company/candidate-interview/1/2/3']],
  [owner, ['/checkout/company/1', '/checkout/1', '/checkout/success']],
  [brief, ['/project-brief-selection', '/project-brief-selection/spring', '/project-brief-onboarding']],
  [brief, ['/project-brief-onboarding/spring', '/project-brief-forms', '/project-brief-forms/1']],
  [brief, ['/project-brief-thanks-page', '/project-brief-campaign-thanks-page', '/upsell-thankyoupage']],
  [brief, ['/project-brief-searching-matchs-page', '/project-brief-matchs-page']],
  [owner, ['/project-brief-squadOwner-view', '/project-brief-squad-approved-thanks-page']],
  [owner, ['/project-brief-squad-desapproved-thanks-page', '/inhouse-first-member-budget-send/1']],
  [owner, ['/inhouse-budget/1', '/inhouse-budget/1/0', '/inhouse-budget-thankyoupage/sent/owner']],

  [{ ...member, rank: 1 }, ['/squadMember-register']],
  // Recruiters have none in the documents; they ask there too.
  [{ ...member, rank: 1, reader: 'memberOrRecruiter' }, ['/support-squadMember-view']],
  [{ ...member, rank: 2 }, ['/squadMember-fill-profile']],
  [member, ['/squadMember-profile', '/opportunities', '/applications']],
  [member, ['/project-brief-squadMember-view', '/project-brief-accept-page']],
  [{ ...both, ...narrow }, ['/profile-export', '/profile-export/1']],
  [both, ['/tests-resumes', '/tests-resumes/1', '/task-assignments', '/task-assignments/kanban-view/1']],
  [{ ...both, ...narrow }, ['/task-assignments/timesheet-view/1']],
  [quiz, ['/tests-selection', '/tests-softskills-questions', '/tests-softskills-results']],
  [quiz, ['/tests-softskills-completed', '/tests-personality-results', '/tests-personality-completed']],
  [quiz, ['/tests-organizational-culture-questions', '/tests-organizational-culture-results']],
  [quiz, ['/tests-organizational-culture-completed', '/quiz-personality', '/quiz-ocai']],
  [quiz, ['/quiz-moving-motivators', '/quiz-moving-motivators/results-view', '/quiz-moving-motivators/results-view/1']],

  [admin, ['/cms-selection', '/cms-professionals', '/cms-owners', '/cms-projects', '/cms-squad-suggestion/1']],
  [admin, ['/cms-match-rating', '/cms-orders', '/cms-analytics', '/cms/persona', '/cms/persona/create-view']],
  [admin, ['/cms/persona/1']],
];

/** The route tables of both specification documents. */
export const documentedPages: readonly DocumentedPage[] = addresses.flatMap(([kind, list]) =>
  list.map((address) => ({ address, ...kind })),
);
