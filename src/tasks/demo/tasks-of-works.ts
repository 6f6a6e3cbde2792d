import type { TagColour } from '#platform/contract/tag-colours.ts';
import type { TaskToBuild } from '#tasks/builders.ts';

export const demoTags: readonly { name: string; colour: TagColour }[] = [
  { name: 'Aplicativo', colour: 'brand' },
  { name: 'Painel', colour: 'info' },
  { name: 'Integração', colour: 'accent' },
  { name: 'Correção', colour: 'danger' },
  { name: 'Qualidade', colour: 'success' },
];

export interface DemoTask extends Omit<TaskToBuild, 'assigned' | 'dueOn' | 'createdAt'> {
  /** Which of the project's people. */
  people: readonly number[];
  dueInDays?: number;
  /** Days since it was written. */
  age: number;
  /** What the company said of it, and how many business days ago. */
  review?: { verdict: 'accept' | 'adjust'; reason?: string; daysAgo: number };
  /** Which business days before today its people worked on it, and at what. */
  worked?: readonly { person: number; from: number; until: number; at: readonly string[] }[];
}

/** Three people build software for renovations; about a month of their work. */
export const demoTasks: readonly DemoTask[] = [
  {
    title: 'Fotos da obra por cômodo',
    description: 'A família escolhe o cômodo e vê as fotos em ordem, da demolição ao acabamento.',
    status: 'backlog',
    tags: ['Aplicativo'],
    people: [],
    age: 12,
  },
  { title: 'Aviso quando o orçamento passa de 10 %', status: 'backlog', tags: ['Painel'], people: [], age: 9 },
  { title: 'Pesquisa de satisfação na entrega das chaves', status: 'backlog', people: [], age: 4 },
  {
    title: 'Calendário de visitas dos arquitetos',
    description: 'Visitas por semana, com endereço e telefone da família.\n\nSó visitas confirmadas.',
    status: 'toDo',
    estimatedHours: 12,
    tags: ['Painel'],
    people: [0],
    dueInDays: 9,
    age: 14,
  },
  {
    title: 'Preços das lojas parceiras, uma vez por dia',
    status: 'toDo',
    estimatedHours: 8,
    tags: ['Integração'],
    people: [1],
    dueInDays: 5,
    age: 11,
  },
  {
    title: 'Roteiro de testes do orçamento',
    status: 'toDo',
    estimatedHours: 8,
    tags: ['Qualidade'],
    people: [2],
    age: 6,
    review: {
      verdict: 'adjust',
      reason: 'Faltou o caso em que duas pessoas da família assinam o orçamento.',
      daysAgo: 1,
    },
    worked: [{ person: 2, from: 3, until: 2, at: ['Casos de aprovação e recusa', 'Revisão com a equipe do painel'] }],
  },
  {
    title: 'Assinatura do orçamento no aplicativo',
    description: 'A família lê, assina com o dedo e recebe uma cópia por e-mail.',
    status: 'inProgress',
    estimatedHours: 60,
    tags: ['Aplicativo'],
    people: [0, 2],
    dueInDays: 3,
    checklist: [
      { text: 'Tela de leitura', done: true },
      { text: 'Assinatura', done: true },
      { text: 'Cópia por e-mail', done: false },
      { text: 'Teste em aparelhos antigos', done: false },
    ],
    age: 20,
    worked: [
      {
        person: 0,
        from: 7,
        until: 3,
        at: ['Tela de leitura do orçamento', 'Assinatura com o dedo', 'Cópia por e-mail'],
      },
      { person: 2, from: 1, until: 1, at: ['Testes da assinatura em celulares'] },
    ],
  },
  {
    title: 'Importar catálogo de pisos e revestimentos',
    status: 'inProgress',
    estimatedHours: 70,
    tags: ['Integração'],
    people: [1],
    dueInDays: 2,
    checklist: [
      { text: 'Ler o arquivo da loja', done: true },
      { text: 'Juntar itens repetidos', done: false },
    ],
    age: 18,
    worked: [
      {
        person: 1,
        from: 10,
        until: 1,
        at: ['Leitura do arquivo da loja', 'Itens repetidos', 'Fotos e medidas dos pisos'],
      },
    ],
  },
  {
    title: 'Etapas da obra fora de ordem no painel',
    description: 'Quando duas etapas começam no mesmo dia, a segunda aparece antes da primeira.',
    status: 'inProgress',
    estimatedHours: 16,
    tags: ['Painel', 'Correção'],
    people: [0],
    age: 4,
    worked: [{ person: 0, from: 2, until: 1, at: ['Reproduzir o erro e corrigir a ordem', 'Teste com obras reais'] }],
  },
  {
    title: 'Login com conta já usada pela família',
    status: 'finished',
    estimatedHours: 50,
    tags: ['Aplicativo'],
    people: [0],
    checklist: [
      { text: 'Fluxo de entrada', done: true },
      { text: 'Recuperar acesso', done: true },
    ],
    age: 26,
    worked: [{ person: 0, from: 14, until: 8, at: ['Fluxo de entrada', 'Recuperar acesso', 'Ajustes da revisão'] }],
  },
  {
    title: 'Relatório semanal dos testes',
    status: 'finished',
    estimatedHours: 8,
    tags: ['Qualidade'],
    people: [2],
    age: 10,
    worked: [{ person: 2, from: 5, until: 4, at: ['Modelo do relatório', 'Primeiro envio'] }],
  },
  {
    title: 'Mapa das obras em andamento',
    description: 'Arquitetos veem as obras da semana no mapa, com a distância entre elas.',
    status: 'finished',
    estimatedHours: 60,
    tags: ['Painel'],
    people: [0],
    age: 40,
    review: { verdict: 'accept', daysAgo: 14 },
    worked: [{ person: 0, from: 22, until: 15, at: ['Mapa com as obras da semana', 'Distância entre obras'] }],
  },
  {
    title: 'Exportar orçamento em PDF',
    status: 'finished',
    estimatedHours: 70,
    tags: ['Integração'],
    people: [1],
    age: 38,
    review: { verdict: 'accept', daysAgo: 10 },
    worked: [{ person: 1, from: 22, until: 11, at: ['Modelo do documento', 'Tabela de itens', 'Logotipo da empresa'] }],
  },
  {
    title: 'Testes do aplicativo em tablets',
    status: 'finished',
    estimatedHours: 45,
    tags: ['Qualidade'],
    people: [2],
    age: 36,
    review: { verdict: 'accept', daysAgo: 11 },
    worked: [{ person: 2, from: 22, until: 12, at: ['Telas do orçamento', 'Telas da obra', 'Relato de erros'] }],
  },
  {
    title: 'Modo escuro do painel',
    status: 'finished',
    estimatedHours: 24,
    tags: ['Painel'],
    people: [2],
    age: 20,
    review: { verdict: 'accept', daysAgo: 5 },
    worked: [{ person: 2, from: 11, until: 6, at: ['Cores das telas principais', 'Gráficos no escuro'] }],
  },
  {
    title: 'Relatório de avanço da obra em PDF',
    status: 'rejected',
    estimatedHours: 6,
    tags: ['Painel'],
    people: [2],
    age: 15,
  },
];
