import { personName } from '#platform/ui/marks/person-name.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';
import { TagList } from '#platform/ui/marks/tag.tsx';
import { currentLocale } from '#platform/ui/i18n.ts';
import { Section } from '#platform/ui/page/card.tsx';
import { Sunken } from '#platform/ui/page/sunken.tsx';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { PanelAnswer } from '#pipeline/interviews/web/answers/panel-answer.tsx';
import { CommentText } from '#pipeline/conversation/web/mentions/comment-text.tsx';
import { DeclarationNote } from './declaration-note.tsx';
import { usePipelineParts } from '#pipeline/candidates/web/pipeline-parts.ts';
import { SamePerson } from '#pipeline/duplicates/web/same-person.tsx';
import { PanelTests } from './panel-tests.tsx';
import styles from '#pipeline/candidates/web/pipeline.module.css';
import { PanelSuggestion } from '#pipeline/evaluation/web/suggestions/panel-suggestion.tsx';

const SKILLS_SHOWN = 18;
const MISSING_SHOWN = 8;

export function PanelSummary({ view }: { view: CandidateView }) {
  const { profile, card, wantedSkills, comments } = view;
  const { t } = useTranslation('pipeline/panel');
  const { CandidateBudget } = usePipelineParts();
  const own = new Set(profile.skills.map(({ name }) => foldText(name)));
  const missing = wantedSkills.filter((skill) => !own.has(foldText(skill)));
  const asked = wantedSkills.filter((skill) => own.has(foldText(skill)));
  const others = profile.skills
    .map(({ name }) => name)
    .filter((name) => !asked.some((skill) => foldText(skill) === foldText(name)));
  const few = (names: string[]) => {
    const skills = names.slice(0, MISSING_SHOWN).join(', ');
    return names.length > MISSING_SHOWN ? t('panel.andMore', { skills, count: names.length - MISSING_SHOWN }) : skills;
  };
  const last = comments.at(-1);
  const { availability } = profile;
  const times = (['partTime', 'fullTime', 'freelance'] as const)
    .filter((key) => availability[key])
    .map((key) => t(`panel.${key}`));
  return (
    <>
      <PanelAnswer key={card.applicationId} view={view} />
      <SamePerson key={`same ${card.applicationId}`} view={view} />
      <PanelSuggestion key={`suggestion ${card.applicationId}`} view={view} />
      {view.abilities.hire && (
        <CandidateBudget key={`budget ${card.applicationId}`} place={placeOf(view)} version={card.version} />
      )}
      {profile.skills.length > 0 && (
        <Section title={t('panel.skills')} level={3}>
          <TagList items={[...new Set([...asked, ...others])]} limit={SKILLS_SHOWN} />
          {wantedSkills.length > 0 && (
            <p className={styles.quiet}>
              {t('panel.skillsAsked', { count: asked.length, total: wantedSkills.length })}
              {missing.length > 0 && `. ${t('panel.missing', { skills: few(missing) })}`}
            </p>
          )}
        </Section>
      )}
      <PanelTests view={view} />
      {view.isOfCompany && <DeclarationNote applicationId={card.applicationId} />}
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
      {last && (
        <Section title={t('panel.comments')} level={3}>
          <Sunken text="quiet">
            <CommentText text={last.text} names={last.mentions.map(({ name }) => name)} />
            <p className={styles.commentFoot}>{personName(last.author.name)}</p>
          </Sunken>
        </Section>
      )}
      <p className={styles.quiet}>
        {t('panel.stageSince', { stage: t(`pipeline/candidates:stage.${card.stage}`) })}{' '}
        {new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(new Date(card.stageEnteredAt))}
      </p>
    </>
  );
}

function placeOf({ card: { applicationId }, position: { projectId, positionIndex } }: CandidateView) {
  return { projectId, positionIndex, applicationId };
}
