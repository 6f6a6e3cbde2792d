import { useNavigate } from '@tanstack/react-router';
import { boardPage } from '#jobs/web/board-addresses.ts';
import { useDocumentTitle } from '#ui/document-title.ts';
import { useTranslation } from '#ui/i18n.ts';
import { type BoardSearch } from '#jobs/board/web/board-search.ts';
import { jobKey, parseJobKey } from '#jobs/rules/job-address.ts';
import { BoardPicture } from '#jobs/board/web/board-picture.tsx';
import { JobTabs } from '#jobs/web/job-tabs.tsx';
import { useViewer } from '#ui/viewer.ts';
import { JobFilters } from './job-filters.tsx';
import { JobList } from '#jobs/board/web/job-list.tsx';
import { JobPreview } from '#jobs/web/job-preview.tsx';
import styles from '#jobs/board/web/jobs.module.css';
import type { ReaderParts } from '#jobs/web/reader-parts.ts';
import { useBoard } from '#jobs/board/web/use-board.ts';
import { useWide } from '#jobs/board/web/use-wide.ts';

/** The job board: filters above, the list on the left, the selected vacancy on the right. Its state is in its address. */
export function JobsPage({ parts }: { parts: ReaderParts }) {
  const { t } = useTranslation('jobs');
  // From the whole address, so that other parameters (a brand, a campaign) do not count as filters.
  const search = boardPage.useSearch();
  const navigate = useNavigate();
  const isWide = useWide();
  const board = useBoard(search);
  const selected = (search.job ? parseJobKey(search.job) : null) ?? board.items?.[0] ?? null;
  const isMember = useViewer()?.userRole === 'squadMember';
  const title = isMember ? t('tabs.title') : t('board.title');
  useDocumentTitle(title);
  const change = (next: BoardSearch) => void navigate({ to: '.', search: next, replace: true });
  return (
    <div className={styles.board}>
      <div className={styles.top}>
        <BoardPicture />
        <h1>{title}</h1>
        {!isMember && <p>{t('board.purpose')}</p>}
        <JobTabs />
        <parts.PendingIntent />
        <JobFilters search={search} onChange={change} />
      </div>
      <JobList
        board={board}
        AppliedJobs={parts.AppliedJobs}
        selected={isWide && selected ? jobKey(selected) : null}
        search={search}
        onSelect={isWide ? (job) => change({ ...search, job: jobKey(job) }) : null}
        onClear={() => change({})}
        onOrder={(order) => change({ ...search, order: order === 'newest' ? order : undefined })}
      />
      {isWide && <JobPreview job={selected} isEmpty={board.items?.length === 0} NextStep={parts.NextStep} />}
    </div>
  );
}
