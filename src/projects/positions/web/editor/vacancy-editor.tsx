import { Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isApiError, isStale } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconEye, IconPencil } from '#ui/icons/icons.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { emptyPositionFacts } from '#projects/positions/rules/empty-position.ts';
import type { PositionFacts } from '#projects/positions/rules/position-draft.ts';
import { stepOfCriterion } from '#projects/positions/rules/readiness.ts';
import { type FormField, isWritten } from '#projects/positions/rules/vacancy-fields.ts';
import { stepOfProblem, vacancyProblems } from '#projects/positions/rules/vacancy-problems.ts';
import { useProblemTexts } from '#projects/positions/web/use-problem-texts.ts';
import { type PositionAnswers, statedAnswers, toPositionAnswers } from '#projects/rules/brief-answers.ts';
import { EditorFields, type EditorPart, editorParts } from './editor-fields.tsx';
import { ReadinessNote } from './readiness-note.tsx';
import styles from './editor.module.css';
import type { FormDraft } from './use-form-draft.ts';
import { type PreviewCompany, VacancyPreview } from './vacancy-preview.tsx';

/** What an upsell or a replacement asks before the vacancy itself, and shows instead of the vacancy's own fields. */
export interface EditorTerms {
  label: string;
  fields: ReactNode;
  isReady: boolean;
}

export interface VacancyEditorProps<Sent> {
  title: string;
  /** "Save" by default. */
  confirmLabel?: string;
  of: PreviewCompany;
  draft: FormDraft<PositionAnswers>;
  /** Facts that the form does not ask for. */
  fixed: Partial<PositionFacts> & Pick<PositionFacts, 'currency'>;
  /** A new vacancy must say what the brief requires; one that stands is only told what it lacks. */
  isNew: boolean;
  terms?: EditorTerms;
  send: (facts: PositionFacts) => Promise<Sent>;
  onSent: (sent: Sent) => unknown;
  /** The prefix of the server's field names in its refusals. */
  prefix: string;
  onClose: () => void;
}

/** The one editor of a vacancy outside of the brief: the same fields, what is missing, how ready it is, and how candidates will see it. */
export function VacancyEditor<Sent>(props: VacancyEditorProps<Sent>) {
  const { title, confirmLabel, of, draft, fixed, isNew, terms, send, onSent, prefix, onClose } = props;
  const { t } = useTranslation('projects');
  const words = useProblemTexts();
  const queryClient = useQueryClient();
  const [part, setPart] = useState<EditorPart | 'terms'>(terms ? 'terms' : 'position');
  const [isPreview, setPreview] = useState(false);
  const [isTried, setTried] = useState(false);
  const facts: PositionFacts = { ...emptyPositionFacts, ...statedAnswers(draft.answers), ...fixed };
  const missing = vacancyProblems(toPositionAnswers(facts, ''));
  const save = useMutation({
    mutationFn: () => send(facts),
    onSuccess: async (sent) => {
      draft.forget();
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      onClose();
      await onSent(sent);
    },
  });
  const fields = isApiError(save.error) ? save.error.fields : [];
  const errorAt = (path: string) => {
    const problem = isNew && isTried ? missing.find((one) => one.path === path) : undefined;
    return problem ? words.message(problem.code) : fields.find((field) => field.path === `${prefix}${path}`)?.message;
  };
  const submit = () => {
    setTried(true);
    const [first] = missing;
    if (isNew && first) {
      setPreview(false);
      setPart(stepOfProblem(first.path));
    } else save.mutate();
  };
  const close = () => {
    if (draft.isTyped) toast.info(t('editor.kept'));
    onClose();
  };
  const options = [
    ...(terms ? [{ value: 'terms' as const, label: terms.label }] : []),
    ...editorParts.map((value) => ({ value, label: t(`step.${value}`) })),
  ];
  return (
    <Modal opened onClose={close} size="lg" title={title} closeButtonProps={{ 'aria-label': t('editor.close') }}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {draft.isRestored && (
          <Alert
            tone="info"
            title={t('editor.restored')}
            action={
              <Button size="sm" onClick={draft.discard}>
                {t('editor.discard')}
              </Button>
            }
          />
        )}
        {!isPreview && (
          <div className={styles.parts}>
            <SegmentedControl label={t('details.parts')} value={part} onChange={setPart} options={options} />
          </div>
        )}
        {missing.length > 0 && (!isNew || isTried) && (
          <Alert tone={isNew ? 'danger' : 'info'} title={t('details.incomplete')} live={isNew}>
            {t('details.incompleteText', { what: words.list(missing) })}
          </Alert>
        )}
        <StaleNotice
          edited={draft.edited}
          saving={save}
          queryKey={['projects']}
          nameOf={(field) => (field === 'key' ? null : words.labelOf(field === 'tags' ? 'tags.skills' : field))}
          // Choices are looked at in the form; a notice with all their words would be another form.
          textOf={(field) => (isWritten(field as FormField) ? null : t('platform:stale.other'))}
        />
        {save.isError && !isStale(save.error) && (
          <Alert tone="danger" title={t('details.changeFailed')} live>
            {[save.error.message, ...fields.map(({ message }) => message)].join(' ')}
          </Alert>
        )}
        {isPreview ? (
          <>
            <div>
              <Button size="sm" icon={<IconPencil size={16} aria-hidden="true" />} onClick={() => setPreview(false)}>
                {t('editor.edit')}
              </Button>
            </div>
            <VacancyPreview facts={facts} of={of} />
          </>
        ) : (
          <>
            {terms && part === 'terms' ? (
              terms.fields
            ) : (
              <EditorFields
                part={part === 'terms' ? 'position' : part}
                draft={draft}
                currency={fixed.currency}
                hasTerms={terms !== undefined}
                error={errorAt}
                fieldId={words.fieldId}
              />
            )}
            <ReadinessNote position={facts} onGo={(criterion) => setPart(stepOfCriterion[criterion])} />
            <div>
              <Button size="sm" icon={<IconEye size={16} aria-hidden="true" />} onClick={() => setPreview(true)}>
                {t('editor.preview')}
              </Button>
            </div>
          </>
        )}
        <FormFooter
          start={<Button onClick={close}>{draft.isTyped ? t('editor.keep') : t('cancel')}</Button>}
          end={
            <Button variant="primary" type="submit" loading={save.isPending} disabled={terms?.isReady === false}>
              {confirmLabel ?? t('save')}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}
