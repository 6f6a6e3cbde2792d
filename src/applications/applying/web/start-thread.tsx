import { saveIntent } from '#applications/web/saved-intent.ts';
import type { ApplicationIntent } from '#applications/rules/application-intent.ts';
import { threadAddress } from '#applications/thread/rules/thread-address.ts';
import type { ThreadStep } from '#applications/thread/rules/thread-steps.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { useViewer } from '#ui/viewer.ts';

interface StartThreadProps {
  next: ThreadStep;
  intent: Omit<ApplicationIntent, 'timestamp'>;
  minutes: number;
}

/** Keeps the vacancy and opens the first missing piece; the bar of the application leads through the others and back. */
export function StartThread({ next, intent, minutes }: StartThreadProps) {
  const { t } = useTranslation('applications');
  const stage = useViewer()?.navigationStage ?? '';
  return (
    <>
      <ButtonLink
        to={threadAddress(next, stage, intent.address)}
        variant="primary"
        block
        onClick={() => saveIntent(intent)}
      >
        {t(next === 'email' ? 'apply.toConfirmEmail' : 'apply.complete')}
      </ButtonLink>
      <p className="sub">{next === 'email' ? t('apply.confirmEmail') : t('apply.minutes', { count: minutes })}</p>
    </>
  );
}
