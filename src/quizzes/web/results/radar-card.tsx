import { type ReactNode, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { IconChartRadar, IconList } from '#ui/icons/icons.ts';
import { Card } from '#ui/page/card.tsx';
import { type Figure, figureText } from '#quizzes/rules/figures.ts';
import type { QuizResults } from '#quizzes/rules/quiz-registry.ts';
import { drawResult, type RadarLook, type RadarQuiz } from '#quizzes/rules/result-radars.ts';
import { useBilingual } from '../use-bilingual.ts';
import { PictureView } from './picture-view.tsx';
import styles from './results.module.css';

/** As large as the longest labels allow. Drawn separately for phones instead of scaled down, so that labels stay readable. */
const looks: Record<RadarQuiz, Record<'wide' | 'narrow', RadarLook>> = {
  personality: { wide: { width: 500, radius: 148, fontSize: 13 }, narrow: { width: 340, radius: 84, fontSize: 11 } },
  culture: { wide: { width: 500, radius: 140, fontSize: 13 }, narrow: { width: 340, radius: 84, fontSize: 12 } },
  softSkills: { wide: { width: 500, radius: 112, fontSize: 13 }, narrow: { width: 350, radius: 62, fontSize: 11 } },
};

interface RadarCardProps<Key extends RadarQuiz> {
  quiz: Key;
  result: QuizResults[Key];
  title: string;
  figures: readonly Figure[];
  legend?: ReactNode;
}

/** The radar of a result and, on request, a table of its figures, which screen readers always have. */
export function RadarCard<Key extends RadarQuiz>({ quiz, result, title, figures, legend }: RadarCardProps<Key>) {
  const { t } = useTranslation('quizzes/results');
  const [asTable, setAsTable] = useState(false);
  const language = currentLanguage();
  const label = t('radar.label', { title });
  const { wide, narrow } = looks[quiz];
  return (
    <Card
      title={title}
      action={
        <Button
          variant="quiet"
          size="sm"
          icon={asTable ? <IconChartRadar size={16} aria-hidden="true" /> : <IconList size={16} aria-hidden="true" />}
          onClick={() => setAsTable(!asTable)}
        >
          {t(asTable ? 'radar.asPicture' : 'radar.asTable')}
        </Button>
      }
    >
      {!asTable && (
        <div className={styles.radar}>
          <PictureView className="only-wide" picture={drawResult(quiz, result, { ...wide, language })} label={label} />
          <PictureView
            className="only-narrow"
            picture={drawResult(quiz, result, { ...narrow, language })}
            label={label}
          />
          {legend}
        </div>
      )}
      {/* Around the table: a table takes the width that its words need, also where it is out of sight. */}
      <div className={asTable ? undefined : 'sr-only'}>
        <FiguresTable title={title} figures={figures} />
      </div>
    </Card>
  );
}

function FiguresTable({ title, figures }: { title: string; figures: readonly Figure[] }) {
  const { t } = useTranslation('quizzes/results');
  const say = useBilingual();
  return (
    <table className={styles.table}>
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('radar.name')}</th>
          <th scope="col">{t(`radar.${figures[0]?.unit ?? 'percent'}`)}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <tr key={figure.key}>
            <th scope="row">{say(figure.name)}</th>
            <td className="num">{figureText(figure, currentLanguage())}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
