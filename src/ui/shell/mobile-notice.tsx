import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { CopyLinkButton } from '../controls/copy-link-button.tsx';
import { MobileNoticeDialog } from '../router/page-route.ts';
import { setMobileNoticeClosed } from '../overlays/mobile-notice-closed.ts';
import { NARROW_SCREEN } from './narrow-screen.ts';
import { NoticeBar } from './notice-bar.tsx';

/** On narrow screens: this page is made for wide ones. Offers to send the link along, or to continue anyway. */
export function MobileNotice() {
  const { t } = useTranslation('platform');
  const isNarrow = useMediaQuery(NARROW_SCREEN, false, { getInitialValueInEffect: false });
  const [goesOn, setGoesOn] = useState(false);
  useEffect(() => {
    setMobileNoticeClosed(goesOn);
    return () => setMobileNoticeClosed(false);
  }, [goesOn]);
  if (!isNarrow) return null;
  const address = window.location.href;
  return (
    <>
      <NoticeBar tone="warning" actions={<CopyLinkButton address={address} size="sm" />}>
        {t('mobileNotice.banner')}
      </NoticeBar>
      <Suspense fallback={null}>
        {!goesOn && <MobileNoticeDialog address={address} onClose={() => setGoesOn(true)} />}
      </Suspense>
    </>
  );
}
