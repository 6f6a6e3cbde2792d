import { projectPaths, type ProjectPath } from '#projects/rules/terms.ts';

export const onboardingSteps = ['what', 'how', 'path'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

interface OnboardingCopy {
  step: OnboardingStep;
  path: ProjectPath;
}

const KEY = 'draft:brief-onboarding';

/** The step at which the reader stopped; any other stored value means the first one. */
export function readOnboarding(): OnboardingCopy {
  const stored = parse(localStorage.getItem(KEY));
  return {
    step: onboardingSteps.find((step) => step === stored.step) ?? 'what',
    path: projectPaths.find((path) => path === stored.path) ?? 'hunting',
  };
}

export function saveOnboarding(copy: OnboardingCopy): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(copy));
  } catch {
    // Storage full or blocked: the address still names the step.
  }
}

export function clearOnboarding(): void {
  localStorage.removeItem(KEY);
}

function parse(text: string | null): { step?: unknown; path?: unknown } {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
