import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Button, ButtonLink } from '#platform/ui/controls/button.tsx';
import { Alert } from '#platform/ui/states/alert.tsx';
import { clearIntent, readIntent } from './saved-intent.ts';

/** Reminds the visitor of the job that they wanted to apply to before signing up. */
export function PendingIntent() {
  const { t } = useTranslation('candidacies');
  const [intent, setIntent] = useState(readIntent);
  if (!intent) return null;
  const clear = () => {
    clearIntent();
    setIntent(null);
  };
  return (
    <Alert
      tone="info"
      title={t('intent.title')}
      action={
        <>
          <ButtonLink to={intent.address} size="sm">
            {t('intent.continue')}
          </ButtonLink>
          <Button variant="quiet" size="sm" onClick={clear}>
            {t('intent.forget')}
          </Button>
        </>
      }
    >
      {t('intent.text')}
    </Alert>
  );
}
