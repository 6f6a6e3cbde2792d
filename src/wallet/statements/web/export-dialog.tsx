import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnderWay } from '#platform/contract/report-states.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { ChoiceChips } from '#platform/ui/form/choice-chips.tsx';
import { Form } from '#platform/ui/form/form.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { FormFooter } from '#platform/ui/page/form-footer.tsx';
import { ReadyReports } from '#platform/ui/reports/ready-report.tsx';
import { ReportModal } from '#platform/ui/reports/report-modal.tsx';
import { ReportStatus } from '#platform/ui/reports/report-status.tsx';
import { useReportStart } from '#platform/ui/reports/use-report-start.ts';
import { Alert } from '#platform/ui/states/alert.tsx';
import { type FileFormat, fileFormats } from '#wallet/statements/rules/file-formats.ts';
import { useFileCalls } from './use-file-calls.ts';
import { filterOf, latestFileQuery, type LinesAsked, walletApi } from './wallet-queries.ts';

interface ExportDialogProps {
  asked: LinesAsked;
  onClose: () => void;
}

/** Exports all lines that match as CSV or XLSX: waits with a progress, and downloads. It can be closed meanwhile. */
export function ExportDialog({ asked, onClose }: ExportDialogProps) {
  const { t } = useTranslation('wallet/statements');
  const { t: ofPlatform } = useTranslation('platform/reports');
  const queryClient = useQueryClient();
  const query = latestFileQuery(asked.ownerId);
  const reading = useQuery(query);
  const { data, refetch } = reading;
  const calls = useFileCalls();
  const [format, setFormat] = useState<FileFormat>('csv');
  const { start, openId, status } = useReportStart({
    send: (body: ReturnType<typeof filterOf> & { format: FileFormat }) => walletApi('POST /wallet/files', { body }),
    keep: (latest) => queryClient.setQueryData(query.queryKey, { latest }),
    refetch,
  });
  const latest = data?.latest;
  const current = latest && (latest.reportId === openId || isUnderWay(latest)) ? latest : null;
  return (
    <ReportModal title={t('export')} query={reading} onClose={onClose}>
      {current && <ReportStatus key={current.reportId} report={current} calls={calls} {...status} />}
      {data && !current && (
        <>
          <ReadyReports reports={latest ? [latest] : []} calls={calls} />
          <Form
            onSubmit={(event) => {
              event.preventDefault();
              if (!start.isPending) start.mutate({ ...filterOf(asked), format });
            }}
          >
            <p className="sub">{t('exportHint')}</p>
            <ChoiceChips
              label={ofPlatform('format')}
              value={format}
              onChange={setFormat}
              options={fileFormats.map((value) => ({ value, label: ofPlatform(`formats.${value}`) }))}
            />
            {start.error && (
              <Alert tone="danger" title={ofPlatform('failedTitle')} live>
                {start.error.message}
              </Alert>
            )}
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
