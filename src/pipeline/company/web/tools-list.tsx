import { Menu } from '@mantine/core';
import { companySettingsPath } from '#pipeline/paths.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconCircleX, IconHourglass, IconTag, IconUsersGroup } from '#ui/icons/icons.ts';
import { TouchMenu } from '#ui/overlays/touch-menu.tsx';
import type { TouchOverlay } from '#ui/overlays/use-touch-overlay.ts';

interface ToolsListProps {
  overlay: TouchOverlay;
  /** The company of the page; null: the tab's space. */
  company: string | null;
  mayManage: boolean;
  /** Before it is probably chosen. */
  onPrepareDuplicates: () => void;
  onDuplicates: () => void;
}

/** What helps with all candidates of a company, and the sections of its settings about them. */
export function ToolsList({ overlay, company, mayManage, onPrepareDuplicates, onDuplicates }: ToolsListProps) {
  const { t } = useTranslation('pipeline/tags');
  const sections = [
    { section: 'tags', icon: IconTag, label: t('manage') },
    ...(mayManage
      ? ([
          { section: 'limits', icon: IconHourglass, label: t('pipeline/limits:title') },
          { section: 'reasons', icon: IconCircleX, label: t('pipeline/moving/rejections:settings.title') },
        ] as const)
      : []),
  ] as const;
  return (
    <TouchMenu overlay={overlay} position="bottom-end" width={240}>
      <Menu.Item leftSection={<IconUsersGroup size={16} />} onPointerEnter={onPrepareDuplicates} onClick={onDuplicates}>
        {t('pipeline/duplicates:title')}
      </Menu.Item>
      {sections.map(({ section, icon: Icon, label }) => (
        <Menu.Item
          key={section}
          leftSection={<Icon size={16} />}
          component={PageLink}
          to={companySettingsPath(section, company)}
        >
          {label}
        </Menu.Item>
      ))}
    </TouchMenu>
  );
}
