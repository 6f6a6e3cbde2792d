import type { CatalogueProfession } from './catalogue-profession.ts';

export const dataProfessions: readonly CatalogueProfession[] = [
  {
    slug: 'data-analyst',
    title: ['Analista de dados', 'Data analyst'],
    group: 'techProduct',
    aliases: ['Analista de informações; Analista de inteligência de dados', 'Analytics analyst; Insights analyst'],
    skills:
      'Análise exploratória de dados 1; Visualização de dados .9; Estatística .8; Storytelling com dados .7; Definição de indicadores .7; Limpeza de dados .7',
    languages: 'SQL 1; Python .8; pandas .7; R .4; DAX .4',
    databases: 'PostgreSQL .4; BigQuery .5',
    softwares: 'Power BI .9; Microsoft Excel .9; Tableau .5; Looker Studio .5; Google Analytics .3',
  },
  {
    slug: 'data-scientist',
    title: ['Cientista de dados', 'Data scientist'],
    group: 'techProduct',
    aliases: ['Especialista em ciência de dados', 'Data science specialist; Applied scientist'],
    skills:
      'Aprendizado de máquina 1; Estatística 1; Análise exploratória de dados .9; Modelagem preditiva .9; Visualização de dados .7; Limpeza de dados .6; Storytelling com dados .6',
    languages: 'Python 1; SQL .9; R .5; pandas .9; scikit-learn .9; TensorFlow .5; PyTorch .5',
    databases: 'BigQuery .4',
    softwares: 'Jupyter .7; Databricks .5; Git .5; AWS .4',
    methodologies: 'Testes A/B .5',
  },
  {
    slug: 'data-engineer',
    title: ['Engenheiro de dados', 'Data engineer'],
    group: 'techProduct',
    aliases: [
      'Desenvolvedor de dados; Desenvolvedor ETL; Engenheiro de big data',
      'ETL developer; Big data engineer; Data pipeline engineer',
    ],
    skills: 'Pipelines de dados 1; Modelagem de dados .9; Data warehouse .8; Qualidade de dados .7; Data lake .7',
    languages: 'Python 1; SQL 1; Apache Spark .8; Scala .4',
    databases: 'BigQuery .6; Snowflake .6; Amazon Redshift .5; PostgreSQL .6',
    softwares: 'Apache Airflow .8; Databricks .7; AWS .7; dbt .6; Apache Kafka .6; Docker .5; Git .6',
  },
  {
    slug: 'analytics-engineer',
    title: ['Engenheiro de analytics', 'Analytics engineer'],
    group: 'techProduct',
    aliases: ['Engenheiro analítico; Desenvolvedor de analytics', 'BI engineer; Data modeler'],
    skills:
      'Modelagem de dados 1; Data warehouse .9; Qualidade de dados .8; Definição de indicadores .7; Pipelines de dados .7; Documentação técnica .6; Visualização de dados .5',
    languages: 'SQL 1; Python .6',
    databases: 'BigQuery .7; Snowflake .7',
    softwares: 'dbt 1; Git .7; Looker .5; Apache Airflow .4; Power BI .4',
  },
  {
    slug: 'bi-analyst',
    title: ['Analista de BI', 'BI analyst'],
    group: 'techProduct',
    aliases: [
      'Analista de business intelligence; Analista de inteligência de negócios; Desenvolvedor de BI; Desenvolvedor Power BI',
      'Business intelligence analyst; BI developer; Power BI developer',
    ],
    skills:
      'Visualização de dados 1; Definição de indicadores .9; Data warehouse .7; Modelagem de dados .7; Levantamento de requisitos .6; Relatórios gerenciais .8; Storytelling com dados .6',
    languages: 'SQL .9; DAX .8; Python .4; Power Query M .5',
    databases: 'SQL Server .6',
    softwares: 'Power BI 1; Microsoft Excel .8; Tableau .5; Qlik Sense .4',
  },
  {
    slug: 'machine-learning-engineer',
    title: ['Engenheiro de machine learning', 'Machine learning engineer'],
    group: 'techProduct',
    aliases: ['Engenheiro de ML; Engenheiro de aprendizado de máquina', 'ML engineer; Deep learning engineer'],
    skills:
      'Aprendizado de máquina 1; Aprendizado profundo .8; Modelagem preditiva .7; Desenho de APIs .5; Pipelines de dados .6; Estatística .6; Visão computacional .4',
    languages: 'Python 1; PyTorch .8; TensorFlow .7; scikit-learn .8; SQL .6',
    softwares: 'Docker .7; AWS .6; MLflow .7; Git .7; Kubernetes .4',
    methodologies: 'MLOps .7; CI/CD .4',
  },
  {
    slug: 'ai-engineer',
    title: ['Engenheiro de inteligência artificial', 'AI engineer'],
    group: 'techProduct',
    aliases: [
      'Engenheiro de IA; Especialista em IA; Desenvolvedor de IA; Engenheiro de prompt',
      'Artificial intelligence engineer; Generative AI engineer; LLM engineer; Prompt engineer',
    ],
    skills:
      'Modelos de linguagem 1; Engenharia de prompt .9; Busca semântica e RAG .8; Desenho de APIs .7; Aprendizado de máquina .7; Processamento de linguagem natural .7; Avaliação de modelos .7',
    languages: 'Python 1; LangChain .6; FastAPI .5; TypeScript .4; PyTorch .4',
    databases: 'pgvector .5; PostgreSQL .4',
    softwares: 'OpenAI API .8; Hugging Face .6; Docker .6; Git .6; AWS .4',
  },
  {
    slug: 'mlops-engineer',
    title: ['Engenheiro de MLOps', 'MLOps engineer'],
    group: 'techProduct',
    aliases: [
      'Especialista em MLOps; Engenheiro de plataforma de ML',
      'Machine learning operations engineer; ML platform engineer',
    ],
    skills:
      'Aprendizado de máquina .6; Pipelines de dados .7; Observabilidade .7; Avaliação de modelos .6; Automação de infraestrutura .7',
    languages: 'Python .9; Bash .5; SQL .4',
    softwares: 'MLflow .8; Kubernetes .8; Docker .9; AWS .7; Terraform .6; Apache Airflow .6; Git .7; Kubeflow .4',
    methodologies: 'MLOps 1; CI/CD .8',
  },
  {
    slug: 'database-administrator',
    title: ['Administrador de banco de dados', 'Database administrator'],
    group: 'techProduct',
    aliases: ['DBA; Analista de banco de dados', 'DBA; Database engineer; Database analyst'],
    skills:
      'Ajuste de desempenho de consultas 1; Backup e recuperação 1; Modelagem de dados .7; Alta disponibilidade .8; Segurança da informação .6; Migração de dados .6; Monitoramento .6',
    languages: 'SQL 1; PL/SQL .6; T-SQL .6; Bash .4',
    databases: 'Oracle Database .8; SQL Server .8; PostgreSQL .8; MySQL .7; MongoDB .4',
    softwares: 'Linux .6; AWS .4',
  },
  {
    slug: 'data-architect',
    title: ['Arquiteto de dados', 'Data architect'],
    group: 'techProduct',
    aliases: [
      'Arquiteto de big data; Especialista em arquitetura de dados',
      'Big data architect; Data platform architect',
    ],
    skills:
      'Modelagem de dados 1; Governança de dados .9; Data warehouse .8; Data lake .8; Integração de sistemas .6; Qualidade de dados .6; Pipelines de dados .7; Privacidade de dados .5',
    languages: 'SQL .9; Python .6; Apache Spark .5',
    databases: 'Snowflake .6; BigQuery .6; PostgreSQL .5',
    softwares: 'AWS .7; Databricks .6; Microsoft Azure .5; Apache Kafka .4',
    methodologies: 'Data mesh .4',
  },
  {
    slug: 'data-governance-analyst',
    title: ['Analista de governança de dados', 'Data governance analyst'],
    group: 'techProduct',
    aliases: [
      'Especialista em governança de dados; Analista de qualidade de dados',
      'Data steward; Data quality analyst',
    ],
    skills:
      'Governança de dados 1; Qualidade de dados 1; Catálogo de dados .8; Privacidade de dados .8; LGPD .7; Modelagem de dados .5; Documentação técnica .6; Gestão de stakeholders .6; Definição de indicadores .5',
    languages: 'SQL .7; Python .3',
    softwares: 'Microsoft Excel .6; Collibra .5; Power BI .4',
    methodologies: 'DAMA-DMBOK .6',
  },
];
