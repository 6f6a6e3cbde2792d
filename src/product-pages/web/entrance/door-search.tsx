import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { jobBoard } from '#accounts/paths.ts';
import { useTranslation } from '#ui/i18n.ts';
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
        <svg
          width="18"
          height="18"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M21 21l-6-6" strokeLinecap="round" />
        </svg>
        <span>{t('search.submit')}</span>
      </button>
    </form>
  );
}
