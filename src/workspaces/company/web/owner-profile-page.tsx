import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '#ui/controls/button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { DraftSavedNote } from '#ui/form/draft-saved-note.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { COMPANY_TEXT_LENGTH } from '#workspaces/rules/company-limits.ts';
import { type OwnerData, ownerDataQuery } from '#workspaces/web/api.ts';
import { CompanyFieldsGroup } from './company-fields.tsx';
import { MyCompany } from './my-company.tsx';
import { SaveProblem } from './save-problem.tsx';
import { useCompanyForm } from './use-company-form.ts';

/** The owner and the company, as candidates see them on the vacancies. */
export function OwnerProfilePage() {
  const { t } = useTranslation('workspaces');
  const data = useQuery(ownerDataQuery);
  return (
    <Page width="form">
      <PageTitle
        title={t('profile.title')}
        purpose={t('profile.purpose')}
        actions={data.data?.abilities.seeLegalCompany && <MyCompany workspaceId={data.data.workspaceId} />}
      />
      {data.data && <ProfileForm data={data.data} />}
      {data.isPending && <SkeletonText lines={12} />}
      {data.isError && <LoadError error={data.error} onRetry={() => void data.refetch()} retrying={data.isFetching} />}
    </Page>
  );
}

function ProfileForm({ data }: { data: OwnerData }) {
  const { t } = useTranslation('workspaces');
  const form = useCompanyForm(data, () => toast.success(t('profile.saved')));
  const readOnly = !data.abilities.edit;
  return (
    <Form onSubmit={form.submit}>
      <CompanyFieldsGroup
        values={form.values}
        errors={form.errors}
        disabled={readOnly}
        onChange={form.change}
        onTouch={form.touch}
      />
      {(['about', 'culture'] as const).map((name) => (
        <CountedTextarea
          key={name}
          id={`company-${name}`}
          label={t(`fields.${name}`)}
          description={t(`help.${name}`)}
          maximum={COMPANY_TEXT_LENGTH}
          disabled={readOnly}
          value={form.values[name]}
          error={form.errors[name]}
          onChange={(value) => form.change(name, value)}
          onBlur={() => form.touch(name)}
        />
      ))}
      <SaveProblem {...form} queryKey={ownerDataQuery.queryKey} />
      {!readOnly && (
        <FormFooter
          note={<DraftSavedNote savedAt={form.savedAt} />}
          end={
            <Button type="submit" variant="primary" loading={form.save.isPending}>
              {t('profile.submit')}
            </Button>
          }
        />
      )}
    </Form>
  );
}
