import { Menu } from '@mantine/core';
import { IconCircleX, IconHourglass, IconTag, IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { TouchMenu } from '#platform/ui/overlays/touch-menu.tsx';
import type { TouchOverlay } from '#platform/ui/overlays/use-touch-overlay.ts';

export type Tool = 'tags' | 'limits' | 'duplicates' | 'reasons';

interface ToolsListProps {
  overlay: TouchOverlay;
  mayLimit: boolean;
  /** Before it is probably chosen. */
  onPrepare: (tool: Tool) => void;
  onChoose: (tool: Tool) => void;
}

/** What a company sets up for all its candidates. */
export function ToolsList({ overlay, mayLimit, onPrepare, onChoose }: ToolsListProps) {
  const { t } = useTranslation('pipeline/tags');
  const tools = [
    { tool: 'tags', icon: IconTag, label: t('manage') },
    { tool: 'duplicates', icon: IconUsersGroup, label: t('pipeline/duplicates:title') },
    ...(mayLimit
      ? ([
          { tool: 'limits', icon: IconHourglass, label: t('pipeline/limits:title') },
          { tool: 'reasons', icon: IconCircleX, label: t('pipeline/rejections:settings.title') },
        ] as const)
      : []),
  ] as const;
  return (
    <TouchMenu overlay={overlay} position="bottom-end" width={240}>
      {tools.map(({ tool, icon: Icon, label }) => (
        <Menu.Item
          key={tool}
          leftSection={<Icon size={16} />}
          onPointerEnter={() => onPrepare(tool)}
          onClick={() => onChoose(tool)}
        >
          {label}
        </Menu.Item>
      ))}
    </TouchMenu>
  );
}
