import { useState } from 'react';

/** A field's error shows once the field was touched. */
export function useTouched() {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const shownIfTouched = (field: string, problem: string | null) => (touched.has(field) ? problem : null);
  const touch = (field: string) => setTouched((now) => new Set(now).add(field));
  return [shownIfTouched, touch] as const;
}
