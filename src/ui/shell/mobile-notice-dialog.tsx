import { Modal } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '../controls/button.tsx';
import { CopyLinkButton } from '../controls/copy-link-button.tsx';
import { useOpenedAfterMount } from '../overlays/use-touch-overlay.ts';
import '../theme/full-styles.ts';
import dialogStyles from '../toasts/dialogs.module.css';

export function MobileNoticeDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useTranslation('platform');
  return (
    <Modal
      opened={useOpenedAfterMount(true)}
      onClose={onClose}
      title={t('mobileNotice.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <p className={dialogStyles.text}>{t('mobileNotice.text')}</p>
      <div className={dialogStyles.actions}>
        <CopyLinkButton address={address} />
        <Button variant="primary" onClick={onClose} data-autofocus>
          {t('mobileNotice.goOn')}
        </Button>
      </div>
    </Modal>
  );
}
