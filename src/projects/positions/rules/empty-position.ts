import type { PositionFacts } from './position-draft.ts';
import { fieldNames, fieldOf, type VacancyField } from './vacancy-fields.ts';

/** A vacancy with every field unset. */
export const emptyPositionFacts = Object.fromEntries(
  fieldNames.map((name) => [name, emptyOf(fieldOf(name))]),
) as PositionFacts;

function emptyOf(field: VacancyField): unknown {
  switch (field.kind) {
    case 'flag':
      return false;
    case 'choices':
    case 'languages':
    case 'tags':
      return [];
    case 'words':
    case 'text':
    case 'choice':
      return field.empty ?? null;
    default:
      return null;
  }
}
