import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { PersonCell } from '#ui/table/table-cells.tsx';
import type { StaffMember } from './staff-queries.ts';

interface PeopleTableProps {
  people: readonly StaffMember[] | undefined;
  onAssign: (recruiterId: string) => void;
  /** Objects to an account. */
  onSuspend: (person: StaffMember) => void;
  onRestore: (person: StaffMember) => void;
}

export function PeopleTable({ people, onAssign, onSuspend, onRestore }: PeopleTableProps) {
  const { t } = useTranslation('backoffice');
  const companiesOf = ({ companies }: StaffMember) =>
    companies.map(({ company }) => company || t('staff.unnamed')).join(', ');
  return (
    <DataTable
      label={t('staff.people')}
      rows={people}
      rowId={(person) => person.userId}
      skeletonRows={3}
      columns={[
        {
          key: 'person',
          header: t('staff.name'),
          skeleton: 'person',
          cell: ({ name, email, photo }) => <PersonCell name={name || email} meta={email} image={photo} />,
        },
        {
          key: 'role',
          header: t('staff.role'),
          width: 150,
          skeleton: 'pill',
          cell: ({ role, isSuspended }) =>
            isSuspended ? (
              <Pill tone="danger">{t('staff.suspended')}</Pill>
            ) : (
              <Pill tone={role === 'admin' ? 'brand' : 'neutral'}>{t(`staff.roles.${role}`)}</Pill>
            ),
        },
        {
          key: 'companies',
          header: t('staff.companies'),
          cell: (person) =>
            person.role === 'recruiter' && (
              <span className="clip">
                {companiesOf(person) || <span className="meta">{t('staff.noCompanies')}</span>}
              </span>
            ),
        },
        {
          key: 'joined',
          header: t('staff.joined'),
          width: 140,
          narrow: 'hidden',
          cell: ({ joinedAt }) => <RelativeTime moment={joinedAt} />,
        },
        {
          key: 'assign',
          header: '',
          width: 150,
          align: 'right',
          narrow: 'end',
          cell: (person) =>
            person.role === 'recruiter' ? (
              <Button size="sm" onClick={() => onAssign(person.userId)}>
                {t('staff.assign')}
              </Button>
            ) : person.abilities.suspend ? (
              <Button size="sm" variant="dangerQuiet" onClick={() => onSuspend(person)}>
                {t('staff.suspend')}
              </Button>
            ) : person.abilities.restore ? (
              <Button size="sm" onClick={() => onRestore(person)}>
                {t('staff.restore')}
              </Button>
            ) : null,
        },
      ]}
    />
  );
}
