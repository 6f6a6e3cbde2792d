import { useQuery } from '@tanstack/react-query';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { IconDownload } from '#ui/icons/icons.ts';
import { useEitherParams } from '#ui/router/page-address.ts';
import { campaignProfessionalPage, professionalPage } from '#talent/web/addresses.ts';
import { isApiError } from '#ui/api-error.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useDocumentTitle } from '#ui/document-title.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { Columns, Page } from '#ui/page/page.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { profileExportPath, profilePaths } from '#profiles/paths.ts';
import { resumesPath } from '#quizzes/paths.ts';
import type { ProfessionalView } from './api.ts';
import { HireBanner } from './hire-banner.tsx';
import { InvitePerson } from './inviting/invite-person.tsx';
import { PersonHead } from './person-head.tsx';
import { PersonSkeleton } from './person-skeleton.tsx';
import { ResumeCards } from './resume-cards.tsx';
import { SideCards, ValuesCard } from './side-cards.tsx';
import { professionalQuery } from './talent-queries.ts';
import styles from './person.module.css';

/** Lent by the room of profiles. */
type PortfolioParts = Awaited<ReturnType<LentParts['portfolio']['load']>>;

/** The campaign of a brief that starts on a campaign's page. */
const CAMPAIGN = 'top-talent';

/** A professional as companies see them: everything except private data. */
export function ProfessionalPage({ parts }: { parts: PortfolioParts }) {
  const { t } = useTranslation('talent');
  const { id, squadMemberId } = useEitherParams(professionalPage, campaignProfessionalPage);
  const memberId = id ?? squadMemberId ?? '';
  const { data, error, refetch, isFetching } = useQuery(professionalQuery(memberId));
  if (isApiError(error) && error.status === 404)
    return (
      <MessagePage
        illustration="people"
        title={t('gone.title')}
        description={t('gone.companyText')}
        actions={
          <ButtonLink to={profilePaths.companyView} variant="primary">
            {t('gone.companyAction')}
          </ButtonLink>
        }
      />
    );
  return (
    <Page>
      <nav aria-label={t('discovery.back')} className={styles.back}>
        <PageLink to={profilePaths.companyView}>{t('discovery.title')}</PageLink>
      </nav>
      {data ? (
        <parts.PortfolioKnown memberId={memberId} meanwhile={<PersonSkeleton />}>
          <Professional view={data} parts={parts} isCampaign={squadMemberId !== undefined} />
        </parts.PortfolioKnown>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} level={1} />
      ) : (
        <PersonSkeleton />
      )}
    </Page>
  );
}

interface ProfessionalProps {
  view: ProfessionalView;
  parts: PortfolioParts;
  isCampaign: boolean;
}

function Professional({ view, parts: { PortfolioPieces }, isCampaign }: ProfessionalProps) {
  const { t } = useTranslation('talent');
  const { profile, hire, finishedTests } = view;
  const tests = t('person.tests', { count: finishedTests.length });
  useDocumentTitle(profile.displayName);
  const banner = hire && (
    <HireBanner hire={hire} name={profile.displayName} wide={isCampaign} {...(isCampaign && { campaign: CAMPAIGN })} />
  );
  return (
    <>
      <PersonHead
        profile={profile}
        image={view.image}
        isTop={view.isTop}
        actions={
          <>
            <InvitePerson memberId={view.memberId} name={profile.displayName} isCandidate={view.isCandidate} />
            <ButtonLink to={profileExportPath(view.memberId)} icon={<IconDownload size={16} aria-hidden="true" />}>
              {t('person.export')}
            </ButtonLink>
          </>
        }
        marks={
          <>
            {view.isCandidate && (
              <Pill tone="info" dot={false}>
                {t('person.candidate')}
              </Pill>
            )}
            {finishedTests.length > 0 &&
              (view.isCandidate ? (
                <PageLink to={resumesPath(view.memberId)}>{tests}</PageLink>
              ) : (
                <span className="meta">{tests}</span>
              ))}
          </>
        }
      />
      {isCampaign && banner}
      <Columns
        main={<ResumeCards profile={profile} portfolio={<PortfolioPieces memberId={view.memberId} />} />}
        side={
          <>
            {!isCampaign && banner}
            <ValuesCard values={profile.values} />
            <SideCards profile={profile} />
          </>
        }
      />
    </>
  );
}
