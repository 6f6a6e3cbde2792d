import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { DraftSavedNote } from '#ui/form/draft-saved-note.tsx';
import { Form } from '#ui/form/form.tsx';
import { GlobalLoading } from '#ui/overlays/global-loading.tsx';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import { type OwnerData, ownerDataQuery } from '#workspaces/web/api.ts';
import { CompanyFieldsGroup } from './company-fields.tsx';
import { CompanyPrompt } from './company-prompt.tsx';
import { claimNextAfterRegister } from '#workspaces/web/next-after-register.ts';
import { SaveProblem } from './save-problem.tsx';
import { useCompanyForm } from './use-company-form.ts';
import { usePendingInvite } from '#workspaces/people/web/use-pending-invite.ts';

/** The first step of a new owner: their name and their company. */
export function OwnerRegisterPage() {
  const { t } = useTranslation('workspaces');
  const data = useQuery(ownerDataQuery);
  // A person who signed up because of an invitation first joins that space; the own company can wait.
  if (usePendingInvite()) return <GlobalLoading />;
  return (
    <BareShell homeTo={accountPaths.root} title={t('register.title')} lead={t('register.lead')} wide>
      {data.data && <RegisterForm data={data.data} />}
      <CompanyPrompt />
      {data.isPending && <SkeletonText lines={10} />}
      {data.isError && (
        <LoadError error={data.error} onRetry={() => void data.refetch()} retrying={data.isFetching} compact />
      )}
    </BareShell>
  );
}

function RegisterForm({ data }: { data: OwnerData }) {
  const { t } = useTranslation('workspaces');
  const router = useRouter();
  const form = useCompanyForm(data, () => void router.navigate({ href: claimNextAfterRegister(), replace: true }));
  return (
    <Form onSubmit={form.submit}>
      <CompanyFieldsGroup values={form.values} errors={form.errors} onChange={form.change} onTouch={form.touch} />
      <SaveProblem {...form} queryKey={ownerDataQuery.queryKey} />
      <Button type="submit" variant="primary" size="lg" block loading={form.save.isPending}>
        {t('register.submit')}
      </Button>
      <DraftSavedNote savedAt={form.savedAt} />
    </Form>
  );
}
