import { useTranslation } from '#ui/i18n.ts';
import { TagsField } from '#ui/form/tags-field.tsx';
import { MAXIMUM_TAGS_PER_KIND, type Tag, type TagKind } from '#projects/rules/terms.ts';
import { taxonomyApi } from '#projects/web/api.ts';
import styles from '#projects/web/brief.module.css';
import { IconPlus } from '#ui/icons/icons.ts';

interface SkillTagsFieldProps {
  id: string;
  kind: TagKind;
  tags: Tag[];
  onChange: (tags: Tag[]) => void;
  /** Skills that are common in the chosen profession. */
  suggested: readonly string[];
  error: string | undefined;
}

const SHOWN_SUGGESTIONS = 8;

async function suggest(kind: string, search: string): Promise<string[]> {
  const { skills } = await taxonomyApi('GET /skills', { query: { kind, search, limit: '8' } });
  return skills.map(({ label }) => label);
}

/** The tags of one kind, with the profession's common skills to add by a click. */
export function SkillTagsField({ id, kind, tags, onChange, suggested, error }: SkillTagsFieldProps) {
  const { t } = useTranslation('projects');
  const names = tags.filter((tag) => tag.kind === kind).map((tag) => tag.name);
  const set = (next: readonly string[]) =>
    onChange([...tags.filter((tag) => tag.kind !== kind), ...next.map((name) => ({ kind, name: name.slice(0, 100) }))]);
  const left =
    names.length < MAXIMUM_TAGS_PER_KIND
      ? suggested.filter((name) => !names.includes(name)).slice(0, SHOWN_SUGGESTIONS)
      : [];
  return (
    <div>
      <TagsField
        id={id}
        label={t(`tags.${kind}`)}
        kind={kind}
        value={names}
        onChange={set}
        suggest={suggest}
        maximum={MAXIMUM_TAGS_PER_KIND}
        maximumMessage={t('errors.maximumTags')}
        error={error}
      />
      {left.length > 0 && (
        <div
          className={styles.suggestions}
          role="group"
          aria-label={t('brief.suggestions', { kind: t(`tags.${kind}`) })}
        >
          {left.map((name) => (
            <button key={name} type="button" className={styles.suggestion} onClick={() => set([...names, name])}>
              <IconPlus size={14} aria-hidden="true" />
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
