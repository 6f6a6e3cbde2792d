import type { Locator, Page } from '@playwright/test';

/** The field of a label; the list that a field opens has the same name and is excluded. */
export function fieldOf(place: Page | Locator, label: string): Locator {
  return place.getByLabel(label).and(place.locator('input, textarea')).first();
}
