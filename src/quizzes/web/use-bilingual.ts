import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import type { BilingualText } from '#quizzes/rules/quiz.ts';

/** Content of the tests in the page's language; rerenders when the language changes. */
export function useBilingual(): (text: BilingualText) => string {
  useTranslation('quizzes');
  return contentText;
}

export function contentText(text: BilingualText): string {
  return text[currentLanguage()];
}
