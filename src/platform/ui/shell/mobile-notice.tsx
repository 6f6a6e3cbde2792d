import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { CopyLinkButton } from '../controls/copy-link-button.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { loadMobileNotice } from '../router/page-route.ts';
import { NARROW_SCREEN } from './narrow-screen.ts';
import { NoticeBar } from './notice-bar.tsx';

const MobileNoticeDialog = lazyPart(async () => (await loadMobileNotice()).MobileNoticeDialog);

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
      {!goesOn && <MobileNoticeDialog address={address} onClose={() => setGoesOn(true)} />}
    </>
  );
}
