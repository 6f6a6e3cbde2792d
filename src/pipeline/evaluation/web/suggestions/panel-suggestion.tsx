import { useState } from 'react';
import { isFinalStage } from '#applications/rules/stages.ts';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Section } from '#ui/page/card.tsx';
import { Sunken } from '#ui/page/sunken.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { wasFilled } from '#projects/rules/position-states.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';
import { SuggestionHistory } from './suggestion-history.tsx';
import { useSuggestion } from './use-suggestion.ts';
import { useSuggestionLook } from './use-suggestion-look.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const SuggestionForm = lazyPart(async () => (await import('./suggestion-form.tsx')).SuggestionForm);

/** Why the recruiter suggests this candidate; recruiters suggest, change and withdraw here. */
export function PanelSuggestion({ view }: { view: CandidateView }) {
  const { t } = useTranslation('pipeline/evaluation');
  const { card, position, suggestion, suggestionSteps, abilities } = view;
  const { suggest, edit, takeBack } = useSuggestion(view);
  useSuggestionLook(view);
  const [open, setOpen] = useState<'form' | 'takeBack' | null>(null);
  const [busy, setBusy] = useState(false);
  const isRunning = ['active', 'setAside'].includes(card.state) && !isFinalStage(card.stage);
  const maySuggest = abilities.suggest && suggestion === null && isRunning && !wasFilled(position.state);
  if (suggestion === null && !maySuggest && suggestionSteps.length === 0) return null;
  const form = open === 'form' && (
    <SuggestionForm
      draftKey={`suggestion:${card.applicationId}`}
      kept={suggestion}
      submitLabel={t(suggestion ? 'suggestion.save' : 'suggestion.send')}
      onSubmit={suggestion ? edit : suggest}
      onClose={() => setOpen(null)}
    />
  );

  async function confirmTakingBack() {
    setBusy(true);
    await takeBack().catch(
      (problem: unknown) =>
        void toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) }),
    );
    setBusy(false);
    setOpen(null);
  }

  return (
    <Section title={t('suggestion.title')} level={3}>
      {form}
      {!form && suggestion && (
        <Sunken text="quiet">
          <p className={styles.text}>{suggestion.comment}</p>
          <div className={styles.commentFoot}>
            <Avatar name={suggestion.by.name} image={suggestion.by.image} size={24} />
            <span>
              {t('suggestion.by', { name: personName(suggestion.by.name) })} ·{' '}
              <RelativeTime moment={suggestion.suggestedAt} />
            </span>
          </div>
          {suggestion.mayChange && (
            <div className={styles.commentEnd}>
              <Button size="sm" variant="quiet" onClick={() => setOpen('takeBack')}>
                {t('suggestion.takeBack')}
              </Button>
              <Button size="sm" onClick={() => setOpen('form')}>
                {t('suggestion.edit')}
              </Button>
            </div>
          )}
        </Sunken>
      )}
      {!form && maySuggest && (
        <Button size="sm" onClick={() => setOpen('form')}>
          {t('suggestion.action')}
        </Button>
      )}
      {suggestionSteps.length > 0 && <SuggestionHistory steps={suggestionSteps} />}
      {open === 'takeBack' && (
        <ConfirmDialog
          opened
          onClose={() => setOpen(null)}
          title={t('suggestion.takeBackTitle', { name: personName(card.name) })}
          confirmLabel={t('suggestion.takeBack')}
          loading={busy}
          onConfirm={() => void confirmTakingBack()}
        >
          {t('suggestion.takeBackText')}
        </ConfirmDialog>
      )}
    </Section>
  );
}
