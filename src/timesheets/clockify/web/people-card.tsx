import { NativeSelect } from '@mantine/core';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Card } from '#ui/page/card.tsx';
import type { ClockifyView } from '#timesheets/clockify/schemas.ts';
import styles from './clockify.module.css';
import { useClockify } from './use-clockify.ts';

interface PeopleCardProps {
  projectId: string;
  version: number;
  people: ClockifyView['people'];
  professionals: ClockifyView['professionals'];
}

/** Who in Clockify is which professional; each choice is saved by itself. */
export function PeopleCard({ projectId, version, people, professionals }: PeopleCardProps) {
  const { t } = useTranslation('timesheets/clockify');
  const { isBusy, link } = useClockify(projectId);
  const nameOf = (memberId: string) => personName(professionals.find((one) => one.memberId === memberId)?.name ?? '');
  const taken = new Set(people.map(({ memberId }) => memberId));
  const suggested = people.flatMap(({ clockifyUserId, memberId, suggestedMemberId }) =>
    memberId === null && suggestedMemberId !== null && !taken.has(suggestedMemberId)
      ? [{ clockifyUserId, memberId: suggestedMemberId }]
      : [],
  );
  return (
    <Card
      title={t('people.title')}
      action={
        suggested.length > 1 && (
          <Button size="sm" loading={isBusy} onClick={() => void link(version, suggested)}>
            {t('people.linkAll')}
          </Button>
        )
      }
    >
      <p className="sub">{t(people.length === 0 ? 'people.none' : 'people.about')}</p>
      {people.length > 0 && (
        <ul className={styles.rows}>
          {people.map(({ clockifyUserId, name, memberId, open }) => {
            const shown = name === '' ? t('people.nameless') : name;
            const suggestion = suggested.find((one) => one.clockifyUserId === clockifyUserId);
            return (
              <li key={clockifyUserId}>
                <div className={styles.who}>
                  <b>{shown}</b>
                  {open > 0 && <span className="meta">{t('people.open', { count: open, number: open })}</span>}
                </div>
                <NativeSelect
                  aria-label={t('people.label', { name: shown })}
                  value={memberId ?? ''}
                  disabled={isBusy}
                  data={[
                    { value: '', label: t('people.nobody') },
                    ...professionals.map((one) => ({
                      value: one.memberId,
                      label: personName(one.name),
                      disabled: one.memberId !== memberId && taken.has(one.memberId),
                    })),
                  ]}
                  onChange={(event) =>
                    void link(version, [{ clockifyUserId, memberId: event.currentTarget.value || null }])
                  }
                />
                {suggestion && (
                  <div className={styles.suggestion}>
                    <span className="meta">{t('people.suggested', { name: nameOf(suggestion.memberId) })}</span>
                    <Button
                      size="sm"
                      variant="soft"
                      disabled={isBusy}
                      aria-label={`${t('people.link')}: ${shown}, ${nameOf(suggestion.memberId)}`}
                      onClick={() => void link(version, [suggestion])}
                    >
                      {t('people.link')}
                    </Button>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
