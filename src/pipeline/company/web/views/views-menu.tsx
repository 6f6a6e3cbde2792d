import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconBookmark, IconCheck, IconDots, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import '#platform/ui/theme/full-styles.ts';
import type { CompanySearch } from '../company-search.ts';
import type { CompanyChange } from '../use-company-search.ts';
import { NameView } from './name-view.tsx';
import { type SavedView, searchOfView, settingsOf, viewsQuery } from './view-queries.ts';
import { useManageViews } from './use-manage-views.ts';

interface ViewsMenuProps {
  workspaceId: string;
  search: CompanySearch;
  layout: 'board' | 'table';
  change: (next: CompanyChange) => void;
}

/** The saved views of the candidates, and actions on the open one. */
export function ViewsMenu({ workspaceId, search, layout, change }: ViewsMenuProps) {
  const { t } = useTranslation('pipeline/tools');
  const { data } = useQuery(viewsQuery(workspaceId));
  const keep = useManageViews(workspaceId);
  const [naming, name] = useState<SavedView | 'new' | null>(null);
  const views = data?.views ?? [];
  const open = views.find(({ viewId }) => viewId === search.saved);
  const settings = settingsOf(search, layout);
  const groups = [
    ['mine', views.filter(({ isOwn }) => isOwn)],
    ['ofCompany', views.filter(({ isOwn }) => !isOwn)],
  ] as const;
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <Button icon={<IconBookmark size={18} aria-hidden="true" />}>{open?.name ?? t('views.title')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.length === 0 && <Menu.Label>{t('views.none')}</Menu.Label>}
          {groups.map(
            ([key, some]) =>
              some.length > 0 && (
                <div key={key}>
                  <Menu.Label>{t(`views.${key}`)}</Menu.Label>
                  {some.map((view) => (
                    <Menu.Item
                      key={view.viewId}
                      leftSection={view === open ? <IconCheck size={16} /> : <IconBookmark size={16} />}
                      onClick={() => change(searchOfView(view))}
                    >
                      {view.name}
                      {view.isDefault && ` (${t('views.isDefault')})`}
                    </Menu.Item>
                  ))}
                </div>
              ),
          )}
          <Menu.Divider />
          <Menu.Item leftSection={<IconPlus size={16} />} onClick={() => name('new')}>
            {t('views.save')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open && (
        <Menu position="bottom-end" width={280}>
          <Menu.Target>
            <IconButton outlined label={t('views.more', { name: open.name })}>
              <IconDots size={18} aria-hidden="true" />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => void keep.chooseDefault(open.isDefault ? null : open.viewId)}>
              {t(open.isDefault ? 'views.notDefault' : 'views.default')}
            </Menu.Item>
            {open.abilities.change && (
              <>
                <Menu.Item onClick={() => void keep.update(open, { settings })}>{t('views.update')}</Menu.Item>
                <Menu.Item onClick={() => name(open)}>{t('views.rename')}</Menu.Item>
                {(open.isShared || data?.mayShare) && (
                  <Menu.Item onClick={() => void keep.update(open, { isShared: !open.isShared })}>
                    {t(open.isShared ? 'views.unshare' : 'views.share')}
                  </Menu.Item>
                )}
                <Menu.Item
                  color="red"
                  onClick={() => {
                    change({ saved: undefined });
                    void keep.remove(open);
                  }}
                >
                  {t('views.delete')}
                </Menu.Item>
              </>
            )}
          </Menu.Dropdown>
        </Menu>
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
