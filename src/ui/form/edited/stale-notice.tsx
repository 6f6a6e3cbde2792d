import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isStale } from '../../api-error.ts';
import { Button } from '../../controls/button.tsx';
import { useTranslation } from '../../i18n.ts';
import { Alert } from '../../states/alert.tsx';
import styles from '../form.module.css';
import { differencesOf, isSame } from './typed-record.ts';
import type { Conflict } from './use-edited.ts';

interface StaleNoticeProps<Fields extends object> {
  edited: Conflict<Fields>;
  saving: { error: unknown; reset: () => void };
  /** From where the record comes, which is read anew. */
  queryKey: QueryKey;
  /** Null: it is nothing to compare. */
  nameOf: (field: keyof Fields & string) => string | null;
  /** A value that is neither text nor number, in words; where there are none, the notice says that it is another one. */
  textOf?: (field: keyof Fields & string, values: Fields) => string | null;
}

/** A record was changed elsewhere while somebody typed: what is saved now, what they typed, and the two ways on. */
export function StaleNotice<Fields extends object>(props: StaleNoticeProps<Fields>) {
  const { edited, saving, queryKey, nameOf, textOf } = props;
  const { t } = useTranslation('platform');
  const queryClient = useQueryClient();
  const { error, reset } = saving;
  const stale = isStale(error);
  const readAnew = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey }));
  useEffect(() => {
    if (stale) readAnew();
  }, [stale]);
  if (!stale) return null;
  const { record, newest, fields } = edited;
  const isRead = record !== null && !isSame(newest, record.before);
  const differences = isRead ? differencesOf(record, newest).filter(({ name }) => nameOf(name) !== null) : [];
  const inWords = (name: keyof Fields & string, values: Fields) => {
    const words = textOf?.(name, values) ?? plainText(name, values);
    return words === null ? t('stale.other') : words || t('stale.nothing');
  };
  return (
    <Alert tone="warning" live title={t('stale.title')}>
      <p>{t('stale.text')}</p>
      {differences.length > 0 && (
        <div className={styles.stale}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('stale.field')}</th>
                <th scope="col">{t('stale.theirs')}</th>
                <th scope="col">{t('stale.mine')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ name, isTouched }) => (
                <tr key={name}>
                  <th scope="row">{nameOf(name)}</th>
                  <td>{inWords(name, newest.fields)}</td>
                  <td>{isTouched ? inWords(name, fields) : <span className="meta">{t('stale.untouched')}</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.staleEnd}>
        <Button
          size="sm"
          onClick={() => {
            edited.forget();
            reset();
          }}
        >
          {t('stale.latest')}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            edited.keepOn();
            reset();
          }}
        >
          {t('stale.keep')}
        </Button>
      </div>
    </Alert>
  );
}

function plainText<Fields extends object>(name: keyof Fields & string, values: Fields): string | null {
  const value: unknown = values[name];
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.join(', ') : null;
}
