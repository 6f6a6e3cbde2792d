import type { CatalogueProfession } from './catalogue-profession.ts';

export const infrastructureProfessions: readonly CatalogueProfession[] = [
  {
    slug: 'devops-engineer',
    title: ['Engenheiro DevOps', 'DevOps engineer'],
    group: 'techProduct',
    aliases: [
      'Analista DevOps; Especialista DevOps; Analista de infraestrutura DevOps',
      'DevOps analyst; DevOps specialist; Release engineer',
    ],
    skills:
      'Automação de infraestrutura 1; Monitoramento .8; Observabilidade .7; Redes de computadores .5; Segurança em nuvem .5',
    languages: 'Bash .8; Python .6; YAML .5',
    softwares:
      'Docker 1; Kubernetes .9; AWS .9; Terraform .9; Linux .9; GitHub Actions .6; GitLab .5; Ansible .6; Prometheus .6; Grafana .6',
    methodologies: 'CI/CD 1; DevOps .9',
  },
  {
    slug: 'site-reliability-engineer',
    title: ['Engenheiro de confiabilidade (SRE)', 'Site reliability engineer'],
    group: 'techProduct',
    aliases: [
      'SRE; Engenheiro SRE; Analista SRE; Engenheiro de confiabilidade de sistemas',
      'SRE; Reliability engineer; Production engineer',
    ],
    skills:
      'Observabilidade 1; Resposta a incidentes 1; Alta disponibilidade .9; Automação de infraestrutura .8; Planejamento de capacidade .7; Sistemas distribuídos .7; Monitoramento .9',
    languages: 'Python .7; Go .6; Bash .7',
    softwares: 'Kubernetes .9; AWS .8; Terraform .7; Prometheus .8; Grafana .8; Linux .9; Datadog .5',
    methodologies: 'SLO e SLI .8; CI/CD .6',
  },
  {
    slug: 'cloud-engineer',
    title: ['Engenheiro de nuvem', 'Cloud engineer'],
    group: 'techProduct',
    aliases: [
      'Engenheiro cloud; Analista cloud; Analista de nuvem; Especialista em nuvem',
      'Cloud analyst; AWS engineer; Azure engineer; Cloud specialist',
    ],
    skills:
      'Automação de infraestrutura .9; Segurança em nuvem .8; Redes de computadores .7; Migração para nuvem .8; Controle de custos em nuvem .6; Backup e recuperação .5; Monitoramento .6',
    languages: 'Python .5; Bash .6; PowerShell .4',
    softwares: 'AWS 1; Microsoft Azure .8; Google Cloud .7; Terraform .9; Docker .6; Kubernetes .7; Linux .8',
    methodologies: 'CI/CD .6; FinOps .4',
  },
  {
    slug: 'cloud-architect',
    title: ['Arquiteto de nuvem', 'Cloud architect'],
    group: 'techProduct',
    aliases: [
      'Arquiteto cloud; Arquiteto de soluções em nuvem; Arquiteto AWS',
      'Cloud solutions architect; AWS architect; Azure architect',
    ],
    skills:
      'Arquitetura de soluções 1; Segurança em nuvem .9; Migração para nuvem .9; Controle de custos em nuvem .8; Redes de computadores .7; Alta disponibilidade .8; Documentação técnica .6; Gestão de stakeholders .5',
    softwares: 'AWS 1; Microsoft Azure .8; Google Cloud .7; Terraform .8; Kubernetes .7',
    methodologies: 'Microsserviços .6; FinOps .6; Well-Architected Framework .5',
  },
  {
    slug: 'solutions-architect',
    title: ['Arquiteto de soluções', 'Solutions architect'],
    group: 'techProduct',
    aliases: [
      'Arquiteto de soluções de TI; Arquiteto corporativo; Pré-vendas técnico',
      'Solution architect; Enterprise architect; Solutions engineer; Presales engineer',
    ],
    skills:
      'Arquitetura de soluções 1; Levantamento de requisitos .8; Integração de sistemas .9; Documentação técnica .8; Gestão de stakeholders .8; Apresentações executivas .7; Arquitetura de software .7; Desenho de APIs .6; Estimativa de esforço .5',
    softwares: 'AWS .7; Microsoft Azure .6; Draw.io .3',
    methodologies: 'Microsserviços .5; TOGAF .5; C4 Model .3',
  },
  {
    slug: 'platform-engineer',
    title: ['Engenheiro de plataforma', 'Platform engineer'],
    group: 'techProduct',
    aliases: [
      'Engenheiro de plataformas; Especialista em plataforma',
      'Infrastructure engineer; Developer experience engineer',
    ],
    skills:
      'Automação de infraestrutura 1; Experiência do desenvolvedor .8; Observabilidade .7; Documentação técnica .6; Segurança em nuvem .5',
    languages: 'Go .7; Python .6; Bash .6',
    softwares: 'Kubernetes 1; Terraform .9; AWS .8; Docker .8; Argo CD .6; Helm .6; Backstage .4; Linux .7',
    methodologies: 'GitOps .7; CI/CD .9',
  },
  {
    slug: 'information-security-analyst',
    title: ['Analista de segurança da informação', 'Information security analyst'],
    group: 'techProduct',
    aliases: [
      'Analista de cibersegurança; Especialista em segurança da informação; Analista de segurança cibernética',
      'Cybersecurity analyst; Security analyst; Infosec analyst; Security engineer',
    ],
    skills:
      'Segurança da informação 1; Gestão de vulnerabilidades .9; Resposta a incidentes .8; Gestão de riscos .8; Gestão de identidades e acessos .7; Conscientização em segurança .5; LGPD .6; Redes de computadores .6',
    languages: 'Python .4',
    softwares: 'Splunk .4; Nessus .5; Linux .5; Microsoft Defender .4',
    methodologies: 'ISO 27001 .8; NIST CSF .6',
  },
  {
    slug: 'penetration-tester',
    title: ['Analista de testes de invasão', 'Penetration tester'],
    group: 'techProduct',
    aliases: [
      'Pentester; Hacker ético; Analista de segurança ofensiva',
      'Pentester; Ethical hacker; Offensive security engineer; Red team analyst',
    ],
    skills:
      'Testes de invasão 1; Segurança de aplicações .9; Gestão de vulnerabilidades .8; Redes de computadores .8; Engenharia reversa .4; Engenharia social .5; Relatórios técnicos .7; Criptografia .4',
    languages: 'Python .7; Bash .7; PowerShell .4',
    softwares: 'Burp Suite .9; Kali Linux .9; Metasploit .8; Nmap .8',
    methodologies: 'OWASP .8; MITRE ATT&CK .5',
  },
  {
    slug: 'soc-analyst',
    title: ['Analista de SOC', 'SOC analyst'],
    group: 'techProduct',
    aliases: [
      'Analista de monitoramento de segurança; Analista de resposta a incidentes',
      'Security operations analyst; Incident response analyst; Blue team analyst',
    ],
    skills:
      'Resposta a incidentes 1; Monitoramento 1; Análise de logs .9; Inteligência de ameaças .7; Redes de computadores .7; Segurança da informação .8; Relatórios técnicos .5',
    languages: 'Python .4; KQL .4',
    softwares: 'Splunk .8; Microsoft Sentinel .6; CrowdStrike .5; Wireshark .6',
    methodologies: 'MITRE ATT&CK .7; NIST CSF .5',
  },
  {
    slug: 'network-analyst',
    title: ['Analista de redes', 'Network analyst'],
    group: 'techProduct',
    aliases: [
      'Administrador de redes; Engenheiro de redes; Analista de telecomunicações',
      'Network engineer; Network administrator; Telecom analyst',
    ],
    skills:
      'Redes de computadores 1; Roteamento e comutação .9; Firewall e VPN .9; Monitoramento .7; Redes sem fio .6; Cabeamento estruturado .5; Documentação técnica .5; Resolução de problemas .6',
    softwares: 'Cisco IOS .7; Fortinet .6; MikroTik .5; Zabbix .7; Wireshark .6; Linux .5; Windows Server .5',
    methodologies: 'ITIL .4',
  },
  {
    slug: 'systems-administrator',
    title: ['Administrador de sistemas', 'Systems administrator'],
    group: 'techProduct',
    aliases: [
      'Sysadmin; Analista de infraestrutura; Administrador de servidores; Administrador Linux',
      'Sysadmin; System administrator; Infrastructure analyst; Linux administrator',
    ],
    skills:
      'Backup e recuperação .9; Monitoramento .8; Redes de computadores .7; Virtualização .8; Gestão de identidades e acessos .6; Resolução de problemas .7; Alta disponibilidade .5',
    languages: 'Bash .7; PowerShell .7',
    softwares: 'Linux 1; Windows Server .9; Active Directory .8; VMware .7; Zabbix .6; Ansible .4; Microsoft 365 .5',
    methodologies: 'ITIL .4',
  },
  {
    slug: 'it-support-analyst',
    title: ['Analista de suporte técnico', 'IT support analyst'],
    group: 'techProduct',
    aliases: [
      'Técnico de informática; Analista de help desk; Analista de suporte de TI; Técnico de suporte; Analista de service desk',
      'Help desk analyst; Service desk analyst; Technical support analyst; IT technician; Desktop support',
    ],
    skills:
      'Atendimento a usuários 1; Resolução de problemas 1; Manutenção de computadores .8; Redes de computadores .6; Gestão de chamados .8; Documentação técnica .5; Inventário de TI .4; Comunicação .6',
    softwares:
      'Windows .9; Microsoft 365 .8; Active Directory .6; GLPI .5; AnyDesk .4; Jira Service Management .4; Linux .3',
    methodologies: 'ITIL .6',
  },
];
