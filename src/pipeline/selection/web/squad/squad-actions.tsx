import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { squadThanks } from '#pipeline/paths.ts';
import type { SquadDecision } from '#pipeline/selection/rules/squad-terms.ts';
import { DisapproveModal, type GivenReason } from './disapprove-modal.tsx';
import { type Squad, squadApi, squadQuery } from './squad-queries.ts';

interface SquadActionsProps {
  projectId: string;
  squad: Squad;
}

/** Approves the whole squad, or rejects people. */
export function SquadActions({ projectId, squad }: SquadActionsProps) {
  const { t } = useTranslation('pipeline/selection/squad');
  const router = useRouter();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<SquadDecision | null>(null);
  const params = { projectId };
  const { composition } = squad;
  const decide = useMutation({
    mutationFn: (reasons: GivenReason[] | null) =>
      reasons
        ? squadApi('POST /squads/{projectId}/disapprove', { params, body: { composition, reasons } })
        : squadApi('POST /squads/{projectId}/approve', { params, body: { composition } }),
    onSuccess: async (next, reasons) => {
      queryClient.setQueryData(squadQuery(projectId).queryKey, next);
      void queryClient.invalidateQueries({ queryKey: ['pipeline'] });
      await router.navigate({ href: squadThanks(reasons ? 'disapproved' : 'approved', projectId) });
    },
    onError: (problem) => {
      const isChanged = isApiError(problem, 'pipeline.squadChanged');
      toast.error(t('owner.failed'), { description: isChanged ? t('owner.changed') : problem.message });
      void queryClient.invalidateQueries({ queryKey: squadQuery(projectId).queryKey });
      // Typed reasons stay for another attempt; they do not apply to a squad of other people.
      if (isChanged) setAsking(null);
    },
  });
  const isApproved = squad.decision?.decision === 'approved' && squad.decision.isCurrent;
  const people = squad.places.filter(({ isLooking, selected }) => isLooking && selected);
  return (
    <>
      <Button disabled={people.length === 0} onClick={() => setAsking('disapproved')}>
        {t('owner.disapprove')}
      </Button>
      <Button variant="primary" disabled={!squad.isComplete || isApproved} onClick={() => setAsking('approved')}>
        {t('owner.approve')}
      </Button>
      <ConfirmDialog
        opened={asking === 'approved'}
        onClose={() => setAsking(null)}
        title={t('owner.approveTitle')}
        confirmLabel={t('owner.approve')}
        loading={decide.isPending}
        onConfirm={() => decide.mutate(null)}
      >
        {t('owner.approveText')}
      </ConfirmDialog>
      {asking === 'disapproved' && (
        <DisapproveModal
          places={people}
          composition={composition}
          saving={decide}
          onClose={() => setAsking(null)}
          onConfirm={(reasons) => decide.mutate(reasons)}
        />
      )}
    </>
  );
}

/** The last decision, and what is missing before one is possible. */
export function DecisionNote({ squad }: { squad: Squad }) {
  const { t } = useTranslation('pipeline/selection/squad');
  const { decision } = squad;
  if (decision) {
    return (
      <Alert
        tone={decision.decision === 'approved' && decision.isCurrent ? 'success' : 'info'}
        title={t(`owner.decided.${decision.decision}`)}
      >
        {decision.by && t('owner.decidedBy', { name: decision.by })} <RelativeTime moment={decision.at} />
        {!decision.isCurrent && ` · ${t('owner.earlier')}`}
        {decision.reasons.map(({ positionIndex, reason }) => (
          <div key={positionIndex}>
            {squad.places.find((place) => place.positionIndex === positionIndex)?.title}: {reason}
          </div>
        ))}
      </Alert>
    );
  }
  if (squad.isComplete) return null;
  const looking = squad.places.some(({ isLooking }) => isLooking);
  return <Alert tone="info">{t(looking ? 'owner.incomplete' : 'owner.nothing')}</Alert>;
}
