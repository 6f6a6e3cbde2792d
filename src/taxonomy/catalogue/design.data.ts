import type { CatalogueProfession } from './catalogue-profession.ts';

export const designProfessions: readonly CatalogueProfession[] = [
  {
    slug: 'ux-designer',
    title: ['UX designer', 'UX designer'],
    group: 'marketingDesign',
    aliases: [
      'Designer de experiência do usuário; Designer UX; UX/UI designer; Designer UX/UI',
      'User experience designer; UX/UI designer; Experience designer',
    ],
    skills:
      'Pesquisa com usuários 1; Arquitetura de informação .9; Prototipagem .9; Testes de usabilidade .9; Jornada do usuário .8; Wireframes .9; Acessibilidade digital .7; Design de interação .8',
    softwares: 'Figma 1; Miro .6; Maze .4; Hotjar .4',
    methodologies: 'Design thinking .8; Heurísticas de Nielsen .6; Lean UX .4',
  },
  {
    slug: 'ui-designer',
    title: ['UI designer', 'UI designer'],
    group: 'marketingDesign',
    aliases: [
      'Designer de interface; Designer UI; Designer de interfaces digitais',
      'User interface designer; Interface designer; Visual designer',
    ],
    skills:
      'Design de interfaces 1; Sistemas de design .9; Prototipagem .8; Tipografia .7; Teoria das cores .7; Design responsivo .8; Acessibilidade digital .6; Design de interação .7; Ícones e ilustrações .4',
    languages: 'HTML .3; CSS .3',
    softwares: 'Figma 1; Adobe Illustrator .5; Adobe Photoshop .5; Zeplin .3',
    methodologies: 'Atomic design .5',
  },
  {
    slug: 'product-designer',
    title: ['Designer de produto digital', 'Product designer'],
    group: 'marketingDesign',
    aliases: ['Product designer; Designer de produto; Designer digital', 'Digital product designer; Digital designer'],
    skills:
      'Descoberta de produto .8; Pesquisa com usuários .9; Design de interfaces .9; Prototipagem 1; Testes de usabilidade .8; Sistemas de design .8; Design de interação .8; Jornada do usuário .7; Acessibilidade digital .6; Gestão de stakeholders .5',
    softwares: 'Figma 1; Miro .5; Maze .4',
    methodologies: 'Design thinking .7; Testes A/B .5; Métodos ágeis .5',
  },
  {
    slug: 'ux-researcher',
    title: ['UX researcher', 'UX researcher'],
    group: 'marketingDesign',
    aliases: [
      'Pesquisador de UX; Pesquisador de experiência do usuário; Product researcher',
      'User researcher; Design researcher; User experience researcher',
    ],
    skills:
      'Pesquisa com usuários 1; Entrevistas em profundidade 1; Testes de usabilidade .9; Questionários e pesquisas quantitativas .8; Personas .7; Jornada do usuário .8; Síntese de pesquisa .9; Estatística .4; Apresentações executivas .5',
    softwares: 'Miro .7; Maze .6; Dovetail .5; Hotjar .4; Google Forms .3',
    methodologies: 'Design thinking .6; Jobs to be done .5',
  },
  {
    slug: 'ux-writer',
    title: ['UX writer', 'UX writer'],
    group: 'marketingDesign',
    aliases: ['Redator de UX; Designer de conteúdo; Content designer', 'Content designer; User experience writer'],
    skills:
      'Escrita clara 1; Microtextos de interface 1; Tom de voz .9; Arquitetura de informação .7; Testes de usabilidade .6; Pesquisa com usuários .6; Revisão de textos .8; Acessibilidade digital .5; Localização de conteúdo .5; Sistemas de design .4',
    softwares: 'Figma .8; Notion .4; Google Docs .4',
    methodologies: 'Design thinking .4; Testes A/B .5',
  },
  {
    slug: 'graphic-designer',
    title: ['Designer gráfico', 'Graphic designer'],
    group: 'marketingDesign',
    aliases: ['Designer; Artista gráfico; Arte-finalista; Diagramador', 'Designer; Graphic artist; Layout artist'],
    skills:
      'Identidade visual .9; Tipografia .9; Teoria das cores .8; Diagramação .8; Criação de peças para redes sociais .8; Fechamento de arquivos para impressão .6; Direção de arte .4; Embalagens .3',
    softwares: 'Adobe Photoshop 1; Adobe Illustrator 1; Adobe InDesign .8; CorelDRAW .5; Canva .5; Figma .4',
  },
  {
    slug: 'web-designer',
    title: ['Web designer', 'Web designer'],
    group: 'marketingDesign',
    aliases: ['Designer web; Criador de sites; Designer de sites', 'Website designer; Landing page designer'],
    skills:
      'Design responsivo 1; Design de interfaces .9; Páginas de destino .8; Wireframes .6; SEO técnico .4; Tipografia .5; Acessibilidade digital .5; Hospedagem e domínios .3',
    languages: 'HTML .8; CSS .8; JavaScript .5',
    softwares: 'Figma .9; WordPress .7; Webflow .5; Elementor .5; Adobe Photoshop .6',
  },
  {
    slug: 'motion-designer',
    title: ['Motion designer', 'Motion designer'],
    group: 'marketingDesign',
    aliases: ['Designer de animação; Animador 2D; Animador', 'Motion graphics designer; 2D animator; Animator'],
    skills:
      'Animação 2D 1; Motion graphics 1; Storyboard .8; Edição de vídeo .7; Composição de imagens .6; Tipografia .5; Animação 3D .5; Sonorização .3',
    softwares:
      'Adobe After Effects 1; Adobe Premiere Pro .7; Adobe Illustrator .8; Cinema 4D .5; Blender .4; Lottie .4',
  },
  {
    slug: 'art-director',
    title: ['Diretor de arte', 'Art director'],
    group: 'marketingDesign',
    aliases: ['Diretor de criação; Diretor criativo; DA', 'Creative director; Design lead'],
    skills:
      'Direção de arte 1; Conceito criativo 1; Identidade visual .8; Tipografia .7; Campanhas publicitárias .9; Apresentações executivas .6; Gestão de pessoas .5; Storyboard .5; Teoria das cores .6',
    softwares: 'Adobe Photoshop .9; Adobe Illustrator .8; Adobe InDesign .6; Figma .4; Midjourney .3',
    methodologies: 'Brainstorming .5',
  },
  {
    slug: 'illustrator',
    title: ['Ilustrador', 'Illustrator'],
    group: 'marketingDesign',
    aliases: [
      'Artista digital; Ilustrador digital; Concept artist',
      'Digital illustrator; Digital artist; Concept artist',
    ],
    skills:
      'Ilustração digital 1; Desenho à mão livre .9; Teoria das cores .8; Criação de personagens .8; Storyboard .5; Composição de imagens .7; Ilustração vetorial .7; Ícones e ilustrações .6',
    softwares: 'Adobe Photoshop .9; Adobe Illustrator .8; Procreate .8; Clip Studio Paint .4',
  },
  {
    slug: '3d-artist',
    title: ['Artista 3D', '3D artist'],
    group: 'marketingDesign',
    aliases: ['Modelador 3D; Designer 3D; Animador 3D', '3D modeler; 3D designer; 3D animator'],
    skills:
      'Modelagem 3D 1; Texturização .9; Iluminação e renderização .9; Animação 3D .7; Escultura digital .6; Rigging .4; Composição de imagens .5',
    softwares:
      'Blender .9; Autodesk Maya .7; ZBrush .6; Substance Painter .7; Cinema 4D .5; 3ds Max .5; Unreal Engine .4',
  },
  {
    slug: 'video-editor',
    title: ['Editor de vídeo', 'Video editor'],
    group: 'marketingDesign',
    aliases: [
      'Videomaker; Editor audiovisual; Montador; Editor de vídeos',
      'Videomaker; Film editor; Post-production editor',
    ],
    skills:
      'Edição de vídeo 1; Correção de cor .8; Sonorização .7; Motion graphics .6; Roteiro .5; Vídeos curtos para redes sociais .8; Captação de imagens .6; Legendagem .6',
    softwares: 'Adobe Premiere Pro 1; DaVinci Resolve .7; Adobe After Effects .7; CapCut .5; Adobe Photoshop .4',
  },
  {
    slug: 'audiovisual-producer',
    title: ['Produtor audiovisual', 'Audiovisual producer'],
    group: 'marketingDesign',
    aliases: ['Produtor de vídeo; Produtor de conteúdo audiovisual', 'Video producer; Multimedia producer'],
    skills:
      'Produção audiovisual 1; Captação de imagens .8; Roteiro .8; Gestão de cronograma .7; Gestão de orçamento .6; Edição de vídeo .6; Direção de cena .6; Gestão de fornecedores .5; Transmissão ao vivo .4',
    softwares: 'Adobe Premiere Pro .6; OBS Studio .4; Trello .3',
  },
  {
    slug: 'photographer',
    title: ['Fotógrafo', 'Photographer'],
    group: 'marketingDesign',
    aliases: ['Fotógrafo de produto; Fotógrafo publicitário', 'Product photographer; Commercial photographer'],
    skills:
      'Fotografia 1; Iluminação de estúdio .9; Tratamento de imagens .9; Composição de imagens .8; Fotografia de produto .7; Direção de cena .5; Captação de imagens .6; Correção de cor .6',
    softwares: 'Adobe Lightroom 1; Adobe Photoshop .9; Capture One .4; Canva .2',
  },
  {
    slug: 'brand-designer',
    title: ['Designer de marca', 'Brand designer'],
    group: 'marketingDesign',
    aliases: [
      'Designer de identidade visual; Especialista em branding',
      'Brand identity designer; Visual identity designer; Branding specialist',
    ],
    skills:
      'Identidade visual 1; Estratégia de marca .9; Manual de marca .9; Tipografia .8; Conceito criativo .8; Teoria das cores .7; Tom de voz .4; Embalagens .4; Apresentações executivas .4',
    softwares: 'Adobe Illustrator 1; Adobe Photoshop .7; Adobe InDesign .6; Figma .6',
  },
];
