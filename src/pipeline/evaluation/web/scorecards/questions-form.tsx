import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 } from 'uuid';
import { MAXIMUM_QUESTIONS, type ScorecardQuestion } from '#pipeline/evaluation/rules/scorecard.ts';
import { isApiError, isStale } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { IconPlus } from '#ui/icons/icons.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { QuestionEditor } from './question-editor.tsx';
import styles from '#pipeline/candidates/web/pipeline.module.css';

export type Scope = 'company' | 'position';

interface QuestionsFormProps {
  scope: Scope;
  version: number;
  kept: readonly ScorecardQuestion[];
  /** Null: a position asks the company's questions again. Settled once what is shown is read anew. */
  onSave: (questions: ScorecardQuestion[] | null, version: number) => Promise<unknown>;
  queryKey: QueryKey;
  onDirty: (isDirty: boolean) => void;
  /** Discards a position's questions that were never saved. */
  onLeave: (() => void) | null;
}

const fieldOf = ({ id }: ScorecardQuestion) => `question-text-${id}`;

function moved(questions: readonly ScorecardQuestion[], at: number, by: -1 | 1): ScorecardQuestion[] {
  const rest = questions.toSpliced(at, 1);
  return rest.toSpliced(at + by, 0, questions[at]!);
}

/** The questions of one stage for the company or for one position. */
export function QuestionsForm(props: QuestionsFormProps) {
  const { scope, version, kept, onSave, queryKey, onDirty, onLeave } = props;
  const { t } = useTranslation('pipeline/evaluation');
  const edited = useEdited({ version, fields: { questions: kept } });
  const { questions } = edited.fields;
  const [isChecked, setChecked] = useState(false);
  const isDirty = JSON.stringify(questions) !== JSON.stringify(kept);
  function change(next: readonly ScorecardQuestion[]) {
    edited.change({ questions: next });
    onDirty(JSON.stringify(next) !== JSON.stringify(kept));
  }
  const save = useMutation({
    mutationFn: (next: ScorecardQuestion[] | null) => onSave(next, edited.version),
    onSuccess: () => {
      edited.forget();
      onDirty(false);
      toast.success(t('questions.saved'));
    },
    onError: (problem) =>
      !isStale(problem) &&
      void toast.error(t('form.failed'), { ...(isApiError(problem) && { description: problem.message }) }),
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        const empty = questions.find(({ text }) => text.trim() === '');
        if (empty) document.getElementById(fieldOf(empty))?.focus();
        else save.mutate([...questions]);
      }}
    >
      <StaleNotice
        edited={{
          ...edited,
          forget: () => {
            edited.forget();
            onDirty(false);
          },
        }}
        saving={save}
        queryKey={queryKey}
        nameOf={() => t('questions.title')}
        textOf={(_, values) => values.questions.map(({ text }) => text).join('\n')}
      />
      {questions.length === 0 && <p className="sub">{t('questions.none')}</p>}
      {questions.map((question, index) => (
        <QuestionEditor
          key={question.id}
          fieldId={fieldOf(question)}
          question={question}
          number={index + 1}
          isLast={index === questions.length - 1}
          error={isChecked && question.text.trim() === '' ? t('questions.empty') : undefined}
          onChange={(next) => change(questions.with(index, next))}
          onMove={(by) => change(moved(questions, index, by))}
          onRemove={() => change(questions.toSpliced(index, 1))}
        />
      ))}
      <div className={styles.commentEnd}>
        <Button
          size="sm"
          icon={<IconPlus size={16} aria-hidden="true" />}
          disabled={questions.length >= MAXIMUM_QUESTIONS}
          onClick={() => change([...questions, { id: v7(), kind: 'scale', text: '', isRequired: true }])}
        >
          {t('questions.add')}
        </Button>
        <span className="meta">{t('questions.limit', { maximum: MAXIMUM_QUESTIONS })}</span>
      </div>
      <FormFooter
        start={
          scope === 'position' && (
            <Button variant="quiet" disabled={save.isPending} onClick={onLeave ?? (() => save.mutate(null))}>
              {t('questions.useCompany')}
            </Button>
          )
        }
        end={
          <>
            {isDirty && <Button onClick={() => change(kept)}>{t('questions.undo')}</Button>}
            <Button variant="primary" type="submit" disabled={!isDirty && version > 0} loading={save.isPending}>
              {t('questions.save')}
            </Button>
          </>
        }
      />
    </Form>
  );
}
