import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '#ui/api-error.ts';
import { useDraft } from '#ui/form/use-draft.ts';
import { readTyped, useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import {
  type CompanyKind,
  formatTaxId,
  type LegalCompany,
  legalCompanyProblems,
  type LegalProblem,
  type LegalText,
  legalTexts,
} from '#workspaces/company/rules/legal-company.ts';
import { api } from '#workspaces/web/api.ts';
import { type LegalCompanyData, legalCompanyQuery } from './legal-company-query.ts';

const textOf: Record<LegalProblem, string> = {
  fieldRequired: 'platform:errors.fieldRequired',
  fieldTooLong: 'platform:errors.fieldTooLong',
  emailInvalid: 'platform:errors.fieldEmail',
  cnpjInvalid: 'errors.cnpjInvalid',
  postalCodeInvalid: 'errors.postalCodeInvalid',
};

const nothing = Object.fromEntries(legalTexts.map((name) => [name, ''])) as Record<LegalText, string>;

function fieldsOf(company: LegalCompany | null): LegalCompany {
  return company ? { ...company, taxId: formatTaxId(company) } : { ...nothing, kind: 'brazilian' };
}

/**
 * The form of the legal company: saves a draft while typing, shows errors once a field was touched, and all of them after the first
 * attempt to save. A given `kind` overrides the draft’s.
 */
export function useMyCompanyForm(data: LegalCompanyData, workspaceId: string, onSaved: () => void, kind?: CompanyKind) {
  const { t } = useTranslation('workspaces');
  const queryClient = useQueryClient();
  const draftKey = `my-company:${workspaceId}`;
  const [restored] = useState(() => readTyped<LegalCompany>(draftKey));
  const edited = useEdited({ version: data.version, fields: fieldsOf(data.company) }, restored);
  const values = { ...edited.fields, ...(kind && { kind }) };
  const [touched, setTouched] = useState<ReadonlySet<LegalText>>(new Set());
  const [tries, setTries] = useState(0);
  const { savedAt, clearDraft } = useDraft(draftKey, edited.record);
  const save = useMutation({
    mutationFn: () => api('PUT /users/ownerData/company', { body: { ...values, version: edited.version } }),
    onSuccess: (saved) => {
      clearDraft();
      queryClient.setQueryData(legalCompanyQuery.queryKey, saved);
      edited.forget();
      onSaved();
    },
  });

  const problems = legalCompanyProblems(values);
  const refused = fieldErrors(save.error);
  const errors: Partial<Record<LegalText, string>> = {};
  for (const name of legalTexts) {
    const problem = problems[name];
    const message = problem ? t(textOf[problem]) : refused[name];
    if (message && (tries > 0 || touched.has(name))) errors[name] = message;
  }

  /** Saves; false: something is missing or was refused, and is shown. */
  async function keep(): Promise<boolean> {
    setTries(tries + 1);
    const first = legalTexts.find((name) => problems[name]);
    if (first === undefined)
      return save.mutateAsync().then(
        () => true,
        () => false,
      );
    document.getElementById(`my-company-${first}`)?.focus();
    return false;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void keep();
  }

  return {
    edited,
    nameOf: (field: keyof LegalCompany) => t(field === 'kind' ? 'myCompany.kind' : `myCompany.fields.${field}`),
    textOf: (field: keyof LegalCompany, company: LegalCompany) =>
      field === 'kind' ? t(`myCompany.kinds.${company.kind}`) : null,
    values,
    errors,
    savedAt,
    save,
    submit,
    keep,
    change: edited.change,
    touch: (name: LegalText) => setTouched((now) => new Set(now).add(name)),
  };
}
