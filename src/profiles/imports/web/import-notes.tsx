import { useTranslation } from '#ui/i18n.ts';
import { Alert } from '#ui/states/alert.tsx';
import { UNTAKEN_KINDS, type UntakenKind } from '#profiles/imports/rules/profile-draft.ts';
import { languageName } from '#profiles/web/name-options.ts';
import type { ImportView } from '#profiles/web/own-profile.ts';
import styles from './import.module.css';

/** The warnings of an import, in words. */
export function ImportNotes({ proposal }: { proposal: ImportView }) {
  const { t } = useTranslation('profiles');
  const { warnings, leftOut } = proposal;
  // Other missing files of an export do not matter for a profile.
  const shown = warnings.filter(({ code }) => code !== 'fileMissing');
  if (shown.length + leftOut.length === 0) return null;
  return (
    <Alert tone="info" title={t('import.notes')}>
      <ul className={styles.warnings}>
        {shown.map(({ code, params }) => (
          <li key={`${code} ${JSON.stringify(params)}`}>
            {t(`warnings.${code}`, {
              ...params,
              ...(typeof params.language === 'string' && { language: languageName(params.language) }),
              place: placeOf(params.field ?? params.list ?? params.section),
            })}
          </li>
        ))}
        {leftOut.map(({ path, count }) => (
          <li key={path}>
            {isUntaken(path)
              ? t(`import.untaken.${path}`, { count })
              : t('import.leftOut', { count, place: t(`import.groups.${path}`) })}
          </li>
        ))}
      </ul>
    </Alert>
  );

  /** The section of a warning's field: `experiences.start`, `work`, `softwares`. */
  function placeOf(field: string | number | undefined): string {
    const first = String(field ?? '').split('.')[0] ?? '';
    const group = sectionNames[first] ?? 'myProfile';
    return t(`import.groups.${group}`);
  }
}

const isUntaken = (path: string): path is UntakenKind => UNTAKEN_KINDS.some((kind) => kind === path);

const sectionNames: Record<string, 'experiences' | 'educations' | 'skills' | 'languages' | 'certifications'> = {
  experiences: 'experiences',
  work: 'experiences',
  educations: 'educations',
  education: 'educations',
  skills: 'skills',
  softwares: 'skills',
  methodologies: 'skills',
  databases: 'skills',
  languages: 'languages',
  certifications: 'certifications',
  certificates: 'certifications',
};
