import { PageLink } from '#ui/controls/page-link.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { Section } from '#ui/page/card.tsx';
import { useNearScreen } from '#ui/use-near-screen.ts';
import { companyViewPath } from '#profiles/paths.ts';
import { usePipelineParts } from '#pipeline/candidates/web/pipeline-parts.ts';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { SamePerson } from '#pipeline/duplicates/web/same-person.tsx';
import { PanelSuggestion } from '#pipeline/evaluation/web/suggestions/panel-suggestion.tsx';
import { PanelAnswer } from '#pipeline/interviews/web/answers/panel-answer.tsx';
import { DeclarationNote } from '../declaration-note.tsx';
import { PanelResume } from '../panel-resume.tsx';
import { PanelTests } from '../panel-tests.tsx';
import { LazyFiles } from './lazy-parts.tsx';
import { Part, PartSection } from './part-section.tsx';
import { SkillsNote } from './skills-note.tsx';
import styles from '#pipeline/candidates/web/pipeline.module.css';

interface ProfilePartProps {
  view: CandidateView;
  /** With what stands below the screen, for printing. */
  isWhole?: boolean;
}

/** The person: what waits for a decision first, then what they say of themselves and the company's files about them. */
export function ProfilePart({ view, isWhole = false }: ProfilePartProps) {
  const { t } = useTranslation('pipeline/panel');
  const { CandidatePortfolio } = usePipelineParts();
  // Below the first screen, and each with a read of its own.
  const [isNear, farPlace] = useNearScreen();
  const isShown = isNear || isWhole;
  const { profile, card } = view;
  const { applicationId } = card;
  const { availability } = profile;
  const times = (['partTime', 'fullTime', 'freelance'] as const)
    .filter((key) => availability[key])
    .map((key) => t(`panel.${key}`));
  return (
    <>
      <PanelAnswer key={applicationId} view={view} />
      <SamePerson key={`same ${applicationId}`} view={view} />
      <PanelSuggestion key={`suggestion ${applicationId}`} view={view} />
      <SkillsNote view={view} />
      <PanelTests view={view} />
      {view.isOfCompany && view.isAffirmative && <DeclarationNote applicationId={applicationId} />}
      {profile.about !== '' && (
        <Section title={t('panel.about')} level={3}>
          <p className={styles.text}>{profile.about}</p>
        </Section>
      )}
      {(times.length > 0 || availability.hiringModels.length > 0) && (
        <Section title={t('panel.availability')} level={3}>
          <p>{[...times, ...availability.hiringModels].join(' · ')}</p>
        </Section>
      )}
      <Part name="resume">
        <PanelResume profile={profile} />
      </Part>
      <div ref={farPlace} />
      {isShown && <CandidatePortfolio key={`portfolio ${card.memberId}`} memberId={card.memberId} frame="section" />}
      <p className={styles.quiet}>
        <PageLink to={companyViewPath(card.memberId)}>{t('panel.wholeProfile')}</PageLink>
      </p>
      <PartSection name="files" title={t('panel.files')}>
        {isShown && <LazyFiles key={applicationId} view={view} />}
      </PartSection>
      <p className={styles.quiet}>
        {t('panel.stageSince', { stage: t(`pipeline/candidates:stage.${card.stage}`) })}{' '}
        {new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(new Date(card.stageEnteredAt))}
      </p>
    </>
  );
}
