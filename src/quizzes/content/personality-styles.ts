import type { PersonalityStyle } from '#quizzes/rules/personality/personality-traits.ts';
import type { BilingualText } from '#quizzes/rules/quiz.ts';

interface StyleText {
  /** The letter of the style in DISC. */
  readonly letter: 'D' | 'I' | 'S' | 'C';
  readonly name: BilingualText;
  readonly animal: BilingualText;
  /** The text of a bar beside its name. */
  readonly summary: BilingualText;
  /** For the strongest style. */
  readonly description: BilingualText;
  /** Continues the description of the first style, for the second one. */
  readonly complement: BilingualText;
  readonly atBest: readonly BilingualText[];
  readonly watchFor: readonly BilingualText[];
  readonly workTogether: readonly BilingualText[];
}

/**
 * The texts of a result for each style. No sentence names its subject, so that the same text suits the person, a company that may
 * see the result and a public page. Each style has as many strengths as things to watch: none is better than another.
 */
export const personalityStyleTexts: Readonly<Record<PersonalityStyle, StyleText>> = {
  dominance: {
    letter: 'D',
    name: { pt: 'Dominância', en: 'Dominance' },
    animal: { pt: 'Leão', en: 'Lion' },
    summary: { pt: 'Decide e faz andar', en: 'Decides and pushes' },
    description: {
      pt: 'Decide rápido, assume o risco e faz as coisas andarem. Gosta de desafios e diz com clareza o que quer.',
      en: 'Decides fast, takes the risk and gets things moving. Enjoys a challenge and says plainly what is wanted.',
    },
    complement: {
      pt: 'Quando é preciso escolher um caminho, escolhe e segue em frente.',
      en: 'When somebody has to choose a way, chooses one and moves on.',
    },
    atBest: [
      { pt: 'Destravar decisões que ninguém quer tomar', en: 'Making the decisions that nobody wants to make' },
      { pt: 'Começar algo novo com metas altas', en: 'Starting something new with high goals' },
      { pt: 'Manter o rumo sob pressão', en: 'Holding the course under pressure' },
    ],
    watchFor: [
      { pt: 'Decidir antes de ouvir quem vai executar', en: 'Deciding before hearing those who will do the work' },
      { pt: 'Perder a paciência com ritmos mais lentos', en: 'Losing patience with a slower pace' },
      { pt: 'Deixar detalhes importantes para trás', en: 'Leaving details behind that matter' },
    ],
    workTogether: [
      {
        pt: 'Comece pelo resultado e deixe os detalhes para depois',
        en: 'Begin with the result and leave the details for later',
      },
      {
        pt: 'Combine a meta e dê liberdade para escolher o caminho',
        en: 'Agree on the goal and leave the way to it open',
      },
      { pt: 'Discorde com franqueza, sem rodeios', en: 'Disagree openly, without going round in circles' },
    ],
  },
  influence: {
    letter: 'I',
    name: { pt: 'Influência', en: 'Influence' },
    animal: { pt: 'Ganso', en: 'Goose' },
    summary: { pt: 'Convence e leva as pessoas junto', en: 'Convinces and brings people along' },
    description: {
      pt: 'Leva energia a uma conversa e desperta nas pessoas a vontade de participar. Pensa falando e improvisa com facilidade.',
      en: 'Brings energy into a room and makes others want to take part. Thinks out loud and improvises with ease.',
    },
    complement: {
      pt: 'Com outras pessoas por perto, ganha ânimo e contagia o grupo.',
      en: 'With other people around, livens up and carries the group along.',
    },
    atBest: [
      {
        pt: 'Abrir conversas e aproximar equipes distantes',
        en: 'Opening conversations, joining teams that did not talk before',
      },
      { pt: 'Apresentar uma ideia e conquistar apoio', en: 'Presenting an idea and winning support' },
      { pt: 'Levantar o ânimo em fases difíceis', en: 'Lifting the mood in hard times' },
    ],
    watchFor: [
      { pt: 'Detalhes e prazos no fim de um projeto longo', en: 'Details and deadlines late in a long project' },
      { pt: 'Prometer mais do que cabe na agenda', en: 'Promising more than the diary can hold' },
      {
        pt: 'Falar tanto que sobra pouco espaço para as outras vozes',
        en: 'Talking so much that other voices get little room',
      },
    ],
    workTogether: [
      { pt: 'Converse primeiro e depois mande por escrito', en: 'Talk first, then send the written version' },
      { pt: 'Reconheça o esforço em voz alta', en: 'Give credit out loud' },
      { pt: 'Combine datas e quem cuida de cada detalhe', en: 'Agree on dates and on who looks after each detail' },
    ],
  },
  stability: {
    letter: 'S',
    name: { pt: 'Estabilidade', en: 'Steadiness' },
    animal: { pt: 'Cachorro', en: 'Dog' },
    summary: { pt: 'Escuta e mantém o ritmo', en: 'Listens and keeps the rhythm' },
    description: {
      pt: 'Escuta com atenção, mantém um ritmo constante e está por perto quando alguém precisa. Prefere mudanças com aviso e relações que duram.',
      en: 'Listens closely, keeps an even pace and is there when somebody needs it. Prefers changes with notice and ties that last.',
    },
    complement: {
      pt: 'Depois que a conversa acaba, fica, escuta e cumpre o que prometeu.',
      en: 'When the talk is over, stays, listens and keeps promises.',
    },
    atBest: [
      { pt: 'Dar apoio constante a uma equipe', en: 'Giving a team steady support' },
      { pt: 'Acalmar um conflito ouvindo os dois lados', en: 'Easing a conflict by hearing both sides' },
      { pt: 'Levar um trabalho longo até o fim', en: 'Seeing long work through to the end' },
    ],
    watchFor: [
      { pt: 'Calar uma discordância para manter a paz', en: 'Keeping a disagreement quiet for the sake of peace' },
      { pt: 'Dizer sim quando a agenda já está cheia', en: 'Saying yes when there is too much to do already' },
      { pt: 'Demorar a aceitar mudanças necessárias', en: 'Taking long to accept a change that is needed' },
    ],
    workTogether: [
      {
        pt: 'Avise das mudanças com antecedência e explique o motivo',
        en: 'Announce changes early and explain the reason',
      },
      {
        pt: 'Peça a opinião em particular e espere a resposta',
        en: 'Ask for an opinion in private and wait for the answer',
      },
      { pt: 'Cumpra o combinado, mesmo nas coisas pequenas', en: 'Keep to what was agreed, even in small things' },
    ],
  },
  conformity: {
    letter: 'C',
    name: { pt: 'Conformidade', en: 'Compliance' },
    animal: { pt: 'Coruja', en: 'Owl' },
    summary: { pt: 'Confere e organiza', en: 'Checks and organizes' },
    description: {
      pt: 'Procura fatos antes de concluir, planeja e confere o que entrega. Gosta de regras claras e de tempo para fazer direito.',
      en: 'Looks for facts before concluding, plans ahead and checks what is handed over. Likes clear rules and time to do things well.',
    },
    complement: {
      pt: 'Antes de entregar, confere os fatos e põe tudo em ordem.',
      en: 'Before handing anything over, checks the facts and puts things in order.',
    },
    atBest: [
      { pt: 'Encontrar o erro antes que ele custe caro', en: 'Finding the mistake before it gets expensive' },
      { pt: 'Transformar um pedido vago em um plano', en: 'Turning a vague request into a plan' },
      { pt: 'Manter a qualidade do começo ao fim', en: 'Keeping the quality up from start to finish' },
    ],
    watchFor: [
      {
        pt: 'Buscar mais um dado quando já dá para decidir',
        en: 'Looking for one more fact when a decision is possible',
      },
      { pt: 'Gastar tempo demais em um detalhe pequeno', en: 'Spending too much time on a small detail' },
      { pt: 'Criticar o trabalho sem dizer o que está bom', en: 'Criticising work without saying what is good in it' },
    ],
    workTogether: [
      { pt: 'Mande o material antes da reunião', en: 'Send the material before the meeting' },
      { pt: 'Diga o que é preciso, até quando e por quê', en: 'Say what is needed, by when and why' },
      { pt: 'Traga fatos e exemplos ao discordar', en: 'Bring facts and examples when you disagree' },
    ],
  },
};
