import { fileSizeText } from '#platform/i18n/file-size.ts';
import { operationAddress } from '#ui/client.ts';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import type { ReportCalls } from '#ui/reports/report-calls.ts';
import type { FileView } from '#wallet/statements/contract.ts';
import { walletApi } from './wallet-queries.ts';

export function useFileCalls(): ReportCalls<FileView> {
  const { t } = useTranslation('wallet/statements');
  const { t: ofPlatform } = useTranslation('platform/reports');
  return {
    read: (reportId, signal) => walletApi('GET /wallet/files/{reportId}', { params: { reportId }, signal }),
    cancel: (reportId) => walletApi('POST /wallet/files/{reportId}/cancel', { params: { reportId } }),
    address: (reportId) => operationAddress('/wallet/files/{reportId}/file', { params: { reportId } }),
    what: ({ view, format, company }) =>
      t('file', { what: t(`tab.${view}`), format: ofPlatform(`formats.${format}`), company }),
    content: ({ lines, cents, currency, sizeBytes }) =>
      t('fileContent', {
        count: lines ?? 0,
        number: (lines ?? 0).toLocaleString(currentLocale()),
        amount: formatCents(cents ?? 0, currency),
        size: fileSizeText(sizeBytes ?? 0, currentLocale()),
      }),
  };
}
