import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { type TagColour, tagColours } from '#pipeline/candidates/rules/tag-colours.ts';
import { isApiError } from '#platform/ui/api-error.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import type { CompanyTag } from '#pipeline/candidates/web/company-options.ts';
import { TagPill } from './tag-pill.tsx';
import styles from './tags.module.css';

interface TagEditorProps {
  /** Null: a new one. */
  tag: CompanyTag | null;
  onSave: (look: { name: string; colour: TagColour }) => Promise<unknown>;
  onDone: () => void;
}

const NAME_LENGTH = 40;

/** Name and colour of a tag; colours have names too. */
export function TagEditor({ tag, onSave, onDone }: TagEditorProps) {
  const { t } = useTranslation('pipeline/tags');
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
      setProblem(isApiError(failure) ? failure.message : t('failed'));
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
        label={t(tag ? 'rename' : 'new')}
        value={name}
        maxLength={NAME_LENGTH}
        error={problem || null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <fieldset className={styles.colours}>
        <legend className="sr-only">{t('colours')}</legend>
        {tagColours.map((one) => (
          <label key={one}>
            <input
              type="radio"
              className="sr-only"
              name="colour"
              checked={one === colour}
              onChange={() => setColour(one)}
            />
            <TagPill tag={{ name: t(`colour.${one}`), colour: one }} />
          </label>
        ))}
      </fieldset>
      <div className={styles.editorEnd}>
        {tag && (
          <Button size="sm" variant="quiet" onClick={onDone}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" size="sm" loading={busy} disabled={name.trim() === ''}>
          {t(tag ? 'save' : 'make')}
        </Button>
      </div>
    </form>
  );
}
