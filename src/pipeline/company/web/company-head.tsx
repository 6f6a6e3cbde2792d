import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { TouchSelect } from '#ui/controls/touch-select.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconSettings } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useTouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import '#ui/theme/full-styles.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';
import { MentionsMenu } from '#pipeline/comments/web/mentions-menu.tsx';
import { CandidateViewsMenu } from './views/candidate-views-menu.tsx';
import type { CompanyPlace } from '#pipeline/candidates/web/candidate-keys.ts';
import type { CompanyOptions } from '#pipeline/candidates/web/company-options.ts';
import { type CompanySearch, noFilter } from './company-search.ts';
import type { CompanyChange } from './use-company-search.ts';

interface CompanyHeadProps {
  options: CompanyOptions;
  place: CompanyPlace;
  search: CompanySearch;
  layout: 'board' | 'table';
  change: (next: CompanyChange) => void;
}

const loadDuplicates = async () => (await import('#pipeline/duplicates/web/duplicates-modal.tsx')).DuplicatesModal;
const DuplicatesModal = lazyPart(loadDuplicates);

const loadToolsList = async () => (await import('./tools-list.tsx')).ToolsList;
const ToolsList = lazyPart(loadToolsList);

/** The page's title, the company switch, and the tools beside its candidates. */
export function CompanyHead({ options, place, search, layout, change }: CompanyHeadProps) {
  const { t } = useTranslation('pipeline/company');
  const [hasDuplicates, showDuplicates] = useState(false);
  const tools = useTouchOverlay(loadToolsList);
  const { companies, workspaceId, abilities } = options;
  return (
    <>
      <PageTitle
        title={t('company.title')}
        actions={
          <>
            {companies.length > 1 && (
              <TouchSelect
                className={styles.switch}
                aria-label={t('company.which')}
                value={workspaceId}
                data={companies.map((one) => ({ value: one.workspaceId, label: one.company }))}
                onChange={(value) => change({ ...noFilter, company: value, saved: undefined, candidate: undefined })}
              />
            )}
            <MentionsMenu />
            <CandidateViewsMenu
              place={place}
              workspaceId={workspaceId}
              search={search}
              layout={layout}
              change={change}
            />
            {abilities.tag && (
              <>
                <Button
                  {...tools.menuButton}
                  ref={tools.anchor}
                  icon={<IconSettings size={18} aria-hidden="true" />}
                  onClick={tools.toggle}
                >
                  {t('company.tools')}
                </Button>
                {tools.overlay && (
                  <ToolsList
                    overlay={tools.overlay}
                    company={place.company}
                    mayManage={abilities.manage}
                    onPrepareDuplicates={() => void loadDuplicates()}
                    onDuplicates={() => showDuplicates(true)}
                  />
                )}
              </>
            )}
          </>
        }
      />
      {hasDuplicates && <DuplicatesModal workspaceId={workspaceId} onClose={() => showDuplicates(false)} />}
    </>
  );
}
