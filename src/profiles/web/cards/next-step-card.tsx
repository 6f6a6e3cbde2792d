import { useTranslation } from '#ui/i18n.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { ownProfilePath } from '#profiles/paths.ts';
import type { ScorePieceCode } from '#profiles/rules/score-pieces.ts';
import type { OwnProfile } from '../own-profile.ts';
import styles from './side-cards.module.css';

/** The missing piece that is worth the most now. */
export function NextStepCard({ score: { nextStep } }: Pick<OwnProfile, 'score'>) {
  const { t } = useTranslation('profiles');
  if (!nextStep) return null;
  const { code, section, points } = nextStep;
  const editor = (code satisfies ScorePieceCode) === 'availability' ? 'availability' : section;
  return (
    <Card tone="accent" title={t(`nextStep.${code}`)}>
      <div className={styles.next}>
        <p>{t('nextStep.worth', { count: points, why: t(`nextStep.why.${section}`) })}</p>
        <ButtonLink variant="primary" size="bar" to={ownProfilePath(editor)} preload={false}>
          {t('nextStep.action')}
        </ButtonLink>
      </div>
    </Card>
  );
}
