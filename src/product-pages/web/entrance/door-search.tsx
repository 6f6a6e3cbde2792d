import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { jobBoard } from '#accounts/paths.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import styles from './front-door.module.css';

/** Leads to the job board, with the words if any. */
export function DoorSearch() {
  const { t } = useTranslation('product-pages/entrance');
  const router = useRouter();
  const [words, setWords] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    const search = words.trim();
    void router.navigate({ href: search === '' ? jobBoard : `${jobBoard}?search=${encodeURIComponent(search)}` });
  }
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <input
        type="search"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        maxLength={100}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <button type="submit">
        <IconSearch size={18} aria-hidden="true" />
        <span>{t('search.submit')}</span>
      </button>
    </form>
  );
}
