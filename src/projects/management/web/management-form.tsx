import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldErrors, isStale } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { shortDateText } from '#ui/marks/date-text.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { shareText } from '#ui/marks/share-text.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import type { Management } from '#projects/management/contract.ts';
import { managementDates } from '#projects/management/rules/management-terms.ts';
import type { Project } from '#projects/web/api.ts';
import { FinancialTab } from './financial-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { type ManagedProject, managementApi, managementQuery } from './management-queries.ts';
import { ProfessionalsTab } from './professionals-tab.tsx';

const tabs = ['general', 'financial', 'professionals'] as const;

interface ManagementFormProps {
  managed: ManagedProject;
  project: Project;
  onClose: () => void;
}

/** The three tabs. What was typed in one stays while another is looked at, and is saved together. */
export function ManagementForm({ managed, project, onClose }: ManagementFormProps) {
  const { t } = useTranslation('projects/management');
  const { t: ofProject } = useTranslation('projects');
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [tab, setTab] = useState<(typeof tabs)[number]>('general');
  const { version, currency: _currency, team: _team, ...kept } = managed;
  const edited = useEdited<Management>({ version, fields: kept });
  const facts = edited.fields;
  const save = useMutation({
    mutationKey: managementQuery(project.id).queryKey,
    mutationFn: () =>
      managementApi('PATCH /projectUpdate/{projectId}', {
        params: { projectId: project.id },
        body: { ...facts, version: edited.version },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      toast.success(t('saved'));
      onClose();
    },
  });
  const fields = {
    facts,
    project: managed,
    change: edited.change,
    errors: fieldErrors(save.error),
  };
  /** A fact in words, as the tabs show it. */
  function textOf(name: keyof Management, { type, paymentType, rate, totalAmount, ...others }: Management) {
    if (name === 'type') return type && ofProject(`type.${type}`);
    if (name === 'paymentType') return paymentType && t(`paymentType.${paymentType}`);
    if (name === 'rate') return rate === null ? null : shareText(rate);
    if (name === 'totalAmount') return totalAmount === null ? null : formatCents(totalAmount, managed.currency);
    const value = others[name];
    if (name === 'huntingOwnerId') return managed.team.find(({ userId }) => userId === value)?.name ?? null;
    return managementDates.some((date) => date === name) && value ? shortDateText(String(value)) : null;
  }
  return (
    <Form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (facts.title.trim()) save.mutate();
        else setTab('general');
      }}
    >
      <SegmentedControl
        label={t('tabs.label')}
        value={tab}
        onChange={(next) => {
          // Another tab would take what was not understood away, and the form would be saved without it.
          const unclear = form.current?.querySelector<HTMLElement>('[data-unclear]');
          if (unclear) unclear.focus();
          else setTab(next);
        }}
        options={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      />
      <StaleNotice
        edited={edited}
        saving={save}
        queryKey={['projects']}
        nameOf={(name) => t(`field.${name === 'huntingOwnerId' ? 'huntingOwner' : name}`)}
        textOf={textOf}
      />
      {save.isError && !isStale(save.error) && (
        <Alert tone="danger" title={t('failed')} live>
          {save.error.message}
        </Alert>
      )}
      {tab === 'general' && <GeneralTab {...fields} shown={project} />}
      {tab === 'financial' && <FinancialTab {...fields} />}
      {tab === 'professionals' ? (
        <ProfessionalsTab project={project} />
      ) : (
        <FormFooter
          start={<Button onClick={onClose}>{t('cancel')}</Button>}
          end={
            <Button variant="primary" type="submit" loading={save.isPending}>
              {t('save')}
            </Button>
          }
        />
      )}
    </Form>
  );
}
