import { useState } from 'react';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { useTranslation } from '#ui/i18n.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import type { JobView } from '#jobs/web/api.ts';
import { administrationApi } from './calls.ts';
import { type FoundPerson, FoundPeople } from './found-people.tsx';
import { useVacancyAction } from './use-administration.ts';

/** Suggests a professional. A comment is required, so that the company knows why. */
export function IndicateModal({ job, onClose }: { job: JobView; onClose: () => void }) {
  const { t } = useTranslation('jobs/administration');
  const [person, setPerson] = useState<FoundPerson | null>(null);
  const [comment, setComment] = useState('');
  const params = { projectId: job.projectId, positionIndex: String(job.positionIndex) };
  const find = async (search: string, signal: AbortSignal): Promise<FoundPerson[]> => {
    const { professionals } = await administrationApi('GET /opportunities/{projectId}/{positionIndex}/professionals', {
      params,
      query: { search },
      signal,
    });
    return professionals.map(({ memberId, name, jobTitle, city, isCandidate }) => ({
      id: memberId,
      name,
      more: [jobTitle, city, isCandidate ? t('indicateDialog.already') : ''].filter(Boolean).join(' · '),
      isDisabled: isCandidate,
    }));
  };
  const indicate = useVacancyAction({
    act: async (chosen: FoundPerson) => {
      await administrationApi('POST /opportunities/{projectId}/{positionIndex}/indicate', {
        params,
        body: { memberId: chosen.id, comment },
      });
      return chosen;
    },
    done: ({ name }) => t('indicateDialog.done', { name }),
    onDone: onClose,
  });
  const isReady = person !== null && comment.trim() !== '';
  return (
    <FormDialog
      draftKey={`indicate:${job.projectId}:${job.positionIndex}`}
      title={t('indicateDialog.title')}
      save={t('indicateDialog.confirm')}
      cancel={t('cancel')}
      saving={indicate}
      isReady={isReady}
      onClose={onClose}
      onSubmit={() => person && indicate.mutate(person)}
    >
      <FoundPeople
        label={t('indicateDialog.search')}
        legend={t('indicateDialog.choose')}
        queryKey={`professionals-${job.projectId}-${job.positionIndex}`}
        find={find}
        value={person}
        onChange={setPerson}
      />
      <CountedTextarea
        label={t('indicateDialog.comment')}
        description={t('indicateDialog.commentHelp')}
        maximum={FREE_TEXT_LENGTH}
        value={comment}
        onChange={setComment}
      />
    </FormDialog>
  );
}
