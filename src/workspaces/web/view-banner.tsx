import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { NoticeBar } from '#ui/shell/notice-bar.tsx';
import { workspacePaths } from '#workspaces/paths.ts';
import { stopView } from './enter-space.ts';

/** Banner above every page while the owner views the space as a colleague. */
export function ViewBanner({ name }: { name: string }) {
  const { t } = useTranslation('workspaces');
  const [isLeaving, setLeaving] = useState(false);
  function stop() {
    setLeaving(true);
    void stopView(null, workspacePaths.people).catch(() => setLeaving(false));
  }
  return (
    <NoticeBar
      tone="info"
      actions={
        <Button size="sm" loading={isLeaving} onClick={stop}>
          {t('view.stop')}
        </Button>
      }
    >
      {t('view.banner', { name })}
    </NoticeBar>
  );
}
