import { type KeyboardEvent, useRef } from 'react';
import type { PanelTab } from '#pipeline/candidates/rules/panel-places.ts';
import { classNames } from '#ui/class-names.ts';
import { useTranslation } from '#ui/i18n.ts';
import { useCurrentInView } from '#ui/page/use-current-in-view.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';

interface CandidateTabsProps {
  tabs: readonly PanelTab[];
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  /** How many private comments there are. */
  comments: number;
}

/** The row of tabs; it stays in sight while what is below it scrolls. */
export function CandidateTabs({ tabs, tab, onTab, comments }: CandidateTabsProps) {
  const { t } = useTranslation('pipeline/panel');
  const list = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLDivElement>(null);
  useCurrentInView(list, tab);

  function choose(next: PanelTab) {
    // Whoever has scrolled into one tab begins the next at its top.
    const isStuck =
      (list.current?.getBoundingClientRect().top ?? 0) - (start.current?.getBoundingClientRect().top ?? 0) > 1;
    if (isStuck) start.current?.scrollIntoView({ block: 'start' });
    onTab(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || event.altKey) return;
    const at = (tabs.indexOf(tab) + by + tabs.length) % tabs.length;
    const next = tabs[at];
    if (!next) return;
    choose(next);
    (list.current?.children[at] as HTMLElement | undefined)?.focus();
  }

  return (
    <>
      <div ref={start} />
      <div
        className={classNames(styles.panelTabs, 'edge-fade')}
        role="tablist"
        tabIndex={-1}
        aria-label={t('panel.tabs')}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((key) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`panel-tab-${key}`}
            aria-controls="panel-body"
            aria-selected={key === tab}
            tabIndex={key === tab ? 0 : -1}
            onClick={() => choose(key)}
          >
            {t(`tab.${key}`)}
            {key === 'activity' && comments > 0 && <span>{comments}</span>}
          </button>
        ))}
      </div>
    </>
  );
}
