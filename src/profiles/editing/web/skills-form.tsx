import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { TagsField } from '#ui/form/tags-field.tsx';
import { FieldError } from '#ui/form/field-parts.tsx';
import { foldText } from '#profiles/rules/folded-text.ts';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import { type Profile, type SkillKind, SKILL_KINDS } from '#profiles/rules/profile.ts';
import type { SectionFormProps } from './form-parts.ts';
import { RelatedProfessions } from './related-professions.tsx';
import { SkillSuggestions } from './skill-suggestions.tsx';
import { suggestSkills } from './suggest.ts';

/** Replaces the names of one kind; a name of another kind moves here. */
function withKind(skills: Profile['skills'], kind: SkillKind, names: readonly string[]): Profile['skills'] {
  const taken = new Set(names.map(foldText));
  const others = skills.filter((skill) => skill.kind !== kind && !taken.has(foldText(skill.name)));
  const unique = new Map(names.toReversed().map((name) => [foldText(name), name]));
  const own = names.filter((name) => unique.get(foldText(name)) === name);
  return [...others, ...[...new Set(own)].map((name) => ({ kind, name: name.slice(0, PROFILE_LIMITS.skillName) }))];
}

export function SkillsForm({ profile, onChange, problems }: SectionFormProps) {
  const { t } = useTranslation('profiles');
  const { skills } = profile;
  const [profession, setProfession] = useState(profile.jobTitle);
  return (
    <>
      <RelatedProfessions jobTitle={profile.jobTitle} value={profession} onChange={setProfession} />
      <SkillSuggestions
        skills={skills}
        profession={profession}
        limit={12}
        onAdd={(skill) => onChange({ skills: [...skills, skill] })}
      />
      {SKILL_KINDS.map((kind) => (
        <TagsField
          key={kind}
          label={t(`skillKinds.${kind}`)}
          placeholder={t('skills.placeholder')}
          kind={kind}
          suggest={suggestSkills}
          maximum={PROFILE_LIMITS.skillsPerKind}
          value={skills.filter((skill) => skill.kind === kind).map(({ name }) => name)}
          onChange={(names) => onChange({ skills: withKind(skills, kind, names) })}
        />
      ))}
      {problems.skills && <FieldError>{problems.skills}</FieldError>}
    </>
  );
}
