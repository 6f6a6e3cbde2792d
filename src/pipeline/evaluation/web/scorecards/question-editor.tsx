import { Checkbox, Select, TextInput } from '@mantine/core';
import { QUESTION_LENGTH, questionKinds, type ScorecardQuestion } from '#pipeline/evaluation/rules/scorecard.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconArrowDown, IconArrowUp, IconTrash } from '#ui/icons/icons.ts';
import styles from './scorecards.module.css';

interface QuestionEditorProps {
  fieldId: string;
  question: ScorecardQuestion;
  number: number;
  isLast: boolean;
  error: string | undefined;
  onChange: (question: ScorecardQuestion) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One question of a stage: its text, the kind of answer, and whether it is required. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { fieldId, question, number, isLast, error, onChange, onMove, onRemove } = props;
  const { t } = useTranslation('pipeline/evaluation');
  return (
    <div className={styles.editor} role="group" aria-label={t('questions.number', { number })}>
      <div className={styles.editorHead}>
        <b>{t('questions.number', { number })}</b>
        <IconButton size="sm" label={t('questions.up', { number })} disabled={number === 1} onClick={() => onMove(-1)}>
          <IconArrowUp size={16} aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('questions.down', { number })} disabled={isLast} onClick={() => onMove(1)}>
          <IconArrowDown size={16} aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('questions.remove', { number })} onClick={onRemove}>
          <IconTrash size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <TextInput
        id={fieldId}
        label={t('questions.text')}
        withAsterisk
        maxLength={QUESTION_LENGTH}
        error={error}
        value={question.text}
        onChange={(event) => onChange({ ...question, text: event.currentTarget.value })}
      />
      <div className={styles.pick}>
        <Select
          label={t('questions.kind')}
          allowDeselect={false}
          value={question.kind}
          data={questionKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          onChange={(kind) => kind !== null && onChange({ ...question, kind })}
        />
        <Checkbox
          label={t('questions.required')}
          checked={question.isRequired}
          onChange={(event) => onChange({ ...question, isRequired: event.currentTarget.checked })}
        />
      </div>
    </div>
  );
}
