import type { MotivatorKey } from '#quizzes/rules/motivators/motivators.ts';
import type { BilingualText } from '#quizzes/rules/quiz.ts';

interface MotivatorCard {
  readonly name: BilingualText;
  readonly description: BilingualText;
  /** A question to oneself before placing the card. */
  readonly question: BilingualText;
}

/** The ten cards. The descriptions do not judge, because each card may motivate or demotivate. */
export const motivatorCards: Readonly<Record<MotivatorKey, MotivatorCard>> = {
  creativity: {
    name: { pt: 'Criatividade', en: 'Creativity' },
    description: {
      pt: 'Ter espaço para imaginar, testar e chegar a uma solução só minha.',
      en: 'Having room to imagine, try things out and find a solution of my own.',
    },
    question: {
      pt: 'Quando foi a última vez que você testou uma ideia sua no trabalho?',
      en: 'When did you last try out an idea of your own at work?',
    },
  },
  integrity: {
    name: { pt: 'Integridade', en: 'Integrity' },
    description: {
      pt: 'Fazer um trabalho que combina com o que considero certo.',
      en: 'Doing work that fits what I believe is right.',
    },
    question: {
      pt: 'Existe algo que você não faria no trabalho, mesmo se pedissem?',
      en: 'Is there something you would not do at work, even if you were asked to?',
    },
  },
  approval: {
    name: { pt: 'Aprovação', en: 'Approval' },
    description: {
      pt: 'Ouvir das pessoas que trabalham comigo que gostaram do que fiz.',
      en: 'Hearing from the people I work with that they like what I did.',
    },
    question: {
      pt: 'De quem um “ficou ótimo” vale mais para você?',
      en: 'Whose “well done” means most to you?',
    },
  },
  proficiency: {
    name: { pt: 'Maestria', en: 'Proficiency' },
    description: {
      pt: 'Ficar cada vez melhor no que faço, com desafios à altura.',
      en: 'Getting better and better at what I do, with challenges to match.',
    },
    question: {
      pt: 'O que você gostaria de fazer bem melhor daqui a um ano?',
      en: 'What would you like to do much better a year from now?',
    },
  },
  influence: {
    name: { pt: 'Influência', en: 'Influence' },
    description: {
      pt: 'Ver que minha opinião conta e muda o que acontece ao meu redor.',
      en: 'Seeing that my opinion counts and changes what happens around me.',
    },
    question: {
      pt: 'Qual decisão teria sido diferente sem você?',
      en: 'Which decision would have been different without you?',
    },
  },
  autonomy: {
    name: { pt: 'Autonomia', en: 'Autonomy' },
    description: {
      pt: 'Decidir por conta própria como, quando e em que ordem trabalho.',
      en: 'Deciding for myself how, when and in what order I work.',
    },
    question: {
      pt: 'Que parte do seu dia você gosta de organizar do seu jeito?',
      en: 'Which part of your day do you like to arrange your own way?',
    },
  },
  relationships: {
    name: { pt: 'Relacionamentos', en: 'Relationships' },
    description: {
      pt: 'Dividir o dia com pessoas de quem gosto e com quem posso contar.',
      en: 'Sharing the day with people I like and can count on.',
    },
    question: {
      pt: 'Com quem você tem vontade de conversar quando a semana começa?',
      en: 'Who do you look forward to talking to when the week begins?',
    },
  },
  rules: {
    name: { pt: 'Regras', en: 'Rules' },
    description: {
      pt: 'Ter combinados claros, para saber o que esperam de mim e o que vem depois.',
      en: 'Having clear agreements, so that I know what is expected of me and what is next.',
    },
    question: {
      pt: 'Que tipo de combinado facilita o seu trabalho?',
      en: 'What kind of agreement makes your work easier?',
    },
  },
  achievements: {
    name: { pt: 'Conquistas', en: 'Achievements' },
    description: {
      pt: 'Encarar algo difícil e chegar até o fim.',
      en: 'Taking on something hard and seeing it through.',
    },
    question: {
      pt: 'O que você já concluiu e ainda gosta de contar?',
      en: 'What have you finished that you still like to tell people about?',
    },
  },
  esteem: {
    name: { pt: 'Estima', en: 'Esteem' },
    description: {
      pt: 'Sentir que a minha posição é respeitada e ter orgulho dela.',
      en: 'Feeling that my position is respected, and being proud of it.',
    },
    question: {
      pt: 'O que no seu trabalho você gostaria que fosse mais respeitado?',
      en: 'What about your work would you like people to respect more?',
    },
  },
};
