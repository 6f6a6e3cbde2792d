import { eq } from 'drizzle-orm';
import type { OwnData } from '#platform/capability/own-data.ts';
import type { SpaceRecords } from '#platform/capability/space-records.ts';
import { translate } from '#platform/i18n/translate.ts';
import { keepIdentity } from '#payouts/fiscal/server/kept-identities.ts';
import { emptyAnsweredFiles } from '#payouts/pay-runs/server/provider/cnab/remittances.ts';
import { forgetKeys } from '#payouts/pay-runs/server/payment-keys.ts';
import { eraseNotaFiles, listNotas, NOTA_KIND } from '#payouts/own-payments/server/notas.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';

/** What was paid to somebody stays as long as the law asks; the wallet exports it from the ledger. */
export const ownData: OwnData = {
  columns: {
    'cnab_files.created_by': 'kept',
    'fiscal_identities.member_id': 'kept',
    'professional_notas.member_id': 'kept',
    'pay_runs.created_by': 'kept',
    'payments.member_id': 'kept',
    'tax_payments.created_by': 'kept',
    'withheld_taxes.member_id': 'kept',
    'withheld_taxes.typed_by': 'kept',
  },
  areas: [
    {
      name: 'notas',
      about: (language) => translate(language, 'payouts:ownData.notas'),
      collect: async (database, { id }) =>
        (await listNotas(database, id)).map(({ fileKey: _, fileFormat: __, ...nota }) => nota),
      files: async (database, { id }) =>
        (await listNotas(database, id)).flatMap(({ fileKey: key, month, fileFormat }) =>
          key === null
            ? []
            : [{ name: `nota-${month.slice(0, 7)}-${key.slice(-8)}.${fileFormat}`, key, kind: NOTA_KIND }],
        ),
    },
  ],
  leave: null,
  // Amounts stay; the key by which somebody was paid does not, once nothing is on its way to it. While something is owed, the identity keeps one.
  erase: async (transaction, person, { now }) => {
    const { id } = person;
    await keepIdentity(transaction, person, now);
    await forgetKeys(transaction, eq(payments.memberId, id));
    await emptyAnsweredFiles(transaction);
    await eraseNotaFiles(transaction, id);
  },
};

/** The wallet says why a space stays open: its hours are unpaid, or being paid. */
export const spaceRecords: SpaceRecords = {
  columns: { 'pay_run_hires.workspace_id': 'kept' },
  end: null,
  moveProject: null,
  findObstacle: null,
  hasRecords: null,
};
