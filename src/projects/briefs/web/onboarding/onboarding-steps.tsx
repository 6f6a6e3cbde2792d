import { useTranslation } from '#ui/i18n.ts';
import { projectPaths, type ProjectPath } from '#projects/rules/terms.ts';
import { IconBriefcase, IconSearch } from '#ui/icons/icons.ts';
import styles from './onboarding.module.css';

export function WhatStep() {
  const { t } = useTranslation('projects/briefs');
  return (
    <div className={styles.text}>
      <h2>{t('onboarding.what.title')}</h2>
      <p>{t('onboarding.what.text')}</p>
      <p>{t('onboarding.what.keeps')}</p>
      <p>{t('onboarding.what.save')}</p>
    </div>
  );
}

export function HowStep() {
  const { t } = useTranslation('projects/briefs');
  return (
    <div className={styles.text}>
      <h2>{t('onboarding.how.title')}</h2>
      <ol className={styles.way}>
        {(['one', 'two', 'three'] as const).map((part, index) => (
          <li key={part}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <b>{t(`onboarding.how.${part}`)}</b>
              <span className="sub">{t(`onboarding.how.${part}Text`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const icons = { hunting: IconSearch, inHouse: IconBriefcase };

export function PathStep({ path, onChange }: { path: ProjectPath; onChange: (path: ProjectPath) => void }) {
  const { t } = useTranslation('projects/briefs');
  return (
    <fieldset className={styles.paths}>
      <legend>
        <h2>{t('onboarding.path.title')}</h2>
      </legend>
      {projectPaths.map((value) => {
        const Icon = icons[value];
        return (
          <label key={value} className={styles.path}>
            <input type="radio" name="path" value={value} checked={path === value} onChange={() => onChange(value)} />
            <Icon size={24} aria-hidden="true" />
            <span>
              <b>{t(`onboarding.path.${value}`)}</b>
              <span className="sub">{t(`onboarding.path.${value}Text`)}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
