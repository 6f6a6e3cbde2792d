import { Select } from '@mantine/core';
import { useState } from 'react';
import { type CommonReason, commonReasons } from '#pipeline/moving/rules/rejection-terms.ts';
import { useTranslation } from '#ui/i18n.ts';
import '#ui/theme/full-styles.ts';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { MessageFields } from './message-fields.tsx';
import type { NoticeDraft } from './notice-draft.ts';
import type { RejectionForm } from './moving-api.ts';
import styles from './rejections.module.css';
import { dayAhead, momentText } from './send-dates.ts';

interface NoticeFieldsProps {
  form: RejectionForm;
  draft: NoticeDraft;
  company: string | null;
  onChange: (draft: NoticeDraft) => void;
}

/** Reason, message and when it goes. */
export function NoticeFields({ form, draft, company, onChange }: NoticeFieldsProps) {
  const { t } = useTranslation('pipeline/moving/rejections');
  const [language, choose] = useState(form.readers[0]?.language ?? 'pt');
  const { readers, reasons } = form;
  const change = (part: Partial<NoticeDraft>) => onChange({ ...draft, ...part });
  const common = commonReasons.map((key: CommonReason) => ({ value: key, label: t(`reason.${key}`) }));
  const own = reasons.own.map(({ reasonId, name }) => ({ value: reasonId, label: name }));
  return (
    <>
      <Select
        label={t('reason.label')}
        description={t('reason.help')}
        placeholder={t('reason.none')}
        clearable
        value={draft.reason}
        data={[...own, ...common]}
        onChange={(reason) => change({ reason })}
      />
      <SegmentedControl
        label={t('form.message')}
        value={draft.isOwn ? 'own' : 'plain'}
        options={[
          { value: 'own', label: t('form.own') },
          { value: 'plain', label: t('form.plain') },
        ]}
        onChange={(value) => change({ isOwn: value === 'own' })}
      />
      {draft.isOwn && readers.length > 1 && (
        <SegmentedControl
          label={t('form.language')}
          value={language}
          options={readers.map((reader) => ({
            value: reader.language,
            label: t('form.languageOf', { language: t(`form.${reader.language}`), count: reader.count }),
          }))}
          onChange={choose}
        />
      )}
      {draft.isOwn ? (
        <MessageFields
          key={language}
          company={company}
          words={draft.messages[language]}
          reader={readers.find((reader) => reader.language === language)}
          onChange={(words) => change({ messages: { ...draft.messages, [language]: words } })}
        />
      ) : (
        <p className="sub">{t('form.plainText')}</p>
      )}
      <Select
        label={t('form.when')}
        description={draft.delayDays > 0 ? t('form.until') : undefined}
        allowDeselect={false}
        value={String(draft.delayDays)}
        data={form.delays.map((days) => ({
          value: String(days),
          label: days === 0 ? t('form.now') : t('form.days', { count: days, date: dayAhead(days) }),
        }))}
        onChange={(value) => change({ delayDays: form.delays.find((days) => String(days) === value) ?? 0 })}
      />
      {form.toldAtOnce > 0 && <p className={styles.warning}>{t('form.atOnce', { count: form.toldAtOnce })}</p>}
      {draft.delayDays > 0 &&
        form.interviews.map(({ name, startsAt }) => (
          <p key={name + startsAt} className={styles.warning}>
            {t('form.interview', { name, date: momentText(startsAt) })}
          </p>
        ))}
    </>
  );
}
