import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { cultureTypes } from '#quizzes/content/culture-types.ts';
import { cultureFigures } from '#quizzes/rules/figures.ts';
import type { CultureResult } from '#quizzes/rules/culture/culture.ts';
import { useBilingual } from '../../use-bilingual.ts';
import { FigureBars } from '../figure-bars.tsx';
import { RadarCard } from '../radar-card.tsx';
import styles from '../results.module.css';

/** The result of the culture test. The description is addressed to the member and only shown to them. */
export function CultureView({ result, own }: { result: CultureResult; own: boolean }) {
  const { t } = useTranslation('quizzes/results');
  const say = useBilingual();
  const figures = cultureFigures(result);
  const dominant = cultureTypes[result.dominant];
  return (
    <div className={styles.halves}>
      <RadarCard quiz="culture" result={result} title={t('culture.four')} figures={figures} />
      <div className={styles.stack}>
        <Card>
          <h2 className="sr-only">{t('culture.dominant')}</h2>
          <div className={styles.lead}>
            <p className="meta">{t('culture.dominant')}</p>
            <p className={styles.big}>{say(dominant.name)}</p>
          </div>
          <FigureBars figures={figures} noteOf={(culture) => say(cultureTypes[culture].summary)} />
        </Card>
        {own && (
          <Card title={t('meaning')}>
            <p className={styles.words}>{say(dominant.description)}</p>
            <p className={styles.question}>
              <b>{t('culture.ask')}</b> “{say(dominant.askThem)}”
            </p>
          </Card>
        )}
      </div>
    </div>
  );
}
