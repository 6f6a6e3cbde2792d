/** The vacancies of a project with the best matches, for administrators. */
export function squadSuggestionPath(projectId: string): string {
  return `/cms-squad-suggestion/${projectId}`;
}

/** Staff's ratings of suggestions. */
export const matchRatingPath = '/cms-match-rating';
