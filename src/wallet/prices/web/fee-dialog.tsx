import { TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { fieldErrors } from '#ui/api-error.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { PercentField } from '#ui/form/percent-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import '#ui/theme/full-styles.ts';
import { MAXIMUM_SERVICE_FEE } from '#wallet/prices/rules/service-fee.ts';
import { pricesApi, projectsForFeeQuery, serviceFeesQuery } from './prices-queries.ts';
import { useSend } from '#ui/form/use-send.ts';
import { SearchedChoice } from '#ui/form/searched-choice.tsx';

/** Asks a second administrator for another rate, of all projects to come or of one. */
export function FeeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('wallet/prices');
  const [basisPoints, setBasisPoints] = useState<number | null>(null);
  const [date, setDate] = useState('');
  const [scope, setScope] = useState<'all' | 'one'>('all');
  const [chosen, setChosen] = useState<string | undefined>();
  const [isTried, setTried] = useState(false);
  const projectId = scope === 'one' ? chosen : null;
  const ask = useSend({
    send: (body: { basisPoints: number; startsAt: string; projectId: string | null }) =>
      pricesApi('POST /serviceFees', { body }),
    ...{ done: t('fees.done'), reads: serviceFeesQuery.queryKey, onDone: onClose },
  });
  // Wherever the administrator sits, the rate starts with a day in São Paulo, as the approval names it.
  const startsAt = date === '' ? null : new Date(`${date}T00:00:00-03:00`);
  const isDateWrong = startsAt === null || Number.isNaN(startsAt.getTime()) || startsAt <= new Date();
  const refused = fieldErrors(ask.error);
  function submit() {
    setTried(true);
    if (basisPoints !== null && !isDateWrong && projectId !== undefined)
      ask.mutate({ basisPoints, startsAt: startsAt.toISOString(), projectId });
  }
  return (
    <FormDialog
      draftKey="service-fee"
      title={t('fees.dialog.title')}
      save={t('fees.dialog.send')}
      cancel={t('fees.dialog.cancel')}
      failed={t('fees.failed')}
      saving={ask}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('fees.dialog.text')}</p>
      <ChoiceChips
        label={t('fees.dialog.scope')}
        options={(['all', 'one'] as const).map((value) => ({ value, label: t(`fees.scopes.${value}`) }))}
        value={scope}
        onChange={setScope}
      />
      {scope === 'one' && (
        <ProjectChoice
          value={chosen}
          error={(isTried && chosen === undefined && t('fees.projectProblem')) || refused.projectId}
          onChange={setChosen}
        />
      )}
      <PercentField
        label={t('fees.dialog.rate')}
        withAsterisk
        max={MAXIMUM_SERVICE_FEE}
        value={basisPoints}
        onChange={setBasisPoints}
        error={(isTried && basisPoints === null && t('fees.rateProblem')) || refused.basisPoints}
      />
      <TextInput
        type="date"
        label={t('fees.dialog.date')}
        withAsterisk
        maw={240}
        value={date}
        onChange={({ currentTarget: { value } }) => setDate(value)}
        error={(isTried && isDateWrong && t('fees.dateProblem')) || refused.startsAt}
      />
    </FormDialog>
  );
}

function ProjectChoice(choice: Pick<ComponentProps<typeof SearchedChoice>, 'value' | 'error' | 'onChange'>) {
  const { t } = useTranslation('wallet/prices');
  const [search, setSearch] = useState('');
  const { data } = useQuery({ ...projectsForFeeQuery(search), placeholderData: keepPreviousData });
  return (
    <SearchedChoice
      {...choice}
      labels={{ search: t('fees.dialog.search'), choice: t('fees.dialog.project'), none: t('fees.dialog.noProject') }}
      {...{ search, onSearch: setSearch }}
      found={data?.projects.map(({ projectId: value, title, company }) => ({
        value,
        label: company === '' ? title : `${title} · ${company}`,
      }))}
    />
  );
}
