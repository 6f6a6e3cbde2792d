import { useTranslation } from '#ui/i18n.ts';
import { MotivatorsNews } from './news.tsx';

export function MotivatorsInstructions() {
  const { t } = useTranslation('quizzes/motivators');
  return (
    <>
      <ul>
        <li>{t('how.deal')}</li>
        <li>{t('how.order')}</li>
        <li>{t('how.both')}</li>
        <li>{t('how.keys')}</li>
      </ul>
      <p className="meta">{t('how.source')}</p>
      <p>
        <MotivatorsNews />
      </p>
    </>
  );
}
