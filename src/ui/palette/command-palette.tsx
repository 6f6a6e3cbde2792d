import { FocusTrap, Portal } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconArrowRight, IconCornerDownLeft, IconSearch } from '#ui/icons/icons.ts';
import { classNames } from '../class-names.ts';
import { useDebounced } from '../controls/use-debounced.ts';
import { Avatar } from '../marks/avatar.tsx';
import styles from './command-palette.module.css';
import { byGroup, matchingEntries, onceEach, plain, splitMatch, type PaletteEntry } from './palette-matches.ts';

export type { PaletteEntry } from './palette-matches.ts';
export type PaletteSearch = (text: string, signal: AbortSignal) => Promise<readonly PaletteEntry[]>;

export interface CommandPaletteProps {
  /** Pages and actions, always listed. */
  entries: readonly PaletteEntry[];
  /** What was opened last, before everything else. */
  recent?: readonly PaletteEntry[];
  search?: PaletteSearch;
  onOpened?: (opened: PaletteEntry) => void;
  onClose: () => void;
}

const nothingFound = { asked: '', entries: [] as readonly PaletteEntry[] };

export function CommandPalette({ entries, recent = [], search, onOpened, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('platform');
  const router = useRouter();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [found, setFound] = useState(nothingFound);
  const [state, setState] = useState<'idle' | 'searching' | 'failed'>('idle');
  const [active, setActive] = useState(0);
  const asked = useDebounced(text.trim(), 120);

  useEffect(() => {
    if (!search || asked.length < 2) {
      setFound(nothingFound);
      setState('idle');
      return;
    }
    const controller = new AbortController();
    setState('searching');
    search(asked, controller.signal).then(
      (results) => {
        if (controller.signal.aborted) return;
        setFound({ asked, entries: results });
        setState('idle');
      },
      () => controller.signal.aborted || setState('failed'),
    );
    return () => controller.abort();
  }, [asked, search]);

  // Focused at once instead of after the focus trap's delay, so that typing right after the shortcut loses no letter.
  useLayoutEffect(() => field.current?.focus(), []);

  // What opens later below (a panel whose data were still on the way) must not take the letters that are being typed.
  useEffect(() => {
    const keepFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !dialog.current?.contains(target)) field.current?.focus();
    };
    document.addEventListener('focusin', keepFocus);
    return () => document.removeEventListener('focusin', keepFocus);
  }, []);

  useEffect(() => setActive(0), [text]);

  // Records come later and stand last, so that nothing moves under the hand; those of other words are gone at once.
  const isAnswer = found.asked !== '' && plain(text.trim()).startsWith(plain(found.asked));
  const groups = byGroup(
    onceEach([...matchingEntries(recent, text), ...matchingEntries(entries, text), ...(isAnswer ? found.entries : [])]),
  );
  const options = groups.flatMap((group) => group.entries);

  function open(option: PaletteEntry | undefined, newTab: boolean) {
    if (!option) return;
    onClose();
    onOpened?.(option);
    if (option.to === undefined) option.run?.();
    else if (newTab) window.open(option.to, '_blank', 'noopener');
    else void router.navigate({ href: option.to });
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const next = (active + step + options.length) % options.length;
      setActive(next);
      list.current?.querySelector(`[data-index="${next}"]`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open(options[active], event.ctrlKey || event.metaKey);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
  }

  let index = -1;
  return (
    <Portal>
      <div className={styles.scrim} onClick={onClose} />
      <FocusTrap active>
        <div
          ref={dialog}
          className={styles.palette}
          role="dialog"
          aria-modal="true"
          aria-label={t('palette.label')}
          onKeyDown={onKeyDown}
        >
          <div className={styles.query}>
            <IconSearch size={18} aria-hidden="true" />
            <input
              ref={field}
              data-autofocus
              role="combobox"
              aria-expanded="true"
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={options.length > 0 ? `${id}-${active}` : undefined}
              aria-label={t('palette.label')}
              placeholder={t('palette.placeholder')}
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="button" aria-label={t('palette.close')} onClick={onClose}>
              <kbd>Esc</kbd>
            </button>
          </div>
          <div className={styles.results} id={`${id}-list`} role="listbox" aria-label={t('palette.label')} ref={list}>
            {groups.map(({ group, entries: members }) => (
              <div key={group} role="group" aria-label={group}>
                <div className={styles.group} aria-hidden="true">
                  {group}
                </div>
                {members.map((option) => {
                  index += 1;
                  const at = index;
                  const Icon = option.icon ?? IconArrowRight;
                  const [before, match, after] = splitMatch(option.label, text);
                  return (
                    // The keyboard navigates in the combobox above; options are not focusable.
                    <div
                      key={`${option.to ?? ''} ${option.label}`}
                      id={`${id}-${at}`}
                      data-index={at}
                      role="option"
                      aria-selected={at === active}
                      className={styles.option}
                      onMouseMove={() => setActive(at)}
                      onClick={(event) => open(option, event.ctrlKey || event.metaKey)}
                    >
                      <span className={styles.lead}>
                        {option.kind ? (
                          <Avatar name={option.label} kind={option.kind} size={28} />
                        ) : (
                          <Icon size={18} aria-hidden="true" />
                        )}
                      </span>
                      <span className={classNames('clip', styles.label)}>
                        {before}
                        {match && <mark>{match}</mark>}
                        {after}
                      </span>
                      {option.description && <span className="meta clip">{option.description}</span>}
                      {at === active && <IconCornerDownLeft className={styles.enter} size={16} aria-hidden="true" />}
                    </div>
                  );
                })}
              </div>
            ))}
          </div>
          {state === 'failed' && (
            <p className={styles.problem} role="alert">
              {t('palette.failed')}
            </p>
          )}
          {options.length === 0 && state === 'idle' && asked === text.trim() && (
            <p className={styles.none}>
              <b>{t('palette.empty', { text: text.trim() })}</b>
              {t('palette.emptyHint')}
            </p>
          )}
          <div className={styles.hints}>
            <span>
              <kbd>↑</kbd>
              <kbd>↓</kbd>
              {t('palette.move')}
            </span>
            <span>
              <kbd>↵</kbd>
              {t('palette.open')}
            </span>
            <span>
              <kbd>Ctrl</kbd>
              <kbd>↵</kbd>
              {t('palette.newTab')}
            </span>
            <span role="status">
              {state === 'searching'
                ? t('palette.searching')
                : text !== '' && t('palette.results', { count: options.length })}
            </span>
          </div>
        </div>
      </FocusTrap>
    </Portal>
  );
}
