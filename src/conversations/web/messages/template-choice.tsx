import { Select, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconTrash } from '#ui/icons/icons.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { changeTemplate, deleteTemplate, saveTemplate, templatesKey, templatesQuery } from './message-queries.ts';
import styles from './messages.module.css';

interface Words {
  subject: string;
  text: string;
}

interface TemplateChoiceProps {
  company: string | null;
  words: Words;
  onChoose: (words: Words) => void;
}

/** Applies a template, and saves the written text as one. */
export function TemplateChoice({ company, words, onChoose }: TemplateChoiceProps) {
  const { t } = useTranslation('conversations/messages');
  const queryClient = useQueryClient();
  const { data } = useQuery(templatesQuery(company));
  /** The template whose words are being changed, with the version that they come from. */
  const [chosenId, choose] = useState<string | null>(null);
  const [version, see] = useState(0);
  const [name, setName] = useState<string | null>(null);
  const templates = data?.templates ?? [];
  const chosen = templates.find(({ templateId }) => templateId === chosenId);
  const isWritten = words.subject.trim() !== '' && words.text.trim() !== '';
  const isChanged = chosen && (chosen.subject !== words.subject || chosen.text !== words.text);

  async function run(call: () => Promise<unknown>, done: string, undo?: () => void) {
    try {
      await call();
      toast.success(done, undo && { actions: [{ label: t('message.undo'), onClick: undo }] });
      setName(null);
    } catch (problem) {
      toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) });
    }
    await queryClient.invalidateQueries({ queryKey: templatesKey });
  }

  function remove({ templateId, name: kept, subject, text }: (typeof templates)[number]) {
    const again = () => void run(() => saveTemplate(company, { name: kept, subject, text }), t('message.kept'));
    return run(() => deleteTemplate(templateId), t('message.deleted'), again);
  }

  return (
    <>
      {templates.length > 0 && (
        <div className={styles.template}>
          <Select
            label={t('message.template')}
            placeholder={t('message.noTemplate')}
            clearable
            value={chosenId}
            data={templates.map((one) => ({ value: one.templateId, label: one.name }))}
            onChange={(value) => {
              choose(value);
              const next = templates.find(({ templateId }) => templateId === value);
              see(next?.version ?? 0);
              if (next) onChoose({ subject: next.subject, text: next.text });
            }}
          />
          {chosen && (
            <IconButton
              outlined
              label={t('message.delete')}
              onClick={() => {
                choose(null);
                void remove(chosen);
              }}
            >
              <IconTrash size={18} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      )}
      {name === null && isWritten && (
        <div className={styles.end}>
          {isChanged && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() =>
                void run(async () => {
                  see((await changeTemplate(chosen.templateId, { name: chosen.name, ...words, version })).version);
                }, t('message.kept'))
              }
            >
              {t('message.change')}
            </Button>
          )}
          {(!chosen || isChanged) && (
            <Button size="sm" variant="quiet" onClick={() => setName('')}>
              {t('message.keep')}
            </Button>
          )}
        </div>
      )}
      {name !== null && (
        <div className={styles.template}>
          <TextInput
            label={t('message.keepName')}
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button
            disabled={name.trim() === ''}
            onClick={() => void run(() => saveTemplate(company, { name, ...words }), t('message.kept'))}
          >
            {t('message.save')}
          </Button>
        </div>
      )}
    </>
  );
}
