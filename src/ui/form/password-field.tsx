import { TextInput, type TextInputProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconEye, IconEyeOff } from '#ui/icons/icons.ts';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './form.module.css';

export interface PasswordFieldProps extends TextInputProps {
  /** Beside the label, for example "Forgot password". */
  labelLink?: ReactNode;
}

export function PasswordField({ labelLink, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('platform');
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <div className={styles.counted}>
      <TextInput
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        rightSectionWidth={44}
        rightSectionPointerEvents="all"
        rightSection={
          <IconButton
            label={t(shown ? 'password.hide' : 'password.show')}
            size="sm"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon size={18} aria-hidden="true" />
          </IconButton>
        }
      />
      {labelLink && <span className={styles.labelLink}>{labelLink}</span>}
    </div>
  );
}
