import { Menu } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { TouchMenu } from '#ui/overlays/touch-menu.tsx';
import type { TouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import type { NamedView } from './saved-view.ts';

export interface ViewActionsProps {
  view: NamedView;
  mayShare: boolean;
  overlay: TouchOverlay;
  onDefault: () => void;
  /** Saves the page as it is now under this view. */
  onUpdate: () => void;
  onShare: () => void;
  /** Before it is probably renamed. */
  onPrepare: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** What one may do with the open view. */
export function ViewActions(props: ViewActionsProps) {
  const { view, mayShare, overlay, onDefault, onUpdate, onShare, onPrepare, onRename, onDelete } = props;
  const { t } = useTranslation('platform/views');
  return (
    <TouchMenu overlay={overlay} position="bottom-end" width={280}>
      <Menu.Item onClick={onDefault}>{t(view.isDefault ? 'notDefault' : 'default')}</Menu.Item>
      {view.abilities.change && (
        <>
          <Menu.Item onClick={onUpdate}>{t('update')}</Menu.Item>
          <Menu.Item onPointerEnter={onPrepare} onClick={onRename}>
            {t('rename')}
          </Menu.Item>
          {(view.isShared || mayShare) && (
            <Menu.Item onClick={onShare}>{t(view.isShared ? 'unshare' : 'share')}</Menu.Item>
          )}
          <Menu.Item color="red" onClick={onDelete}>
            {t('delete')}
          </Menu.Item>
        </>
      )}
    </TouchMenu>
  );
}
