import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateScorecards, Scorecard } from '#pipeline/evaluation/contract/scorecards.ts';
import {
  missingAnswers,
  type Recommendation,
  recommendations,
  type ScorecardAnswers,
} from '#pipeline/evaluation/rules/scorecard.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { isApiError, isStale } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Form } from '#ui/form/form.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useDraft } from '#ui/form/use-draft.ts';
import { readTyped, useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { refreshCandidate } from '#pipeline/candidates/web/pipeline-cache.ts';
import { QuestionField } from './question-field.tsx';
import { scorecardsApi, scorecardsQuery } from './scorecards-api.ts';
import styles from './scorecards.module.css';

const RECOMMENDATION_FIELD = 'recommendation';

interface ScorecardFormProps {
  applicationId: string;
  open: NonNullable<CandidateScorecards['open']>;
  own: Scorecard | undefined;
  onDone: () => void;
}

interface Problem {
  fieldId: string;
  label: string;
}

interface Said {
  answers: ScorecardAnswers;
  recommendation: Recommendation | null;
  note: string;
}

/** The reader's own scorecard, to fill in and to change. Typed answers are stored in this browser until saved. */
export function ScorecardForm({ applicationId, open, own, onDone }: ScorecardFormProps) {
  const { t } = useTranslation('pipeline/evaluation');
  const queryClient = useQueryClient();
  const draftKey = `scorecard:${applicationId}:${open.stage}`;
  const [restored] = useState(() => readTyped<Said>(draftKey));
  const { version, ...said } = own ?? { version: 0, answers: {}, recommendation: null, note: '' };
  const fields = { answers: said.answers, recommendation: said.recommendation, note: said.note ?? '' };
  const edited = useEdited<Said>({ version, fields }, restored);
  const draft = edited.fields;
  const { clearDraft } = useDraft(draftKey, edited.record);
  /** Problems as of the submission: a summary that changed with each answer would move the focus away. */
  const [shownProblems, setShownProblems] = useState<Problem[] | null>(null);
  const isChecked = shownProblems !== null;
  const missing = missingAnswers(open.questions, draft.answers);
  const problems: Problem[] = [
    ...open.questions
      .filter(({ id }) => missing.includes(id))
      .map(({ id, text }) => ({ fieldId: `question-${id}`, label: text })),
    ...(draft.recommendation === null ? [{ fieldId: RECOMMENDATION_FIELD, label: t('recommendation.label') }] : []),
  ];
  const save = useMutation({
    mutationFn: (recommendation: Recommendation) =>
      scorecardsApi('PUT /candidates/{applicationId}/scorecards/{stage}', {
        params: { applicationId, stage: open.stage },
        body: { formId: open.formId, version: edited.version, ...draft, recommendation },
      }),
    onSuccess: () => {
      clearDraft();
      edited.forget();
      toast.success(t('form.saved'));
      onDone();
    },
    onError: (problem) =>
      !isStale(problem) &&
      void toast.error(t('form.failed'), { ...(isApiError(problem) && { description: problem.message }) }),
    onSettled: () => refreshCandidate(queryClient, applicationId),
  });
  /** Each question that is answered, with what is said. */
  const answersText = (answers: ScorecardAnswers) =>
    open.questions
      .filter(({ id }) => answers[id] !== undefined)
      .map(({ id, text }) => {
        const answer = answers[id]!;
        return `${text}: ${typeof answer === 'boolean' ? t(answer ? 'yes' : 'no') : answer}`;
      })
      .join('\n');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setShownProblems(problems);
        if (problems.length === 0 && draft.recommendation !== null) save.mutate(draft.recommendation);
      }}
    >
      <StaleNotice
        edited={edited}
        saving={save}
        queryKey={scorecardsQuery(applicationId).queryKey}
        nameOf={(name) =>
          t({ answers: 'questions.title', recommendation: 'recommendation.label', note: 'form.note' }[name])
        }
        textOf={(name, values) => {
          if (name === 'recommendation') return values.recommendation && t(`recommendation.${values.recommendation}`);
          return name === 'answers' ? answersText(values.answers) : null;
        }}
      />
      {isChecked && problems.length > 0 && <ErrorSummary problems={shownProblems} />}
      {open.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={draft.answers[question.id]}
          onAnswer={(answer) => edited.change({ answers: { ...draft.answers, [question.id]: answer } })}
          error={isChecked && missing.includes(question.id) ? t('form.missing') : undefined}
        />
      ))}
      <ChoiceChips
        id={RECOMMENDATION_FIELD}
        label={t('recommendation.label')}
        required
        {...(isChecked && draft.recommendation === null && { error: t('form.missingRecommendation') })}
        value={draft.recommendation}
        onChange={(recommendation) => edited.change({ recommendation })}
        options={recommendations.map((value) => ({ value, label: t(`recommendation.${value}`) }))}
      />
      <CountedTextarea
        label={t('form.note')}
        description={t('form.noteHelp')}
        value={draft.note}
        onChange={(words) => edited.change({ note: words })}
        maximum={FREE_TEXT_LENGTH}
        minRows={2}
      />
      <div className={styles.buttons}>
        {own && (
          <Button
            size="sm"
            onClick={() => {
              clearDraft();
              onDone();
            }}
          >
            {t('form.cancel')}
          </Button>
        )}
        <Button size="sm" variant="primary" type="submit" loading={save.isPending}>
          {t('form.save')}
        </Button>
      </div>
    </Form>
  );
}
