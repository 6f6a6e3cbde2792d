import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Sunken } from '#ui/page/sunken.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { REPORT_TEXT_LENGTH } from '#profiles/portfolio/rules/portfolio-limits.ts';
import type { ShownPiece } from '#profiles/portfolio/schemas.ts';
import { portfolioApi, portfolioQuery } from './portfolio-api.ts';
import styles from './reading.module.css';

const ReasonDialog = lazyPart(async () => (await import('#ui/overlays/reason-dialog.tsx')).ReasonDialog);

/** For the team of the product: what people reported, and hiding the piece. */
export function Moderation({ piece, memberId }: { piece: ShownPiece; memberId: string }) {
  const { t } = useTranslation('profiles/portfolio');
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { pieceId, title, reports, isHidden } = piece;
  const work = useMutation({
    mutationFn: ({ call }: { call: () => Promise<unknown>; done: string }) => call(),
    onSuccess: async (_, { done }) => {
      toast.success(done);
      setAsking(false);
      await queryClient.invalidateQueries(portfolioQuery(memberId));
    },
    onError: (error) => toast.error(t('moderation.failed'), isApiError(error) ? { description: error.message } : {}),
  });
  const close = (reportId: string) =>
    work.mutate({
      call: () => portfolioApi('POST /portfolioReports/{reportId}/close', { params: { reportId } }),
      done: t('moderation.closed'),
    });
  const show = (hidden: boolean, reason = '') =>
    work.mutate({
      call: () =>
        portfolioApi('PUT /portfolioPieces/{pieceId}/visibility', { params: { pieceId }, body: { hidden, reason } }),
      done: t(hidden ? 'moderation.hidden' : 'moderation.shown'),
    });
  return (
    <div className={styles.moderation}>
      {reports.map(({ reportId, reason: kind, text }) => (
        <Sunken key={reportId} text="small">
          <b>{t(`report.reasons.${kind}`)}</b>
          {text !== '' && <p className={styles.words}>{text}</p>}
          <Button size="sm" onClick={() => close(reportId)}>
            {t('moderation.closeReport')}
          </Button>
        </Sunken>
      ))}
      <div>
        <Button
          size="sm"
          variant={isHidden ? 'default' : 'dangerQuiet'}
          loading={work.isPending}
          onClick={() => (isHidden ? show(false) : setAsking(true))}
        >
          {t(isHidden ? 'moderation.show' : 'moderation.hide')}
        </Button>
      </div>
      {isAsking && (
        <ReasonDialog
          title={t('moderation.hideTitle', { title })}
          text={t('moderation.hideText')}
          action={t('moderation.hide')}
          cancel={t('moderation.cancel')}
          label={t('moderation.reason')}
          maximum={REPORT_TEXT_LENGTH}
          danger
          draftKey={`hide-piece:${pieceId}`}
          loading={work.isPending}
          onClose={() => setAsking(false)}
          onConfirm={(reason) => show(true, reason)}
        />
      )}
    </div>
  );
}
