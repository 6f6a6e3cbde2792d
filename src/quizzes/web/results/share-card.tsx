import { ShareByLink } from '#ui/controls/share-by-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import type { OwnResult } from './result-queries.ts';
import styles from './share-card.module.css';
import { useShare } from './use-share.ts';

/** Whether a result is shared, its link, and what the holder of the link sees. */
export function ShareCard({ quiz, share }: { quiz: QuizKey; share: OwnResult['share'] }) {
  const { t } = useTranslation('quizzes/results');
  const { make, revoke } = useShare(quiz);
  return (
    <Card title={t('share.title')}>
      <p className={styles.what}>{t('share.what')}</p>
      <ShareByLink
        switchClass={styles.switch}
        share={share}
        words={{
          switch: t('share.switch'),
          state: t(share ? 'share.on' : 'share.off'),
          link: t('share.link'),
          open: t('share.open'),
          revoke: t('share.revoke'),
          revokeTitle: t('share.revokeTitle'),
          revokeText: t('share.revokeText'),
        }}
        isBusy={make.isPending || revoke.isPending}
        isRevoking={revoke.isPending}
        make={make.mutate}
        revoke={() => revoke.mutateAsync()}
      />
    </Card>
  );
}
