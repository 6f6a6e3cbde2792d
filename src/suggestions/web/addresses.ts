import { pageAddress } from '#ui/router/page-address.ts';
import { matchRatingPath } from '#suggestions/paths.ts';
import { readSuggestedSearch } from './suggested/suggested-search.ts';

export const searchingPage = pageAddress('/project-brief-searching-matchs-page');
export const matchesPage = pageAddress('/project-brief-matchs-page');
export const suggestedPage = pageAddress('/my-projects/suggested/$projectId', (search) => ({
  ...readSuggestedSearch(search),
}));
export const squadSuggestionPage = pageAddress('/cms-squad-suggestion/$projectId');
export const matchRatingPage = pageAddress(matchRatingPath);
