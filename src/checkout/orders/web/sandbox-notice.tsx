import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Alert } from '#ui/states/alert.tsx';

/** Says that nothing here is real money. */
export function SandboxNotice({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('checkout/orders');
  return (
    <Alert tone="warning" title={t('sandbox.title')}>
      <p>{t('sandbox.text')}</p>
      {children}
    </Alert>
  );
}
