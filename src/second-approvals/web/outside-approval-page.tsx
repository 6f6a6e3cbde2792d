import { TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { REASON_LENGTH, type Verdict } from '#second-approvals/rules/approval-states.ts';
import { Button } from '#ui/controls/button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Section } from '#ui/page/card.tsx';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { approvalsApi, outsideApprovalPage, outsideApprovalQuery } from './approvals-query.ts';
import { ApprovalContent } from './approval-content.tsx';
import { Unread } from '#ui/states/unread.tsx';

/** For the person outside whom the operator named: one request, decided by a code of their two-step login. */
export function OutsideApprovalPage() {
  const { t } = useTranslation('second-approvals');
  const { approvalId } = outsideApprovalPage.useParams();
  const queryClient = useQueryClient();
  const read = useQuery(outsideApprovalQuery(approvalId));
  const { data } = read;
  const [code, setCode] = useState('');
  const [reason, setReason] = useState('');
  const decide = useMutation({
    mutationFn: (verdict: Verdict) =>
      approvalsApi('POST /approvals/{approvalId}/outsideDecision', {
        params: { approvalId },
        body: { verdict, reason: reason.trim(), code },
      }),
    onSuccess: (view) => queryClient.setQueryData(outsideApprovalQuery(approvalId).queryKey, view),
  });
  const isReady = /^\d{6}$/.test(code.replace(/\s/g, '')) && reason.trim().length <= REASON_LENGTH;
  return (
    <Page>
      <PageTitle title={data?.title ?? t('outside.title')} purpose={t('outside.purpose')} />
      <Unread query={read} framed skeleton={<SkeletonText lines={5} />} />
      {data && (
        <Section title={t('outside.asked', { name: personName(data.askedBy) })}>
          <Stack>
            <ApprovalContent approval={data} />
            {data.abilities.decide ? (
              <>
                <CountedTextarea label={t('dialog.note')} maximum={REASON_LENGTH} value={reason} onChange={setReason} />
                <TextInput
                  label={t('outside.code')}
                  description={t('outside.codeHelp')}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={12}
                  value={code}
                  onChange={(event) => setCode(event.target.value)}
                />
                {decide.error && (
                  <Alert tone="danger" title={t('failed')} live>
                    {decide.error.message}
                  </Alert>
                )}
                <FormFooter
                  start={
                    <Button disabled={!isReady || decide.isPending} onClick={() => decide.mutate('refuse')}>
                      {t('refuse')}
                    </Button>
                  }
                  end={
                    <Button
                      variant="primary"
                      disabled={!isReady}
                      loading={decide.isPending}
                      onClick={() => decide.mutate('approve')}
                    >
                      {t('approve')}
                    </Button>
                  }
                />
              </>
            ) : (
              <Alert tone="info" live>
                {t(`states.${data.state}`)}
              </Alert>
            )}
          </Stack>
        </Section>
      )}
    </Page>
  );
}
