import { Menu } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { IconBookmark, IconCheck, IconPlus } from '#ui/icons/icons.ts';
import { TouchMenu } from '#ui/overlays/touch-menu.tsx';
import type { TouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import type { NamedView } from './saved-view.ts';

interface ViewsListProps {
  views: readonly NamedView[];
  open: NamedView | undefined;
  overlay: TouchOverlay;
  onChoose: (viewId: string) => void;
  /** Before a new one is probably named. */
  onPrepare: () => void;
  onNew: () => void;
}

/** The saved views, the own ones first. */
export function ViewsList({ views, open, overlay, onChoose, onPrepare, onNew }: ViewsListProps) {
  const { t } = useTranslation('platform/views');
  const groups = [
    ['mine', views.filter(({ isOwn }) => isOwn)],
    ['ofCompany', views.filter(({ isOwn }) => !isOwn)],
  ] as const;
  return (
    <TouchMenu overlay={overlay} position="bottom-end" width={280}>
      {views.length === 0 && <Menu.Label>{t('none')}</Menu.Label>}
      {groups.map(
        ([key, some]) =>
          some.length > 0 && (
            <div key={key}>
              <Menu.Label>{t(`group.${key}`)}</Menu.Label>
              {some.map((view) => (
                <Menu.Item
                  key={view.viewId}
                  leftSection={view.viewId === open?.viewId ? <IconCheck size={16} /> : <IconBookmark size={16} />}
                  onClick={() => onChoose(view.viewId)}
                >
                  {view.name}
                  {view.isDefault && ` (${t('isDefault')})`}
                </Menu.Item>
              ))}
            </div>
          ),
      )}
      <Menu.Divider />
      <Menu.Item leftSection={<IconPlus size={16} />} onPointerEnter={onPrepare} onClick={onNew}>
        {t('save')}
      </Menu.Item>
    </TouchMenu>
  );
}
