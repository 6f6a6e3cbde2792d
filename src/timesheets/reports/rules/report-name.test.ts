import { expect, test } from 'vitest';
import { reportName } from './report-name.ts';

const whole = { what: 'Horas', project: 'Plataforma de obras', from: null, to: null, format: 'csv' } as const;

test.each([
  { given: whole, name: 'horas-plataforma-de-obras.csv' },
  { given: { ...whole, project: 'Ação & Cia. 🚧', from: '2026-02-01' }, name: 'horas-acao-cia-2026-02-01.csv' },
  { given: { ...whole, project: '../../etc/passwd\r\n', format: 'xlsx' as const }, name: 'horas-etc-passwd.xlsx' },
  { given: { ...whole, project: '漢字' }, name: 'horas.csv' },
  { given: { ...whole, project: 'x'.repeat(300) }, name: `horas-${'x'.repeat(60)}.csv` },
])('TIM-04 a report is named $name', ({ given, name }) => {
  expect(reportName(given)).toBe(name);
});
