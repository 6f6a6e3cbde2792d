import { TextInput } from '@mantine/core';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { type TagColour, tagColours } from '#platform/contract/tag-colours.ts';
import { isApiError, isStale } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { TagPill } from '#ui/marks/tag-pill.tsx';
import { StaleNotice } from './edited/stale-notice.tsx';
import styles from './tag-editor.module.css';
import { useEdited } from './edited/use-edited.ts';

interface TagEditorProps {
  /** Null: a new one. */
  tag: { name: string; colour: TagColour; version: number } | null;
  /** The longest name. */
  maximum: number;
  onSave: (look: { name: string; colour: TagColour }, version: number) => Promise<unknown>;
  queryKey: QueryKey;
  onDone: () => void;
}

/** Name and colour of a tag; colours have names too. */
export function TagEditor({ tag, maximum, onSave, queryKey, onDone }: TagEditorProps) {
  const { t } = useTranslation('platform');
  const { version, ...look } = tag ?? { version: 0, name: '', colour: 'brand' as TagColour };
  const edited = useEdited({ version, fields: { name: look.name, colour: look.colour } });
  const { name, colour } = edited.fields;
  const save = useMutation({
    mutationFn: () => onSave({ name, colour }, edited.version),
    onSuccess: () => {
      edited.forget();
      onDone();
    },
  });
  const { error } = save;

  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !save.isPending) save.mutate();
      }}
    >
      <StaleNotice
        edited={edited}
        saving={save}
        queryKey={queryKey}
        nameOf={(field) => t(field === 'name' ? 'tagEditor.rename' : 'tagEditor.colours')}
        textOf={(field, values) => (field === 'colour' ? t(`tagEditor.colour.${values.colour}`) : null)}
      />
      <TextInput
        label={t(tag ? 'tagEditor.rename' : 'tagEditor.new')}
        value={name}
        maxLength={maximum}
        error={error && !isStale(error) ? (isApiError(error) ? error.message : t('tagEditor.failed')) : null}
        onChange={(event) => edited.change({ name: event.currentTarget.value })}
      />
      <fieldset className={styles.colours}>
        <legend className="sr-only">{t('tagEditor.colours')}</legend>
        {tagColours.map((one) => (
          <label key={one}>
            <input
              type="radio"
              className="sr-only"
              name="colour"
              checked={one === colour}
              onChange={() => edited.change({ colour: one })}
            />
            <TagPill tag={{ name: t(`tagEditor.colour.${one}`), colour: one }} />
          </label>
        ))}
      </fieldset>
      <div className={styles.editorEnd}>
        {tag && (
          <Button size="sm" variant="quiet" onClick={onDone}>
            {t('tagEditor.cancel')}
          </Button>
        )}
        <Button type="submit" size="sm" loading={save.isPending} disabled={name.trim() === ''}>
          {t(tag ? 'tagEditor.save' : 'tagEditor.make')}
        </Button>
      </div>
    </form>
  );
}
