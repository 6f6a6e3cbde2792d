import { InputBase } from '@mantine/core';
import { IconChevronDown } from '#ui/icons/icons.ts';
import { lazyComponent } from '../lazy-component.ts';
import { type KeyboardEvent, startTransition, Suspense, useId, useState } from 'react';
import { useLoadOnTouch } from '../use-load-on-touch.ts';
import type { OpenedSelectProps } from './opened-select.tsx';

const OpenedSelect = lazyComponent(async () => (await import('./opened-select.tsx')).OpenedSelect);
const loadSelect = async () => OpenedSelect.preload();

/** A choice of one, which keeps a value once it has one. Its list is loaded with the first touch of the page, and replaces the field when it is opened. */
export function TouchSelect(props: OpenedSelectProps) {
  const [isMade, setMade] = useState(false);
  const listId = useId();
  useLoadOnTouch(loadSelect);
  // A transition keeps the field on the page until its list has arrived.
  const make = () => startTransition(() => setMade(true));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    make();
  };
  const { data, value, onChange: _, ...rest } = props;
  return (
    <Suspense fallback={null}>
      {isMade ? (
        <OpenedSelect {...props} />
      ) : (
        <InputBase
          {...rest}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={false}
          aria-controls={listId}
          readOnly
          pointer
          value={data.find((one) => one.value === value)?.label ?? ''}
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
          rightSectionPointerEvents="none"
          onClick={make}
          onKeyDown={onKeyDown}
        />
      )}
    </Suspense>
  );
}
