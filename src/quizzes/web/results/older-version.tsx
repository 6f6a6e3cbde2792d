import { useTranslation } from '#ui/i18n.ts';

/** For stored answers of an earlier version of the test, which the current formula does not fit. */
export function OlderVersion() {
  const { t } = useTranslation('quizzes/results');
  return <p>{t('maths.older')}</p>;
}
