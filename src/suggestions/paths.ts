/** The vacancies of a project with those who fit best, for administrators. */
export function squadSuggestionPath(projectId: string): string {
  return `/cms-squad-suggestion/${projectId}`;
}

/** What the staff said of suggestions. */
export const matchRatingPath = '/cms-match-rating';
