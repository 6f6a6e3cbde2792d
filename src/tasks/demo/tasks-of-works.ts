import type { TagColour } from '#platform/contract/tag-colours.ts';
import type { TaskToBuild } from '#tasks/builders.ts';

export const demoTags: readonly { name: string; colour: TagColour }[] = [
  { name: 'Aplicativo', colour: 'brand' },
  { name: 'Painel', colour: 'info' },
  { name: 'Integração', colour: 'accent' },
  { name: 'Correção', colour: 'danger' },
  { name: 'Qualidade', colour: 'success' },
];

interface DemoTask extends Omit<TaskToBuild, 'assigned' | 'dueOn' | 'createdAt'> {
  /** Which of the project's people. */
  people: readonly number[];
  dueInDays?: number;
  /** Days since it was written. */
  age: number;
}

/** Three people build software for renovations. */
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
    estimatedHours: 4,
    tags: ['Qualidade'],
    people: [2],
    age: 3,
  },
  {
    title: 'Assinatura do orçamento no aplicativo',
    description: 'A família lê, assina com o dedo e recebe uma cópia por e-mail.',
    status: 'inProgress',
    estimatedHours: 20,
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
  },
  {
    title: 'Importar catálogo de pisos e revestimentos',
    status: 'inProgress',
    estimatedHours: 16,
    tags: ['Integração'],
    people: [1],
    dueInDays: 2,
    checklist: [
      { text: 'Ler o arquivo da loja', done: true },
      { text: 'Juntar itens repetidos', done: false },
    ],
    age: 16,
  },
  {
    title: 'Etapas da obra fora de ordem no painel',
    description: 'Quando duas etapas começam no mesmo dia, a segunda aparece antes da primeira.',
    status: 'inProgress',
    estimatedHours: 3,
    tags: ['Painel', 'Correção'],
    people: [0],
    age: 2,
  },
  {
    title: 'Login com conta já usada pela família',
    status: 'finished',
    estimatedHours: 10,
    tags: ['Aplicativo'],
    people: [0],
    checklist: [
      { text: 'Fluxo de entrada', done: true },
      { text: 'Recuperar acesso', done: true },
    ],
    age: 26,
  },
  {
    title: 'Relatório semanal dos testes',
    status: 'finished',
    estimatedHours: 2,
    tags: ['Qualidade'],
    people: [2],
    age: 7,
  },
  {
    title: 'Relatório de avanço da obra em PDF',
    status: 'rejected',
    estimatedHours: 6,
    tags: ['Painel'],
    people: [0],
    age: 15,
  },
];
