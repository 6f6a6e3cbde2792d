import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PHONE_LENGTH, type Question, questions, ratings, WORDS_LENGTH } from '#references/rules/reference-terms.ts';
import { stopReferencesPath } from '#references/paths.ts';
import { api, callOf, type RecommenderView, type ReferencePlace, recommenderQuery } from '#references/web/api.ts';
import { besides, fieldErrors } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { Form } from '#ui/form/form.tsx';
import { useDraft } from '#ui/form/use-draft.ts';
import { useSend } from '#ui/form/use-send.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import styles from './evaluation.module.css';
import { completeAnswer, missingOf, readTyped, type Typed } from './typed-answer.ts';

interface EvaluationFormProps {
  place: ReferencePlace;
  view: RecommenderView;
  /** Only whoever pressed begin sees the questions: programs that open links press nothing. */
  isBegun: boolean;
  onBegin: () => void;
  onDecline: () => void;
  onDone: (view: RecommenderView) => void;
}

/** Three questions in words, a text, and whether the company may call. What was typed stays in this browser until it is sent. */
export function EvaluationForm({ place, view, isBegun, onBegin, onDecline, onDone }: EvaluationFormProps) {
  const { t } = useTranslation('references/evaluation');
  const { candidate, answer } = view;
  const draftKey = `reference ${place.recommendationRecordId}`;
  const [typed, setTyped] = useState<Typed>(() => readTyped(draftKey, answer));
  const [isChecked, setChecked] = useState(false);
  const { clearDraft } = useDraft(draftKey, typed);
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const send = useSend({
    send: () =>
      api('PUT /recommender-evaluation/{userId}/{recommendationRecordId}', {
        ...callOf(place),
        body: { ...completeAnswer(typed), version: answer?.version ?? 0 },
      }),
    done: null,
    reads: recommenderQuery(place).queryKey,
    onDone: (next) => {
      clearDraft();
      onDone(next);
    },
  });
  const begin = () => {
    onBegin();
    // Whether it is marked as opened or not, the person goes on.
    void api('POST /recommender-evaluation/{userId}/{recommendationRecordId}/begin', callOf(place)).catch(() => {});
  };
  if (!isBegun)
    return (
      <div className={styles.ways}>
        <Button variant="primary" size="lg" block onClick={begin}>
          {t('begin')}
        </Button>
        <Button block onClick={onDecline}>
          {t('cannot')}
        </Button>
        <p className={`meta ${styles.stop}`}>
          <PageLink to={stopReferencesPath(place.code)}>{t('stopLink')}</PageLink>
        </p>
      </div>
    );
  const missing = isChecked ? missingOf(typed) : [];
  const refused = fieldErrors(send.error);
  const problem = besides(send.error, ['words', 'contactPhone']);
  const question = (name: Question) => (
    <div key={name} className={styles.question}>
      <ChoiceChips
        id={name}
        required
        label={t(`question.${name}`, { candidate })}
        value={typed[name]}
        onChange={(rating) => change({ [name]: rating })}
        error={missing.includes(name) && t('missing')}
        options={ratings.map((value) => ({ value, label: t(`option.${name}.${value}`) }))}
      />
    </div>
  );
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        const [first] = missingOf(typed);
        if (first === undefined) return send.mutate();
        document.getElementById(first)?.scrollIntoView({ block: 'center' });
        document.getElementById(first)?.focus();
      }}
    >
      {questions.map(question)}
      <CountedTextarea
        label={t('words')}
        description={t('wordsHelp')}
        maximum={WORDS_LENGTH}
        value={typed.words}
        onChange={(words) => change({ words })}
        error={refused.words}
      />
      <ChoiceChips
        id="mayContact"
        required
        label={t('mayContact')}
        value={typed.mayContact === null ? null : typed.mayContact ? 'yes' : 'no'}
        onChange={(chosen) => change({ mayContact: chosen === 'yes' })}
        error={missing.includes('mayContact') && t('missing')}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`contact.${value}`) }))}
      />
      {typed.mayContact && (
        <TextInput
          id="contactPhone"
          label={t('contactPhone')}
          withAsterisk
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={PHONE_LENGTH}
          value={typed.contactPhone}
          error={missing.includes('contactPhone') ? t('phoneMissing') : refused.contactPhone}
          onChange={(event) => change({ contactPhone: event.currentTarget.value })}
        />
      )}
      <Checkbox
        label={t('servesLater', { candidate })}
        description={t('servesLaterHelp')}
        checked={typed.servesLater}
        onChange={(event) => change({ servesLater: event.currentTarget.checked })}
      />
      {problem && (
        <Alert tone="danger" title={t('failed')} live>
          {problem.message}
        </Alert>
      )}
      <div className={styles.ways}>
        <Button variant="primary" size="lg" block type="submit" loading={send.isPending}>
          {t(answer ? 'correct' : 'send')}
        </Button>
        {!answer && (
          <Button block onClick={onDecline}>
            {t('cannot')}
          </Button>
        )}
      </div>
    </Form>
  );
}
