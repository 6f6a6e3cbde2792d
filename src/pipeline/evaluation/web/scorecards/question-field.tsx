import { ANSWER_LENGTH, SCALE_MAXIMUM, type ScorecardQuestion } from '#pipeline/evaluation/rules/scorecard.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { useTranslation } from '#ui/i18n.ts';

type Answer = number | boolean | string;

interface QuestionFieldProps {
  question: ScorecardQuestion;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
  error: string | undefined;
}

const steps = Array.from({ length: SCALE_MAXIMUM }, (_, index) => String(index + 1));

/** One question of a scorecard: a scale in words, yes or no, or text. */
export function QuestionField({ question, answer, onAnswer, error }: QuestionFieldProps) {
  const { t } = useTranslation('pipeline/evaluation');
  const { id, kind, text, isRequired } = question;
  const field = { id: `question-${id}`, label: text, required: isRequired, ...(error !== undefined && { error }) };
  if (kind === 'text') {
    return (
      <CountedTextarea
        id={field.id}
        label={isRequired ? text : t('optional', { question: text })}
        withAsterisk={isRequired}
        error={error}
        value={typeof answer === 'string' ? answer : ''}
        onChange={onAnswer}
        maximum={ANSWER_LENGTH}
        minRows={2}
      />
    );
  }
  if (kind === 'yesNo') {
    return (
      <ChoiceChips
        {...field}
        value={typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : null}
        onChange={(value) => onAnswer(value === 'yes')}
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
      />
    );
  }
  return (
    <ChoiceChips
      {...field}
      value={typeof answer === 'number' ? String(answer) : null}
      onChange={(value) => onAnswer(Number(value))}
      options={steps.map((value) => ({ value, label: `${value} ${t(`scale.${value}`)}` }))}
    />
  );
}
