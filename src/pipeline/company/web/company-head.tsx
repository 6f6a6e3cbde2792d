import { Menu, Select } from '@mantine/core';
import { IconHourglass, IconSettings, IconTag, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';
import { PageTitle } from '#platform/ui/page/page-title.tsx';
import '#platform/ui/theme/full-styles.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';
import { MentionsMenu } from '#pipeline/conversation/web/mentions/mentions-menu.tsx';
import { ViewsMenu } from './views/views-menu.tsx';
import type { CompanyOptions } from '#pipeline/candidates/web/company-options.ts';
import { type CompanySearch, noFilter } from './company-search.ts';
import type { CompanyChange } from './use-company-search.ts';

interface CompanyHeadProps {
  options: CompanyOptions;
  search: CompanySearch;
  layout: 'board' | 'table';
  change: (next: CompanyChange) => void;
}

const loadLimits = async () => (await import('#pipeline/limits/web/limits-modal.tsx')).LimitsModal;
const loadDuplicates = async () => (await import('#pipeline/duplicates/web/duplicates-modal.tsx')).DuplicatesModal;
const loadTags = async () => (await import('#pipeline/tags/web/manage-tags.tsx')).ManageTags;
const [LimitsModal, DuplicatesModal, ManageTags] = [lazyPart(loadLimits), lazyPart(loadDuplicates), lazyPart(loadTags)];

type Tool = 'tags' | 'limits' | 'duplicates';

/** The page's title, the company switch, and the tools beside its candidates. */
export function CompanyHead({ options, search, layout, change }: CompanyHeadProps) {
  const { t } = useTranslation('pipeline/tools');
  const [tool, setTool] = useState<Tool | null>(null);
  const { companies, workspaceId, abilities } = options;
  return (
    <>
      <PageTitle
        title={t('company.title')}
        actions={
          <>
            {companies.length > 1 && (
              <Select
                className={styles.switch}
                aria-label={t('company.which')}
                value={workspaceId}
                data={companies.map((one) => ({ value: one.workspaceId, label: one.company }))}
                allowDeselect={false}
                onChange={(value) =>
                  value !== null && change({ ...noFilter, company: value, saved: undefined, candidate: undefined })
                }
              />
            )}
            <MentionsMenu />
            <ViewsMenu workspaceId={workspaceId} search={search} layout={layout} change={change} />
            {abilities.tag && (
              <Menu position="bottom-end" width={240}>
                <Menu.Target>
                  <Button icon={<IconSettings size={18} aria-hidden="true" />}>{t('company.tools')}</Button>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item
                    leftSection={<IconTag size={16} />}
                    onPointerEnter={() => void loadTags()}
                    onClick={() => setTool('tags')}
                  >
                    {t('tags.manage')}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconUsersGroup size={16} />}
                    onPointerEnter={() => void loadDuplicates()}
                    onClick={() => setTool('duplicates')}
                  >
                    {t('duplicates.title')}
                  </Menu.Item>
                  {abilities.manage && (
                    <Menu.Item
                      leftSection={<IconHourglass size={16} />}
                      onPointerEnter={() => void loadLimits()}
                      onClick={() => setTool('limits')}
                    >
                      {t('limits.title')}
                    </Menu.Item>
                  )}
                </Menu.Dropdown>
              </Menu>
            )}
          </>
        }
      />
      {tool === 'limits' && <LimitsModal options={options} onClose={() => setTool(null)} />}
      {tool === 'duplicates' && <DuplicatesModal workspaceId={workspaceId} onClose={() => setTool(null)} />}
      {tool === 'tags' && <ManageTags onClose={() => setTool(null)} />}
    </>
  );
}
