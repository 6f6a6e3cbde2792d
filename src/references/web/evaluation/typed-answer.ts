import { type Question, questions, type Rating } from '#references/rules/reference-terms.ts';
import type { RecommenderView } from '#references/web/api.ts';
import { readDraft } from '#ui/form/use-draft.ts';

/** What somebody has chosen and typed so far; null: nothing yet. */
export type Typed = Record<Question, Rating | null> & {
  words: string;
  mayContact: boolean | null;
  contactPhone: string;
  servesLater: boolean;
};

const nothing: Typed = {
  general: null,
  behavioural: null,
  technical: null,
  words: '',
  mayContact: null,
  contactPhone: '',
  servesLater: false,
};

/** The draft of this browser, else the answer that is corrected. */
export function readTyped(draftKey: string, answer: RecommenderView['answer']): Typed {
  const { version: _version, ...given } = answer ?? { version: 0 };
  return { ...nothing, ...given, ...readDraft<Typed>(draftKey) };
}

/** The fields without which it cannot be sent, in their order. */
export function missingOf(typed: Typed): string[] {
  const missing: string[] = questions.filter((name) => typed[name] === null);
  if (typed.mayContact === null) missing.push('mayContact');
  if (typed.mayContact && typed.contactPhone.replace(/\D/g, '').length < 6) missing.push('contactPhone');
  return missing;
}

/** What is sent once nothing is missing. */
export function completeAnswer({ general, behavioural, technical, mayContact, ...rest }: Typed) {
  if (!general || !behavioural || !technical) throw new Error('The form sends only what is complete.');
  return { ...rest, general, behavioural, technical, mayContact: mayContact === true };
}
