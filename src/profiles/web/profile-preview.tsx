import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Audience, viewFor } from '#profiles/rules/audience.ts';
import { AboutCard } from './cards/about-card.tsx';
import { AvailabilityCard } from './cards/availability-card.tsx';
import { ProfileReader } from './cards/card-edit.tsx';
import { CertificationsCard, EducationsCard, ExperiencesCard } from './cards/entries-cards.tsx';
import { LanguagesCard } from './cards/languages-card.tsx';
import { LazyPortfolioPieces } from '#profiles/portfolio/web/lazy-portfolio-pieces.tsx';
import { useOwnId } from './own-photo.ts';
import type { OwnProfile } from './own-profile.ts';
import { ProfileHeader } from './profile-header.tsx';
import { ReaderSwitch } from './reader-switch.tsx';
import { SkillKinds } from './cards/skills-card.tsx';
import { ValuesCard } from './cards/values-card.tsx';

interface ProfilePreviewProps {
  own: OwnProfile;
  reader: Exclude<Audience, 'own'>;
}

/** Previews the own profile for another audience, by the rule that decides what others are sent. */
export function ProfilePreview({ own, reader }: ProfilePreviewProps) {
  const { t } = useTranslation('profiles');
  const memberId = useOwnId();
  const profile = viewFor(reader, own.profile);
  const { about, pages, experiences, educations, certifications, skills, languages, availability, values } = profile;
  const { partTime, fullTime, freelance, hiringModels, startsWithin, dailyTimes, meetingTimes } = availability;
  const cards = [
    (about !== '' || Object.values(pages).some(Boolean)) && <AboutCard key="about" profile={profile} />,
    experiences.length > 0 && <ExperiencesCard key="experiences" profile={profile} />,
    educations.length > 0 && <EducationsCard key="educations" profile={profile} />,
    certifications.length > 0 && <CertificationsCard key="certifications" profile={profile} />,
    skills.length > 0 && (
      <Card key="skills" title={t('sections.skills')}>
        <SkillKinds skills={skills} />
      </Card>
    ),
    languages.length > 0 && <LanguagesCard key="languages" profile={profile} />,
    (values.hourValue !== null || values.monthValue !== null) && <ValuesCard key="values" profile={profile} />,
    (partTime || fullTime || freelance || startsWithin || [hiringModels, dailyTimes, meetingTimes].some(isFilled)) && (
      <AvailabilityCard key="availability" profile={profile} />
    ),
  ].filter(Boolean);
  return (
    <Page>
      <ReaderSwitch reader={reader} />
      <ProfileReader value={reader}>
        <ProfileHeader own={{ profile }} />
        <Stack>
          <Alert tone="info" title={t(`readers.${reader}Title`)}>
            {t(`readers.${reader}Text`)}
          </Alert>
          {cards.length > 0 ? (
            cards
          ) : (
            <EmptyState illustration="people" framed title={t('readers.empty')} description={t('readers.emptyText')} />
          )}
          {memberId && <LazyPortfolioPieces memberId={memberId} />}
        </Stack>
      </ProfileReader>
    </Page>
  );
}

const isFilled = (list: readonly unknown[]) => list.length > 0;
