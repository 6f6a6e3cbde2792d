import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconBookmark, IconDots } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useTouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import '#ui/theme/full-styles.ts';
import type { SavedView } from './saved-view.ts';
import type { KeepViews } from './use-keep-views.ts';
import type { ViewActionsProps } from './view-actions.tsx';

const loadList = async () => (await import('./views-list.tsx')).ViewsList;
const loadActions = async () => (await import('./view-actions.tsx')).ViewActions;
const loadName = async () => (await import('./name-view.tsx')).NameView;
const [ViewsList, ViewActions, NameView] = [lazyPart(loadList), lazyPart(loadActions), lazyPart(loadName)];

interface ViewsMenuProps<Settings> {
  views: readonly SavedView<Settings>[];
  mayShare: boolean;
  /** The view that the page was opened from. */
  openId: string | undefined;
  /** The settings of the page as it is now. */
  settings: Settings;
  keep: KeepViews<Settings>;
  onOpen: (view: SavedView<Settings>) => void;
  /** The page belongs to this view from now on; undefined: to none. */
  onBelong: (viewId: string | undefined) => void;
}

/** The saved views of a page, and actions on the open one. */
export function ViewsMenu<Settings>(props: ViewsMenuProps<Settings>) {
  const { views, mayShare, openId, settings, keep, onOpen, onBelong } = props;
  const { t } = useTranslation('platform/views');
  const [naming, name] = useState<SavedView<Settings> | 'new' | null>(null);
  const open = views.find(({ viewId }) => viewId === openId);
  const list = useTouchOverlay(loadList);
  return (
    <>
      <Button
        {...list.menuButton}
        ref={list.anchor}
        icon={<IconBookmark size={18} aria-hidden="true" />}
        onClick={list.toggle}
      >
        {open?.name ?? t('title')}
      </Button>
      {list.overlay && (
        <ViewsList
          views={views}
          open={open}
          overlay={list.overlay}
          onChoose={(chosen) => {
            const view = views.find(({ viewId }) => viewId === chosen);
            if (view) onOpen(view);
          }}
          onPrepare={() => void loadName()}
          onNew={() => name('new')}
        />
      )}
      {open && (
        <OpenView
          view={open}
          mayShare={mayShare}
          onDefault={() => void keep.chooseDefault(open.isDefault ? null : open.viewId)}
          onUpdate={() => void keep.update(open, { settings })}
          onShare={() => void keep.update(open, { isShared: !open.isShared })}
          onPrepare={() => void loadName()}
          onRename={() => name(open)}
          onDelete={() => {
            onBelong(undefined);
            void keep.remove(open);
          }}
        />
      )}
      {naming !== null && (
        <NameView
          view={naming === 'new' ? null : naming}
          mayShare={mayShare}
          onClose={() => name(null)}
          onSave={async ({ name: called, isShared }) => {
            if (naming !== 'new') return keep.update(naming, { name: called });
            const made = await keep.make({ name: called, isShared, settings });
            if (made) onBelong(made.viewId);
            return made !== null;
          }}
        />
      )}
    </>
  );
}

/** The button of what one may do with the open view. */
function OpenView(props: Omit<ViewActionsProps, 'overlay'>) {
  const { t } = useTranslation('platform/views');
  const { overlay, anchor, toggle, menuButton } = useTouchOverlay(loadActions);
  return (
    <>
      <IconButton {...menuButton} ref={anchor} outlined label={t('more', { name: props.view.name })} onClick={toggle}>
        <IconDots size={18} aria-hidden="true" />
      </IconButton>
      {overlay && <ViewActions {...props} overlay={overlay} />}
    </>
  );
}
