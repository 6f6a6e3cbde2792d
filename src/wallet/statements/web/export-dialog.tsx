import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ReportFormat, reportFormats } from '#platform/contract/report-formats.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { saveFile } from '#ui/save-file.ts';
import '#ui/theme/full-styles.ts';
import { filterOf, type LinesAsked, walletApi } from './wallet-queries.ts';

export function ExportDialog({ asked, onClose }: { asked: LinesAsked; onClose: () => void }) {
  const { t } = useTranslation('wallet/statements');
  const { t: ofPlatform } = useTranslation('platform/reports');
  const [format, setFormat] = useState<ReportFormat>('csv');
  const download = useMutation({
    mutationFn: () => walletApi('GET /wallet/file', { query: { ...filterOf(asked), format } }),
    onSuccess: (file) => {
      saveFile(file, `${t(`fileName.${asked.view}`)}.${format}`);
      onClose();
    },
  });
  return (
    <FormDialog
      // What goes into the file is chosen, nothing is written.
      draftKey={null}
      title={t('export')}
      save={t('export')}
      cancel={ofPlatform('close')}
      failed={ofPlatform('failedTitle')}
      saving={download}
      onClose={onClose}
      onSubmit={() => download.mutate()}
    >
      <p className="sub">{t('exportHint')}</p>
      <ChoiceChips
        label={ofPlatform('format')}
        value={format}
        onChange={(other) => {
          setFormat(other);
          download.reset();
        }}
        options={reportFormats.map((value) => ({ value, label: ofPlatform(`formats.${value}`) }))}
      />
    </FormDialog>
  );
}
