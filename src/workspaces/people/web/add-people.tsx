import { Textarea } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconX } from '#ui/icons/icons.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { Card } from '#ui/page/card.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { type PresetName, presetNames } from '#workspaces/people/rules/permission-presets.ts';
import { readAddresses } from '#workspaces/people/rules/read-addresses.ts';
import { ADD_PEOPLE } from '#workspaces/paths.ts';
import { MAXIMUM_AT_ONCE } from '#workspaces/rules/space-limits.ts';
import type { SpacePeople } from '#workspaces/web/api.ts';
import styles from './people.module.css';
import { type AddressResult, useAddPeople } from './use-add-people.ts';

/** One field for one address or many, with the result of each below. */
export function AddPeople({ people }: { people: SpacePeople | undefined }) {
  const { t } = useTranslation('workspaces');
  const [typed, setTyped] = useState('');
  const [preset, setPreset] = useState<PresetName | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isUnchosen, setUnchosen] = useState(false);
  const { results, add, invite, clear } = useAddPeople(people);
  const field = useRef<HTMLTextAreaElement>(null);
  const isAsked = useLocation({ select: ({ hash }) => hash === ADD_PEOPLE });
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);

  /** A list that is too long is refused before it fills the field. */
  function refuseCrowd(event: ClipboardEvent) {
    const { tooMany } = readAddresses(event.clipboardData.getData('text'));
    if (tooMany === null) return;
    event.preventDefault();
    setProblem(t('add.tooMany', { count: tooMany, maximum: MAXIMUM_AT_ONCE }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { addresses, wrong, tooMany } = readAddresses(typed);
    if (tooMany !== null) return setProblem(t('add.tooMany', { count: tooMany, maximum: MAXIMUM_AT_ONCE }));
    if (wrong.length > 0) return setProblem(t('add.wrong', { addresses: wrong.slice(0, 5).join(', ') }));
    if (addresses.length === 0) return setProblem(t('add.none'));
    setProblem(null);
    setUnchosen(preset === null);
    if (preset !== null) add.mutate({ addresses, preset }, { onSuccess: () => setTyped('') });
  }

  return (
    <Card title={t('add.title')}>
      <form className={styles.add} noValidate onSubmit={submit}>
        <Textarea
          id={ADD_PEOPLE}
          ref={field}
          label={t('add.label')}
          description={t('add.help')}
          value={typed}
          error={problem}
          autosize
          minRows={2}
          maxRows={8}
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          onPaste={refuseCrowd}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey) submit(event);
          }}
        />
        <ChoiceChips
          label={t('add.rights')}
          help={t('add.rightsHelp')}
          error={isUnchosen && preset === null ? t('add.noRights') : undefined}
          value={preset}
          onChange={setPreset}
          options={[...presetNames].toReversed().map((name) => ({ value: name, label: t(`presets.${name}`) }))}
        />
        <Button type="submit" variant="primary" loading={add.isPending || people === undefined}>
          {t('add.submit')}
        </Button>
      </form>
      {add.isError && (
        <Alert tone="danger" live>
          {add.error.message}
        </Alert>
      )}
      {results.length > 0 && (
        <div className={styles.results} role="status">
          <div className={styles.resultsHead}>
            <b>{t('add.results')}</b>
            <IconButton label={t('add.clear')} size="sm" onClick={clear}>
              <IconX size={16} aria-hidden="true" />
            </IconButton>
          </div>
          <ul>
            {results.map((result) => (
              <Result
                key={result.email}
                result={result}
                loading={invite.isPending && invite.variables === result.email}
                onInvite={() => invite.mutate(result.email)}
              />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

/** A person without an account, or not fully registered, can be invited by mail. */
function Result({ result, loading, onInvite }: { result: AddressResult; loading: boolean; onInvite: () => void }) {
  const { t } = useTranslation('workspaces');
  const { email, outcome, message } = result;
  const isInvitable = outcome === 'nobody' || outcome === 'incomplete';
  return (
    <li>
      <span className={styles.resultText}>
        <b className="clip">{email}</b>
        <span className="meta">{message ?? t(`add.outcome.${outcome}`)}</span>
      </span>
      {isInvitable && (
        <Button size="sm" variant="soft" loading={loading} onClick={onInvite}>
          {t('add.invite')}
        </Button>
      )}
    </li>
  );
}
