/** The four styles of DISC in its order, under the specification's names. */
export const personalityStyles = ['dominance', 'influence', 'stability', 'conformity'] as const;
export type PersonalityStyle = (typeof personalityStyles)[number];

/** The twenty characteristics, five to a style, spelled as the specification spells them. */
export const traitsOfStyle = {
  dominance: ['competitive', 'radical', 'selfish', 'selfsteem', 'visionary'],
  influence: ['enthusiastic', 'influencer', 'optimist', 'persuasive', 'spontaneous'],
  stability: ['calm', 'listener', 'patient', 'personal', 'trustworthy'],
  conformity: ['careful', 'objective', 'organized', 'planner', 'precision'],
} as const satisfies Record<PersonalityStyle, readonly string[]>;

export type PersonalityTrait = (typeof traitsOfStyle)[PersonalityStyle][number];
