import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ReportFormat, reportFormats } from '#platform/contract/report-formats.ts';
import { isUnderWay } from '#platform/contract/report-states.ts';
import { fileSizeText } from '#platform/i18n/file-size.ts';
import { operationAddress } from '#ui/client.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { Form } from '#ui/form/form.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { ReadyReports } from '#ui/reports/ready-report.tsx';
import type { ReportCalls } from '#ui/reports/report-calls.ts';
import { ReportModal } from '#ui/reports/report-modal.tsx';
import { ReportProblem } from '#ui/reports/report-problem.tsx';
import { ReportStatus } from '#ui/reports/report-status.tsx';
import { useReportStart } from '#ui/reports/use-report-start.ts';
import type { FileView } from '#wallet/statements/contract.ts';
import { filterOf, latestFileQuery, type LinesAsked, walletApi } from './wallet-queries.ts';

interface ExportDialogProps {
  asked: LinesAsked;
  onClose: () => void;
}

/** Exports all lines that match as CSV, XLSX or PDF: waits with a progress, and downloads. It can be closed meanwhile. */
export function ExportDialog({ asked, onClose }: ExportDialogProps) {
  const { t } = useTranslation('wallet/statements');
  const { t: ofPlatform } = useTranslation('platform/reports');
  const queryClient = useQueryClient();
  const query = latestFileQuery(asked.ownerId);
  const reading = useQuery(query);
  const { data, refetch } = reading;
  const calls = useFileCalls();
  const [format, setFormat] = useState<ReportFormat>('csv');
  const { start, openId, status } = useReportStart({
    send: (body: ReturnType<typeof filterOf> & { format: ReportFormat }) => walletApi('POST /wallet/files', { body }),
    keep: (latest) => queryClient.setQueryData(query.queryKey, { latest }),
    refetch,
  });
  const latest = data?.latest;
  const current = latest && (latest.reportId === openId || isUnderWay(latest)) ? latest : null;
  const exportAs = (chosen: ReportFormat) => {
    setFormat(chosen);
    start.mutate({ ...filterOf(asked), format: chosen });
  };
  return (
    <ReportModal title={t('export')} query={reading} onClose={onClose}>
      {current && <ReportStatus key={current.reportId} report={current} calls={calls} {...status} />}
      {data && !current && (
        <>
          <ReadyReports reports={latest ? [latest] : []} calls={calls} />
          <Form
            onSubmit={(event) => {
              event.preventDefault();
              if (!start.isPending) exportAs(format);
            }}
          >
            <p className="sub">{t('exportHint')}</p>
            <ChoiceChips
              label={ofPlatform('format')}
              value={format}
              onChange={(other) => {
                setFormat(other);
                start.reset();
              }}
              options={reportFormats.map((value) => ({ value, label: ofPlatform(`formats.${value}`) }))}
            />
            {start.error && <ReportProblem problem={start.error} onExportAs={exportAs} />}
            <FormFooter
              start={<Button onClick={onClose}>{ofPlatform('close')}</Button>}
              end={
                <Button variant="primary" type="submit" loading={start.isPending}>
                  {t('export')}
                </Button>
              }
            />
          </Form>
        </>
      )}
    </ReportModal>
  );
}

function useFileCalls(): ReportCalls<FileView> {
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
