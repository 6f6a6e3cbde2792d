import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnderWay } from '#platform/contract/report-states.ts';
import { useTranslation } from '#ui/i18n.ts';
import { ReadyReports } from '#ui/reports/ready-report.tsx';
import { ReportModal } from '#ui/reports/report-modal.tsx';
import { ReportStatus } from '#ui/reports/report-status.tsx';
import { useReportStart } from '#ui/reports/use-report-start.ts';
import { EVERYONE, type ReportChoice, type ReportAsked } from '#timesheets/reports/rules/report-choice.ts';
import type { TimesheetSearch } from '#timesheets/timesheet/web/addresses.ts';
import { ReportForm } from './report-form.tsx';
import { choicesQuery, reportsApi } from './reports-queries.ts';
import { useReportCalls } from './use-report-calls.ts';

export interface ReportDialogProps {
  projectId: string;
  /** Chosen already, like the person whose page it is. */
  memberIds?: readonly string[] | undefined;
  /** What the page behind it is filtered by. */
  filter?: TimesheetSearch | undefined;
  onClose: () => void;
}

/** Exports hours as CSV, XLSX or PDF (TIM-04): chooses, waits with a progress, and downloads. It can be closed meanwhile. */
export function ReportDialog({ projectId, memberIds, filter, onClose }: ReportDialogProps) {
  const { t } = useTranslation('timesheets/reports');
  const queryClient = useQueryClient();
  const query = choicesQuery(projectId);
  const reading = useQuery(query);
  const { data, refetch } = reading;
  const calls = useReportCalls();
  const [choice, setChoice] = useState<ReportChoice>(() => firstChoice(filter, memberIds));
  const { start, openId, status } = useReportStart({
    send: (body: ReportAsked) => reportsApi('POST /timeControlReport/{projectId}', { params: { projectId }, body }),
    keep: (started) =>
      queryClient.setQueryData(query.queryKey, (now) =>
        now ? { ...now, latest: [started, ...now.latest.filter(({ kind }) => kind !== started.kind)] } : now,
      ),
    refetch,
  });
  const current = data?.latest.find((one) => (openId === null ? isUnderWay(one) : one.reportId === openId));
  const isOwn = data?.part === 'professional';
  const chosen = isOwn ? { ...choice, people: [EVERYONE] } : choice;
  return (
    <ReportModal
      title={data ? t('titleOf', { project: data.project.title }) : t('title')}
      query={reading}
      onClose={onClose}
    >
      {data && current && <ReportStatus key={current.reportId} report={current} calls={calls} {...status} />}
      {data && !current && (
        <>
          <ReadyReports reports={data.latest} calls={calls} />
          <ReportForm
            choices={data}
            choice={chosen}
            change={(more) => {
              setChoice((now) => ({ ...now, ...more }));
              start.reset();
            }}
            problem={start.error}
            isStarting={start.isPending}
            onExport={(request) => start.mutate(request)}
            onClose={onClose}
          />
        </>
      )}
    </ReportModal>
  );
}

function firstChoice(filter: TimesheetSearch = {}, memberIds: readonly string[] = []): ReportChoice {
  const { from = '', to = '', professionals = [], status = [], search = '' } = filter;
  return {
    ...{ kind: 'hours', format: null, month: '', from, to, status, search },
    people: memberIds.length > 0 ? memberIds : professionals,
    period: from || to ? 'range' : null,
  };
}
