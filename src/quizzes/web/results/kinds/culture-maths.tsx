import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { cultureQuestions } from '#quizzes/content/culture-statements.ts';
import { cultureTypes } from '#quizzes/content/culture-types.ts';
import { cultureKeys, cultureQuestionKeys, cultureQuiz } from '#quizzes/rules/culture/culture.ts';
import { figureText } from '#quizzes/rules/figures.ts';
import { completeAnswers } from '#quizzes/rules/saved-answers.ts';
import { useBilingual } from '../../use-bilingual.ts';
import { OlderVersion } from '../older-version.tsx';
import type { OwnFinished } from '../result-queries.ts';
import styles from '../results.module.css';

export function CultureMaths({ finished }: { finished: OwnFinished }) {
  const { t } = useTranslation('quizzes/results');
  const say = useBilingual();
  const answers = completeAnswers(cultureQuiz, finished.answers);
  if (!answers) return <OlderVersion />;
  const sums = cultureKeys.map((_, letter) => answers.reduce((sum, points) => sum + points[letter]!, 0));
  const sixth = (sum: number) => figureText({ shown: sum / answers.length, unit: 'points' }, currentLanguage());
  return (
    <table className={styles.table}>
      <caption className="sr-only">{t('maths.points')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('maths.question')}</th>
          {cultureKeys.map((culture) => (
            <th scope="col" key={culture}>
              {say(cultureTypes[culture].name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cultureQuestionKeys.map((question, step) => (
          <tr key={question}>
            <th scope="row">{say(cultureQuestions[question].title)}</th>
            {cultureKeys.map((culture, letter) => (
              <td key={culture} className="num">
                {answers[step]![letter]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('maths.sum')}</th>
          {cultureKeys.map((culture, letter) => (
            <td key={culture} className="num">
              {sums[letter]}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('maths.sixth')}</th>
          {cultureKeys.map((culture, letter) => (
            <td key={culture} className="num">
              {sixth(sums[letter]!)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
