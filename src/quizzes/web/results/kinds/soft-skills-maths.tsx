import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { Alert } from '#ui/states/alert.tsx';
import { softSkillItems, softSkillScale } from '#quizzes/content/soft-skill-items.ts';
import { softSkillTexts } from '#quizzes/content/soft-skill-texts.ts';
import { compareAnswers } from '#quizzes/rules/answer-consistency.ts';
import { figureText } from '#quizzes/rules/figures.ts';
import { completeAnswers } from '#quizzes/rules/saved-answers.ts';
import { explainSoftSkill } from '#quizzes/rules/score-explanation.ts';
import { type SoftSkill, softSkills } from '#quizzes/rules/soft-skills/soft-skill.ts';
import { softSkillsQuiz } from '#quizzes/rules/soft-skills/soft-skills.ts';
import { useBilingual } from '../../use-bilingual.ts';
import { OlderVersion } from '../older-version.tsx';
import type { OwnFinished } from '../result-queries.ts';
import styles from '../results.module.css';

export function SoftSkillsMaths({ finished }: { finished: OwnFinished }) {
  const answers = completeAnswers(softSkillsQuiz, finished.answers);
  if (!answers) return <OlderVersion />;
  return softSkills.map((skill) => <SkillMaths key={skill} skill={skill} answers={answers} />);
}

/** One skill: what raised and lowered it, strongest first, and the sum. */
function SkillMaths({ skill, answers }: { skill: SoftSkill; answers: readonly number[] }) {
  const { t } = useTranslation('quizzes/results');
  const say = useBilingual();
  const { items, raised, lowered, earned, possible, points } = explainSoftSkill(answers, skill);
  const neutral = items.filter(({ pull }) => pull === 0);
  const language = currentLanguage();
  const name = say(softSkillTexts[skill].name);
  return (
    <section className={styles.mathsPart}>
      <h3>{name}</h3>
      <p className={styles.formula}>
        {t('maths.skillFormula', { earned, possible, points: figureText({ shown: points, unit: 'points' }, language) })}
      </p>
      <table className={styles.table}>
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('maths.statement')}</th>
            <th scope="col">{t('maths.answer')}</th>
            <th scope="col">{t('maths.pull')}</th>
          </tr>
        </thead>
        <tbody>
          {[...raised, ...neutral, ...lowered].map(({ step, answer, pull }) => (
            <tr key={step}>
              <th scope="row">
                {say(softSkillItems[step]!.text)}
                {softSkillItems[step]!.reversed && <span className="meta"> {t('maths.reversed')}</span>}
              </th>
              <td>{say(softSkillScale[answer]!)}</td>
              <td className="num">{pull > 0 ? `+${pull}` : String(pull).replace('-', '−')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A hint to reread some answers; it is not part of the result and nobody else sees it. */
export function ConsistencyHint({ finished }: { finished: OwnFinished }) {
  const { t } = useTranslation('quizzes/results');
  const say = useBilingual();
  const answers = completeAnswers(softSkillsQuiz, finished.answers);
  const { worthALook } = answers ? compareAnswers(answers) : { worthALook: [] };
  if (worthALook.length === 0) return null;
  const names = new Intl.ListFormat(currentLanguage()).format(
    worthALook.map((skill) => say(softSkillTexts[skill].name)),
  );
  return (
    <Alert tone="info" title={t('hint.title')}>
      {t('hint.text', { skills: names })}
    </Alert>
  );
}
