import { useTranslation } from '#ui/i18n.ts';
import { Avatar } from '../marks/avatar.tsx';
import { useTouchOverlay } from '../overlays/use-touch-overlay.ts';
import type { AccountMenuProps } from './menu-item.ts';
import styles from './shell.module.css';
import { lazyPart } from '../lazy-part.tsx';

const loadList = () => import('./account-menu-list.tsx');
const AccountMenuList = lazyPart(async () => (await loadList()).AccountMenuList);

export function AccountMenu(props: AccountMenuProps) {
  const { t } = useTranslation('platform');
  const { person } = props;
  const { overlay, anchor, toggle, menuButton } = useTouchOverlay(loadList);
  return (
    <>
      <button
        {...menuButton}
        ref={anchor}
        type="button"
        className={styles.account}
        aria-label={t('shell.account')}
        onClick={toggle}
      >
        <Avatar name={person.name} image={person.image ?? null} />
      </button>
      {overlay && <AccountMenuList {...props} overlay={overlay} />}
    </>
  );
}
