import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import type { OwnApplication } from '#applications/web/api.ts';
import { DeclarationFields, emptyDeclaration } from '#applications/declarations/web/declaration-fields.tsx';
import styles from '#applications/declarations/web/declarations.module.css';
import { declarationQuery, useDeclaration } from './use-declaration.ts';

/** What the candidate may declare for an affirmative vacancy; loaded when opened. */
export function DeclarationBox({ application }: { application: OwnApplication }) {
  const { t } = useTranslation('applications/declarations');
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({ ...declarationQuery(application.id), enabled: isOpen });
  if (!application.affirmative) return null;
  return (
    <details className={styles.box} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('title')}</summary>
      {query.isError && !query.data && (
        <LoadError error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} compact />
      )}
      {isOpen && query.isPending && (
        <Loading>
          <SkeletonText lines={3} />
        </Loading>
      )}
      {query.data &&
        (query.data.declared.length > 0 ? (
          <Declared application={application} groups={query.data.declared.map((target) => t(`group.${target}`))} />
        ) : query.data.abilities.declare ? (
          <Declaring application={application} asked={query.data.asked} />
        ) : (
          <p className="sub">{t('over')}</p>
        ))}
    </details>
  );
}

function Declared({ application, groups }: { application: OwnApplication; groups: string[] }) {
  const { t } = useTranslation('applications/declarations');
  const { takeBack } = useDeclaration(application.id);
  return (
    <>
      <p>{t('declared', { groups: groups.join(', ') })}</p>
      <p className="sub">{t('kept')}</p>
      <div className={styles.actions}>
        <Button variant="dangerQuiet" size="sm" loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
          {t('takeBack')}
        </Button>
      </div>
    </>
  );
}

type Asked = Parameters<typeof DeclarationFields>[0]['asked'];

function Declaring({ application, asked }: { application: OwnApplication; asked: Asked }) {
  const { t } = useTranslation('applications/declarations');
  const [draft, setDraft] = useState(emptyDeclaration);
  const [hasTried, setTried] = useState(false);
  const { declare } = useDeclaration(application.id);
  return (
    <>
      <DeclarationFields
        asked={asked}
        companyName={application.companyName}
        draft={draft}
        onChange={setDraft}
        lacksConsent={hasTried}
      />
      <div className={styles.actions}>
        <Button
          size="sm"
          disabled={draft.targets.length === 0}
          loading={declare.isPending}
          onClick={() => (draft.consent ? declare.mutate(draft.targets) : setTried(true))}
        >
          {t('save')}
        </Button>
      </div>
    </>
  );
}
