import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { type TagColour, tagColours } from '#platform/contract/tag-colours.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { TagPill } from '#ui/marks/tag-pill.tsx';
import styles from './tag-editor.module.css';

interface TagEditorProps {
  /** Null: a new one. */
  tag: { name: string; colour: TagColour } | null;
  /** The longest name. */
  maximum: number;
  onSave: (look: { name: string; colour: TagColour }) => Promise<unknown>;
  onDone: () => void;
}

/** Name and colour of a tag; colours have names too. */
export function TagEditor({ tag, maximum, onSave, onDone }: TagEditorProps) {
  const { t } = useTranslation('platform');
  const [name, setName] = useState(tag?.name ?? '');
  const [colour, setColour] = useState<TagColour>(tag?.colour ?? 'brand');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      await onSave({ name, colour });
      setName('');
      setProblem('');
      onDone();
    } catch (failure) {
      setProblem(isApiError(failure) ? failure.message : t('tagEditor.failed'));
    }
    setBusy(false);
  }

  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void save();
      }}
    >
      <TextInput
        label={t(tag ? 'tagEditor.rename' : 'tagEditor.new')}
        value={name}
        maxLength={maximum}
        error={problem || null}
        onChange={(event) => setName(event.currentTarget.value)}
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
              onChange={() => setColour(one)}
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
        <Button type="submit" size="sm" loading={busy} disabled={name.trim() === ''}>
          {t(tag ? 'tagEditor.save' : 'tagEditor.make')}
        </Button>
      </div>
    </form>
  );
}
