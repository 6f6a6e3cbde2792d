import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { noticesPath } from '#notices/paths.ts';
import { IconButtonLink } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconBell } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { readAnew } from '#ui/live/read-anew.ts';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { useTouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import { NARROW_SCREEN } from '#ui/shell/narrow-screen.ts';
import styles from './bell.module.css';
import { noticeCountQuery } from './notices-query.ts';

const loadPanel = () => import('./bell-panel.tsx');
const BellPanel = lazyPart(async () => (await loadPanel()).BellPanel);

/** In the header: how many notices their reader has not read. It opens the newest ones; on narrow screens it leads to the page. */
export function Bell({ userId, isPageRead }: { userId: string; isPageRead: boolean }) {
  const { t } = useTranslation('notices/bell');
  const queryClient = useQueryClient();
  const isNarrow = useMediaQuery(NARROW_SCREEN, false, { getInitialValueInEffect: false });
  const { data } = useQuery({ ...noticeCountQuery, enabled: isPageRead, refetchOnWindowFocus: 'always' });
  const readAgain = () => readAnew(queryClient, ['notices']);
  useLiveTopic(`notices:${userId}`, { enabled: isPageRead, onEvent: readAgain, onGap: readAgain });
  const { overlay, anchor, toggle, menuButton } = useTouchOverlay(loadPanel);
  const count = data?.count ?? 0;
  const shown = formatCount(count, data?.more ?? false);
  const label = count === 0 ? t('bell') : t('bellUnread', { count, number: shown });
  const face = (
    <>
      <IconBell size={20} aria-hidden="true" />
      {count > 0 && (
        <span className={`${styles.count} num`} aria-hidden="true">
          {shown}
        </span>
      )}
    </>
  );
  if (isNarrow)
    return (
      <IconButtonLink label={label} to={noticesPath} className={styles.bell}>
        {face}
      </IconButtonLink>
    );
  return (
    <>
      <button
        {...menuButton}
        aria-haspopup="dialog"
        ref={anchor}
        type="button"
        className={`${styles.bell} ${styles.button}`}
        aria-label={label}
        title={label}
        onClick={toggle}
      >
        {face}
      </button>
      {overlay && <BellPanel overlay={overlay} />}
    </>
  );
}
