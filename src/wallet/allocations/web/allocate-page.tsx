import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Card } from '#ui/page/card.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { walletPaths } from '#wallet/paths.ts';
import { allocatedPage, allocatePage, allocationsApi, allocationsQuery } from './allocations-query.ts';
import { DebtNotice } from '#wallet/web/debt-notice.tsx';
import { GiveForm } from './give-form.tsx';
import { Form } from '#ui/form/form.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import type { ProjectCredits } from '#wallet/allocations/contract.ts';
import { BareThanks, Thanks, UnreadThanks } from '#ui/states/bare-thanks.tsx';
import { useSend } from '#ui/form/use-send.ts';
import { Unread } from '#ui/states/unread.tsx';

type Direction = 'give' | 'takeBack';

/** Gives credits of the wallet to the hours of a project’s people, and takes them back (PRJ-06, MON-04). */
export function AllocatePage() {
  const { t } = useTranslation('wallet/allocations');
  const read = useQuery(allocationsQuery);
  const { data } = read;
  const { project: named } = allocatePage.useSearch();
  const navigate = useNavigate();
  const [direction, setDirection] = useState<Direction>('give');
  const project = data?.projects.find(({ projectId }) => projectId === named) ?? data?.projects[0];
  const shown = project && project.returnableCents === 0 ? 'give' : direction;
  return (
    <Page width="reading">
      <PageTitle
        title={t('title')}
        purpose={t('purpose')}
        crumbs={[{ label: t('wallet'), to: walletPaths.wallet() }, { label: t('title') }]}
        actions={<ButtonLink to={walletPaths.topUp()}>{t('addCredits')}</ButtonLink>}
      />
      <Stack>
        <Unread query={read} title={t('failed.load')} framed skeleton={<Skeleton width="100%" height={320} />} />
        {data && !project && (
          <EmptyState illustration="people" title={t('empty.title')} description={t('empty.text')} framed />
        )}
        {data && project && (
          <>
            <DebtNotice debtCents={data.debtCents} currency="BRL" />
            <FactsStrip
              facts={[
                { label: t('available'), value: formatCents(data.availableCents) },
                { label: t('allocated'), value: formatCents(project.allocatedCents) },
                { label: t('due'), value: formatCents(project.dueCents) },
                { label: t('returnable'), value: formatCents(project.returnableCents) },
              ]}
            />
            <Card>
              <Stack>
                <NativeSelect
                  label={t('project')}
                  maw={480}
                  value={project.projectId}
                  data={data.projects.map(({ projectId, title }) => ({ value: projectId, label: title }))}
                  onChange={({ currentTarget: { value } }) =>
                    void navigate({ to: '.', search: { project: value }, replace: true })
                  }
                />
                {data.abilities.allocate && project.returnableCents > 0 && (
                  <ChoiceChips
                    label={t('direction.label')}
                    options={(['give', 'takeBack'] as const).map((one) => ({
                      value: one,
                      label: t(`direction.${one}`),
                    }))}
                    value={shown}
                    onChange={setDirection}
                  />
                )}
                {!data.abilities.allocate ? (
                  <Alert tone="info">{t('notAllowed')}</Alert>
                ) : shown === 'give' ? (
                  <GiveForm key={project.projectId} project={project} availableCents={data.availableCents} />
                ) : (
                  <TakeBackForm key={project.projectId} project={project} />
                )}
              </Stack>
            </Card>
          </>
        )}
      </Stack>
    </Page>
  );
}

/** Takes credits back to the wallet, as far as no approved hours need them. */
function TakeBackForm({ project: { projectId, returnableCents } }: { project: ProjectCredits }) {
  const { t } = useTranslation('wallet/allocations');
  const [cents, setCents] = useState<number | null>(returnableCents);
  const [isAsked, setAsked] = useState(false);
  const takeBack = useSend({
    send: (back: number) => allocationsApi('POST /allocations/returns', { body: { projectId, cents: back } }),
    done: (_, back) => t('returned', { amount: formatCents(back) }),
    ...{ failed: t('failed.takeBack'), reads: ['wallet'] },
  });
  const isMissing = cents === null || cents <= 0;
  const isTooMuch = cents !== null && cents > returnableCents;
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isMissing && !isTooMuch) takeBack.mutate(cents);
  }
  return (
    <Form onSubmit={submit}>
      <MoneyField
        label={t('amount')}
        withAsterisk
        value={cents}
        onChange={setCents}
        error={
          isAsked &&
          (isMissing ? t('amountMissing') : isTooMuch && t('amountTooMuch', { amount: formatCents(returnableCents) }))
        }
      />
      <FormFooter
        end={
          <Button variant="primary" type="submit" loading={takeBack.isPending}>
            {t('takeBack')}
          </Button>
        }
      />
    </Form>
  );
}

/** The credits are set aside. Opened without a project that has some, it leads back. */
export function AllocatedPage() {
  const { t } = useTranslation('wallet/allocations');
  const { project: named } = allocatedPage.useSearch();
  const read = useQuery({ ...allocationsQuery, enabled: named !== undefined });
  const { data } = read;
  const project = data?.projects.find(({ projectId }) => projectId === named);
  if (named === undefined || (data && !project?.allocatedCents))
    return <BareThanks to={walletPaths.allocate()} label={t('title')} />;
  if (!data || !project) return <UnreadThanks query={read} />;
  return (
    <Thanks
      title={t('thanks.title')}
      description={t('thanks.text', { amount: formatCents(project.allocatedCents), project: project.title })}
      actions={
        <>
          <ButtonLink variant="primary" to={walletPaths.wallet()}>
            {t('thanks.wallet')}
          </ButtonLink>
          <ButtonLink to={walletPaths.allocate(project.projectId)}>{t('thanks.again')}</ButtonLink>
        </>
      }
      note={t('thanks.left', { amount: formatCents(data.availableCents) })}
    />
  );
}
