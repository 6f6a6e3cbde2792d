import { Select, TextInput } from '@mantine/core';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { managementDates, PHASE_LENGTH, PRODUCT_TYPE_LENGTH } from '#projects/management/rules/management-terms.ts';
import { projectTypes } from '#projects/rules/terms.ts';
import type { Project } from '#projects/web/api.ts';
import styles from './management.module.css';
import type { ManagementFields } from './management-queries.ts';
import { StatusChange } from './status-change.tsx';

/** Status, title, phase, product, who searches, and dates. */
export function GeneralTab({ facts, project, change, errors, shown }: ManagementFields & { shown: Project }) {
  const { t } = useTranslation('projects/management');
  const { t: ofProject } = useTranslation('projects');
  return (
    <>
      <StatusChange project={shown} />
      <TextInput
        label={t('field.title')}
        withAsterisk
        value={facts.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
        error={errors.title ?? (facts.title.trim() ? undefined : ofProject('fieldProblem.fieldRequired'))}
      />
      <div className={styles.pair}>
        <TextInput
          label={t('field.phase')}
          maxLength={PHASE_LENGTH}
          value={facts.phase}
          onChange={(event) => change({ phase: event.currentTarget.value })}
        />
        <TextInput
          label={t('field.productType')}
          maxLength={PRODUCT_TYPE_LENGTH}
          value={facts.productType}
          onChange={(event) => change({ productType: event.currentTarget.value })}
        />
      </div>
      <ChoiceChips
        label={t('field.type')}
        value={facts.type}
        onChange={(type) => change({ type })}
        options={projectTypes.map((value) => ({ value, label: ofProject(`type.${value}`) }))}
      />
      <Select
        label={t('field.huntingOwner')}
        placeholder={t('nobody')}
        clearable
        searchable
        value={facts.huntingOwnerId}
        onChange={(huntingOwnerId) => change({ huntingOwnerId })}
        data={project.team.map(({ userId, name }) => ({ value: userId, label: name }))}
        clearButtonProps={{ 'aria-label': t('nobody') }}
      />
      <div className={styles.dates}>
        {managementDates.map((name) => (
          <TextInput
            key={name}
            type="date"
            label={t(`field.${name}`)}
            value={facts[name] ?? ''}
            onChange={(event) => change({ [name]: event.currentTarget.value || null })}
            error={errors[name]}
          />
        ))}
      </div>
    </>
  );
}
