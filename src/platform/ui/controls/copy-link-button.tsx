import { IconCheck, IconLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Button, type ButtonProps } from './button.tsx';

const FEEDBACK_MS = 1_200;

interface CopyLinkButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  address: string;
}

/** Copies an address and confirms it for a moment. */
export function CopyLinkButton({ address, ...looks }: CopyLinkButtonProps) {
  const { t } = useTranslation('platform');
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');

  useEffect(() => {
    if (state === 'ready') return;
    const timer = window.setTimeout(() => setState('ready'), FEEDBACK_MS);
    return () => window.clearTimeout(timer);
  }, [state]);

  const Icon = state === 'copied' ? IconCheck : IconLink;
  return (
    <Button
      {...looks}
      icon={<Icon size={16} aria-hidden="true" />}
      aria-live="polite"
      onClick={() =>
        void navigator.clipboard.writeText(address).then(
          () => setState('copied'),
          () => setState('failed'),
        )
      }
    >
      {t(`copyLink.${state}`)}
    </Button>
  );
}
