import type { PersonalityTrait } from '#quizzes/rules/personality/personality-traits.ts';
import type { BilingualText } from '#quizzes/rules/quiz.ts';

/** Short enough for the rim of the radar. Portuguese uses nouns, which do not express the person's gender; no name blames. */
export const personalityTraitNames: Readonly<Record<PersonalityTrait, BilingualText>> = {
  competitive: { pt: 'Competitividade', en: 'Competitive' },
  radical: { pt: 'Radicalidade', en: 'Radical' },
  selfish: { pt: 'Foco em si', en: 'Self-focused' },
  selfsteem: { pt: 'Autoestima', en: 'Self-esteem' },
  visionary: { pt: 'Visão de futuro', en: 'Visionary' },
  enthusiastic: { pt: 'Entusiasmo', en: 'Enthusiastic' },
  influencer: { pt: 'Inspiração', en: 'Influencer' },
  optimist: { pt: 'Otimismo', en: 'Optimist' },
  persuasive: { pt: 'Persuasão', en: 'Persuasive' },
  spontaneous: { pt: 'Espontaneidade', en: 'Spontaneous' },
  calm: { pt: 'Calma', en: 'Calm' },
  listener: { pt: 'Escuta', en: 'Listener' },
  patient: { pt: 'Paciência', en: 'Patient' },
  personal: { pt: 'Proximidade', en: 'Personal' },
  trustworthy: { pt: 'Confiança', en: 'Trustworthy' },
  careful: { pt: 'Cautela', en: 'Careful' },
  objective: { pt: 'Objetividade', en: 'Objective' },
  organized: { pt: 'Organização', en: 'Organized' },
  planner: { pt: 'Planejamento', en: 'Planner' },
  precision: { pt: 'Precisão', en: 'Precision' },
};
