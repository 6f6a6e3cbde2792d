import { pageAddress } from '#ui/router/page-address.ts';
import { quizPages, resumesPath, sharedPages } from '#quizzes/paths.ts';

const readToken = ({ token }: Record<string, unknown>) => (typeof token === 'string' ? { token } : {});

export const motivatorsResultPage = pageAddress(`${quizPages.motivators.result}/{-$userId}`);
export const jointPage = pageAddress(`${resumesPath()}/{-$userId}`);
/** With the token of the link; two addresses of the specification go without a person. */
export const sharedResultPages = {
  personality: pageAddress(`${sharedPages.personality}/$userId`, readToken),
  culture: pageAddress(`${sharedPages.culture}/{-$userId}`, readToken),
  motivators: pageAddress(`${sharedPages.motivators}/{-$userId}`, readToken),
  softSkills: pageAddress(`${sharedPages.softSkills}/$userId`, readToken),
};
