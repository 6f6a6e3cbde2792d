import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Button } from '../controls/button.tsx';
import { CopyLinkButton } from '../controls/copy-link-button.tsx';
import '../theme/full-styles.ts';
import dialogStyles from '../toasts/dialogs.module.css';
import { NARROW_SCREEN } from './narrow-screen.ts';
import { NoticeBar } from './notice-bar.tsx';

/** On narrow screens: this page is made for wide ones. Offers to send the link along, or to continue anyway. */
export function MobileNotice() {
  const { t } = useTranslation('platform');
  const isNarrow = useMediaQuery(NARROW_SCREEN) ?? false;
  const [goesOn, setGoesOn] = useState(false);
  if (!isNarrow) return null;
  const address = window.location.href;
  return (
    <>
      <NoticeBar tone="warning" actions={<CopyLinkButton address={address} size="sm" />}>
        {t('mobileNotice.banner')}
      </NoticeBar>
      <Modal
        opened={!goesOn}
        onClose={() => setGoesOn(true)}
        title={t('mobileNotice.title')}
        closeButtonProps={{ 'aria-label': t('dialog.close') }}
      >
        <p className={dialogStyles.text}>{t('mobileNotice.text')}</p>
        <div className={dialogStyles.actions}>
          <CopyLinkButton address={address} />
          <Button variant="primary" onClick={() => setGoesOn(true)} data-autofocus>
            {t('mobileNotice.goOn')}
          </Button>
        </div>
      </Modal>
    </>
  );
}
