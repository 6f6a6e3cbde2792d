import { useTranslation } from '#ui/i18n.ts';
import { TagList } from '#ui/marks/tag.tsx';
import { Section } from '#ui/page/card.tsx';
import { foldText } from '#taxonomy/rules/fold-text.ts';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';

const SKILLS_SHOWN = 18;
const MISSING_SHOWN = 8;

/** The candidate's skills, those that the vacancy asks for first, and what the profile lacks of them. */
export function SkillsNote({ view: { profile, wantedSkills } }: { view: CandidateView }) {
  const { t } = useTranslation('pipeline/panel');
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
  if (profile.skills.length === 0) return null;
  return (
    <Section title={t('panel.skills')} level={3}>
      <TagList items={[...new Set([...asked, ...others])]} limit={SKILLS_SHOWN} />
      {wantedSkills.length > 0 && (
        <p className={styles.quiet}>
          {t('panel.skillsAsked', { count: asked.length, total: wantedSkills.length })}
          {missing.length > 0 && `. ${t('panel.missing', { skills: few(missing) })}`}
        </p>
      )}
    </Section>
  );
}
