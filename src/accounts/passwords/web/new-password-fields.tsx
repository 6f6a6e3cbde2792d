import { useTranslation } from '#ui/i18n.ts';
import type { SignUpProblem } from '#accounts/rules/sign-up-problems.ts';
import { fieldErrors } from '#ui/api-error.ts';
import { PasswordField } from '#ui/form/password-field.tsx';

type Name = 'password' | 'confirmation';

interface NewPasswordFieldsProps {
  size?: 'md' | 'lg';
  /** Whether the current password is required too. */
  isChange?: boolean;
  values: Record<Name, string>;
  problems: Record<Name, SignUpProblem | null>;
  shownIfTouched: (field: string, problem: string | null) => string | null;
  onChange: (name: Name, value: string) => void;
  onTouch: (name: Name) => void;
  /** The call that sends the password to the server, which knows more than the form: its refusal is shown until the password changes. */
  sending: { error: Error | null; reset: () => void };
}

/** A new password and the same once more, each with its own toggle. */
export function NewPasswordFields({
  size = 'lg',
  isChange = false,
  values,
  problems,
  shownIfTouched,
  onChange,
  onTouch,
  sending,
}: NewPasswordFieldsProps) {
  const { t } = useTranslation('accounts');
  const refused = fieldErrors(sending.error).password;
  return (['password', 'confirmation'] as const).map((name) => {
    const problem = problems[name];
    return (
      <PasswordField
        key={name}
        label={t(isChange && name === 'password' ? 'newPassword.another' : `newPassword.${name}`)}
        description={name === 'password' ? t('newPassword.help') : undefined}
        autoComplete="new-password"
        size={size}
        value={values[name]}
        error={shownIfTouched(name, problem && t(`errors.${problem}`)) ?? (name === 'password' ? refused : undefined)}
        onChange={(event) => {
          if (refused && name === 'password') sending.reset();
          onChange(name, event.target.value);
        }}
        onBlur={() => onTouch(name)}
      />
    );
  });
}
