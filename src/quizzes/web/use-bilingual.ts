import { currentLanguage, useTranslation } from '#platform/ui/i18n.ts';
import type { BilingualText } from '#quizzes/rules/quiz.ts';

/** Content of the tests in the language of the page; draws again when the language changes. */
export function useBilingual(): (text: BilingualText) => string {
  useTranslation('quizzes');
  return sayContent;
}

export function sayContent(text: BilingualText): string {
  return text[currentLanguage()];
}
