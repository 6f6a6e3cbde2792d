import { Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { CopyLinkButton } from '#platform/ui/controls/copy-link-button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Card } from '#platform/ui/page/card.tsx';
import '#platform/ui/theme/full-styles.ts';
import { ConfirmDialog } from '#platform/ui/toasts/confirm-dialog.tsx';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import type { OwnResult } from './result-queries.ts';
import styles from './share-card.module.css';
import { useShare } from './use-share.ts';

/** Whether a result is shared, by which link, and what whoever has it sees. */
export function ShareCard({ quiz, share }: { quiz: QuizKey; share: OwnResult['share'] }) {
  const { t } = useTranslation('quizzes/results');
  const { make, revoke } = useShare(quiz);
  const [asking, setAsking] = useState(false);
  const address = share && window.location.origin + share.path;
  return (
    <Card title={t('share.title')}>
      <p className={styles.what}>{t('share.what')}</p>
      <Switch
        className={styles.switch}
        label={t('share.switch')}
        description={t(share ? 'share.on' : 'share.off')}
        checked={share !== null}
        disabled={make.isPending || revoke.isPending}
        onChange={() => (share ? setAsking(true) : make.mutate())}
      />
      {address && (
        <div className={styles.link}>
          <TextInput
            readOnly
            label={t('share.link')}
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyLinkButton address={address} variant="primary" />
          <ButtonLink to={share.path} target="_blank">
            {t('share.open')}
          </ButtonLink>
        </div>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('share.revokeTitle')}
        confirmLabel={t('share.revoke')}
        destructive
        loading={revoke.isPending}
        onConfirm={() => revoke.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {t('share.revokeText')}
      </ConfirmDialog>
    </Card>
  );
}
