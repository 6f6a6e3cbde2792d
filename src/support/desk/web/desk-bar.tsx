import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { deskViews } from '#support/desk/rules/desk-views.ts';
import { answerTemplatesPath, supportPaths } from '#support/paths.ts';
import type { TicketSearch } from '#support/web/ticket-queries.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Tabs } from '#ui/page/tabs.tsx';
import { SearchField } from '#ui/table/search-field.tsx';
import { Toolbar } from '#ui/table/toolbar.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { deskApi } from './desk-queries.ts';
import styles from './desk.module.css';

interface DeskBarProps {
  narrowed: TicketSearch;
  chosen: ReadonlySet<string>;
  onClosed: () => void;
}

/** Above the tickets of administrators: their views, a search, and what is done with several at once. */
export function DeskBar({ narrowed, chosen, onClosed }: DeskBarProps) {
  const { t } = useTranslation('support/desk');
  const router = useRouter();
  const queryClient = useQueryClient();
  const [closing, setClosing] = useState(false);
  const { view, state, search } = narrowed;
  const addressOf = (changed: TicketSearch) => {
    const text = new URLSearchParams({
      ...changed,
      ...(changed.search === undefined && search && { search }),
    }).toString();
    return text === '' ? supportPaths.list : `${supportPaths.list}?${text}`;
  };
  const close = useMutation({
    mutationFn: () => deskApi('POST /supportDesk/close', { body: { ids: [...chosen] } }),
    onSuccess: ({ closed }) => {
      toast.success(t('closedMany', { count: closed.length }));
      onClosed();
    },
    onError: (problem) => void toast.error(t('failed'), { description: problem.message }),
    onSettled: () => {
      setClosing(false);
      void queryClient.invalidateQueries({ queryKey: ['support'] });
    },
  });
  return (
    <>
      <Tabs
        label={t('support:page.views')}
        items={[
          { key: 'all', label: t('everything'), to: addressOf({}), current: view === undefined && state === undefined },
          ...deskViews.map((one) => ({
            key: one,
            label: t(`view.${one}`),
            to: addressOf({ view: one }),
            current: view === one,
          })),
          { key: 'ended', label: t('ended'), to: addressOf({ state: 'ended' }), current: state === 'ended' },
        ]}
      />
      <div className={styles.bar}>
        <Toolbar label={t('support:page.search')}>
          <SearchField
            label={t('support:page.search')}
            value={search ?? ''}
            onSearch={(words) => {
              const { search: _former, ...rest } = narrowed;
              const text = new URLSearchParams({ ...rest, ...(words !== '' && { search: words }) }).toString();
              void router.navigate({ href: `${supportPaths.list}${text && `?${text}`}`, replace: true });
            }}
          />
          <ButtonLink size="bar" variant="quiet" to={answerTemplatesPath}>
            {t('templates')}
          </ButtonLink>
          {chosen.size > 0 && (
            <Button onClick={() => setClosing(true)}>{t('closeMany', { count: chosen.size })}</Button>
          )}
        </Toolbar>
      </div>
      <ConfirmDialog
        opened={closing}
        onClose={() => setClosing(false)}
        title={t('closeManyTitle', { count: chosen.size })}
        confirmLabel={t('closeMany', { count: chosen.size })}
        loading={close.isPending}
        onConfirm={() => close.mutate()}
      >
        {t('closeManyText')}
      </ConfirmDialog>
    </>
  );
}
