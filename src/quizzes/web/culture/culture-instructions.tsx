import { useTranslation } from '#ui/i18n.ts';

export function CultureInstructions() {
  const { t } = useTranslation('quizzes/culture');
  return (
    <>
      <ul>
        <li>{t('how.give')}</li>
        <li>{t('how.more')}</li>
        <li>{t('how.zero')}</li>
      </ul>
      <p className="meta">{t('how.source')}</p>
    </>
  );
}
