import { InputBase } from '@mantine/core';
import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { IconChevronDown } from '#ui/icons/icons.ts';
import { useLoadOnTouch } from '../use-load-on-touch.ts';

/** How the field with its list begins. */
export interface SearchBeginning {
  /** What was typed before it was there. */
  typed: string;
  /** It replaces a field that was pressed: it has the focus and is open. */
  isPressed: boolean;
}

interface TouchSearchProps {
  'aria-label': string;
  className?: string | undefined;
  placeholder?: string | undefined;
  /** What is chosen: then the field with its list, which can also be emptied, is there from the beginning. */
  chosen: string | null;
  /** Loads what `children` draw; always the same function. */
  load: () => Promise<unknown>;
  children: (beginning: SearchBeginning) => ReactNode;
}

/** A choice with a search, empty at first. Its list is loaded with the first touch of the page, and replaces the field when it is used. */
export function TouchSearch({ chosen, load, children, ...field }: TouchSearchProps) {
  const [isMade, setMade] = useState(chosen !== null);
  const [beginning, setBeginning] = useState<SearchBeginning>({ typed: '', isPressed: false });
  const listId = useId();
  useLoadOnTouch(load);
  // A transition keeps the field on the page until its list has arrived.
  const make = (typed: string) => {
    setBeginning({ typed, isPressed: true });
    startTransition(() => setMade(true));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp' && event.key !== 'Enter') return;
    event.preventDefault();
    make(beginning.typed);
  };
  const plain = (
    <InputBase
      {...field}
      size="sm"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-controls={listId}
      autoComplete="off"
      value={chosen ?? beginning.typed}
      rightSection={<IconChevronDown size={16} aria-hidden="true" />}
      rightSectionPointerEvents="none"
      onClick={() => make(beginning.typed)}
      onKeyDown={onKeyDown}
      onChange={({ currentTarget }) => make(currentTarget.value)}
    />
  );
  return <Suspense fallback={plain}>{isMade ? children(beginning) : plain}</Suspense>;
}

/** For the field that replaces the pressed one: opens it as the press did. */
export function useOpenedByPress(isPressed: boolean) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = field;
    if (!isPressed || !current) return;
    current.focus();
    current.click();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [isPressed]);
  return field;
}
