import { classNames } from '#ui/class-names.ts';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { softSkillProfiles } from '#quizzes/content/soft-skill-levels.ts';
import { softSkillTexts } from '#quizzes/content/soft-skill-texts.ts';
import { figureText, softSkillFigures } from '#quizzes/rules/figures.ts';
import { levelStarts, softSkillBandOf } from '#quizzes/rules/soft-skills/soft-skill-level.ts';
import { softSkillLevels } from '#quizzes/rules/soft-skills/soft-skill.ts';
import type { SoftSkillsResult } from '#quizzes/rules/soft-skills/soft-skills.ts';
import { useBilingual } from '../../use-bilingual.ts';
import { FigureBars } from '../figure-bars.tsx';
import { RadarCard } from '../radar-card.tsx';
import styles from '../results.module.css';

/** Five skills and the profile between Learner and Mentor. The advice is addressed to the member and only shown to them. */
export function SoftSkillsView({ result, own }: { result: SoftSkillsResult; own: boolean }) {
  const { t } = useTranslation('quizzes/results');
  const say = useBilingual();
  const figures = softSkillFigures(result);
  const profile = softSkillProfiles[result.level];
  return (
    <div className={styles.stack}>
      <div className={styles.halves}>
        <RadarCard quiz="softSkills" result={result} title={t('softSkills.five')} figures={figures} />
        <div className={styles.stack}>
          <Card>
            <h2 className="sr-only">{t('softSkills.profile')}</h2>
            <div className={styles.lead}>
              <p className="meta">{t('softSkills.profile')}</p>
              <p className={styles.big}>{say(profile.name)}</p>
              <p className="sub">
                {t('softSkills.total', {
                  points: figureText({ shown: result.totalPoints, unit: 'points' }, currentLanguage()),
                })}
              </p>
            </div>
            <LevelLadder result={result} />
            {own && (
              <p className={styles.words}>
                {say(profile.meaning)} {say(profile.suggestion)}
              </p>
            )}
          </Card>
        </div>
      </div>
      <Card title={t('softSkills.each')}>
        <FigureBars
          figures={figures}
          moreOf={(skill) => {
            const { description, bands } = softSkillTexts[skill];
            const { meaning, suggestion } = bands[softSkillBandOf(result[skill])];
            return (
              <p className={classNames('sub', styles.below)}>
                {own ? `${say(meaning)} ${say(suggestion)}` : say(description)}
              </p>
            );
          }}
        />
      </Card>
    </div>
  );
}

/** The four profiles in the order of growth, with their minimum points. */
function LevelLadder({ result }: { result: SoftSkillsResult }) {
  const { t } = useTranslation('quizzes/results');
  const say = useBilingual();
  const reached = softSkillLevels.indexOf(result.level);
  return (
    <ol className={styles.ladder}>
      {softSkillLevels.map((level, index) => (
        <li
          key={level}
          data-reached={index <= reached || undefined}
          {...(index === reached && { 'aria-current': 'step' as const })}
        >
          <b>{say(softSkillProfiles[level].name)}</b>
          <span className="meta">
            {t('softSkills.from', {
              points: figureText({ shown: levelStarts[level], unit: 'points' }, currentLanguage()),
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}
