import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProviderState } from '#accounts/rules/provider-states.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Card } from '#ui/page/card.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import styles from '#accounts/security/web/account.module.css';
import { securityQuery, sessionsQuery } from '#accounts/security/web/account-queries.ts';
import { type ProviderChange, ProviderDialog } from '#accounts/security/web/provider-dialog.tsx';

interface ProviderCardProps {
  provider: { name: string; state: ProviderState; connectedAt: string | null };
  hasPassword: boolean;
}

/** The sign-in provider: connected, disconnected, or not used yet. */
export function ProviderCard({ provider: { name, state, connectedAt }, hasPassword }: ProviderCardProps) {
  const { t } = useTranslation('accounts/account');
  const queryClient = useQueryClient();
  const [change, setChange] = useState<ProviderChange | null>(null);
  const onDone = async (done: ProviderChange) => {
    toast.success(t(`provider.${done}Done`, { provider: name }));
    setChange(null);
    await Promise.all([queryClient.invalidateQueries(securityQuery), queryClient.invalidateQueries(sessionsQuery)]);
  };
  return (
    <Card
      title={t('provider.title', { provider: name })}
      action={<Pill tone={state === 'connected' ? 'success' : 'neutral'}>{t(`provider.${state}`)}</Pill>}
    >
      <p className={styles.lead}>
        {t(`provider.${state}Text`, { provider: name })}{' '}
        {state === 'connected' && !hasPassword && t('provider.needsPassword')}
      </p>
      {state !== 'notYet' && (
        <div className={styles.setup}>
          {connectedAt && (
            <p className="meta">
              {t('provider.since')} <RelativeTime moment={connectedAt} />
            </p>
          )}
          <div className={styles.row}>
            {state === 'connected' && hasPassword && (
              <Button variant="dangerQuiet" onClick={() => setChange('disconnect')}>
                {t('provider.disconnect')}
              </Button>
            )}
            {state === 'disconnected' && <Button onClick={() => setChange('allow')}>{t('provider.allow')}</Button>}
          </div>
        </div>
      )}
      {change && <ProviderDialog change={change} provider={name} onDone={onDone} onClose={() => setChange(null)} />}
    </Card>
  );
}
