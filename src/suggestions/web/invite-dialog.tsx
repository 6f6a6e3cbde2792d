import { Modal, Select } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { pipelinePath } from '#pipeline/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { api, type VacancyForPerson } from './api.ts';
import { InviteModal } from './invite-modal.tsx';
import styles from './suggestions.module.css';

interface InviteDialogProps {
  memberId: string;
  name: string;
  onClose: () => void;
}

const vacanciesQuery = (professionalId: string) =>
  queryOptions({
    queryKey: ['vacanciesFor', professionalId],
    queryFn: ({ signal }) =>
      api('GET /professionals/{professionalId}/vacancies', { params: { professionalId }, signal }),
    staleTime: 0,
  });
const keyOf = ({ projectId, positionIndex }: VacancyForPerson) => `${projectId} ${positionIndex}`;

/** From a professional to one of the company's jobs: opens them as a candidate, or invites them to one that is open. */
export function InviteDialog({ memberId, name, onClose }: InviteDialogProps) {
  const { t } = useTranslation('suggestions');
  const { data, error, isFetching, refetch } = useQuery(vacanciesQuery(memberId));
  const [chosen, choose] = useState<string | null>(null);
  if (!data)
    return (
      <Framed name={name} onClose={onClose}>
        {error ? (
          <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact />
        ) : (
          <Loading>
            <SkeletonText lines={5} />
          </Loading>
        )}
      </Framed>
    );
  const { vacancies, abilities } = data;
  const applications = <OpenApplications vacancies={vacancies} onOpen={onClose} />;
  const invitable = vacancies.filter(({ isOpen, applicationId }) => isOpen && applicationId === null);
  const free = invitable.filter(({ isInvited }) => !isInvited);
  if (!abilities.invite || free.length === 0)
    return (
      <Framed name={name} onClose={onClose}>
        <p className="sub">{t(abilities.invite ? 'invite.noVacancies' : 'invite.forbidden', { name })}</p>
        {applications}
      </Framed>
    );
  const position = free.find((one) => keyOf(one) === chosen) ?? (free.length === 1 ? free[0]! : null);
  const isOneCompany = new Set(vacancies.map(({ companyName }) => companyName)).size === 1;
  return (
    <InviteModal
      professional={{ memberId, name }}
      position={position}
      onClose={onClose}
      lead={
        <>
          {applications}
          <Select
            label={t('invite.vacancy')}
            placeholder={t('invite.choose')}
            withAsterisk
            searchable
            allowDeselect={false}
            data={invitable.map((one) => ({
              value: keyOf(one),
              label:
                (isOneCompany ? one.title : `${one.title} · ${one.companyName}`) +
                (one.isInvited ? ` (${t('invite.invitedTo')})` : ''),
              disabled: one.isInvited,
            }))}
            value={position && keyOf(position)}
            onChange={choose}
          />
        </>
      }
    />
  );
}

function Framed({ name, onClose, children }: { name: string; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('suggestions');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('invite.title', { name })}
      closeButtonProps={{ 'aria-label': t('platform:dialog.close') }}
    >
      {children}
    </Modal>
  );
}

/** Where the professional is a candidate already. */
function OpenApplications({ vacancies, onOpen }: { vacancies: readonly VacancyForPerson[]; onOpen: () => void }) {
  const { t } = useTranslation('suggestions');
  const own = vacancies.filter(({ applicationId }) => applicationId !== null);
  return (
    own.length > 0 && (
      <div className={styles.applications}>
        <h3>{t('invite.candidateOf')}</h3>
        {own.map((one) => (
          <ButtonLink
            key={keyOf(one)}
            size="sm"
            to={pipelinePath(one.projectId, { position: one.positionIndex, candidate: one.applicationId! })}
            onClick={onOpen}
          >
            {t('invite.openCandidate', { title: one.title })}
          </ButtonLink>
        ))}
      </div>
    )
  );
}
