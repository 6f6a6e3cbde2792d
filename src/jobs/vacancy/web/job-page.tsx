import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { jobPage } from '#jobs/web/board-addresses.ts';
import { CopyLinkButton } from '#ui/controls/copy-link-button.tsx';
import { useDocumentTitle } from '#ui/document-title.ts';
import { useTranslation } from '#ui/i18n.ts';
import { jobPath, jobPaths } from '#jobs/paths.ts';
import { readAdmissionLink, settleLink } from '#jobs/vacancy/rules/admission-link.ts';
import { isApiError } from '#ui/api-error.ts';
import { classNames } from '#ui/class-names.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Card } from '#ui/page/card.tsx';
import { Columns, Page } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton, SkeletonCard, SkeletonText } from '#ui/states/skeleton.tsx';
import { Alert } from '#ui/states/alert.tsx';
import type { VacancyKind } from '#projects/professionals/rules/professional-terms.ts';
import type { JobView, Vacancy } from '#jobs/web/api.ts';
import type { ReaderParts } from '#jobs/web/reader-parts.ts';
import { jobKey } from '#jobs/rules/job-address.ts';
import { jobQuery } from '#jobs/board/web/job-queries.ts';
import { JobFacts, JobPills, JobSections } from './job-sections.tsx';
import { joinFacts } from '#jobs/rules/join-facts.ts';
import { useJobTexts } from '#jobs/board/web/job-texts.ts';
import styles from './job.module.css';
import { PlainText } from '#ui/text/plain-text.tsx';
import { SimilarJobs } from './similar-jobs.tsx';
import { Unavailable } from './unavailable.tsx';
import { rememberVisit } from '#jobs/board/web/visited-jobs.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

// Only the vacancy's company and the provider's staff load its administration.
const AdministrationPanel = lazyPart(
  async () => (await import('./administration/administration-panel.tsx')).AdministrationPanel,
  () => <SkeletonCard height={320} />,
);

export function JobPage({ parts }: { parts: ReaderParts }) {
  const { projectId, positionIndex } = jobPage.useParams();
  const job = useQuery(jobQuery({ projectId, positionIndex: Number(positionIndex) }));
  useEffect(() => {
    rememberVisit(jobKey({ projectId, positionIndex: Number(positionIndex) }));
  }, [projectId, positionIndex]);
  if (job.data) return <JobFound key={`${projectId}/${positionIndex}`} job={job.data} parts={parts} />;
  if (isApiError(job.error) && job.error.status === 404) return <Unavailable job={null} />;
  if (job.isError)
    return <LoadError error={job.error} onRetry={() => void job.refetch()} retrying={job.isFetching} level={1} />;
  return (
    <Whole>
      <Loading>
        <Columns
          main={
            <div className={styles.waiting}>
              <Skeleton height={56} width="60%" />
              <Skeleton height={70} />
              <SkeletonText lines={8} />
            </div>
          }
          side={<SkeletonCard height={240} />}
        />
      </Loading>
    </Whole>
  );
}

function JobFound({ job, parts: { ApplyCard, AppliedJobs } }: { job: JobView; parts: ReaderParts }) {
  const { upsellOrReplacementId } = jobPage.useParams();
  const { matchmakingId } = jobPage.useSearch();
  const { href } = useLocation();
  const named = readAdmissionLink(upsellOrReplacementId, matchmakingId);
  const { link, isUnknown } = settleLink(named, job.addition);
  // The visitor's intent is stored as stated in the address, and validated after the login.
  const card = <ApplyCard job={job} link={job.viewer.role === null ? named : link} address={href} />;
  const { vacancy, management } = job;
  const administration = management && <AdministrationPanel job={job} management={management} />;
  return (
    <Whole>
      {vacancy ? (
        <Columns
          main={
            <JobArticle
              vacancy={vacancy}
              addition={job.addition?.kind ?? null}
              isLinkUnknown={isUnknown}
              hasCard={job.viewer.role === null || job.abilities.apply}
            />
          }
          side={
            <>
              {administration}
              <div id="apply">{card}</div>
              <CompanyCard vacancy={vacancy} />
              <div className={styles.copy}>
                <CopyLinkButton
                  address={window.location.origin + jobPath(job.projectId, job.positionIndex)}
                  variant="quiet"
                  size="sm"
                />
              </div>
            </>
          }
        />
      ) : (
        <div className={styles.gone}>
          <Unavailable job={job} />
          {job.viewer.role !== null && card}
        </div>
      )}
      {job.title !== null && <SimilarJobs job={job} AppliedJobs={AppliedJobs} />}
    </Whole>
  );
}

/** The public frame is a flex column, in which a centred page would shrink to its text. */
function Whole({ children }: { children: ReactNode }) {
  return (
    <div>
      <Page centered>{children}</Page>
    </div>
  );
}

interface JobArticleProps {
  vacancy: Vacancy;
  addition: VacancyKind | null;
  isLinkUnknown: boolean;
  hasCard: boolean;
}

function JobArticle({ vacancy, addition, isLinkUnknown, hasCard }: JobArticleProps) {
  const { t } = useTranslation('jobs');
  const texts = useJobTexts();
  const { title, companyName, city } = vacancy;
  useDocumentTitle(title, companyName);
  const place = [texts.workModel(vacancy), city].filter(Boolean).join(', ');
  return (
    <article>
      <nav className={styles.crumb} aria-label={t('job.crumbs')}>
        <PageLink to={jobPaths.board}>{t('board.title')}</PageLink>
        {vacancy.area !== null && (
          <>
            <span aria-hidden="true">›</span>
            <PageLink to={`${jobPaths.board}?area=${vacancy.area}`}>{t(`area.${vacancy.area}`)}</PageLink>
          </>
        )}
      </nav>
      <header className={styles.head}>
        <Avatar name={companyName} kind="company" size={56} />
        <div>
          <h1>{title}</h1>
          <p>
            {joinFacts([companyName, place])} · {t('job.published')} <RelativeTime moment={vacancy.publishedAt} />
          </p>
        </div>
      </header>
      <JobPills vacancy={vacancy} />
      {addition && <p className="meta">{t(`addition.${addition}`)}</p>}
      {isLinkUnknown && <Alert tone="info">{t('addition.unknown')}</Alert>}
      {hasCard && (
        // On narrow screens the card follows the whole text.
        <div className={classNames(styles.toCard, 'only-narrow')}>
          <ButtonLink to={`${jobPath(vacancy.projectId, vacancy.positionIndex)}#apply`} variant="primary" block>
            {t('job.apply')}
          </ButtonLink>
        </div>
      )}
      <JobFacts vacancy={vacancy} withWorkModel />
      <JobSections vacancy={vacancy} />
    </article>
  );
}

function CompanyCard({ vacancy }: { vacancy: Vacancy }) {
  const { t } = useTranslation('jobs');
  const { aboutCompany, culture, companyName, textLanguage } = vacancy;
  if (!aboutCompany && !culture) return null;
  return (
    <Card title={t('company.title', { company: companyName })}>
      <div className={styles.company}>
        {aboutCompany && <PlainText text={aboutCompany} language={textLanguage} small />}
        {culture && (
          <div className={styles.culture}>
            <h3>{t('section.culture')}</h3>
            <PlainText text={culture} language={textLanguage} small />
          </div>
        )}
      </div>
    </Card>
  );
}
