import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { isStale } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { type Edited, useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Disclosure } from '#ui/page/disclosure.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { matchVerdicts, type MatchVerdict } from '#suggestions/rules/verdict.ts';
import { api } from './api.ts';
import type { SuggestedItemProps } from './api.ts';
import { SUGGESTED_KEY } from './suggested/suggested-queries.ts';
import styles from './suggestions.module.css';

/** The staff's rating of a suggestion: a verdict takes effect at once, pressing it again removes it, a note is optional. */
export function RateMatch({ professional, position }: Omit<SuggestedItemProps, 'abilities'>) {
  const { t } = useTranslation('suggestions');
  const { name, rating } = professional;
  const edited = useEdited({ version: rating?.version ?? 0, fields: { note: rating?.note ?? '' } });
  const { note: written } = edited.fields;
  const rate = useRating({ professional, position }, edited);
  return (
    <div className={styles.rating}>
      <span className="meta" aria-hidden="true">
        {t('rating.ask')}
      </span>
      <div role="group" aria-label={t('rating.label', { name })} className={styles.verdicts}>
        {matchVerdicts.map((verdict) => (
          <Button
            key={verdict}
            size="sm"
            variant={rating?.verdict === verdict ? 'soft' : 'quiet'}
            aria-pressed={rating?.verdict === verdict}
            disabled={rate.isPending}
            onClick={() => rate.mutate(rating?.verdict === verdict ? null : { verdict, note: written })}
          >
            {t(`rating.${verdict}`)}
          </Button>
        ))}
      </div>
      {rating && (
        <Disclosure
          summary={rating.note === '' ? t('rating.note') : `${t('rating.note')}: ${rating.note.slice(0, 60)}`}
        >
          <StaleNotice
            edited={edited}
            saving={rate}
            queryKey={SUGGESTED_KEY}
            nameOf={() => t('rating.noteOf', { name })}
          />
          <CountedTextarea
            label={t('rating.noteOf', { name })}
            description={t('rating.noteHelp')}
            maximum={FREE_TEXT_LENGTH}
            minRows={2}
            value={written}
            onChange={(note) => edited.change({ note })}
          />
          <Button
            size="sm"
            loading={rate.isPending}
            disabled={written.trim() === rating.note || written.length > FREE_TEXT_LENGTH}
            onClick={() => rate.mutate({ verdict: rating.verdict, note: written.trim() })}
          >
            {t('rating.save')}
          </Button>
        </Disclosure>
      )}
    </div>
  );
}

/** Null removes the rating, with an undo. */
function useRating(
  { professional: { memberId, rating }, position }: Omit<SuggestedItemProps, 'abilities'>,
  edited: Edited<{ note: string }>,
) {
  const { t } = useTranslation('suggestions');
  const queryClient = useQueryClient();
  const params = {
    projectId: position.projectId,
    positionIndex: String(position.positionIndex),
    professionalId: memberId,
  };
  const key = '/myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals/{professionalId}/rating';
  const put = (said: { verdict: MatchVerdict; note: string }, version?: number) =>
    api(`PUT ${key}`, { params, body: { ...said, ...(version !== undefined && { version }) } });
  const settle = () => queryClient.invalidateQueries({ queryKey: SUGGESTED_KEY });
  return useMutation({
    mutationFn: async (said: { verdict: MatchVerdict; note: string } | null) =>
      said ? put(said, rating ? edited.version : undefined) : api(`DELETE ${key}`, { params }),
    onSuccess: (_, said) => {
      edited.forget();
      if (said) return void toast.success(t('rating.saved'));
      if (!rating) return;
      const { verdict, note } = rating;
      const again = () => void put({ verdict, note }).then(settle, settle);
      toast.info(t('rating.undone'), { actions: [{ label: t('rating.undo'), onClick: again }] });
    },
    onError: (error) =>
      !(edited.record && isStale(error)) && void toast.error(t('rating.failed'), { description: error.message }),
    onSettled: settle,
  });
}
