import type { BilingualText } from '#quizzes/rules/quiz.ts';
import type { SoftSkillItem } from '#quizzes/rules/soft-skills/soft-skill.ts';

/** The words of the scale; the index of a word (from 0) is the stored answer. */
export const softSkillScale: readonly BilingualText[] = [
  { pt: 'Nunca', en: 'Never' },
  { pt: 'Raramente', en: 'Rarely' },
  { pt: 'Às vezes', en: 'Sometimes' },
  { pt: 'Muitas vezes', en: 'Often' },
  { pt: 'Sempre', en: 'Always' },
];

/**
 * The thirty statements in the order asked, our own texts. The order is part of version 1 of the scoring: skills are mixed so that
 * no two statements in a row concern the same one, and no two reversed statements follow each other.
 */
export const softSkillItems: readonly SoftSkillItem[] = [
  {
    skill: 'teamWork',
    reversed: false,
    text: {
      pt: 'Ofereço ajuda quando vejo alguém da equipe com trabalho demais.',
      en: 'I offer help when I see somebody in the team with too much to do.',
    },
  },
  {
    skill: 'innovation',
    reversed: false,
    text: {
      pt: 'Sugiro jeitos de simplificar uma tarefa de rotina.',
      en: 'I suggest ways to make a routine task simpler.',
    },
  },
  {
    skill: 'purpose',
    reversed: true,
    text: {
      pt: 'Perco de vista meus objetivos quando a semana fica corrida.',
      en: 'I lose sight of my goals when the week gets busy.',
    },
  },
  {
    skill: 'trustiness',
    reversed: false,
    text: { pt: 'Entrego no dia combinado.', en: 'I deliver on the day we agreed.' },
  },
  {
    skill: 'mentalSecurity',
    reversed: false,
    text: {
      pt: 'Pergunto quando não entendi algo, mesmo em uma reunião cheia.',
      en: 'I ask when I have not understood something, even in a full meeting.',
    },
  },
  {
    skill: 'innovation',
    reversed: false,
    text: {
      pt: 'Quando um plano não dá certo, procuro outro caminho e tento de novo.',
      en: 'When a plan fails, I look for another way and try again.',
    },
  },
  {
    skill: 'teamWork',
    reversed: true,
    text: {
      pt: 'Começo um trabalho em conjunto antes de combinar quem faz o quê.',
      en: 'I start on shared work before we agree who does what.',
    },
  },
  {
    skill: 'trustiness',
    reversed: false,
    text: {
      pt: 'Aviso assim que percebo que um prazo está em risco.',
      en: 'I let people know as soon as I see that a deadline is at risk.',
    },
  },
  {
    skill: 'purpose',
    reversed: false,
    text: {
      pt: 'Sei dizer quem ganha com a tarefa que estou fazendo.',
      en: 'I can say who benefits from the task I am doing.',
    },
  },
  {
    skill: 'mentalSecurity',
    reversed: true,
    text: {
      pt: 'Deixo para pedir ajuda só quando o prazo está em cima.',
      en: 'I put off asking for help until the deadline is close.',
    },
  },
  {
    skill: 'teamWork',
    reversed: false,
    text: {
      pt: 'Mantenho a equipe a par do que estou fazendo e do que está me travando.',
      en: 'I keep the team informed about what I am doing and what is in my way.',
    },
  },
  {
    skill: 'trustiness',
    reversed: true,
    text: { pt: 'Prometo mais do que consigo entregar.', en: 'I promise more than I manage to deliver.' },
  },
  {
    skill: 'innovation',
    reversed: false,
    text: {
      pt: 'Faço um teste pequeno para saber se uma ideia funciona.',
      en: 'I run a small test to find out whether an idea works.',
    },
  },
  {
    skill: 'purpose',
    reversed: true,
    text: {
      pt: 'Primeiro executo um pedido e só depois penso para que ele serve.',
      en: 'I carry out a request first and think about what it is for later.',
    },
  },
  {
    skill: 'mentalSecurity',
    reversed: false,
    text: {
      pt: 'Ouço uma crítica ao meu trabalho até o fim antes de responder.',
      en: 'I listen to criticism of my work to the end before I answer.',
    },
  },
  {
    skill: 'trustiness',
    reversed: false,
    text: {
      pt: 'Falo do trabalho de alguém do mesmo jeito, esteja a pessoa presente ou não.',
      en: 'I speak about somebody’s work in the same way whether they are there or not.',
    },
  },
  {
    skill: 'innovation',
    reversed: true,
    text: {
      pt: 'Continuo fazendo do meu jeito, mesmo quando já ouvi falar de um melhor.',
      en: 'I stick to my own way even when I have heard of a better one.',
    },
  },
  {
    skill: 'teamWork',
    reversed: false,
    text: {
      pt: 'Antes de uma decisão da equipe, peço a opinião de quem falou menos.',
      en: 'Before the team decides, I ask those who have said least for their view.',
    },
  },
  {
    skill: 'purpose',
    reversed: false,
    text: {
      pt: 'Defino o que quero aprender nos próximos meses.',
      en: 'I set myself a goal for what to learn in the coming months.',
    },
  },
  {
    skill: 'mentalSecurity',
    reversed: false,
    text: { pt: 'Quando cometo um erro, conto logo.', en: 'When I make a mistake, I say so early.' },
  },
  {
    skill: 'innovation',
    reversed: false,
    text: {
      pt: 'Procuro ver como outras áreas resolvem um problema parecido com o meu.',
      en: 'I look at how other fields solve a problem like mine.',
    },
  },
  {
    skill: 'mentalSecurity',
    reversed: true,
    text: {
      pt: 'Guardo uma pergunta para mim por receio do que vão pensar.',
      en: 'I keep a question to myself because I worry what others will think.',
    },
  },
  {
    skill: 'purpose',
    reversed: false,
    text: {
      pt: 'Verifico se o que entreguei ajudou quem pediu.',
      en: 'I check whether what I delivered helped the people who asked for it.',
    },
  },
  {
    skill: 'teamWork',
    reversed: true,
    text: {
      pt: 'Assumo a tarefa em vez de explicar a quem está aprendendo.',
      en: 'I take a task over instead of explaining it to somebody who is learning.',
    },
  },
  {
    skill: 'trustiness',
    reversed: false,
    text: {
      pt: 'O que me contam em confiança fica comigo.',
      en: 'What people tell me in confidence stays with me.',
    },
  },
  {
    skill: 'teamWork',
    reversed: false,
    text: {
      pt: 'Quando elogiam um resultado, dou crédito a quem me ajudou.',
      en: 'When a result is praised, I give credit to those who helped me.',
    },
  },
  {
    skill: 'innovation',
    reversed: true,
    text: {
      pt: 'Desisto de uma ideia minha na primeira objeção.',
      en: 'I drop an idea of mine at the first objection.',
    },
  },
  {
    skill: 'mentalSecurity',
    reversed: false,
    text: {
      pt: 'Em um dia tenso, faço uma pausa curta antes de decidir.',
      en: 'On a tense day, I take a short pause before I decide.',
    },
  },
  {
    skill: 'trustiness',
    reversed: true,
    text: {
      pt: 'Deixo as más notícias de fora quando falo do meu trabalho.',
      en: 'I leave out the bad news when I report on my work.',
    },
  },
  {
    skill: 'purpose',
    reversed: false,
    text: {
      pt: 'Começo pelo que mais importa, e não pelo que é mais fácil.',
      en: 'I begin with what matters most rather than with what is easiest.',
    },
  },
];
