import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldErrors } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import type { Management } from '#projects/management/contract.ts';
import type { Project } from '#projects/web/api.ts';
import { FinancialTab } from './financial-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { type ManagedProject, managementApi } from './management-queries.ts';
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
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [tab, setTab] = useState<(typeof tabs)[number]>('general');
  const { version, currency: _currency, team: _team, ...kept } = managed;
  const [facts, setFacts] = useState<Management>(kept);
  const save = useMutation({
    mutationFn: () =>
      managementApi('PATCH /projectUpdate/{projectId}', {
        params: { projectId: project.id },
        body: { ...facts, version },
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
    change: (changes: Partial<Management>) => setFacts((before) => ({ ...before, ...changes })),
    errors: fieldErrors(save.error),
  };
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
      {save.isError && (
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
