import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconCalendarWeek } from '#ui/icons/icons.ts';
import { Page } from '#ui/page/page.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { SearchField } from '#ui/table/search-field.tsx';
import { Toolbar } from '#ui/table/toolbar.tsx';
import { readViewer } from '#ui/viewer.ts';
import { taskPaths } from '#tasks/paths.ts';
import { panelPage } from '../addresses.ts';
import { panelQuery } from '../board-queries.ts';
import { FirstVisitIntro } from '#ui/overlays/first-visit-intro.tsx';
import { PanelColumn } from './panel-column.tsx';
import styles from './panel.module.css';

const introSteps = ['plan', 'work', 'finish', 'approve'] as const;

/** The boards of running and of ended projects (TSK-01). */
export function PanelPage() {
  const { t } = useTranslation('tasks/board');
  const { search } = panelPage.useSearch() as { search?: string };
  const navigate = useNavigate();
  const isProfessional = readViewer(useQueryClient())?.userRole === 'squadMember';
  const { isPending } = useInfiniteQuery(panelQuery('running', search));
  return (
    <Page width="wide">
      <PageTitle
        title={t('panel.title')}
        purpose={t('panel.purpose')}
        actions={
          isProfessional && (
            <ButtonLink icon={<IconCalendarWeek size={18} aria-hidden="true" />} to={taskPaths.week()}>
              {t('myWeek')}
            </ButtonLink>
          )
        }
      />
      <Toolbar label={t('panel.toolbar')}>
        <SearchField
          label={t('panel.search')}
          value={search ?? ''}
          onSearch={(text) => void navigate({ to: '.', search: text === '' ? {} : { search: text }, replace: true })}
        />
      </Toolbar>
      <div className={styles.columns}>
        <PanelColumn kind="running" search={search} />
        {/* On phones it stands below the first, whose height nobody knows before. */}
        {!isPending && <PanelColumn kind="finished" search={search} />}
      </div>
      <FirstVisitIntro
        seenKey="ponte.tasks.introSeen"
        title={t('intro.title')}
        steps={introSteps.map((step) => ({ title: t(`intro.${step}.title`), text: t(`intro.${step}.text`) }))}
      />
    </Page>
  );
}
