export interface DemoPiece {
  title: string;
  text: string;
  link: string;
  pictures: readonly { name: string; alternative: string }[];
}

/** Invented work of invented people. */
export const demoPieces: readonly DemoPiece[] = [
  {
    title: 'Aplicativo de finanças',
    text: 'Redesenho do início ao fim: pesquisa com 14 pessoas, protótipo e telas prontas para o time.\nO cadastro caiu de nove para quatro passos.',
    link: 'https://example.com/financas',
    pictures: [
      { name: 'app', alternative: 'Três telas de celular: contas, gráfico de gastos e meta do mês' },
      { name: 'dashboard', alternative: 'Painel escuro com duas curvas de receita' },
    ],
  },
  {
    title: 'Marca de uma torrefação',
    text: 'Seis símbolos, paleta e embalagem. Fiz a direção e os desenhos.',
    link: '',
    pictures: [
      { name: 'brand', alternative: 'Seis símbolos em tons de café' },
      { name: 'book', alternative: 'Caderno roxo e folheto da marca' },
    ],
  },
  {
    title: 'Página de lançamento',
    text: 'Texto e interface de uma página só, do título ao botão. Carrega em menos de um segundo.',
    link: 'https://example.com/lancamento',
    pictures: [{ name: 'site', alternative: 'Página inicial com título, dois botões e três vantagens' }],
  },
  {
    title: 'Cartaz do festival de inverno',
    text: 'Cartaz e sinalização de um festival de rua.',
    link: '',
    pictures: [{ name: 'poster', alternative: 'Cartaz com um sol laranja sobre morros verdes' }],
  },
  {
    title: 'Biblioteca de componentes',
    text: 'Quarenta componentes acessíveis com exemplos e testes, usados por cinco times.',
    link: 'https://example.com/componentes',
    pictures: [],
  },
];
