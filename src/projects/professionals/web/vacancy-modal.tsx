import { NumberInput, Select, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldErrors } from '#platform/ui/api-error.ts';
import { MoneyField } from '#platform/ui/form/money-field.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { personName } from '#platform/ui/marks/person-name.ts';
import { projectPaths } from '#projects/paths.ts';
import { type ReplacementReason, replacementReasons } from '#projects/professionals/rules/professional-terms.ts';
import { MAXIMUM_MONTHLY_HOURS } from '#projects/rules/terms.ts';
import { type Professional, type Project, squadApi } from '#projects/web/api.ts';
import { ProfessionalModal } from './professional-modal.tsx';

interface VacancyModalProps {
  project: Project;
  /** The professional whom the new vacancy replaces; without one it is an upsell. */
  professional?: Professional;
  onClose: () => void;
}

/** An upsell, or a replacement with one of the nine reasons: function, net and gross hourly pay, hours. */
export function VacancyModal({ project, professional, onClose }: VacancyModalProps) {
  const { t } = useTranslation('projects/squad');
  const queryClient = useQueryClient();
  const router = useRouter();
  const [reason, setReason] = useState<ReplacementReason | null>(null);
  const [name, setName] = useState(professional?.positionTitle ?? '');
  const [netHourly, setNet] = useState<number | null>(null);
  const [grossHourly, setGross] = useState<number | null>(null);
  const [monthlyHours, setHours] = useState<number | null>(professional?.monthlyHours ?? null);
  const isOrdered = netHourly === null || grossHourly === null || netHourly <= grossHourly;
  const value =
    name.trim() !== '' && netHourly && grossHourly && isOrdered && monthlyHours
      ? { function: name.trim(), netHourly, grossHourly, monthlyHours }
      : null;
  const isReady = value !== null && (!professional || reason !== null);
  const add = useMutation({
    mutationFn: () =>
      squadApi('POST /upsell/{projectId}', {
        params: { projectId: project.id },
        body:
          professional && reason
            ? { kind: 'replacement', professionalId: professional.id, reason, value: value! }
            : { kind: 'upsell', value: value! },
      }),
    onSuccess: async ({ positionIndex }) => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      await router.navigate({ href: projectPaths.upsellThanks(project.id, positionIndex) });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: ['projects', 'squad'] }),
  });
  const errors = fieldErrors(add.error);
  const { currency } = project;
  return (
    <ProfessionalModal
      title={professional ? t('replace.title', { name: personName(professional.name) }) : t('upsell.title')}
      confirmLabel={professional ? t('replace.confirm') : t('upsell.confirm')}
      isReady={isReady}
      isDirty={name !== (professional?.positionTitle ?? '') || netHourly !== null || grossHourly !== null}
      change={add}
      onClose={onClose}
    >
      <p>{professional ? t('replace.text', { name: personName(professional.name) }) : t('upsell.text')}</p>
      {professional && (
        <Select
          label={t('replace.reason')}
          placeholder={t('replace.choose')}
          withAsterisk
          data-autofocus
          value={reason}
          onChange={(next) => setReason(replacementReasons.find((one) => one === next) ?? null)}
          data={replacementReasons.map((one) => ({ value: one, label: t(`reason.${one}`) }))}
        />
      )}
      <TextInput
        label={t('vacancy.function')}
        withAsterisk
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={errors['value.function']}
      />
      <MoneyField
        label={t('vacancy.net')}
        withAsterisk
        currency={currency}
        value={netHourly}
        onChange={setNet}
        error={isOrdered ? undefined : t('vacancy.order')}
      />
      <MoneyField label={t('vacancy.gross')} withAsterisk currency={currency} value={grossHourly} onChange={setGross} />
      <NumberInput
        label={t('vacancy.hours')}
        withAsterisk
        maw={240}
        min={1}
        max={MAXIMUM_MONTHLY_HOURS}
        allowDecimal={false}
        value={monthlyHours ?? ''}
        onChange={(next) => setHours(typeof next === 'number' ? next : null)}
      />
    </ProfessionalModal>
  );
}
