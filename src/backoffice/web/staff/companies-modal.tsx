import { Modal } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#backoffice/web/api.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconX } from '#ui/icons/icons.ts';
import { SearchField } from '#ui/table/search-field.tsx';
import { TwoLines } from '#ui/table/table-cells.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { companiesQuery, type Company, type StaffMember, useStaffChange } from './staff-queries.ts';
import styles from './staff.module.css';

/** The companies of a recruiter: removed at once, or searched and added. */
export function CompaniesModal({ recruiter, onClose }: { recruiter: StaffMember; onClose: () => void }) {
  const { t } = useTranslation('backoffice');
  const [search, setSearch] = useState('');
  const found = useQuery({ ...companiesQuery(search), placeholderData: keepPreviousData });
  const paramsOf = (workspaceId: string) => ({ params: { recruiterId: recruiter.userId, workspaceId } });
  const add = useStaffChange((workspaceId: string) =>
    api('PUT /cms/staff/{recruiterId}/companies/{workspaceId}', paramsOf(workspaceId)),
  );
  const remove = useStaffChange((workspaceId: string) =>
    api('DELETE /cms/staff/{recruiterId}/companies/{workspaceId}', paramsOf(workspaceId)),
  );
  const assigned = new Set(recruiter.companies.map(({ workspaceId }) => workspaceId));
  const others = found.data?.companies.filter(({ workspaceId }) => !assigned.has(workspaceId));
  const nameOf = ({ company }: Company) => company || t('staff.unnamed');
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('staff.assignTitle', { name: recruiter.name || recruiter.email })}
      closeButtonProps={{ 'aria-label': t('platform:dialog.close') }}
    >
      <p className="sub">{t('staff.assignText')}</p>
      {recruiter.companies.length === 0 && <p className={styles.none}>{t('staff.noCompanies')}</p>}
      <ul className={styles.companies} aria-label={t('staff.companies')}>
        {recruiter.companies.map((company) => (
          <li key={company.workspaceId}>
            <span className="clip">
              <TwoLines title={nameOf(company)} meta={company.owner} />
            </span>
            <IconButton
              label={t('staff.remove', { company: nameOf(company) })}
              disabled={remove.isPending}
              onClick={() => remove.mutate(company.workspaceId)}
            >
              <IconX size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <SearchField
        label={t('staff.search')}
        placeholder={t('staff.searchHint')}
        value={search}
        onSearch={setSearch}
        width={420}
      />
      {others?.length === 0 && <p className={styles.none}>{t('staff.none')}</p>}
      {found.isPending && <SkeletonText lines={4} />}
      <ul className={styles.companies} aria-label={t('staff.search')}>
        {others?.map((company) => (
          <li key={company.workspaceId}>
            <span className="clip">
              <TwoLines title={nameOf(company)} meta={company.owner} />
            </span>
            <Button
              size="sm"
              aria-label={`${t('staff.add')}: ${nameOf(company)}`}
              loading={add.isPending && add.variables === company.workspaceId}
              onClick={() => add.mutate(company.workspaceId)}
            >
              {t('staff.add')}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
