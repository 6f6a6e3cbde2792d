import type { PositionToBuild } from '#projects/builders.ts';
import { bulletList, tagsByKind } from './vacancy-texts.ts';

type Trade = Pick<PositionToBuild, 'title' | 'profession' | 'area' | 'payMaximum' | 'aboutOpportunity'> & {
  tags: Parameters<typeof tagsByKind>[0];
  tasks: readonly [string, string, string];
  asked: readonly [string, string];
};

/** Remote, full time and open to people at the start of a career, so that somebody of the trade finds it suitable. */
function openToAll({ tags, tasks, asked, payMaximum = null, ...trade }: Trade): PositionToBuild {
  return {
    ...trade,
    textLanguage: 'pt',
    hiringModel: 'PJ',
    workModel: 'remote',
    country: 'BR',
    experienceYears: 2,
    monthlyHours: 160,
    payPeriod: 'hour',
    payMinimum: payMaximum === null ? null : Math.round(payMaximum * 0.6),
    payMaximum,
    responsibilities: bulletList(...tasks),
    requirements: bulletList(...asked, 'Escrever com clareza para quem trabalha em outra cidade'),
    benefits: bulletList(
      '20 dias de descanso remunerado por ano, combinados com a equipe',
      'R$ 200 por mês para internet e energia',
      'Horário combinado pela equipe, com quatro horas em comum por dia',
    ),
    aboutCompany:
      'Somos uma empresa distribuída: ninguém da equipe trabalha na mesma cidade, e tudo o que decidimos fica escrito.',
    tags: tagsByKind(tags),
  };
}

/** One for each trade of the demo professionals, to which nobody has applied yet. */
export const vacanciesForAll: readonly PositionToBuild[] = [
  openToAll({
    title: 'Desenvolvimento front-end para acessibilidade',
    profession: 'Desenvolvedor front-end',
    area: 'programming',
    payMaximum: 170_00,
    aboutOpportunity:
      'Um em cada oito clientes usa leitor de tela ou só o teclado, e metade desiste no pagamento. Você cuida para que o site inteiro funcione para essas pessoas, uma página por semana, com testes que impedem que o erro volte.',
    tasks: [
      'Corrigir as páginas pela ordem em que mais gente desiste',
      'Testar com pessoas que usam tecnologia assistiva, uma vez por mês',
      'Escrever os componentes e os testes que as outras equipes usam',
    ],
    asked: ['TypeScript e React em um produto no ar', 'Conhecer as diretrizes WCAG na prática'],
    tags: {
      skills: 'Acessibilidade web; Design responsivo; Desempenho web',
      languages: 'TypeScript; React; CSS',
      softwares: 'Figma',
    },
  }),
  openToAll({
    title: 'Desenvolvimento back-end de integrações',
    profession: 'Desenvolvedor back-end',
    area: 'programming',
    payMaximum: 190_00,
    aboutOpportunity:
      'Recebemos pedidos de 34 sistemas de parceiros, e cada falha vira um telefonema. A vaga é para reescrever essas integrações como filas que podem parar e continuar sem perder nada.',
    tasks: [
      'Passar as integrações, uma a uma, para mensageria com repetição segura',
      'Escrever testes que simulam a queda de cada parceiro',
      'Documentar as APIs para que um parceiro novo entre em dois dias',
    ],
    asked: ['Java ou Node.js e PostgreSQL em produção', 'Experiência com filas e APIs REST'],
    tags: {
      skills: 'APIs REST; Testes automatizados; Mensageria',
      languages: 'Java; Node.js',
      databases: 'PostgreSQL; Redis',
      softwares: 'Docker',
    },
  }),
  openToAll({
    title: 'Engenharia de dados para relatórios públicos',
    profession: 'Engenheiro de dados',
    area: 'programming',
    payMaximum: 190_00,
    aboutOpportunity:
      'Publicamos todo mês os números de saneamento de 180 cidades, e cada cidade manda um arquivo diferente. Você monta os pipelines que transformam esses arquivos em dados nos quais qualquer pessoa pode confiar.',
    tasks: [
      'Criar a carga de cada cidade com testes de qualidade',
      'Modelar os indicadores no dbt e explicar cada um por escrito',
      'Fazer o fechamento do mês caber em um dia',
    ],
    asked: ['Python e SQL no dia a dia', 'Airflow ou ferramenta parecida'],
    tags: {
      skills: 'Pipelines de dados; Modelagem dimensional',
      languages: 'Python; SQL',
      databases: 'PostgreSQL; BigQuery',
      softwares: 'Apache Airflow; dbt',
    },
  }),
  openToAll({
    title: 'Análise de dados de atendimento',
    profession: 'Analista de dados',
    area: 'programming',
    payMaximum: 120_00,
    aboutOpportunity:
      'São 9 mil conversas por semana com clientes, e ninguém sabe ao certo por que as pessoas voltam a escrever. Você encontra as causas, mostra o tamanho de cada uma e acompanha se o que mudou deu certo.',
    tasks: [
      'Separar os motivos de contato e medir cada um',
      'Montar painéis que o atendimento usa sem ajuda',
      'Avaliar cada mudança com antes, depois e margem de erro',
    ],
    asked: ['SQL com várias tabelas', 'Estatística suficiente para duvidar de uma média'],
    tags: {
      skills: 'Análise de dados; Visualização de dados; Estatística',
      languages: 'SQL; Python',
      softwares: 'Power BI; Microsoft Excel',
    },
  }),
  openToAll({
    title: 'Engenharia DevOps para ambientes de teste',
    profession: 'Engenheiro DevOps',
    area: 'programming',
    payMaximum: 160_00,
    aboutOpportunity:
      'Cada equipe espera meio dia por um ambiente de teste, e os ambientes esquecidos custam mais que os de produção. A vaga é para que um ambiente nasça em dez minutos e desapareça sozinho.',
    tasks: [
      'Descrever os ambientes em Terraform e criá-los a cada pull request',
      'Levar monitoramento e alertas a todos eles',
      'Reduzir a conta da nuvem e mostrar de onde veio a economia',
    ],
    asked: ['Kubernetes, Docker e Terraform em uso real', 'Integração contínua de mais de uma equipe'],
    tags: {
      skills: 'Integração contínua; Monitoramento; Infraestrutura como código',
      softwares: 'Kubernetes; Docker; Terraform; AWS',
      languages: 'Bash',
    },
  }),
  openToAll({
    title: 'Gestão de produto de agendamento',
    profession: 'Gerente de produto',
    area: 'other',
    payMaximum: 240_00,
    aboutOpportunity:
      'Um terço das consultas marcadas não acontece. Você assume o produto de agendamento com uma equipe de cinco pessoas e a meta de cortar essas faltas pela metade em um ano.',
    tasks: [
      'Conversar toda semana com quem marca e com quem falta',
      'Escolher o que fazer primeiro e dizer por que o resto espera',
      'Acompanhar as métricas e contar à empresa o que não funcionou',
    ],
    asked: ['Ter levado um produto do problema ao resultado', 'Ler dados com SQL sem depender de outra pessoa'],
    tags: {
      skills: 'Descoberta de produto; Priorização; Métricas de produto',
      softwares: 'Jira; Amplitude',
      methodologies: 'Scrum; OKR',
      languages: 'SQL',
    },
  }),
  openToAll({
    title: 'Análise de QA de pagamentos',
    profession: 'Analista de QA',
    area: 'programming',
    payMaximum: 140_00,
    aboutOpportunity:
      'Um erro no pagamento só aparece quando o cliente reclama. A vaga é para encontrar esses erros antes: com testes automatizados do que já se conhece e tempo reservado para explorar o que ninguém imaginou.',
    tasks: [
      'Automatizar os casos que hoje alguém repete à mão',
      'Reservar um dia por semana para testes exploratórios',
      'Escrever com o time os casos de teste antes do código',
    ],
    asked: ['Cypress ou ferramenta parecida', 'Testar APIs com Postman'],
    tags: {
      skills: 'Testes automatizados; Testes exploratórios; Casos de teste',
      softwares: 'Cypress; Postman; Jira',
      languages: 'JavaScript',
    },
  }),
  openToAll({
    title: 'UX para serviços públicos',
    profession: 'UX designer',
    area: 'design',
    payMaximum: 150_00,
    aboutOpportunity:
      'O pedido de um benefício tem 41 perguntas, e muita gente para na décima. Você redesenha esse caminho com quem o usa, em telas pequenas e conexões lentas.',
    tasks: [
      'Observar pessoas que fazem o pedido pela primeira vez',
      'Prototipar caminhos mais curtos e testá-los a cada duas semanas',
      'Entregar telas acessíveis junto com quem programa',
    ],
    asked: ['Pesquisa com usuários conduzida por você', 'Prototipação em Figma'],
    tags: {
      skills: 'Pesquisa com usuários; Prototipação; Acessibilidade; Arquitetura da informação',
      softwares: 'Figma; Miro',
    },
  }),
  openToAll({
    title: 'Design gráfico para materiais didáticos',
    profession: 'Designer gráfico',
    area: 'design',
    payMaximum: 95_00,
    aboutOpportunity:
      'Todo semestre saem 12 cadernos para o ensino médio, feitos por oito pessoas que escrevem e nenhuma que desenha. Você cria a identidade da coleção e cuida para que cada página se leia bem impressa e na tela.',
    tasks: [
      'Definir a identidade visual e a tipografia da coleção',
      'Diagramar os cadernos e preparar os arquivos para a gráfica',
      'Ilustrar ou encomendar o que o texto não explica sozinho',
    ],
    asked: ['Projeto editorial do começo à gráfica', 'Ilustração ou direção de quem ilustra'],
    tags: {
      skills: 'Identidade visual; Tipografia; Diagramação; Ilustração',
      softwares: 'Adobe Illustrator; Adobe InDesign; Adobe Photoshop',
    },
  }),
  openToAll({
    title: 'Análise de SEO de guias de viagem',
    profession: 'Analista de SEO',
    area: 'marketing',
    payMaximum: 85_00,
    aboutOpportunity:
      'Temos 3.200 páginas sobre cidades brasileiras e recebemos visitas em 200. A vaga é para descobrir o que as pessoas procuram antes de viajar e fazer as nossas páginas responderem a isso.',
    tasks: [
      'Pesquisar o que se procura sobre cada destino',
      'Corrigir com quem programa os problemas técnicos do site',
      'Reescrever títulos e começos das páginas mais procuradas',
    ],
    asked: ['Search Console e Analytics sem mistério', 'Noções de HTML'],
    tags: {
      skills: 'SEO; SEO técnico; Pesquisa de palavras-chave; Copywriting',
      softwares: 'Google Search Console; Google Analytics; Semrush',
      languages: 'HTML',
    },
  }),
  openToAll({
    title: 'Redação de e-mails e páginas',
    profession: 'Redator publicitário',
    area: 'marketing',
    payMaximum: 120_00,
    aboutOpportunity:
      'Os nossos e-mails são corretos e ninguém os lê até o fim. Você escreve os próximos, testa versões e deixa um guia de tom de voz que as outras pessoas consigam seguir.',
    tasks: [
      'Escrever e-mails e páginas de campanha',
      'Revisar os textos das outras equipes',
      'Manter o guia de tom de voz com exemplos de verdade',
    ],
    asked: ['Portfólio com textos que foram ao ar', 'Revisão cuidadosa de textos próprios e alheios'],
    tags: {
      skills: 'Copywriting; Marketing de conteúdo; Revisão de textos; Tom de voz',
      softwares: 'WordPress; Canva',
      methodologies: 'Inbound marketing',
    },
  }),
  openToAll({
    title: 'Análise financeira de projetos',
    profession: 'Analista financeiro',
    area: 'other',
    payMaximum: 120_00,
    aboutOpportunity:
      'Cada projeto tem a sua planilha, e só no fim do ano se sabe qual deu lucro. A vaga é para juntar essas contas em um fluxo de caixa que a diretoria veja toda semana.',
    tasks: [
      'Unificar as planilhas dos projetos em um modelo',
      'Fechar o fluxo de caixa da semana até quarta-feira',
      'Preparar o orçamento do próximo ano com cada gerente',
    ],
    asked: ['Excel avançado e noções de SQL', 'Leitura segura de demonstrações'],
    tags: {
      skills: 'Fluxo de caixa; Análise de demonstrações; Planejamento orçamentário',
      softwares: 'Microsoft Excel; Power BI; SAP',
    },
  }),
  openToAll({
    title: 'Recrutamento e treinamento de equipes remotas',
    profession: 'Analista de recursos humanos',
    area: 'other',
    payMaximum: 95_00,
    aboutOpportunity:
      'Crescemos de 20 para 60 pessoas em um ano, e cada uma aprendeu o trabalho de um jeito. Você cuida de quem chega: da primeira entrevista ao terceiro mês na equipe.',
    tasks: [
      'Conduzir entrevistas com as mesmas perguntas para todo mundo',
      'Montar o treinamento do primeiro mês',
      'Perguntar a cada trimestre como está o clima e mostrar o que mudou',
    ],
    asked: ['Recrutamento de ponta a ponta', 'Escuta e discrição'],
    tags: {
      skills: 'Recrutamento e seleção; Entrevistas; Treinamento; Clima organizacional',
      softwares: 'Gupy; Microsoft Excel',
    },
  }),
  openToAll({
    title: 'Gestão de projetos de implantação',
    profession: 'Gerente de projetos',
    area: 'other',
    payMaximum: 120_00,
    aboutOpportunity:
      'Implantamos o sistema em quatro clientes ao mesmo tempo, e o prazo costuma estourar na última semana. A vaga é para que os riscos apareçam na primeira.',
    tasks: [
      'Planejar cronograma e orçamento com cada cliente',
      'Manter a lista de riscos e combinar quem cuida de cada um',
      'Contar toda sexta-feira, por escrito, o que andou e o que não andou',
    ],
    asked: ['Projetos com prazo e orçamento seus', 'Conversa franca com clientes'],
    tags: {
      skills: 'Gestão de riscos; Cronogramas; Gestão de partes interessadas; Orçamento',
      softwares: 'Microsoft Project; Jira; Trello',
      methodologies: 'Kanban; PMBOK',
    },
  }),
];
