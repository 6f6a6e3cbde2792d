import { useQuery } from '@tanstack/react-query';
import { IconBookmark, IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';
import { useTouchOverlay } from '#platform/ui/overlays/use-touch-overlay.ts';
import '#platform/ui/theme/full-styles.ts';
import type { CompanyPlace } from '#pipeline/candidates/web/candidate-keys.ts';
import type { CompanySearch } from '../company-search.ts';
import type { CompanyChange } from '../use-company-search.ts';
import { type SavedView, settingsOf, viewsQuery } from './view-queries.ts';
import { useManageViews } from './use-manage-views.ts';
import type { ViewActionsProps } from './view-actions.tsx';

const loadList = async () => (await import('./views-list.tsx')).ViewsList;
const loadActions = async () => (await import('./view-actions.tsx')).ViewActions;
const loadName = async () => (await import('./name-view.tsx')).NameView;
const [ViewsList, ViewActions, NameView] = [lazyPart(loadList), lazyPart(loadActions), lazyPart(loadName)];

interface ViewsMenuProps {
  place: CompanyPlace;
  workspaceId: string;
  search: CompanySearch;
  layout: 'board' | 'table';
  change: (next: CompanyChange) => void;
}

/** The saved views of the candidates, and actions on the open one. */
export function ViewsMenu({ place, workspaceId, search, layout, change }: ViewsMenuProps) {
  const { t } = useTranslation('pipeline/company');
  const { data } = useQuery(viewsQuery(place));
  const keep = useManageViews(workspaceId);
  const [naming, name] = useState<SavedView | 'new' | null>(null);
  const views = data?.views ?? [];
  const open = views.find(({ viewId }) => viewId === search.saved);
  const settings = settingsOf(search, layout);
  const list = useTouchOverlay(loadList);
  return (
    <>
      <Button
        {...list.menuButton}
        ref={list.anchor}
        icon={<IconBookmark size={18} aria-hidden="true" />}
        onClick={list.toggle}
      >
        {open?.name ?? t('views.title')}
      </Button>
      {list.overlay && (
        <ViewsList
          views={views}
          open={open}
          overlay={list.overlay}
          onChoose={change}
          onPrepare={() => void loadName()}
          onNew={() => name('new')}
        />
      )}
      {open && (
        <OpenView
          view={open}
          mayShare={data?.mayShare ?? false}
          settings={settings}
          keep={keep}
          onPrepare={() => void loadName()}
          onRename={() => name(open)}
          onDelete={() => {
            change({ saved: undefined });
            void keep.remove(open);
          }}
        />
      )}
      {naming !== null && (
        <NameView
          view={naming === 'new' ? null : naming}
          mayShare={data?.mayShare ?? false}
          onClose={() => name(null)}
          onSave={async ({ name: called, isShared }) => {
            if (naming !== 'new') return keep.update(naming, { name: called });
            const made = await keep.make({ name: called, isShared, settings });
            if (made) change({ saved: made.viewId });
            return made !== null;
          }}
        />
      )}
    </>
  );
}

/** The button of what one may do with the open view. */
function OpenView(props: Omit<ViewActionsProps, 'overlay'>) {
  const { t } = useTranslation('pipeline/company');
  const { overlay, anchor, toggle, menuButton } = useTouchOverlay(loadActions);
  return (
    <>
      <IconButton
        {...menuButton}
        ref={anchor}
        outlined
        label={t('views.more', { name: props.view.name })}
        onClick={toggle}
      >
        <IconDots size={18} aria-hidden="true" />
      </IconButton>
      {overlay && <ViewActions {...props} overlay={overlay} />}
    </>
  );
}
