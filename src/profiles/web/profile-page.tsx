import { useNearScreen } from '#ui/use-near-screen.ts';
import { useQuery } from '@tanstack/react-query';
import { ownProfilePage } from '#profiles/web/addresses.ts';
import { useIsBelowDrawn } from '#ui/after-paint.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Columns, Page, Stack } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { profilePaths, REFERENCES_PART } from '#profiles/paths.ts';
import { LEVEL_STARTS } from '#profiles/rules/profile-score.ts';
import { type Audience } from '#profiles/rules/audience.ts';
import { AboutCard } from './cards/about-card.tsx';
import { AvailabilityCard } from './cards/availability-card.tsx';
import { BankCard } from '#profiles/private/web/bank-card.tsx';
import { BirthDateCard } from '#profiles/private/web/birth-date-card.tsx';
import { CompanyCard } from '#profiles/private/web/company-card.tsx';
import { CertificationsCard, EducationsCard, ExperiencesCard } from './cards/entries-cards.tsx';
import { LazyPortfolioCard } from '#profiles/portfolio/web/editor/lazy-portfolio-card.tsx';
import { GenderCard } from '#profiles/private/web/gender-card.tsx';
import { LanguagesCard } from './cards/languages-card.tsx';
import { FindableSwitch } from './findable-switch.tsx';
import { PartLinks, ProfilePart } from './profile-part.tsx';
import { NextStepCard } from './cards/next-step-card.tsx';
import { type OwnProfile, ownProfileQuery } from './own-profile.ts';
import { useOwnId } from './own-photo.ts';
import { ProfileHeader } from './profile-header.tsx';
import type { ProfileParts, ProfileReferences } from './profile-parts.ts';
import { ProfilePreview } from './profile-preview.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import styles from './cards/side-cards.module.css';
import { ReaderSwitch } from './reader-switch.tsx';
import { ScoreCard } from './cards/score-card.tsx';
import { SectionEditorOfAddress } from '#profiles/editing/web/section-editor-of-address.tsx';
import { SkillsCard } from './cards/skills-card.tsx';
import { UndoNote } from '#profiles/imports/web/undo-note.tsx';
import { ValuesCard } from './cards/values-card.tsx';

const readerOf = ({ as }: { as?: Audience }): Audience => as ?? 'own';

export function ProfilePage({ parts: { Tests, NextTest, References } }: { parts: ProfileParts & ProfileReferences }) {
  const { t } = useTranslation('profiles');
  // Selects only this part of the address, so that opening a section's editor does not rerender the page.
  const reader = ownProfilePage.useSearchPart(readerOf);
  const { data: own, error, refetch, isRefetching } = useQuery(ownProfileQuery);
  if (!own)
    return (
      <Page>
        <h1 className="sr-only">{t('page.title')}</h1>
        {error ? (
          <LoadError error={error} onRetry={() => void refetch()} retrying={isRefetching} />
        ) : (
          <ProfileSkeleton />
        )}
      </Page>
    );
  if (reader !== 'own') return <ProfilePreview own={own} reader={reader} />;
  const score = <ScoreCard score={own.score} />;
  const nextPiece = <NextStepCard score={own.score} />;
  // From this score on, a test is worth more than the last few points: without tests nobody can apply.
  const nextStep = own.score.score >= LEVEL_STARTS.excellent ? <NextTest otherwise={nextPiece} /> : nextPiece;
  return (
    <Page>
      <ProfileHeader own={own} />
      <FindableSwitch />
      <ReaderSwitch reader="own" />
      <div className={styles.sideFirst}>
        {nextStep}
        {score}
      </div>
      <Columns
        follows
        main={
          <>
            <UndoNote />
            <ProfilePart part="public">
              <AboutCard profile={own.profile} />
              <ExperiencesCard profile={own.profile} />
              <PublicBelow own={own} Tests={Tests} />
            </ProfilePart>
            <FurtherParts own={own} References={References} />
          </>
        }
        side={
          <div className={styles.sideWide}>
            <Stack>
              {score}
              {nextStep}
              <PartLinks />
            </Stack>
          </div>
        }
      />
      <SectionEditorOfAddress own={own} path={profilePaths.ownProfile} />
    </Page>
  );
}

/** What the first screen does not show of the public part. */
function PublicBelow({ own, Tests }: { own: OwnProfile } & Pick<ProfileParts, 'Tests'>) {
  const isDrawn = useIsBelowDrawn();
  const memberId = useOwnId();
  if (!isDrawn) return null;
  return (
    <>
      {memberId && <LazyPortfolioCard memberId={memberId} />}
      <EducationsCard profile={own.profile} />
      <CertificationsCard profile={own.profile} />
      <SkillsCard own={own} />
      <LanguagesCard profile={own.profile} />
      <Tests />
    </>
  );
}

/** Far below the first screen, so loaded when one comes near it. */
function NearReferences({ References }: ProfileReferences) {
  const [isNear, place] = useNearScreen();
  return (
    <div ref={place} id={REFERENCES_PART} className={styles.anchor}>
      {isNear && <References />}
    </div>
  );
}

function FurtherParts({ own, References }: { own: OwnProfile } & ProfileReferences) {
  const isDrawn = useIsBelowDrawn();
  if (!isDrawn) return null;
  return (
    <>
      <ProfilePart part="wishes">
        <AvailabilityCard profile={own.profile} />
        <ValuesCard profile={own.profile} />
        <NearReferences References={References} />
      </ProfilePart>
      <ProfilePart part="private">
        <BankCard />
        <CompanyCard />
        <BirthDateCard />
        <GenderCard />
      </ProfilePart>
    </>
  );
}
