import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconCheck, IconCopy } from '#ui/icons/icons.ts';
import { Button, type ButtonProps } from './button.tsx';

const FEEDBACK_MS = 1_200;

export interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'icon'> {
  text: string;
  /** What it says until it is pressed. */
  label: ReactNode;
}

/** Copies a text and confirms it for a moment. */
export function CopyButton({ text, label, icon, ...looks }: CopyButtonProps) {
  const { t } = useTranslation('platform');
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');

  useEffect(() => {
    if (state === 'ready') return;
    const timer = window.setTimeout(() => setState('ready'), FEEDBACK_MS);
    return () => window.clearTimeout(timer);
  }, [state]);

  const ready = icon ?? <IconCopy size={16} aria-hidden="true" />;
  return (
    <Button
      {...looks}
      icon={state === 'copied' ? <IconCheck size={16} aria-hidden="true" /> : ready}
      aria-live="polite"
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setState('copied'),
          () => setState('failed'),
        )
      }
    >
      {state === 'ready' ? label : t(`copyLink.${state}`)}
    </Button>
  );
}
