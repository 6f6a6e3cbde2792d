import { Menu } from '@mantine/core';
import type { ViewSettings } from '#pipeline/company/contract/view-settings.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { TouchMenu } from '#platform/ui/overlays/touch-menu.tsx';
import type { TouchOverlay } from '#platform/ui/overlays/use-touch-overlay.ts';
import type { useManageViews } from './use-manage-views.ts';
import type { SavedView } from './view-queries.ts';

export interface ViewActionsProps {
  view: SavedView;
  mayShare: boolean;
  /** Of the page as it is now. */
  settings: ViewSettings;
  keep: ReturnType<typeof useManageViews>;
  overlay: TouchOverlay;
  /** Before it is probably renamed. */
  onPrepare: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** What one may do with the open view. */
export function ViewActions(props: ViewActionsProps) {
  const { view, mayShare, settings, keep, overlay, onPrepare, onRename, onDelete } = props;
  const { t } = useTranslation('pipeline/company');
  return (
    <TouchMenu overlay={overlay} position="bottom-end" width={280}>
      <Menu.Item onClick={() => void keep.chooseDefault(view.isDefault ? null : view.viewId)}>
        {t(view.isDefault ? 'views.notDefault' : 'views.default')}
      </Menu.Item>
      {view.abilities.change && (
        <>
          <Menu.Item onClick={() => void keep.update(view, { settings })}>{t('views.update')}</Menu.Item>
          <Menu.Item onPointerEnter={onPrepare} onClick={onRename}>
            {t('views.rename')}
          </Menu.Item>
          {(view.isShared || mayShare) && (
            <Menu.Item onClick={() => void keep.update(view, { isShared: !view.isShared })}>
              {t(view.isShared ? 'views.unshare' : 'views.share')}
            </Menu.Item>
          )}
          <Menu.Item color="red" onClick={onDelete}>
            {t('views.delete')}
          </Menu.Item>
        </>
      )}
    </TouchMenu>
  );
}
