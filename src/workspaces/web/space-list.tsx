import { Menu } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { IconCheck } from '#ui/icons/icons.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { TouchMenu } from '#ui/overlays/touch-menu.tsx';
import type { TouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import type { SpaceEntry } from './api.ts';
import { nameOf } from './space-name.ts';
import styles from './spaces.module.css';

interface SpaceListProps {
  spaces: readonly SpaceEntry[];
  currentId: string | null;
  onChoose: (workspaceId: string) => Promise<void>;
  overlay: TouchOverlay;
}

/** The spaces that one may switch to. */
export function SpaceList({ spaces, currentId, onChoose, overlay }: SpaceListProps) {
  const { t } = useTranslation('workspaces');
  return (
    <TouchMenu overlay={overlay} width={320} position="bottom-start">
      <Menu.Label>{t('switcher.title')}</Menu.Label>
      {spaces.map((space) => {
        const isCurrent = space.workspaceId === currentId;
        return (
          <Menu.Item
            key={space.workspaceId}
            // Not `disabled`, because the keyboard needs a first entry to focus.
            {...(isCurrent && { 'aria-disabled': true, 'aria-current': 'true' as const })}
            leftSection={
              <Avatar
                name={nameOf(space)}
                image={space.userPhoto}
                kind={space.isOwner ? 'company' : 'person'}
                size={32}
              />
            }
            rightSection={isCurrent && <IconCheck size={18} aria-hidden="true" />}
            onClick={() => void (isCurrent || onChoose(space.workspaceId))}
          >
            <span className={styles.entry}>
              <b className="clip">{nameOf(space)}</b>
              <span className="meta clip">
                {space.isOwner ? t('switcher.own') : t('switcher.spaceOf', { name: space.displayName })}
              </span>
            </span>
          </Menu.Item>
        );
      })}
      {spaces.length === 1 && <Menu.Label className={styles.alone}>{t('switcher.alone')}</Menu.Label>}
    </TouchMenu>
  );
}
