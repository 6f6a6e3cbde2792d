import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { personalityStyleTexts } from '#quizzes/content/personality-styles.ts';
import { styleFigures, traitFigures } from '#quizzes/rules/figures.ts';
import type { PersonalityStyle } from '#quizzes/rules/personality/personality-traits.ts';
import type { PersonalityResult } from '#quizzes/rules/personality/personality.ts';
import { useBilingual } from '../../use-bilingual.ts';
import { Animal } from './animal.tsx';
import { FigureBars } from '../figure-bars.tsx';
import { toneColour } from '../picture-view.tsx';
import pictures from '../pictures.module.css';
import { RadarCard } from '../radar-card.tsx';
import styles from '../results.module.css';

/** The result of the personality test: characteristics, styles and their meaning. The texts address nobody, so they suit every reader. */
export function PersonalityView({ result }: { result: PersonalityResult }) {
  const { t } = useTranslation('quizzes/results');
  const say = useBilingual();
  return (
    <div className={styles.stack}>
      <div className={styles.halves}>
        <RadarCard
          quiz="personality"
          result={result}
          title={t('personality.traits')}
          figures={traitFigures(result)}
          legend={
            <ul className={pictures.legend}>
              {styleFigures(result).map(({ key, name, tone }) => (
                <li key={key}>
                  <span className={pictures.swatch} style={{ background: toneColour(tone) }} />
                  {say(name)}
                </li>
              ))}
            </ul>
          }
        />
        <div className={styles.stack}>
          <Card>
            <h2 className="sr-only">{t('personality.styles')}</h2>
            <ProfilePair result={result} />
            <FigureBars figures={styleFigures(result)} noteOf={(style) => say(personalityStyleTexts[style].summary)} />
          </Card>
          <Card title={t('meaning')}>
            <p className={styles.words}>
              {say(personalityStyleTexts[result.principal].description)}{' '}
              {say(personalityStyleTexts[result.complementary].complement)}
            </p>
          </Card>
        </div>
      </div>
      <Facets style={result.principal} />
    </div>
  );
}

/** The principal and the complementary profile with their animals. */
function ProfilePair({ result: { principal, complementary } }: { result: PersonalityResult }) {
  const { t } = useTranslation('quizzes/results');
  return (
    <div className={styles.pair}>
      <Profile label={t('personality.principal')} style={principal} />
      <Profile label={t('personality.complementary')} style={complementary} />
    </div>
  );
}

function Profile({ label, style }: { label: string; style: PersonalityStyle }) {
  const say = useBilingual();
  const { name, animal } = personalityStyleTexts[style];
  return (
    <div className={styles.profile}>
      <Animal style={style} size={64} />
      <div>
        <p className="meta">{label}</p>
        <p className={styles.big}>{say(name)}</p>
        <p className="sub">{say(animal)}</p>
      </div>
    </div>
  );
}

function Facets({ style }: { style: PersonalityStyle }) {
  const { t } = useTranslation('quizzes/results');
  const say = useBilingual();
  return (
    <div className={styles.facets}>
      {(['atBest', 'watchFor', 'workTogether'] as const).map((facet) => (
        <Card key={facet} title={t(`personality.${facet}`)}>
          <ul className={styles.points}>
            {personalityStyleTexts[style][facet].map((text) => (
              <li key={text.en}>{say(text)}</li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
