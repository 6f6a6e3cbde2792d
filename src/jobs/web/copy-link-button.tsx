import { IconCheck, IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Button, type ButtonProps } from '#platform/ui/controls/button.tsx';
import { toast } from '#platform/ui/toasts/toast-store.ts';

const FEEDBACK_MS = 1_200;

export function CopyLinkButton({ path, ...look }: { path: string } & Pick<ButtonProps, 'variant' | 'size'>) {
  const { t } = useTranslation('jobs');
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${path}`);
      setCopied(true);
      window.setTimeout(() => setCopied(false), FEEDBACK_MS);
    } catch {
      toast.error(t('copyLink.failed'));
    }
  }
  const Icon = copied ? IconCheck : IconLink;
  return (
    <Button {...look} icon={<Icon size={18} aria-hidden="true" />} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? t('copyLink.done') : t('copyLink.action')}</span>
    </Button>
  );
}
