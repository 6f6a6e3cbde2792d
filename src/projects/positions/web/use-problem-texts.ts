import { useTranslation } from '#ui/i18n.ts';
import type { Problem } from '#projects/positions/rules/position-problems.ts';
import { vacancyTexts } from '#projects/positions/rules/vacancy-fields.ts';

/** The first text is asked for together with the position, under a label of its own. */
const laterTexts: string[] = vacancyTexts.slice(1);
/** Fields that say one thing together. Beside each other in the form, "From" and "Up to" are clear; alone they are not. */
const together: Partial<Record<string, string>> = { payPeriod: 'pay', payMinimum: 'pay', payMaximum: 'pay' };
const namedBy = (path: string) => path.replace(/[^.]+$/, (field) => together[field] ?? field);

/** The message for a problem of a brief: the field, what is wrong, and the field's id on the page. */
export function useProblemTexts() {
  const { t } = useTranslation('projects');
  const label = (path: string) => {
    const [, field] = /^positions\.\d+\.(.+)$/.exec(path) ?? [];
    return labelOf(namedBy(field ?? path), field === undefined).toLocaleLowerCase();
  };
  return {
    label,
    labelOf,
    /** Without those that would read the same, such as a pay that says neither its period nor its least. */
    once: (problems: readonly Problem[]) =>
      problems.filter(
        ({ path, code }, at) =>
          at === problems.findIndex((one) => one.code === code && namedBy(one.path) === namedBy(path)),
      ),
    /** The fields of one vacancy's problems, each once. */
    list: (problems: readonly { path: string }[]) =>
      [...new Set(problems.map(({ path }) => label(`positions.0.${path}`)))].join(', '),
    fieldId: (path: string) => `field-${path.replaceAll('.', '-')}`,
    message: (code: string) => {
      const [namespace, name] = code.split('.');
      return namespace === 'projects' ? t(`errors.${name}`) : t(`fieldProblem.${name}`);
    },
  };

  function labelOf(field: string, ofProject = false): string {
    const tagKind = /^tags\.(.+)$/.exec(field)?.[1];
    if (tagKind) return t(`tags.${tagKind}`);
    if (field === 'title' && !ofProject) return t('brief.positionTitle');
    return laterTexts.includes(field) ? t(`texts.${field}`) : t(`brief.${field}`);
  }
}
