import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { ButtonLink } from '#ui/controls/button.tsx';
import { DraftSavedNote } from '#ui/form/draft-saved-note.tsx';
import { FieldGroup } from '#ui/form/field-parts.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormFields } from '#ui/form/form.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { workspacePaths } from '#workspaces/paths.ts';
import { useSession } from '#workspaces/web/session.ts';
import { type LegalCompanyData, legalCompanyQuery } from './legal-company-query.ts';
import { myCompanyAddress } from './my-company-address.ts';
import { MyCompanyFields } from './my-company-fields.tsx';
import type { PayerCompanyProps, PayerHandle } from './payer-parts.ts';
import { SaveProblem } from './save-problem.tsx';
import { useMyCompanyForm } from './use-my-company-form.ts';

/**
 * The company that a boleto names. If it’s missing, the owner fills it in here. A company abroad isn’t changed in passing, and colleagues see who
 * can add it.
 */
export function PayerCompany({ handle }: PayerCompanyProps) {
  const { data, error, refetch, isFetching } = useQuery(legalCompanyQuery);
  if (error && !data)
    return (
      <Answer handle={handle} isKnown={false}>
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact />
      </Answer>
    );
  if (!data)
    return (
      <Loading>
        <SkeletonText lines={6} />
      </Loading>
    );
  return <Payer handle={handle} data={data} />;
}

function Payer({ handle, data }: PayerCompanyProps & { data: LegalCompanyData }) {
  const { company, abilities } = data;
  const workspaceId = useSession()?.workspaceId ?? '';
  const form = useMyCompanyForm(data, workspaceId, () => undefined, 'brazilian');
  // What was typed while it was missing stays beside one that another window gave meanwhile.
  const [wasMissing] = useState(company === null);
  const isTyped = wasMissing && form.edited.record !== null;
  if (abilities.edit && (company === null || isTyped)) return <PayerFields handle={handle} form={form} />;
  if (company?.kind === 'brazilian') return <Answer handle={handle} isKnown />;
  return <PayerHint handle={handle} mayEdit={abilities.edit} />;
}

function Answer({ handle, isKnown, children }: PayerCompanyProps & { isKnown: boolean; children?: ReactNode }) {
  useImperativeHandle(handle, () => ({ keep: () => Promise.resolve(isKnown) }));
  return children;
}

function PayerHint({ handle, mayEdit }: { handle: Ref<PayerHandle>; mayEdit: boolean }) {
  const { t } = useTranslation('workspaces');
  const way = useRef<HTMLDivElement>(null);
  useImperativeHandle(handle, () => ({
    keep: () => {
      way.current?.querySelector('a')?.focus();
      return Promise.resolve(false);
    },
  }));
  return (
    <div ref={way}>
      <Alert
        tone="info"
        live
        action={
          <ButtonLink size="sm" to={mayEdit ? myCompanyAddress : workspacePaths.profile}>
            {t(mayEdit ? 'payer.change' : 'payer.see')}
          </ButtonLink>
        }
      >
        {t(mayEdit ? 'payer.foreign' : 'payer.ownerOnly')}
      </Alert>
    </div>
  );
}

function PayerFields({ handle, form }: PayerCompanyProps & { form: ReturnType<typeof useMyCompanyForm> }) {
  const { t } = useTranslation('workspaces');
  useImperativeHandle(handle, () => ({ keep: form.keep }));
  return (
    <FieldGroup label={t('payer.title')}>
      <FormFields>
        <p className="sub">{t('payer.purpose')}</p>
        <MyCompanyFields
          values={form.values}
          errors={form.errors}
          disabled={form.save.isPending}
          asksKind={false}
          onChange={form.change}
          onTouch={form.touch}
        />
        <SaveProblem {...form} queryKey={legalCompanyQuery.queryKey} />
        <DraftSavedNote savedAt={form.savedAt} />
      </FormFields>
    </FieldGroup>
  );
}
