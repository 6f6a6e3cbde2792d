import { useTranslation } from '#ui/i18n.ts';
import { IconLink } from '#ui/icons/icons.ts';
import type { ButtonProps } from './button.tsx';
import { CopyButton } from './copy-button.tsx';

interface CopyLinkButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  address: string;
}

/** Copies an address and confirms it for a moment. */
export function CopyLinkButton({ address, ...looks }: CopyLinkButtonProps) {
  const { t } = useTranslation('platform');
  return (
    <CopyButton
      {...looks}
      text={address}
      label={t('copyLink.ready')}
      icon={<IconLink size={16} aria-hidden="true" />}
    />
  );
}
