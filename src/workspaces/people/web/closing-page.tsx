import { Select, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type FormEvent, useState } from 'react';
import { besides, fieldErrors } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { api, closingQuery, peopleQuery, type SpacePeople } from '#workspaces/web/api.ts';
import { endSpace, handSpaceOver } from '#workspaces/web/enter-space.ts';
import type { ObstacleLinkProps } from './closing-parts.ts';
import { useSession } from '#workspaces/web/session.ts';

interface ClosingParts {
  ObstacleLink: ComponentType<ObstacleLinkProps>;
}

/** Transferring the space, and closing it. */
export function ClosingPage({ ObstacleLink }: ClosingParts) {
  const { t } = useTranslation('workspaces');
  const people = useQuery(peopleQuery);
  return (
    <Page>
      <PageTitle title={t('closing.title')} purpose={t('closing.purpose')} />
      {people.isError && (
        <LoadError error={people.error} onRetry={() => void people.refetch()} retrying={people.isFetching} />
      )}
      {people.isPending && <SkeletonText lines={8} />}
      {people.data && (
        <Stack>
          <HandOver people={people.data} />
          <CloseCard people={people.data} ObstacleLink={ObstacleLink} />
        </Stack>
      )}
    </Page>
  );
}

function HandOver({ people }: { people: SpacePeople }) {
  const { t } = useTranslation('workspaces');
  const [userId, setUserId] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const [asks, setAsks] = useState(false);
  const heirs = people.users.flatMap((person) =>
    person.userId && person.status === 'accepted'
      ? [{ value: person.userId, label: person.displayName || person.email }]
      : [],
  );
  const hand = useMutation({
    mutationFn: () =>
      handSpaceOver(() => api('POST /workspace/handOver', { body: { userId: userId ?? '', password } })),
    onError: () => setAsks(false),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (userId && password !== '') setAsks(true);
  }
  const name = heirs.find(({ value }) => value === userId)?.label ?? '';
  return (
    <Card title={t('handOver.title')}>
      <Form onSubmit={submit}>
        <p className="sub">{t(heirs.length > 0 ? 'handOver.text' : 'handOver.nobody')}</p>
        {heirs.length > 0 && (
          <>
            <Select
              label={t('handOver.person')}
              data={heirs}
              value={userId}
              onChange={setUserId}
              searchable
              withAsterisk
            />
            <PasswordField
              label={t('handOver.password')}
              autoComplete="current-password"
              value={password}
              error={fieldErrors(hand.error).password}
              onChange={(event) => setPassword(event.target.value)}
              withAsterisk
            />
            {besides(hand.error, ['password']) && (
              <Alert tone="danger" live>
                {hand.error?.message}
              </Alert>
            )}
            <div>
              <Button type="submit" disabled={!userId || password === ''}>
                {t('handOver.submit')}
              </Button>
            </div>
          </>
        )}
      </Form>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('handOver.confirmTitle', { name })}
        confirmLabel={t('handOver.submit')}
        destructive
        loading={hand.isPending || hand.isSuccess}
        onConfirm={() => hand.mutate()}
      >
        {t('handOver.confirmText', { name })}
      </ConfirmDialog>
    </Card>
  );
}

/** What must be settled first, or else the form that closes the space. */
function CloseCard({ people, ObstacleLink }: ClosingParts & { people: SpacePeople }) {
  const { t } = useTranslation('workspaces');
  const { data, error, isFetching, refetch } = useQuery(closingQuery);
  return (
    <Card title={t('close.title')}>
      {data?.obstacle ? (
        <Stack>
          <p className="sub">{t('close.text')}</p>
          <Alert tone="warning">{data.obstacle.message}</Alert>
          <ObstacleLink code={data.obstacle.code} />
        </Stack>
      ) : data ? (
        <CloseSpace people={people} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact />
      ) : (
        <SkeletonText lines={4} />
      )}
    </Card>
  );
}

function CloseSpace({ people }: { people: SpacePeople }) {
  const { t } = useTranslation('workspaces');
  const userId = useSession()?.userId;
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const confirmation = people.company || people.owner.email;
  const close = useMutation({
    mutationFn: () => endSpace(userId, () => api('POST /workspace/close', { body: { company: typed } })),
    onError: () => queryClient.invalidateQueries({ queryKey: closingQuery.queryKey }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    close.mutate();
  }
  return (
    <Form onSubmit={submit}>
      <p className="sub">{t('close.text')}</p>
      <TextInput
        label={t('close.label', { name: confirmation })}
        autoComplete="off"
        value={typed}
        error={fieldErrors(close.error).company}
        onChange={(event) => setTyped(event.target.value)}
      />
      {besides(close.error, ['company']) && (
        <Alert tone="danger" live>
          {close.error?.message}
        </Alert>
      )}
      <div>
        <Button
          type="submit"
          variant="danger"
          loading={close.isPending || close.isSuccess}
          disabled={typed.trim().toLowerCase() !== confirmation.trim().toLowerCase()}
        >
          {t('close.submit')}
        </Button>
      </div>
    </Form>
  );
}
