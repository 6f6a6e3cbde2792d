import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { IconPlus } from '#ui/icons/icons.ts';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { foldText } from '#profiles/rules/folded-text.ts';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import { type Profile, type Skill, SKILL_KINDS } from '#profiles/rules/profile.ts';
import styles from '#profiles/web/cards/resume-cards.module.css';
import { professionSkillsQuery } from './suggest.ts';

interface SkillSuggestionsProps {
  skills: Profile['skills'];
  /** The profession whose usual skills are offered. */
  profession: string;
  onAdd: (skill: Skill) => void;
  limit?: number;
  disabled?: boolean;
}

/** The profession's usual skills that the profile lacks, highest weight first, with their source. */
export function SkillSuggestions({ skills, profession, onAdd, limit = 6, disabled = false }: SkillSuggestionsProps) {
  const { t } = useTranslation('profiles');
  const { data, isLoading } = useQuery(professionSkillsQuery(profession));
  if (isLoading) return <Skeleton width="100%" height={32} />;
  if (!data) return null;
  const known = new Set(skills.map(({ name }) => foldText(name)));
  const hasRoom = (kind: Skill['kind']) =>
    skills.filter((skill) => skill.kind === kind).length < PROFILE_LIMITS.skillsPerKind;
  const offered = SKILL_KINDS.flatMap((kind) => data[kind].map((skill) => ({ ...skill, kind })))
    .filter(({ skill, label, kind }) => !known.has(foldText(skill)) && !known.has(foldText(label)) && hasRoom(kind))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, limit);
  if (offered.length === 0) return null;
  return (
    <div className={styles.suggestions} role="group" aria-label={t('skills.suggestions')}>
      <span>{t('skills.suggestions')}</span>
      {offered.map(({ label, kind }) => (
        <button
          key={`${kind} ${label}`}
          type="button"
          className={styles.suggestion}
          disabled={disabled}
          aria-label={t('skills.add', { skill: label })}
          onClick={() => onAdd({ kind, name: label })}
        >
          <IconPlus size={14} aria-hidden="true" />
          {label}
        </button>
      ))}
      <span className={styles.source}>{t(`skills.source.${data.source}`)}</span>
    </div>
  );
}
