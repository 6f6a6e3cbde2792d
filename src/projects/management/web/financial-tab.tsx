import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { PercentField } from '#ui/form/percent-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { MAXIMUM_INSTALLMENTS, MAXIMUM_RATE, paymentTypes } from '#projects/management/rules/management-terms.ts';
import styles from './management.module.css';
import type { ManagementFields } from './management-queries.ts';

/** Fee, total and payment. Nobody is asked to pay the total by itself. */
export function FinancialTab({ facts, project, change, errors }: ManagementFields) {
  const { t } = useTranslation('projects/management');
  const { t: ofProject } = useTranslation('projects');
  return (
    <>
      <p className="sub">{t('currency', { currency: ofProject(`currency.${project.currency}`) })}</p>
      <div className={styles.dates}>
        <PercentField
          label={t('field.rate')}
          max={MAXIMUM_RATE}
          value={facts.rate}
          onChange={(rate) => change({ rate })}
          error={errors.rate}
        />
        <MoneyField
          label={t('field.totalAmount')}
          currency={project.currency}
          value={facts.totalAmount}
          onChange={(totalAmount) => change({ totalAmount })}
          error={errors.totalAmount}
        />
        <NumberField
          label={t('field.installments')}
          min={1}
          max={MAXIMUM_INSTALLMENTS}
          value={facts.installments}
          onChange={(installments) => change({ installments })}
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
