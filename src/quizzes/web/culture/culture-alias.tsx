import { Navigate } from '@tanstack/react-router';
import { quizPages } from '#quizzes/paths.ts';

/** The other address of the test. */
export function CultureAlias() {
  return <Navigate to={quizPages.culture.take} replace />;
}
