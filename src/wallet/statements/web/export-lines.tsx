import { Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Button } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { useDownload } from '#platform/ui/use-download.ts';
import { filterOf, type LinesAsked, walletApi } from './wallet-queries.ts';

const formats = ['csv', 'xlsx'] as const;

/** Saves all lines that match as a file. */
export function ExportLines({ asked }: { asked: LinesAsked }) {
  const { t } = useTranslation('wallet/statements');
  const download = useDownload(async (format: (typeof formats)[number]) => ({
    blob: await walletApi('GET /wallet/file', { query: { ...filterOf(asked), format } }),
    name: `${t(`fileName.${asked.view}`)}.${format}`,
  }));
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button size="bar" icon={<IconDownload size={16} aria-hidden="true" />} loading={download.isPending}>
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => download.mutate(format)}>
            {t('exportAs', { format: format.toUpperCase() })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
