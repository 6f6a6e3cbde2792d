import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { DraftSavedNote } from '#platform/ui/form/draft-saved-note.tsx';
import { Form } from '#platform/ui/form/form.tsx';
import { Card } from '#platform/ui/page/card.tsx';
import { FormFooter } from '#platform/ui/page/form-footer.tsx';
import { Stack } from '#platform/ui/page/page.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#platform/ui/states/skeleton.tsx';
import { type OwnerData, ownerDataQuery } from '#workspaces/web/api.ts';
import { useSession } from '#workspaces/web/session.ts';
import { CompanyFieldsGroup } from './company-fields.tsx';
import type { CustomerFormProps } from './customer-parts.ts';
import { SaveProblem } from './save-problem.tsx';
import { useCompanyForm } from './use-company-form.ts';

/** The company as a buyer. Whoever may not change it reads it, and goes on. */
export function CustomerForm(props: CustomerFormProps) {
  const { data, error, refetch, isFetching } = useQuery(ownerDataQuery);
  if (data) return <Customer key={data.version} {...props} data={data} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} framed />;
  return (
    <Loading>
      <SkeletonCard height={420} />
    </Loading>
  );
}

function Customer({
  title,
  about,
  children,
  submitLabel,
  isBlocked,
  onReady,
  data,
}: CustomerFormProps & { data: OwnerData }) {
  const email = useSession()?.email ?? '';
  const form = useCompanyForm(data, onReady);
  const mayEdit = data.abilities.edit;
  function submit(event: FormEvent) {
    if (mayEdit && !form.isSaved) return form.submit(event);
    event.preventDefault();
    onReady();
  }
  return (
    <Form onSubmit={submit}>
      <Stack>
        <Card title={title}>
          <Stack>
            <p className="sub">{about({ email, mayEdit })}</p>
            <CompanyFieldsGroup
              values={form.values}
              errors={form.errors}
              disabled={!mayEdit}
              onChange={form.change}
              onTouch={form.touch}
            />
            <SaveProblem error={form.save.error} />
          </Stack>
        </Card>
        {children}
      </Stack>
      <FormFooter
        note={<DraftSavedNote savedAt={form.savedAt} />}
        end={
          <Button variant="primary" type="submit" loading={form.save.isPending} disabled={isBlocked}>
            {submitLabel}
          </Button>
        }
      />
    </Form>
  );
}
