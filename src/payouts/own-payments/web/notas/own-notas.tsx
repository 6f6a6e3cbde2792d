import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { monthWords } from '#ui/marks/month-words.ts';
import type { OwnHire } from '#payouts/own-payments/contract.ts';

const NotaDialog = lazyPart(async () => (await import('./nota-dialog.tsx')).NotaDialog);

/** Where the operator asks for notas fiscais: one for each month of a project that is to be paid. */
export function OwnNotas({ hire }: { hire: OwnHire }) {
  const { t } = useTranslation('payouts/own-payments');
  const [month, setMonth] = useState<string | null>(null);
  return (
    <>
      {hire.notas.map((nota) => (
        <div key={nota.month}>
          {nota.number !== null && (
            <span className="meta">{t('nota.attached', { number: nota.number, month: monthWords(nota.month) })} </span>
          )}
          <Button size="sm" {...(nota.number !== null && { variant: 'quiet' })} onClick={() => setMonth(nota.month)}>
            {nota.number === null
              ? t('nota.attach', { month: monthWords(nota.month) })
              : t('nota.replace', { number: nota.number })}
          </Button>
        </div>
      ))}
      {month !== null && <NotaDialog hire={hire} month={month} onClose={() => setMonth(null)} />}
    </>
  );
}
