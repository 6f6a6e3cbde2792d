import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '#ui/i18n.ts';
import { workspaceFindable, workspacePaths } from '#workspaces/paths.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { Stack } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { SpacePeople, SpacePerson } from '#workspaces/web/api.ts';
import { AddPeople } from './add-people.tsx';
import { peopleColumns } from './people-columns.tsx';
import { PersonPanel } from './person-panel.tsx';

/** The account id of a colleague, the invitation id of an invited person. */
export function personKey(person: SpacePerson): string {
  return person.userId ?? person.invitationId ?? person.email;
}

export function PeopleList({ people, openId }: { people: SpacePeople | undefined; openId: string | undefined }) {
  const { t } = useTranslation('workspaces');
  const router = useRouter();
  const open = (person?: string) =>
    void router.navigate({
      href: person === undefined ? workspacePaths.people : workspaceFindable.colleague.addressOf({ person }),
      replace: true,
    });
  const opened = people?.users.find((person) => personKey(person) === openId);
  return (
    <Stack>
      <AddPeople people={people} />
      {people?.users.length === 0 ? (
        <EmptyState illustration="people" title={t('people.empty')} description={t('people.emptyHint')} framed />
      ) : (
        <DataTable
          label={t('people.list')}
          columns={peopleColumns(t)}
          rows={people?.users}
          rowId={personKey}
          rowName={(person) => person.displayName || person.email}
          onOpen={(person) => open(personKey(person))}
          skeletonRows={4}
        />
      )}
      {opened && <PersonPanel key={personKey(opened)} person={opened} onClose={() => open()} />}
    </Stack>
  );
}
