import { useId } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { payTableMonth } from '#profiles/pay/rules/net-pay.ts';
import { payEstimates } from '#profiles/pay/rules/pay-estimates.ts';
import type { ExpectedValues } from '#profiles/rules/profile.ts';
import styles from './pay-estimate-table.module.css';
import { monthWords } from '#ui/marks/month-words.ts';

/** The given pay as an employee and as a company; states that it is an estimate, and by which tables. */
export function PayEstimateTable({ values }: { values: ExpectedValues }) {
  const { t } = useTranslation('profiles');
  const note = useId();
  const month = new Date().toISOString().slice(0, 7);
  const estimates = payEstimates(values, month);
  if (estimates.length === 0) return null;
  return (
    <div className={styles.estimate}>
      <table aria-describedby={note}>
        <caption>{t('values.estimate.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('values.estimate.pay')}</th>
            <th scope="col">{t('values.estimate.gross')}</th>
            <th scope="col">{t('values.estimate.net')}</th>
          </tr>
        </thead>
        <tbody>
          {estimates.map(({ period, model, estimated, ...amounts }) => (
            <tr key={`${period} ${model}`}>
              <th scope="row">{t(`values.estimate.${period}`, { model })}</th>
              {(['gross', 'net'] as const).map((side) => {
                const amount = formatCents(amounts[side], 'BRL');
                return (
                  <td key={side} className="num">
                    {side === estimated ? t('values.estimate.about', { amount }) : amount}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={note} className="sub">
        {t('values.estimate.note', {
          employee: monthWords(payTableMonth('CLT', month)),
          company: monthWords(payTableMonth('PJ', month)),
        })}
      </p>
    </div>
  );
}
