import type { SandboxAction } from '#checkout/orders/rules/sandbox-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { SandboxNotice } from './sandbox-notice.tsx';
import styles from './orders.module.css';

interface SandboxActionsProps {
  actions: readonly SandboxAction[];
  isBusy: boolean;
  onAct: (action: SandboxAction) => void;
}

/** In place of a bank: what would happen to the payment is a button. */
export function SandboxActions({ actions, isBusy, onAct }: SandboxActionsProps) {
  const { t } = useTranslation('checkout/orders');
  return (
    <SandboxNotice>
      <div className={styles.actions} role="group" aria-label={t('sandbox.label')}>
        {actions.map((action) => (
          <Button key={action} size="sm" disabled={isBusy} onClick={() => onAct(action)}>
            {t(`sandbox.${action}`)}
          </Button>
        ))}
      </div>
    </SandboxNotice>
  );
}
