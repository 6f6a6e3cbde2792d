import { reasons } from '#platform/testing/named-columns.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import { payoutsPaths, payRunsPath } from '#payouts/paths.ts';
import type { capability as server } from '#payouts/server/capability.ts';
import { ownPaymentsPath } from '#wallet/paths.ts';
import { makeRecords } from './make-records.ts';
import { words } from './plant-words.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords,
  words,
  namedColumns: [
    [
      'kept encrypted because tax law asks whose money it was, and erased by its own job',
      'fiscal_identities.identity fiscal_identities.key',
    ],
    [
      reasons.fewWords,
      'professional_notas.file_format tax_payments.tax tax_payments.state pay_runs.state pay_runs.currency pay_runs.needed_approval payments.provider payments.state payments.currency payments.reason payments.key_kind fiscal_identities.key_kind sandbox_payouts.outcome sandbox_payouts.reason cnab_payments.outcome cnab_payments.reason',
    ],
    [reasons.hashes, 'professional_notas.file_key'],
    [
      reasons.idsAndFigures,
      'professional_notas.number tax_payments.guide payments.reference sandbox_payouts.request_key cnab_payments.unclear_codes',
    ],
  ],
  pages: {
    'an administrator': ({ payRunId }) => [payRunsPath, payoutsPaths.payRun(payRunId)],
    'a professional': () => [ownPaymentsPath],
  },
});
