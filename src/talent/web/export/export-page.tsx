import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { exportPage } from '#talent/web/addresses.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { isApiError } from '#ui/api-error.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Columns, Page } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { profilePaths } from '#profiles/paths.ts';
import { CV_PARTS } from '#profiles/cv/rules/cv-parts.ts';
import { type CvChoice, cvQuery } from './cv-query.ts';
import { CvSheet } from './cv-sheet.tsx';
import type { CvView } from './cv-view-types.ts';
import { ExportOptions } from './export-options.tsx';
import { SheetSkeleton } from './sheet-skeleton.tsx';

/** Exports the member's own CV or, with an id, that of a professional whom the caller's company may see. */
export function ExportPage() {
  const { t } = useTranslation('talent/export');
  const { userId } = exportPage.useParams();
  const { data } = useQuery<{ session: SessionClaims | null }>({ queryKey: ['session'], enabled: false });
  const session = data?.session;
  const memberId = userId ?? (session?.userRole === 'squadMember' ? session.userId : undefined);
  if (memberId) return <Export key={memberId} memberId={memberId} />;
  return (
    <MessagePage
      illustration="documents"
      title={t('choose')}
      description={t('chooseText')}
      actions={
        <ButtonLink to={profilePaths.companyView} variant="primary">
          {t('find')}
        </ButtonLink>
      }
    />
  );
}

function Export({ memberId }: { memberId: string }) {
  const { t } = useTranslation('talent/export');
  // Adding a photo is the member's choice: many companies want CVs without.
  const [choice, setChoice] = useState<CvChoice>(() => ({
    language: currentLanguage(),
    parts: CV_PARTS.filter((part) => part !== 'photo'),
  }));
  const { data, error, refetch, isFetching } = useQuery(cvQuery(memberId, choice));
  if (isApiError(error) && error.status === 404)
    return <MessagePage illustration="documents" title={t('gone')} description={t('goneText')} />;
  return (
    <Page>
      <PageTitle
        title={t('title')}
        purpose={data && t(data.isOwn ? 'ownPurpose' : 'purpose')}
        {...(data?.isOwn && { crumbs: [{ label: t('crumb'), to: profilePaths.ownProfile }, { label: t('title') }] })}
      />
      {data ? (
        <Columns
          main={<Preview view={data} />}
          side={
            <ExportOptions
              memberId={memberId}
              choice={choice}
              fileName={data.fileName}
              offered={offeredParts(data)}
              onChange={setChoice}
            />
          }
        />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SheetSkeleton />
      )}
    </Page>
  );
}

function offeredParts({ isOwn, hasPhoto }: CvView) {
  return CV_PARTS.filter((part) => (part === 'photo' ? hasPhoto : part === 'contact' ? isOwn : true));
}

function Preview({ view: { cv, leftOut, isOwn } }: { view: CvView }) {
  const { t } = useTranslation('talent/export');
  return (
    <>
      {leftOut.length > 0 && (
        <Alert tone="warning" title={t('leftOut')}>
          {t('leftOutText', { texts: leftOut.join(', ') })}
        </Alert>
      )}
      {cv.sections.length === 0 && (
        <Alert
          tone="info"
          title={t('empty')}
          {...(isOwn && {
            action: (
              <ButtonLink size="sm" to={profilePaths.ownProfile}>
                {t('fill')}
              </ButtonLink>
            ),
          })}
        />
      )}
      <CvSheet cv={cv} label={t('preview')} />
    </>
  );
}
