import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { DraftSavedNote } from '#ui/form/draft-saved-note.tsx';
import { Form, FormFields } from '#ui/form/form.tsx';
import { Card } from '#ui/page/card.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Stack } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { type OwnerData, ownerDataQuery } from '#workspaces/web/api.ts';
import { useSession } from '#workspaces/web/session.ts';
import { CompanyFieldsGroup } from './company-fields.tsx';
import type { CustomerFormProps } from './customer-parts.ts';
import { SaveProblem } from './save-problem.tsx';
import { useCompanyForm } from './use-company-form.ts';

/** The company as a buyer. Whoever may not change it reads it, and goes on. */
export function CustomerForm(props: CustomerFormProps) {
  const { data, error, refetch, isFetching } = useQuery(ownerDataQuery);
  if (data) return <Customer {...props} data={data} />;
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
  prepare,
  onReady,
  data,
}: CustomerFormProps & { data: OwnerData }) {
  const email = useSession()?.email ?? '';
  const form = useCompanyForm(data, onReady);
  const mayEdit = data.abilities.edit;
  const [isPreparing, setPreparing] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (mayEdit && !form.isComplete) return form.submit(event);
    setPreparing(true);
    const isPrepared = await prepare();
    setPreparing(false);
    if (!isPrepared) return;
    if (mayEdit && !form.isSaved) form.submit(event);
    else onReady();
  }
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <Stack>
        <Card title={title}>
          <FormFields>
            <p className="sub">{about({ email, mayEdit })}</p>
            <CompanyFieldsGroup
              values={form.values}
              errors={form.errors}
              disabled={!mayEdit}
              onChange={form.change}
              onTouch={form.touch}
            />
            <SaveProblem {...form} queryKey={ownerDataQuery.queryKey} />
          </FormFields>
        </Card>
        {children}
      </Stack>
      <FormFooter
        note={<DraftSavedNote savedAt={form.savedAt} />}
        end={
          <Button variant="primary" type="submit" loading={isPreparing || form.save.isPending}>
            {submitLabel}
          </Button>
        }
      />
    </Form>
  );
}
