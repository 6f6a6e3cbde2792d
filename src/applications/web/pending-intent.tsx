import { useTranslation } from '#ui/i18n.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { useViewer } from '#ui/viewer.ts';
import { clearIntent, useIntent } from './saved-intent.ts';

/** Reminds a visitor of the job that they want to apply to; professionals have the bar of their application. */
export function PendingIntent() {
  const { t } = useTranslation('applications');
  const intent = useIntent();
  const viewer = useViewer();
  if (!intent || viewer) return null;
  return (
    <Alert
      tone="info"
      title={intent.title ? t('intent.titleOf', { title: intent.title }) : t('intent.title')}
      action={
        <>
          <ButtonLink to={intent.address} size="sm">
            {t('intent.continue')}
          </ButtonLink>
          <Button variant="quiet" size="sm" onClick={clearIntent}>
            {t('intent.forget')}
          </Button>
        </>
      }
    >
      {t('intent.text')}
    </Alert>
  );
}
