import { Autocomplete } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { useDebounced } from '#ui/controls/use-debounced.ts';
import '#ui/theme/full-styles.ts';
import { taxonomyApi } from '#projects/web/api.ts';
import styles from '#projects/web/brief.module.css';

interface ProfessionFieldProps {
  id: string;
  value: string;
  onChange: (profession: string) => void;
  error: string | undefined;
}

/** Any profession may be typed; known ones are suggested, with related ones below. */
export function ProfessionField({ id, value, onChange, error }: ProfessionFieldProps) {
  const { t } = useTranslation('projects');
  const typed = useDebounced(value.trim(), 150);
  const suggestions = useQuery({
    queryKey: ['taxonomy', 'jobTitles', typed],
    queryFn: ({ signal }) =>
      taxonomyApi('GET /professionsGroup', { query: { jobTitles: 'true', search: typed, limit: '8' }, signal }),
    placeholderData: (before) => before,
    staleTime: 300_000,
  });
  const titles = suggestions.data?.jobTitles?.map(({ jobTitle }) => jobTitle) ?? [];
  const related = useQuery({
    queryKey: ['taxonomy', 'related', typed],
    queryFn: ({ signal }) =>
      taxonomyApi('GET /professionsGroup', { query: { jobTitle: typed, correlacionadas: 'true' }, signal }),
    // Only professions known to the taxonomy have related ones.
    enabled: titles.includes(typed),
    retry: false,
    staleTime: 300_000,
  });
  const neighbours = related.data?.related?.slice(0, 5).map(({ jobTitle }) => jobTitle) ?? [];
  return (
    <div>
      <Autocomplete
        id={id}
        label={t('brief.profession')}
        withAsterisk
        data={titles}
        // The server's suggestions tolerate typos; filtering them again here would drop those.
        filter={({ options }) => options}
        // Suggestions open with typing: opened by focus alone they would cover the field's error.
        openOnFocus={false}
        value={value}
        onChange={onChange}
        error={error}
        comboboxProps={{ withinPortal: true }}
      />
      {neighbours.length > 0 && (
        <div className={styles.suggestions} role="group" aria-label={t('brief.relatedProfessions')}>
          <span className="meta">{t('brief.relatedProfessions')}</span>
          {neighbours.map((jobTitle) => (
            <button key={jobTitle} type="button" className={styles.suggestion} onClick={() => onChange(jobTitle)}>
              {jobTitle}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
