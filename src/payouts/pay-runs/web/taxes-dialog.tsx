import { useState } from 'react';
import { fieldErrors } from '#ui/api-error.ts';
import { MoneyField } from '#ui/form/money-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import type { PreviewPerson } from '#payouts/pay-runs/contract.ts';
import { leavesMoney, sumOfTaxes, taxNames } from '#payouts/pay-runs/rules/withheld-taxes.ts';
import { payRunsApi } from './pay-runs-queries.ts';
import { useSend } from '#ui/form/use-send.ts';

type Typed = Record<(typeof taxNames)[number], number | null>;

/** Asks what is withheld from a person without a company, and says what is left to pay out. */
export function TaxesDialog({ person, onClose }: { person: PreviewPerson; onClose: () => void }) {
  const { t } = useTranslation('payouts/pay-runs');
  const { memberId, netToTaxCents: netCents, taxes: known } = person;
  const [typed, setTyped] = useState<Typed>({
    inss: known?.inssCents ?? null,
    irrf: known?.irrfCents ?? null,
    iss: known?.issCents ?? null,
  });
  const [isAsked, setAsked] = useState(false);
  const taxes = { inssCents: typed.inss ?? 0, irrfCents: typed.irrf ?? 0, issCents: typed.iss ?? 0 };
  const takesAll = !leavesMoney(netCents, taxes);
  const save = useSend({
    send: () => payRunsApi('PUT /withheldTaxes/{memberId}', { params: { memberId }, body: { netCents, ...taxes } }),
    ...{ done: t('taxes.saved'), reads: ['payouts', 'payRuns'], onDone: onClose },
  });
  function submit() {
    setAsked(true);
    if (!takesAll && taxNames.every((tax) => typed[tax] !== null)) save.mutate();
  }
  const refused = fieldErrors(save.error);
  const values = { name: personName(person.name), amount: formatCents(netCents) };
  return (
    <FormDialog
      draftKey={`withheld-taxes:${memberId}`}
      title={t('taxes.title', values)}
      save={t('taxes.save')}
      cancel={t('taxes.cancel')}
      failed={t('taxes.failed')}
      saving={save}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('taxes.text', values)}</p>
      {taxNames.map((tax) => (
        <MoneyField
          key={tax}
          label={t(`taxes.${tax}`)}
          withAsterisk
          value={typed[tax]}
          onChange={(cents) => setTyped((now) => ({ ...now, [tax]: cents }))}
          error={
            (isAsked && (typed[tax] === null ? t('taxes.missing') : takesAll && t('taxes.takesAll', values))) ||
            refused[`${tax}Cents`]
          }
        />
      ))}
      <FactsStrip
        facts={[
          { label: t('run.taxes'), value: formatCents(sumOfTaxes(taxes)) },
          { label: t('taxes.left'), value: takesAll ? '–' : formatCents(netCents - sumOfTaxes(taxes)) },
        ]}
      />
    </FormDialog>
  );
}
