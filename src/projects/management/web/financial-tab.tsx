import { NumberInput } from '@mantine/core';
import { DecimalField } from '#ui/form/decimal-field.tsx';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { MAXIMUM_INSTALLMENTS, MAXIMUM_RATE, paymentTypes } from '#projects/management/rules/management-terms.ts';
import styles from './management.module.css';
import type { ManagementFields } from './management-queries.ts';

const PER_PERCENT = 100;

/** Fee, total and payment. Nobody is asked to pay the total by itself. */
export function FinancialTab({ facts, project, change, errors }: ManagementFields) {
  const { t } = useTranslation('projects/management');
  const { t: ofProject } = useTranslation('projects');
  return (
    <>
      <p className="sub">{t('currency', { currency: ofProject(`currency.${project.currency}`) })}</p>
      <div className={styles.dates}>
        <DecimalField
          label={t('field.rate')}
          suffix=" %"
          min={0}
          max={MAXIMUM_RATE / PER_PERCENT}
          hideControls
          value={facts.rate === null ? '' : facts.rate / PER_PERCENT}
          onChange={(value) => change({ rate: typeof value === 'number' ? Math.round(value * PER_PERCENT) : null })}
          error={errors.rate}
        />
        <MoneyField
          label={t('field.totalAmount')}
          currency={project.currency}
          value={facts.totalAmount}
          onChange={(totalAmount) => change({ totalAmount })}
          error={errors.totalAmount}
        />
        <NumberInput
          label={t('field.installments')}
          min={1}
          max={MAXIMUM_INSTALLMENTS}
          allowDecimal={false}
          hideControls
          value={facts.installments ?? ''}
          onChange={(value) => change({ installments: typeof value === 'number' ? value : null })}
          error={errors.installments}
        />
      </div>
      <ChoiceChips
        label={t('field.paymentType')}
        value={facts.paymentType}
        onChange={(paymentType) => change({ paymentType })}
        options={paymentTypes.map((value) => ({ value, label: t(`paymentType.${value}`) }))}
      />
    </>
  );
}
