import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';

// Dialogs are heavy for a sign-in page, so they are only loaded when something went wrong.
const AlertDialog = lazyPart(async () => (await import('#ui/toasts/alert-dialog.tsx')).AlertDialog);

const REDIRECT_AFTER_MS = 3_000;

interface EntranceAlertProps {
  title: string;
  message: string;
  advice?: string | null;
  /** The redirect after three seconds, or on close. */
  leadsTo?: string | null;
  onClose: () => void;
}

/** Shows an error as a pop-up. */
export function EntranceAlert({ title, message, advice, leadsTo, onClose }: EntranceAlertProps) {
  const router = useRouter();
  useEffect(() => {
    if (!leadsTo) return;
    const timer = window.setTimeout(() => void router.navigate({ href: leadsTo }), REDIRECT_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [leadsTo, router]);

  function close() {
    onClose();
    if (leadsTo) void router.navigate({ href: leadsTo });
  }

  return (
    <AlertDialog opened onClose={close} title={title}>
      <p>{message}</p>
      {advice && <p>{advice}</p>}
    </AlertDialog>
  );
}
