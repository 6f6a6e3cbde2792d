import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { isApiError } from '#ui/api-error.ts';
import { classNames } from '#ui/class-names.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { IconCircle, IconCircleCheckFilled } from '#ui/icons/icons.ts';
import { Card } from '#ui/page/card.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { fillProfilePath, ownProfilePath, profilePaths } from '#profiles/paths.ts';
import { ImportDrop } from './import-drop.tsx';
import { ImportReview } from './import-review.tsx';
import { type ImportView, type OwnProfile, ownProfileQuery, useSaveProfile } from '#profiles/web/own-profile.ts';
import styles from './fill-profile.module.css';
import { SectionEditorOfAddress } from '#profiles/editing/web/section-editor-of-address.tsx';
import { UndoNote } from './undo-note.tsx';

export function FillProfilePage() {
  const { t } = useTranslation('profiles');
  const { data, error, refetch, isRefetching } = useQuery(ownProfileQuery);
  const [proposal, setProposal] = useState<ImportView | null>(null);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The page changes as a whole, like a navigation.
    top.current?.scrollIntoView({ block: 'center' });
  }, [proposal]);
  return (
    <Page width="reading">
      <div ref={top} />
      <PageTitle
        title={proposal ? t('import.reviewTitle') : t('fill.title')}
        purpose={proposal ? t('import.reviewPurpose') : t('fill.purpose')}
        actions={data && !proposal && <FinishButton own={data} />}
      />
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isRefetching} />
      ) : !data ? (
        <Loading>
          <Stack>
            <SkeletonCard height={180} />
            <SkeletonCard height={360} />
          </Stack>
        </Loading>
      ) : proposal ? (
        <ImportReview proposal={proposal} onClose={() => setProposal(null)} />
      ) : (
        <Stack>
          <UndoNote />
          <Card title={t('fill.import')}>
            <Stack>
              <p className="sub">{t('fill.importHelp')}</p>
              <ImportDrop onProposed={setProposal} />
            </Stack>
          </Card>
          <StepsCard own={data} />
        </Stack>
      )}
      {data && <SectionEditorOfAddress own={data} path={profilePaths.fillProfile} />}
    </Page>
  );
}

function FinishButton({ own }: { own: OwnProfile }) {
  const { t } = useTranslation('profiles');
  const navigate = useNavigate();
  const save = useSaveProfile();
  const go = () => void navigate({ to: ownProfilePath() });
  const finish = () => {
    if (own.navigationStage === 'squadMember-profile') return go();
    save.mutate(
      { version: own.version, updateObj: {}, finished: true },
      {
        onSuccess: go,
        onError: (error) => toast.error(t('modal.failed'), isApiError(error) ? { description: error.message } : {}),
      },
    );
  };
  return (
    <Button variant="primary" loading={save.isPending} disabled={!own.abilities.finish} onClick={finish}>
      {t('fill.finish')}
    </Button>
  );
}

/** Every section with its gaps; each opens its form. */
function StepsCard({ own }: { own: OwnProfile }) {
  const { t } = useTranslation('profiles');
  return (
    <Card title={t('fill.steps')}>
      <ol className={styles.steps}>
        {own.score.sections.map(({ section, percentage }) => {
          const required = own.missing.filter((one) => one.section === section);
          const done = required.length === 0 && percentage > 0;
          const Icon = done ? IconCircleCheckFilled : IconCircle;
          return (
            <li key={section} className={classNames(styles.step, done && styles.stepDone)}>
              <Icon size={22} aria-label={t(done ? 'fill.done' : 'fill.open')} />
              <span className={styles.stepText}>
                <b>{t(`sections.${section}`)}</b>
                <span className="sub">
                  {required.length === 0
                    ? t('fill.percentage', { percentage })
                    : t('fill.missing', { list: required.map(({ code }) => t(`missing.${code}`)).join(', ') })}
                </span>
              </span>
              <ButtonLink
                size="sm"
                to={fillProfilePath(section)}
                aria-label={t('fill.actionOf', {
                  action: t(done ? 'fill.edit' : 'fill.fillIn'),
                  section: t(`sections.${section}`),
                })}
              >
                {t(done ? 'fill.edit' : 'fill.fillIn')}
              </ButtonLink>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
