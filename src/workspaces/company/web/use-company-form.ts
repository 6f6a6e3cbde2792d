import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { fieldErrors } from '#ui/api-error.ts';
import { useDraft } from '#ui/form/use-draft.ts';
import { readTyped, useEdited } from '#ui/form/edited/use-edited.ts';
import { type CompanyFields, companyProblems } from '#workspaces/company/rules/company-problems.ts';
import type { CompanySize } from '#workspaces/company/rules/company-size.ts';
import { api, type OwnerData, ownerDataQuery } from '#workspaces/web/api.ts';

function fieldsOf(data: OwnerData): CompanyFields {
  const { phone, employees, workspaceId: _id, version: _version, abilities: _abilities, ...texts } = data;
  return { ...texts, employees: employees ?? '', phoneCode: phone.code || '55', phoneNumber: phone.number };
}

/**
 * The form of the company data: saves a draft while typing, shows errors once a field was touched, and all of them after the first
 * attempt to save.
 */
export function useCompanyForm(data: OwnerData, onSaved: () => void) {
  const { t } = useTranslation('workspaces');
  const queryClient = useQueryClient();
  const draftKey = `owner-data:${data.workspaceId}`;
  const [restored] = useState(() => readTyped<CompanyFields>(draftKey));
  const edited = useEdited({ version: data.version, fields: fieldsOf(data) }, restored);
  const values = edited.fields;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(0);
  const { savedAt, clearDraft } = useDraft(draftKey, edited.record);

  const save = useMutation({
    mutationFn: () => {
      const { phoneCode, phoneNumber, employees, ...texts } = values;
      const body = {
        ...texts,
        version: edited.version,
        seen: { name: edited.before.name, lastName: edited.before.lastName },
        employees: employees as CompanySize,
        phone: { code: phoneCode, number: phoneNumber },
      };
      return api('PUT /users/ownerData', { body });
    },
    onSuccess: async (saved) => {
      clearDraft();
      queryClient.setQueryData(ownerDataQuery.queryKey, saved);
      edited.forget();
      await queryClient.invalidateQueries({ queryKey: ['session'] });
      onSaved();
    },
  });

  const problems = companyProblems(values);
  const refused = fieldErrors(save.error);
  const errors: Partial<Record<keyof CompanyFields, string>> = {};
  for (const field of Object.keys(values) as (keyof CompanyFields)[]) {
    const problem = problems[field];
    const fromServer = refused[field === 'phoneNumber' ? 'phone.number' : field];
    const isCommon = problem === 'fieldRequired' || problem === 'fieldTooLong';
    const ownText = problem && (isCommon ? t(`platform:errors.${problem}`) : t(`errors.${problem}`));
    const message = ownText ?? fromServer;
    if (message && (tries > 0 || touched.has(field))) errors[field] = message;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    const first = Object.keys(problems)[0];
    if (first === undefined) save.mutate();
    else document.getElementById(`company-${first}`)?.focus();
  }

  return {
    edited,
    nameOf: (field: keyof CompanyFields) => t(`fields.${field}`),
    textOf: (field: keyof CompanyFields, { employees }: CompanyFields) =>
      field === 'employees' && employees !== '' ? t(`employees.${employees}`) : null,
    values,
    errors,
    savedAt,
    save,
    isComplete: Object.keys(problems).length === 0,
    /** Nothing that was typed waits to be saved, and nothing is missing. */
    isSaved: Object.keys(problems).length === 0 && JSON.stringify(values) === JSON.stringify(fieldsOf(data)),
    submit,
    change: (name: keyof CompanyFields, value: string) => edited.change({ [name]: value }),
    touch: (name: keyof CompanyFields) => setTouched((now) => new Set(now).add(name)),
  };
}
