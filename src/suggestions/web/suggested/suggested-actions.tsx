import { useState } from 'react';
import { isFinalStage } from '#applications/rules/stages.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconMailForward, IconUserUp } from '#ui/icons/icons.ts';
import type { Suggested } from '../api.ts';
import type { SuggestedItemProps } from '../api.ts';
import { WithdrawSuggestion } from '../withdraw-suggestion.tsx';
import styles from '../suggestions.module.css';
import { lazyPart } from '#ui/lazy-part.tsx';

const InviteModal = lazyPart(async () => (await import('../invite-modal.tsx')).InviteModal);
const SuggestModal = lazyPart(async () => (await import('../suggest-modal.tsx')).SuggestModal);

/** Invite to apply, suggest with a comment, or withdraw that. */
export function SuggestedActions({ professional, position, abilities }: SuggestedItemProps) {
  const { t } = useTranslation('suggestions');
  const [shown, setShown] = useState<'invite' | 'suggest' | null>(null);
  const { name, application, invitation } = professional;
  const close = () => setShown(null);
  const suggestion = application?.suggestion ?? null;
  return (
    <div className={styles.actions}>
      {abilities.invite && !application && !invitation && (
        <Button
          size="sm"
          icon={<IconMailForward size={16} aria-hidden="true" />}
          aria-label={t('actions.inviteOf', { name })}
          onClick={() => setShown('invite')}
        >
          {t('actions.invite')}
        </Button>
      )}
      {application && suggestion?.mayChange && (
        <WithdrawSuggestion name={name} applicationId={application.applicationId} suggestion={suggestion} />
      )}
      {abilities.suggest && (application === null || isOpen(application)) && (
        <Button
          size="sm"
          icon={<IconUserUp size={16} aria-hidden="true" />}
          aria-label={t('actions.suggestOf', { name })}
          onClick={() => setShown('suggest')}
        >
          {t('actions.suggest')}
        </Button>
      )}
      {shown === 'invite' && <InviteModal professional={professional} position={position} onClose={close} />}
      {shown === 'suggest' && <SuggestModal professional={professional} position={position} onClose={close} />}
    </div>
  );
}

/** A candidate who may still be suggested. */
function isOpen({ stage, state, suggestion }: NonNullable<Suggested['application']>): boolean {
  return suggestion === null && (state === 'active' || state === 'setAside') && !isFinalStage(stage);
}
