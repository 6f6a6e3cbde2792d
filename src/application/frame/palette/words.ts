/**
 * What else people type for an entry of the palette, in either language; never shown, so that it stands in no catalogue. By the entry's key in the
 * menus, the text of a command, or the name of what the shell does.
 */
export const words: Readonly<Record<string, string>> = {
  account: 'settings preferences configurações ajustes preferências',
  overview: 'overview start home numbers visão geral início números',
  applications: 'applications applied jobs process candidaturas vagas processo inscrições',
  opportunities: 'opportunities jobs vacancies search work oportunidades vagas buscar trabalho emprego',
  jobs: 'jobs vacancies board opportunities vagas quadro oportunidades',
  candidates: 'candidates applicants people pipeline candidatos pessoas candidatas funil',
  messages: 'messages inbox conversations chat mensagens conversas caixa de entrada',
  interviews: 'interviews agenda calendar meetings entrevistas agenda calendário reuniões',
  profile: 'profile cv résumé resume experience skills perfil currículo experiência habilidades',
  projects: 'projects vacancies jobs positions projetos vagas posições',
  postProject: 'post publish new create project vacancy job publicar postar nova novo criar projeto vaga',
  tests: 'tests assessments quizzes personality culture testes avaliações personalidade cultura',
  tasks: 'tasks board kanban todo work tarefas quadro kanban a fazer trabalho',
  hiringStatistics: 'statistics figures numbers reports analytics estatísticas números relatórios indicadores',
  payments: 'credits payments wallet statement balance money créditos pagamentos carteira extrato saldo dinheiro',
  orders: 'orders services plans invoice bill pedidos serviços planos cobrança',
  payRuns: 'pay runs payments payouts professionals pix pagamentos pagar profissionais folha repasses',
  ownPayments: 'my payments money paid pix statement meus pagamentos dinheiro recebido demonstrativo extrato',
  prices: 'prices rates hires service fee net gross preços valores taxa de serviço líquido bruto',
  approvals: 'approvals approve second administrator two people aprovações aprovar segunda pessoa',
  ledger: 'ledger money balance books proof livro-razão razão dinheiro saldo contabilidade conferência',
  matchRatings: 'ratings matches suggestions avaliações sugestões compatibilidade',
  companySupport: 'support help tickets contact bug problem suporte ajuda chamados contato problema erro',
  memberSupport: 'support help tickets contact bug problem suporte ajuda chamados contato problema erro',
  workspace:
    'workspace people team users rights permissions colleagues settings espaço pessoas equipe usuários permissões direitos configurações',
  companyProfile: 'company profile logo address details empresa perfil endereço dados cnpj configurações settings',
  'menu.allocate': 'allocate hours credits project set aside alocar horas créditos projeto reservar',
  'menu.addCredits':
    'credits top up wallet money pix boleto payment balance créditos carteira dinheiro pagamento saldo recarga',
  plans: 'plans prices subscription ats sourcing upgrade planos preços assinatura mensalidade contratar',
  'menu.personal': 'account name photo picture email conta nome foto e-mail dados pessoais',
  'menu.readyAnswers': 'ready answers templates support tickets replies respostas prontas modelos chamados suporte',
  'menu.notices': 'notifications news bell unread what happened novidades notificações sino não lidas',
  'menu.notifications':
    'notifications emails mails unsubscribe alerts notificações e-mails avisos cancelar descadastrar',
  'menu.language': 'language time zone english portuguese idioma língua fuso horário inglês português',
  'menu.company': 'company profile logo address details legal cnpj empresa perfil endereço dados razão social',
  'menu.people': 'people team users rights permissions colleagues pessoas equipe usuários permissões direitos colegas',
  'menu.limits': 'limits deadlines overdue days stage prazos limites atraso dias etapa',
  'menu.scorecards': 'scorecards questions interview evaluation feedback perguntas avaliação fichas entrevista',
  'menu.reasons': 'rejection reasons disqualify why motivos recusa reprovar desqualificar não seguir',
  'menu.templates': 'templates messages texts mails replies modelos mensagens textos respostas e-mails',
  'menu.tags': 'tags labels etiquetas marcadores rótulos',
  'menu.security':
    'security password sign-in login two-step passkey sessions devices segurança senha acesso entrar verificação sessões dispositivos',
  'menu.ownData':
    'data privacy export delete account download dados privacidade exportar excluir apagar conta baixar lgpd',
  'menu.ownCalendar': 'calendar agenda ics google outlook subscribe calendário agenda assinar',
  'menu.suitableJobs': 'for you suitable matches recommended para você recomendadas combinam sugestões',
  'menu.findProfessionals':
    'find search talent people professionals hire encontrar buscar talentos pessoas profissionais contratar',
  'menu.freelancers':
    'professionals freelancers team hired hours pay squad profissionais freelancers equipe contratados horas pagamento',
  'menu.exportCv': 'export cv résumé resume pdf download exportar currículo pdf baixar',
  'menu.waiting': 'waiting needs to do todo pending tasks inbox espera pendências pendentes a fazer tarefas',
  'menu.activity': 'activity audit log history who did what atividade auditoria histórico registro quem fez',
  'menu.closeSpace':
    'close delete hand over transfer space company owner encerrar fechar excluir transferir espaço empresa dono',
  'menu.invite': 'invite add colleague user team member convidar adicionar colega usuário equipe',
  'scheme.light': 'light mode theme day appearance claro modo tema dia aparência',
  'scheme.dark': 'dark mode theme night appearance escuro modo tema noite aparência',
  'scheme.auto': 'automatic system device theme appearance automático sistema dispositivo tema aparência',
  language: 'language english portuguese idioma língua inglês português',
  logout: 'log out logout sign out exit leave sair desconectar encerrar sessão',
};

/** Other words for an entry. */
export const wordsOf = (name: string): string => words[name] ?? '';
