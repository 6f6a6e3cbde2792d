import { NativeSelect } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import type { ClockifyChoices } from '#timesheets/clockify/schemas.ts';
import styles from './clockify.module.css';
import { useClockify } from './use-clockify.ts';

const SHORTEST_KEY = 8;
/** The button that had the focus is gone when the second step comes. */
const focusOn = (field: HTMLSelectElement | null) => field?.focus();

/** Asks for a key, then for the project that it opens. The key stays on this page until then. */
export function KeyForm({ projectId }: { projectId: string }) {
  const { t } = useTranslation('timesheets/clockify');
  const { isBusy, keyProblem, listChoices, connect } = useClockify(projectId);
  const [apiKey, setApiKey] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [choices, setChoices] = useState<ClockifyChoices | null>(null);
  const [chosen, setChosen] = useState('');
  const [isChoiceAsked, setChoiceAsked] = useState(false);
  const isTooShort = apiKey.trim().length < SHORTEST_KEY;

  async function show(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isTooShort) setChoices(await listChoices(apiKey.trim()));
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    setChoiceAsked(true);
    const [clockifyWorkspaceId, clockifyProjectId] = chosen.split(' ');
    if (!clockifyWorkspaceId || !clockifyProjectId) return;
    if (await connect({ apiKey: apiKey.trim(), clockifyWorkspaceId, clockifyProjectId }))
      toast.success(t('connect.done'));
  }
  if (!choices)
    return (
      <Form className={styles.form} onSubmit={(event) => void show(event)}>
        <p className="sub">{t('connect.about')}</p>
        <PasswordField
          label={t('connect.key')}
          description={t('connect.keyHelp')}
          withAsterisk
          autoComplete="off"
          value={apiKey}
          onChange={(event) => setApiKey(event.currentTarget.value)}
          error={isAsked && isTooShort ? t('connect.keyNeeded') : keyProblem}
        />
        <FormFooter
          end={
            <Button variant="primary" type="submit" loading={isBusy}>
              {t('connect.show')}
            </Button>
          }
        />
      </Form>
    );
  const groups = choices.workspaces.map(({ id, name, projects }) => ({
    group: name,
    items: projects.map((project) => ({ value: `${id} ${project.id}`, label: project.name })),
  }));
  const hasProjects = choices.workspaces.some(({ projects }) => projects.length > 0);
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      <NativeSelect
        label={t('connect.project')}
        withAsterisk
        ref={focusOn}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[{ value: '', label: t(hasProjects ? 'connect.choose' : 'connect.none') }, ...groups]}
        error={isChoiceAsked && chosen === '' ? t('connect.choose') : keyProblem}
      />
      <FormFooter
        start={<Button onClick={() => setChoices(null)}>{t('connect.other')}</Button>}
        end={
          <Button variant="primary" type="submit" loading={isBusy} disabled={!hasProjects}>
            {t('connect.submit')}
          </Button>
        }
      />
    </Form>
  );
}
