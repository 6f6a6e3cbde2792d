import { useTranslation } from '#ui/i18n.ts';
import { isApiError } from '#ui/api-error.ts';
import { TagList } from '#ui/marks/tag.tsx';
import { Card } from '#ui/page/card.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { useNearScreen } from '#ui/use-near-screen.ts';
import { type Skill, SKILL_KINDS } from '#profiles/rules/profile.ts';
import { CardEdit, CardEmpty } from './card-edit.tsx';
import { type OwnProfile, useSaveProfile } from '../own-profile.ts';
import styles from './resume-cards.module.css';
import { SkillSuggestions } from '#profiles/editing/web/skill-suggestions.tsx';

export function SkillsCard({ own }: { own: OwnProfile }) {
  const { t } = useTranslation('profiles');
  const save = useSaveProfile();
  const [isNear, place] = useNearScreen();
  const { skills } = own.profile;
  const add = (skill: Skill) =>
    save.mutate(
      { version: own.version, updateObj: { skills: [...skills, skill] } },
      { onError: (error) => toast.error(t('modal.failed'), isApiError(error) ? { description: error.message } : {}) },
    );
  return (
    <Card title={t('sections.skills')} action={<CardEdit editor="skills" />}>
      {skills.length === 0 && <CardEmpty editor="skills" text={t('skills.empty')} />}
      <SkillKinds skills={skills} />
      <div ref={place}>
        {isNear ? (
          <SkillSuggestions
            skills={skills}
            profession={own.profile.jobTitle}
            limit={5}
            onAdd={add}
            disabled={save.isPending}
          />
        ) : (
          <Skeleton height={32} />
        )}
      </div>
    </Card>
  );
}

/** The skills by kind; a kind without any is left out. */
export function SkillKinds({ skills }: { skills: Skill[] }) {
  const { t } = useTranslation('profiles');
  return (
    <div className={styles.kinds}>
      {SKILL_KINDS.map((kind) => {
        const names = skills.filter((skill) => skill.kind === kind).map(({ name }) => name);
        if (names.length === 0) return null;
        return (
          <div key={kind}>
            <h3>{t(`skillKinds.${kind}`)}</h3>
            <TagList items={names} size="lg" />
          </div>
        );
      })}
    </div>
  );
}
