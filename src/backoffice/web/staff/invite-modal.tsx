import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { emailProblem } from '#accounts/rules/email-problem.ts';
import { type StaffRole, staffRoles } from '#accounts/sign-up/rules/staff-role.ts';
import { api } from '#backoffice/web/api.ts';
import { EmailField } from '#backoffice/web/email-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { Form } from '#ui/form/form.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';
import { staffQuery } from './staff-queries.ts';

export function InviteModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('backoffice');
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('recruiter');
  const [isTried, setTried] = useState(false);
  const invite = useMutation({
    mutationFn: () => api('POST /cms/staff/invitations', { body: { email: email.trim(), role } }),
    onSuccess: async ({ asked }) => {
      toast.success(t(asked ? 'staff.askedSecond' : 'staff.sent'), { description: email.trim() });
      await queryClient.invalidateQueries({ queryKey: staffQuery.queryKey });
      onClose();
    },
  });
  const problem = isTried && emailProblem(email) ? t('platform:errors.fieldEmail') : invite.error?.message;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!emailProblem(email)) invite.mutate();
  }

  return (
    <TypedDialog
      draft={{ key: 'staff-invitation', saving: invite }}
      onClose={onClose}
      title={t('staff.inviteTitle')}
      closeButtonProps={{ 'aria-label': t('platform:dialog.close') }}
    >
      <Form onSubmit={submit}>
        <p className="sub">{t('staff.inviteText')}</p>
        <EmailField
          label={t('staff.email')}
          value={email}
          error={problem}
          onChange={(next) => {
            setEmail(next);
            invite.reset();
          }}
        />
        <ChoiceChips
          label={t('staff.role')}
          value={role}
          onChange={setRole}
          options={staffRoles.map((value) => ({ value, label: t(`staff.roles.${value}`) }))}
        />
        {role === 'admin' && <p className="sub">{t('staff.adminByTwo')}</p>}
        <FormFooter
          end={
            <Button type="submit" variant="primary" loading={invite.isPending}>
              {t('staff.send')}
            </Button>
          }
        />
      </Form>
    </TypedDialog>
  );
}
