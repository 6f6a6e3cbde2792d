import type { ApplicationIntent } from '#applications/rules/application-intent.ts';

type Intent = Omit<ApplicationIntent, 'timestamp'>;

/** For pages of later rooms from which somebody goes on to apply. */
export interface IntentParts {
  saveIntent: (intent: Intent) => void;
  /** For visitors: the login leads back to the job. */
  saveIntentOfVisitor: (intent: Intent) => void;
}

export interface IntentPartsSource {
  load: () => Promise<IntentParts>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    intentParts: IntentPartsSource;
  }
}
