import { useTranslation } from '#platform/ui/i18n.ts';

/** Answers of an earlier version of the test are kept; today's formula does not fit them. */
export function OlderVersion() {
  const { t } = useTranslation('quizzes/results');
  return <p>{t('maths.older')}</p>;
}
