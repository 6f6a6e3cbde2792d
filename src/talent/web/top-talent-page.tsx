import { useQuery } from '@tanstack/react-query';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { topTalentPage } from '#talent/web/addresses.ts';
import { isApiError } from '#ui/api-error.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { CopyLinkButton } from '#ui/controls/copy-link-button.tsx';
import { useDocumentTitle } from '#ui/document-title.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Columns, Page } from '#ui/page/page.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { jobBoard } from '#accounts/paths.ts';
import { topTalentPath } from '#profiles/paths.ts';
import type { TopTalent } from './api.ts';
import { HireBanner } from './hire-banner.tsx';
import { InvitePerson } from './inviting/invite-person.tsx';
import { OwnPageNote } from './own-page-note.tsx';
import { PersonHead } from './person-head.tsx';
import { PersonSkeleton } from './person-skeleton.tsx';
import { ResumeCards } from './resume-cards.tsx';
import { SideCards } from './side-cards.tsx';
import { topTalentQuery } from './talent-queries.ts';

/** Lent by the room of profiles. */
type PortfolioParts = Awaited<ReturnType<LentParts['portfolio']['load']>>;

const HEADLINE_LENGTH = 80;

/** A professional's public page, for everyone who has its address. */
export function TopTalentPage({ parts }: { parts: PortfolioParts }) {
  const { t } = useTranslation('talent');
  const params = topTalentPage.useParams();
  const { squadMemberId, jobTitle } = params;
  const { data, error, refetch, isFetching } = useQuery(topTalentQuery(squadMemberId));
  if (data)
    return (
      <Page centered>
        <parts.PortfolioKnown memberId={squadMemberId} meanwhile={<PersonSkeleton />}>
          <Person talent={data} parts={parts} headline={jobTitle?.trim().slice(0, HEADLINE_LENGTH) || undefined} />
        </parts.PortfolioKnown>
      </Page>
    );
  if (isApiError(error) && error.status === 404)
    return (
      <MessagePage
        illustration="people"
        title={t('gone.title')}
        description={t('gone.text')}
        actions={
          <ButtonLink to={jobBoard} variant="primary">
            {t('gone.action')}
          </ButtonLink>
        }
      />
    );
  return (
    <Page centered>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} level={1} />
      ) : (
        <PersonSkeleton />
      )}
    </Page>
  );
}

interface PersonProps {
  talent: TopTalent;
  parts: PortfolioParts;
  headline: string | undefined;
}

function Person({ talent, parts: { PortfolioPieces }, headline }: PersonProps) {
  const { profile, hire, own, memberId } = talent;
  const shown = headline ?? profile.jobTitle;
  useDocumentTitle(profile.displayName, shown);
  return (
    <>
      {own && <OwnPageNote own={own} />}
      <PersonHead
        profile={profile}
        image={talent.image}
        isTop={talent.isTop}
        headline={shown}
        actions={
          <>
            <InvitePerson memberId={memberId} name={profile.displayName} size="bar" />
            {own?.isListed !== false && (
              <CopyLinkButton address={window.location.origin + topTalentPath(memberId, headline)} size="bar" />
            )}
          </>
        }
      />
      <Columns
        main={<ResumeCards profile={profile} portfolio={<PortfolioPieces memberId={memberId} />} />}
        side={
          <>
            {hire && <HireBanner hire={hire} name={profile.displayName} />}
            <SideCards profile={profile} />
          </>
        }
      />
    </>
  );
}
