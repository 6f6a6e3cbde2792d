import type { Translate } from '#platform/i18n/format-text.ts';
import { permissions } from '#platform/access/permissions.ts';
import { Pill, type Tone } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { PersonCell } from '#ui/table/table-cells.tsx';
import type { MemberStatus } from '#workspaces/people/rules/member-status.ts';
import { presetOf } from '#workspaces/people/rules/permission-presets.ts';
import type { SpacePerson } from '#workspaces/web/api.ts';

const tones: Record<MemberStatus, Tone> = { accepted: 'success', sent: 'info', expired: 'warning', ended: 'neutral' };

export function StatusPill({ status, t }: { status: MemberStatus; t: Translate }) {
  return (
    <Pill tone={tones[status]} size="sm">
      {t(`status.${status}`)}
    </Pill>
  );
}

/** The permissions as a word or a number. */
export function rightsText(given: SpacePerson['permissions'], t: Translate): string {
  const preset = presetOf(given);
  return preset ? t(`presets.${preset}`) : t('people.rightsCount', { count: given.length, all: permissions.length });
}

export function peopleColumns(t: Translate): Column<SpacePerson>[] {
  return [
    {
      key: 'person',
      header: t('people.columns.person'),
      skeleton: 'person',
      cell: (person) => (
        <PersonCell
          name={person.displayName || person.email}
          image={person.userPhoto}
          {...(person.displayName && { meta: person.email })}
        />
      ),
    },
    {
      key: 'status',
      header: t('people.columns.status'),
      width: 140,
      skeleton: 'pill',
      narrow: 'end',
      cell: (person) => <StatusPill status={person.status} t={t} />,
    },
    {
      key: 'date',
      header: t('people.columns.date'),
      width: 130,
      cell: (person) => <RelativeTime moment={person.date} />,
    },
    {
      key: 'rights',
      header: t('people.columns.rights'),
      width: 150,
      cell: (person) => rightsText(person.permissions, t),
    },
    {
      key: 'end',
      header: t('people.columns.end'),
      width: 110,
      narrow: 'hidden',
      cell: (person) => (person.expiresAt ? <RelativeTime moment={person.expiresAt} /> : t('people.unending')),
    },
  ];
}
