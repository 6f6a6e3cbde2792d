import { pageAddress } from '#ui/router/page-address.ts';
import { sharedBriefPage as sharedBriefPath } from '#projects/paths.ts';

export const briefSelectionPage = pageAddress('/project-brief-selection/{-$campaign}');
export const briefFormPage = pageAddress('/project-brief-forms/$projectId');
export const onboardingPage = pageAddress('/project-brief-onboarding/{-$campaign}');
export const briefThanksPage = pageAddress('/project-brief-thanks-page');
export const sharedBriefPage = pageAddress(`${sharedBriefPath}/$id/{-$positionIndex}`);
export const projectsPage = pageAddress('/my-projects');
export const projectsOfOwnerPage = pageAddress('/my-projects/$squadOwnerId');
/** `edit` names the vacancy whose form is open; `manage` opens the dialog of administrators. */
export const projectPage = pageAddress('/my-projects/details/$projectId');
export const professionalsPage = pageAddress('/my-projects/professionals/$projectId');
export const projectStatisticsPage = pageAddress('/my-projects/statistics/$projectId');
export const projectViewPage = pageAddress('/project-view');
export const professionalViewPage = pageAddress('/freelancer-view');
export const upsellThanksPage = pageAddress('/upsell-thankyoupage');
