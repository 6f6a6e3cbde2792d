import { MultiSelect, TextInput } from '@mantine/core';
import { type ReportFormat, reportFormats } from '#platform/contract/report-formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChoiceChips, MultiChoiceChips } from '#ui/form/choice-chips.tsx';
import { FieldPair, Form } from '#ui/form/form.tsx';
import { MonthField } from '#ui/form/month-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { ReportProblem } from '#ui/reports/report-problem.tsx';
import { timesheetStatuses } from '#timesheets/hours/rules/entry-life.ts';
import {
  choosePeople,
  EVERYONE,
  isReversed,
  type ReportAsked,
  type ReportChoice,
  reportPeriods,
  requestOf,
} from '#timesheets/reports/rules/report-choice.ts';
import { REPORT_PEOPLE } from '#timesheets/reports/rules/report-limits.ts';
import { reportKinds } from '#timesheets/reports/rules/report-terms.ts';
import type { ReportChoices } from './reports-queries.ts';
import styles from './reports.module.css';

interface ReportFormProps {
  choices: ReportChoices;
  choice: ReportChoice;
  change: (more: Partial<ReportChoice>) => void;
  problem: Error | null;
  isStarting: boolean;
  onExport: (request: ReportAsked) => void;
  onClose: () => void;
}

/** The reader's own today, as `YYYY-MM-DD`. */
const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());

export function ReportForm({ choices, choice, change, problem, isStarting, onExport, onClose }: ReportFormProps) {
  const { t } = useTranslation('timesheets/reports');
  const { t: ofPlatform } = useTranslation('platform/reports');
  const { t: ofSheet } = useTranslation('timesheets/timesheet');
  const { kind, people, format, status, search } = choice;
  const request = requestOf(choice, today());
  const exportAs = (other: ReportFormat) => {
    change({ format: other });
    if (request) onExport({ ...request, format: other });
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (request && !isStarting) onExport(request);
      }}
    >
      <div>
        <SegmentedControl
          label={t('kind.label')}
          value={kind}
          onChange={(next) => change({ kind: next })}
          options={reportKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        {kind === 'evidence' && <p className={styles.hint}>{t('kindHint')}</p>}
      </div>
      {choices.part !== 'professional' && (
        <MultiSelect
          label={t('professionals')}
          description={t('professionalsHint', { count: REPORT_PEOPLE })}
          withAsterisk
          searchable
          placeholder={people.length === 0 ? t('choosePeople') : ''}
          maxValues={REPORT_PEOPLE}
          data={[
            { value: EVERYONE, label: t('everyone') },
            ...choices.people.map(({ memberId, name }) => ({ value: memberId, label: personName(name) })),
          ]}
          value={[...people]}
          onChange={(next) => change({ people: choosePeople(people, next) })}
        />
      )}
      {kind === 'hours' && (
        <ChoiceChips
          label={ofPlatform('format')}
          required
          value={format}
          onChange={(next) => change({ format: next })}
          options={reportFormats.map((value) => ({ value, label: ofPlatform(`formats.${value}`) }))}
        />
      )}
      <Period choice={choice} change={change} />
      {kind === 'hours' && (
        <>
          <MultiChoiceChips
            label={t('status')}
            help={t('statusHelp')}
            value={status}
            onChange={(next) => change({ status: next })}
            options={timesheetStatuses.map((value) => ({ value, label: ofSheet(`status.${value}`) }))}
          />
          <TextInput
            label={t('search')}
            maxLength={100}
            value={search}
            onChange={({ currentTarget }) => change({ search: currentTarget.value })}
          />
        </>
      )}
      {problem && (
        <ReportProblem
          problem={problem}
          onExportAs={exportAs}
          onlyPdf={kind === 'evidence' ? t('shorter') : undefined}
        />
      )}
      <FormFooter
        start={<Button onClick={onClose}>{ofPlatform('close')}</Button>}
        end={
          <Button variant="primary" type="submit" disabled={request === null} loading={isStarting}>
            {t(request === null ? 'incomplete' : 'action')}
          </Button>
        }
      />
    </Form>
  );
}

/** A month for an evidence; anything else for hours. */
function Period({ choice, change }: Pick<ReportFormProps, 'choice' | 'change'>) {
  const { t } = useTranslation('timesheets/reports');
  const { kind, period, from, to, month } = choice;
  if (kind === 'evidence')
    return (
      <MonthField
        label={t('period.month')}
        withAsterisk
        value={month || null}
        onChange={(next) => change({ month: next ?? '' })}
      />
    );
  return (
    <>
      <ChoiceChips
        label={t('period.label')}
        required
        value={period}
        onChange={(next) => change({ period: next })}
        options={reportPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      {period === 'range' && (
        <FieldPair>
          <TextInput
            type="date"
            label={t('period.from')}
            value={from}
            onChange={({ currentTarget }) => change({ from: currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('period.to')}
            value={to}
            error={isReversed({ from, to }) && t('period.wrongOrder')}
            onChange={({ currentTarget }) => change({ to: currentTarget.value })}
          />
        </FieldPair>
      )}
    </>
  );
}
