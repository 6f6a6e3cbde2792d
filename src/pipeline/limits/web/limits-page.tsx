import { Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LATE_AFTER_DAYS, MAXIMUM_LIMIT_DAYS } from '#pipeline/candidates/rules/lateness.ts';
import { forwardStages } from '#pipeline/candidates/rules/forward-stages.ts';
import { isApiError, isStale } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useEdited } from '#ui/form/edited/use-edited.ts';
import { NumberField } from '#ui/form/number-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import '#ui/theme/full-styles.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import type { limitsContract } from '#pipeline/limits/contract.ts';
import type { CompanyOptions } from '#pipeline/candidates/web/company-options.ts';
import { limitsApi } from './limits-api.ts';
import { CompanySettings } from '#pipeline/candidates/web/settings/company-settings.tsx';
import styles from './limits.module.css';

type Limits = OutputOf<(typeof limitsContract)['GET /candidates/limits']>['limits'];
type Days = Record<(typeof forwardStages)[number], number | null>;

const daysOf = (limits: Limits, positionId: string | null): Days =>
  Object.fromEntries(
    forwardStages.map((stage) => [
      stage,
      limits.find((one) => one.positionId === positionId && one.stage === stage)?.days ?? null,
    ]),
  ) as Days;

const limitsOf = (days: Days) =>
  forwardStages.flatMap((stage) => {
    const own = days[stage];
    return own === null ? [] : [{ stage, days: own }];
  });

/** A section of the settings: after how many days candidates should leave each stage, for the company or for one vacancy. */
export function LimitsPage() {
  const { t } = useTranslation('pipeline/limits');
  return (
    <CompanySettings title={t('title')} purpose={t('purpose')} isOpen={({ manage }) => manage}>
      {(options) => <Limits key={options.workspaceId} options={options} />}
    </CompanySettings>
  );
}

function Limits({ options }: { options: CompanyOptions }) {
  const { t } = useTranslation('pipeline/limits');
  const { workspaceId } = options;
  const [positionId, choose] = useState<string | null>(null);
  const query = useQuery({
    queryKey: ['stageLimits', workspaceId],
    queryFn: ({ signal }) => limitsApi('GET /candidates/limits', { query: { workspaceId }, signal }),
  });
  // The form starts with the limits loaded when the section opened; later loads do not reset typed values.
  const limits = query.isFetchedAfterMount ? query.data?.limits : undefined;
  return (
    <div className={styles.form}>
      <Select
        label={t('scope')}
        value={positionId ?? ''}
        allowDeselect={false}
        searchable={options.positions.length > 10}
        data={[
          { value: '', label: t('company') },
          ...options.positions.map(({ id, title, project }) => ({
            value: id,
            label: title === project ? title : `${title} · ${project}`,
          })),
        ]}
        onChange={(value) => choose(value || null)}
      />
      {query.error && !limits && <LoadError error={query.error} onRetry={() => void query.refetch()} compact />}
      {!query.isFetchedAfterMount && (
        <Loading>
          <SkeletonText lines={7} />
        </Loading>
      )}
      {limits && (
        <DaysForm
          key={positionId ?? ''}
          workspaceId={workspaceId}
          positionId={positionId}
          kept={daysOf(limits, positionId)}
          usual={daysOf(positionId === null ? [] : limits, null)}
        />
      )}
    </div>
  );
}

interface DaysFormProps {
  workspaceId: string;
  positionId: string | null;
  kept: Days;
  /** The company's limit, where a vacancy has none of its own. */
  usual: Days;
}

function DaysForm({ workspaceId, positionId, kept, usual }: DaysFormProps) {
  const { t } = useTranslation('pipeline/limits');
  const { t: say } = useTranslation('pipeline/candidates');
  const queryClient = useQueryClient();
  // What the limits were is their version.
  const edited = useEdited({ version: 0, fields: kept });
  const days = edited.fields;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const queryKey = ['stageLimits', workspaceId];

  async function save() {
    setBusy(true);
    try {
      const answer = await limitsApi('PUT /candidates/limits', {
        query: { workspaceId },
        body: { positionId, limits: limitsOf(days), seen: limitsOf(edited.before) },
      });
      queryClient.setQueryData(queryKey, answer);
      edited.forget();
      void queryClient.invalidateQueries({ queryKey: ['pipeline'] });
      toast.success(t('saved'));
    } catch (problem) {
      setError(problem);
      if (!isStale(problem)) toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) });
    }
    setBusy(false);
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <StaleNotice
        edited={edited}
        saving={{ error, reset: () => setError(null) }}
        queryKey={queryKey}
        nameOf={(stage) => t('days', { stage: say(`stage.${stage}`) })}
      />
      {forwardStages.map((stage) => (
        <NumberField
          key={stage}
          label={t('days', { stage: say(`stage.${stage}`) })}
          placeholder={String(usual[stage] ?? LATE_AFTER_DAYS)}
          value={days[stage]}
          min={1}
          max={MAXIMUM_LIMIT_DAYS}
          onChange={(value) => edited.change({ [stage]: value })}
        />
      ))}
      <p className="meta">{positionId === null ? t('usual', { count: LATE_AFTER_DAYS }) : t('own')}</p>
      <div className={styles.end}>
        <Button type="submit" variant="primary" loading={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
