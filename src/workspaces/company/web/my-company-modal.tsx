import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { DraftSavedNote } from '#ui/form/draft-saved-note.tsx';
import { Form } from '#ui/form/form.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';
import { type LegalCompanyData, legalCompanyQuery } from './legal-company-query.ts';
import { MyCompanyFields } from './my-company-fields.tsx';
import { SaveProblem } from './save-problem.tsx';
import { useMyCompanyForm } from './use-my-company-form.ts';

interface MyCompanyModalProps {
  workspaceId: string;
  onClose: () => void;
}

/** The form of the legal company, as in contracts and invoices. */
export function MyCompanyModal({ workspaceId, onClose }: MyCompanyModalProps) {
  const { t } = useTranslation('workspaces');
  const company = useQuery(legalCompanyQuery);
  return (
    <TypedDialog
      // Its form keeps a draft by itself.
      draft={null}
      onClose={onClose}
      size="lg"
      title={t('myCompany.title')}
      closeButtonProps={{ 'aria-label': t('platform:dialog.close') }}
    >
      {company.data && <MyCompanyForm data={company.data} workspaceId={workspaceId} onClose={onClose} />}
      {company.isPending && <SkeletonText lines={10} />}
      {company.isError && (
        <LoadError error={company.error} onRetry={() => void company.refetch()} retrying={company.isFetching} compact />
      )}
    </TypedDialog>
  );
}

function MyCompanyForm({ data, workspaceId, onClose }: MyCompanyModalProps & { data: LegalCompanyData }) {
  const { t } = useTranslation('workspaces');
  const form = useMyCompanyForm(data, workspaceId, () => {
    toast.success(t('myCompany.saved'));
    onClose();
  });
  const readOnly = !data.abilities.edit;
  // The dialog moved its focus before the form was rendered.
  useEffect(() => document.getElementById('my-company-companyName')?.focus(), []);
  return (
    <Form onSubmit={form.submit}>
      <p className="sub">{t('myCompany.purpose')}</p>
      <MyCompanyFields
        values={form.values}
        errors={form.errors}
        disabled={readOnly}
        onChange={form.change}
        onTouch={form.touch}
      />
      <SaveProblem {...form} queryKey={legalCompanyQuery.queryKey} />
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
