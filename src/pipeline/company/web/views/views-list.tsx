import { Menu } from '@mantine/core';
import { IconBookmark, IconCheck, IconPlus } from '@tabler/icons-react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { TouchMenu } from '#platform/ui/overlays/touch-menu.tsx';
import type { TouchOverlay } from '#platform/ui/overlays/use-touch-overlay.ts';
import type { CompanyChange } from '../use-company-search.ts';
import { type SavedView, searchOfView } from './view-queries.ts';

interface ViewsListProps {
  views: readonly SavedView[];
  open: SavedView | undefined;
  overlay: TouchOverlay;
  onChoose: (next: CompanyChange) => void;
  /** Before a new one is probably named. */
  onPrepare: () => void;
  onNew: () => void;
}

/** The saved views, the own ones first. */
export function ViewsList({ views, open, overlay, onChoose, onPrepare, onNew }: ViewsListProps) {
  const { t } = useTranslation('pipeline/company');
  const groups = [
    ['mine', views.filter(({ isOwn }) => isOwn)],
    ['ofCompany', views.filter(({ isOwn }) => !isOwn)],
  ] as const;
  return (
    <TouchMenu overlay={overlay} position="bottom-end" width={280}>
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
                  onClick={() => onChoose(searchOfView(view))}
                >
                  {view.name}
                  {view.isDefault && ` (${t('views.isDefault')})`}
                </Menu.Item>
              ))}
            </div>
          ),
      )}
      <Menu.Divider />
      <Menu.Item leftSection={<IconPlus size={16} />} onPointerEnter={onPrepare} onClick={onNew}>
        {t('views.save')}
      </Menu.Item>
    </TouchMenu>
  );
}
