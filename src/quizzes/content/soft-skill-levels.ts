import type { BilingualText } from '#quizzes/rules/quiz.ts';
import type { SoftSkillLevel } from '#quizzes/rules/soft-skills/soft-skill.ts';

export interface ResultText {
  readonly meaning: BilingualText;
  readonly suggestion: BilingualText;
}

interface SoftSkillProfile extends ResultText {
  readonly name: BilingualText;
}

/** The four profiles in the order of growth. In Portuguese the name follows “perfil”, which avoids a gender. */
export const softSkillProfiles: Readonly<Record<SoftSkillLevel, SoftSkillProfile>> = {
  learner: {
    name: { pt: 'Aprendiz', en: 'Learner' },
    meaning: {
      pt: 'Suas respostas falam de hábitos que ainda estão se formando. Há muito por descobrir, um passo de cada vez.',
      en: 'Your answers speak of habits that are still taking shape. There is much to discover, one step at a time.',
    },
    suggestion: {
      pt: 'Escolha a habilidade que você mais quer fortalecer e pratique a sugestão dela por duas semanas.',
      en: 'Choose the skill you would most like to strengthen and practise its suggestion for two weeks.',
    },
  },
  beginner: {
    name: { pt: 'Iniciante', en: 'Beginner' },
    meaning: {
      pt: 'Suas respostas falam de hábitos que já aparecem em parte dos dias. A base existe e pode ganhar constância.',
      en: 'Your answers speak of habits that are there on some days already. The base exists and can grow steadier.',
    },
    suggestion: {
      pt: 'Veja em que situação um hábito já vem com facilidade e leve-o para outra em que ainda custa.',
      en: 'See where a habit already comes easily, and take it to a situation where it still costs effort.',
    },
  },
  leader: {
    name: { pt: 'Líder', en: 'Leader' },
    meaning: {
      pt: 'Suas respostas falam de hábitos presentes na maior parte dos dias, que servem de exemplo a quem está por perto.',
      en: 'Your answers speak of habits that are there on most days and set an example to the people around you.',
    },
    suggestion: {
      pt: 'Conte a alguém como você faz o que dá certo e pergunte o que essa pessoa faria diferente.',
      en: 'Tell somebody how you do what works for you, and ask what they would do differently.',
    },
  },
  mentor: {
    name: { pt: 'Mentor', en: 'Mentor' },
    meaning: {
      pt: 'Suas respostas falam de hábitos presentes quase sempre: uma boa base para ajudar outras pessoas a crescer.',
      en: 'Your answers speak of habits that are nearly always there: a good base for helping others to grow.',
    },
    suggestion: {
      pt: 'Acompanhe alguém que está começando e peça um retorno sincero: há coisas que só se veem de fora.',
      en: 'Accompany somebody who is starting out and ask for honest feedback: some things show only from outside.',
    },
  },
};
