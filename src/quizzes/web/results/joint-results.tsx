import type { ReactNode } from 'react';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { cultureTypes } from '#quizzes/content/culture-types.ts';
import { motivatorCards } from '#quizzes/content/motivator-cards.ts';
import { softSkillProfiles } from '#quizzes/content/soft-skill-levels.ts';
import { quizPages } from '#quizzes/paths.ts';
import { cultureFigures, softSkillFigures } from '#quizzes/rules/figures.ts';
import type { QuizResults } from '#quizzes/rules/quiz-registry.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { CardArt } from '../motivators/card-art.tsx';
import { useBilingual } from '../use-bilingual.ts';
import { FigureBars } from './figure-bars.tsx';
import { Motivates } from './kinds/motivators-view.tsx';
import { PersonalityView } from './kinds/personality-view.tsx';
import type { Finished } from './result-queries.ts';
import styles from './results.module.css';

/** Personality in full, because its profiles come first in the overview; of the other tests the main points. */
export function JointResults({ results, own }: { results: readonly Finished[]; own: boolean }) {
  const { t: words } = useTranslation('quizzes');
  const personality = results.find(({ quiz }) => quiz === 'personality');
  const others = results.filter(({ quiz }) => quiz !== 'personality');
  return (
    <>
      {personality && (
        <section>
          <h2 className="sr-only">{words('names.personality')}</h2>
          <PersonalityView result={personality.result as QuizResults['personality']} />
        </section>
      )}
      <div className={styles.others}>
        {others.map((finished) => (
          <Other key={finished.quiz} finished={finished} own={own} />
        ))}
      </div>
    </>
  );
}

const parts: Record<Exclude<QuizKey, 'personality'>, (props: { result: never }) => ReactNode> = {
  culture: CulturePart,
  motivators: MotivatorsPart,
  softSkills: SoftSkillsPart,
};

function Other({ finished: { quiz, result }, own }: { finished: Finished; own: boolean }) {
  const { t } = useTranslation('quizzes/results');
  const { t: words } = useTranslation('quizzes');
  // `quiz` and `result` belong together, which TypeScript cannot follow through the table.
  const Part = parts[quiz as keyof typeof parts];
  return (
    <Card title={words(`names.${quiz}`)}>
      <Part result={result as never} />
      {own && (
        <p className={styles.cardLink}>
          <PageLink to={quizPages[quiz].result}>
            {t('joint.whole')}
            <span className="sr-only">: {words(`names.${quiz}`)}</span>
          </PageLink>
        </p>
      )}
    </Card>
  );
}

function CulturePart({ result }: { result: QuizResults['culture'] }) {
  const { t } = useTranslation('quizzes/results');
  const say = useBilingual();
  return (
    <>
      <div className={styles.lead}>
        <p className="meta">{t('culture.dominant')}</p>
        <p className={styles.big}>{say(cultureTypes[result.dominant].name)}</p>
      </div>
      <FigureBars figures={cultureFigures(result)} />
    </>
  );
}

function MotivatorsPart({ result }: { result: QuizResults['motivators'] }) {
  const { t } = useTranslation('quizzes/results');
  const say = useBilingual();
  return (
    <>
      <p className="meta">{t('motivators.topThree')}</p>
      <ol className={styles.tops}>
        {result.cards.slice(0, result.topThree.length).map((one) => (
          <li key={one.card}>
            <CardArt card={one.card} size={40} />
            <b>{say(motivatorCards[one.card].name)}</b>
            <Motivates card={one} />
          </li>
        ))}
      </ol>
    </>
  );
}

function SoftSkillsPart({ result }: { result: QuizResults['softSkills'] }) {
  const { t } = useTranslation('quizzes/results');
  const say = useBilingual();
  return (
    <>
      <div className={styles.lead}>
        <p className="meta">{t('softSkills.profile')}</p>
        <p className={styles.big}>{say(softSkillProfiles[result.level].name)}</p>
      </div>
      <FigureBars figures={softSkillFigures(result)} />
    </>
  );
}
