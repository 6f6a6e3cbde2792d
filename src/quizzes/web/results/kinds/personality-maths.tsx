import { useTranslation } from '#ui/i18n.ts';
import { styleFigures, traitFigures } from '#quizzes/rules/figures.ts';
import { completeAnswers } from '#quizzes/rules/saved-answers.ts';
import { countTraitMarks } from '#quizzes/rules/personality/personality-explanation.ts';
import { personalityQuiz, type PersonalityResult } from '#quizzes/rules/personality/personality.ts';
import { useBilingual } from '../../use-bilingual.ts';
import { OlderVersion } from '../older-version.tsx';
import type { OwnFinished } from '../result-queries.ts';
import styles from '../results.module.css';

export function PersonalityMaths({ finished }: { finished: OwnFinished }) {
  const { t } = useTranslation('quizzes/results');
  const say = useBilingual();
  const result = finished.result as PersonalityResult;
  const answers = completeAnswers(personalityQuiz, finished.answers);
  const marks = answers && countTraitMarks(answers);
  return (
    <>
      <MarksTable
        caption={t('personality.styles')}
        formula={t('maths.styleFormula')}
        lines={styleFigures(result).map(({ key, name, shown }) => ({
          key,
          name: say(name),
          shown,
          most: result.styles[key].most,
          least: result.styles[key].least,
        }))}
      />
      {marks ? (
        <MarksTable
          caption={t('personality.traits')}
          formula={t('maths.traitFormula')}
          lines={traitFigures(result).map(({ key, name, shown }) => ({
            key,
            name: say(name),
            shown,
            most: marks.get(key)?.most ?? 0,
            least: marks.get(key)?.least ?? 0,
          }))}
        />
      ) : (
        <OlderVersion />
      )}
    </>
  );
}

interface MarksLine {
  key: string;
  name: string;
  most: number;
  least: number;
  shown: number;
}

function MarksTable({ caption, formula, lines }: { caption: string; formula: string; lines: readonly MarksLine[] }) {
  const { t } = useTranslation('quizzes/results');
  return (
    <table className={styles.table}>
      <caption>
        {caption} <span className="sub">{formula}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('radar.name')}</th>
          <th scope="col">{t('maths.most')}</th>
          <th scope="col">{t('maths.least')}</th>
          <th scope="col">{t('radar.percent')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, most, least, shown }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className="num">{most}</td>
            <td className="num">{least}</td>
            <td className="num">{shown}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
