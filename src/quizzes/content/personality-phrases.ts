import type { PersonalityTrait } from '#quizzes/rules/personality/personality-traits.ts';
import type { BilingualText } from '#quizzes/rules/quiz.ts';

/** A self-description, and the trait that it represents. */
interface PersonalityPhrase extends BilingualText {
  readonly trait: PersonalityTrait;
}

function phrase(trait: PersonalityTrait, pt: string, en: string): PersonalityPhrase {
  return { trait, pt, en };
}

/**
 * The 25 steps, with steps and phrases in the order shown. The four phrases of a step were chosen to be about equally attractive to
 * choose; two traits of different styles meet in exactly one step, so that no trait has easier rivals than another; no trait
 * returns in the next step; and each style is in each place six or seven times.
 */
export const personalitySteps: readonly (readonly PersonalityPhrase[])[] = [
  [
    phrase('listener', 'Lembro o que as pessoas me contaram', 'I remember what people have told me'),
    phrase('planner', 'Gosto de saber o caminho antes de sair', 'I like to know the route before I set out'),
    phrase('selfish', 'Coloco minhas metas em primeiro lugar', 'I put my own goals first'),
    phrase('spontaneous', 'Digo sim primeiro e depois vejo como', 'I say yes first and work out how later'),
  ],
  [
    phrase('patient', 'Aceito que o resultado venha devagar', 'I accept that results come slowly'),
    phrase('enthusiastic', 'Mostro na hora quando gosto de uma ideia', 'I show it at once when I like an idea'),
    phrase('precision', 'Dou números exatos, não aproximados', 'I give exact numbers, not rough ones'),
    phrase('selfsteem', 'Falo do que faço bem sem rodeios', 'I talk openly about what I do well'),
  ],
  [
    phrase('radical', 'Prefiro recomeçar do zero a remendar', 'I would rather start over than patch things up'),
    phrase('persuasive', 'Gosto de vender uma ideia em que acredito', 'I like selling an idea I believe in'),
    phrase('calm', 'Espero um pouco antes de responder a uma crítica', 'I wait a little before I answer criticism'),
    phrase('organized', 'Faço listas de quase tudo', 'I make lists of nearly everything'),
  ],
  [
    phrase('influencer', 'Dou o tom dos grupos de que participo', 'I set the tone in the groups I am part of'),
    phrase('careful', 'Leio tudo antes de assinar', 'I read everything before I sign'),
    phrase('visionary', 'Penso grande antes de pensar nos detalhes', 'I think big before I think of the details'),
    phrase('personal', 'Trato cada pessoa do jeito dela', 'I treat each person in their own way'),
  ],
  [
    phrase('competitive', 'Rendo mais quando há alguém para superar', 'I give more when there is someone to beat'),
    phrase('trustworthy', 'Deixam comigo o que não pode falhar', 'People leave with me what must not fail'),
    phrase('optimist', 'Parto da ideia de que vai dar certo', 'I start from the idea that it will work out'),
    phrase('objective', 'Vou direto ao ponto', 'I get straight to the point'),
  ],
  [
    phrase('precision', 'Sigo as instruções à risca', 'I follow instructions to the letter'),
    phrase('calm', 'Gosto de dias tranquilos, sem surpresas', 'I like quiet days without surprises'),
    phrase('selfish', 'Penso no que me convém antes de pensar no grupo', 'I think of what suits me before the group'),
    phrase('influencer', 'Gosto quando seguem o meu exemplo', 'I like it when others follow my example'),
  ],
  [
    phrase('objective', 'Olho os números antes das opiniões', 'I look at the figures before the opinions'),
    phrase('persuasive', 'Insisto até a outra parte topar', 'I keep making my case until others agree'),
    phrase('patient', 'Dou tempo para cada pessoa aprender', 'I give people time to learn'),
    phrase('visionary', 'Aposto em ideias que demoram a dar resultado', 'I bet on ideas that take long to pay off'),
  ],
  [
    phrase('competitive', 'Custo a me contentar com o segundo lugar', 'I find it hard to settle for second place'),
    phrase('organized', 'Arrumo a mesa antes de começar', 'I tidy my desk before I begin'),
    phrase('personal', 'Prefiro conversar a dois a falar em grupo', 'I would rather talk one to one than in a group'),
    phrase('spontaneous', 'Digo o que me vem à cabeça', 'I say what comes to mind'),
  ],
  [
    phrase('trustworthy', 'Guardo para mim o que me contam', 'I keep to myself what I am told'),
    phrase('radical', 'Questiono regras que ninguém questiona', 'I question rules that nobody questions'),
    phrase('planner', 'Planejo a semana antes que ela comece', 'I plan the week before it begins'),
    phrase('enthusiastic', 'Comemoro em voz alta cada avanço', 'I celebrate each step forward out loud'),
  ],
  [
    phrase('optimist', 'Procuro o lado bom de um dia ruim', 'I look for the good side of a bad day'),
    phrase('careful', 'Guardo uma cópia, por via das dúvidas', 'I keep a copy, just in case'),
    phrase('listener', 'As pessoas me procuram quando querem desabafar', 'People come to me when they need to talk'),
    phrase(
      'selfsteem',
      'Mantenho minhas escolhas sem pedir aprovação',
      'I stand by my choices without asking for approval',
    ),
  ],
  [
    phrase('competitive', 'Jogo para ganhar, mesmo nas coisas pequenas', 'I play to win, even in small things'),
    phrase('influencer', 'As pessoas experimentam o que eu indico', 'People try what I recommend'),
    phrase('planner', 'Tenho um plano B antes de precisar dele', 'I have a plan B before I need one'),
    phrase('patient', 'Espero cada coisa amadurecer no seu tempo', 'I let things ripen in their own time'),
  ],
  [
    phrase('enthusiastic', 'Levo energia a uma reunião parada', 'I bring energy to a slow meeting'),
    phrase('visionary', 'Vejo uma chance antes que fique evidente', 'I see an opening before it is obvious'),
    phrase('listener', 'Ouço o outro lado antes de decidir', 'I hear the other side before I decide'),
    phrase('organized', 'Termino uma coisa antes de começar outra', 'I finish one thing before I start another'),
  ],
  [
    phrase('objective', 'Corto o que não serve ao objetivo', 'I cut what does not serve the goal'),
    phrase('spontaneous', 'Puxo conversa com quem não conheço', 'I strike up conversations with strangers'),
    phrase('selfsteem', 'Confio no meu próprio julgamento', 'I trust my own judgement'),
    phrase('calm', 'Mantenho a voz baixa numa discussão', 'I keep my voice down in an argument'),
  ],
  [
    phrase('optimist', 'Vejo um tropeço como coisa passageira', 'I see a setback as something that will pass'),
    phrase('personal', 'Antes do trabalho, pergunto como a pessoa está', 'I ask how people are before we talk work'),
    phrase('radical', 'Tomo posição com firmeza, sem meio-termo', 'I take a clear stand, without half measures'),
    phrase('precision', 'Releio meu texto à procura de um deslize', 'I reread what I wrote to catch a slip'),
  ],
  [
    phrase('persuasive', 'Adapto o que digo a quem está ouvindo', 'I adapt what I say to who is listening'),
    phrase('selfish', 'Protejo meu tempo antes de oferecê-lo', 'I protect my own time before I offer it'),
    phrase('careful', 'Meço as palavras antes de enviar', 'I choose my words with care before I send them'),
    phrase('trustworthy', 'Digo quando o erro foi meu', 'I say so when the mistake was mine'),
  ],
  [
    phrase('calm', 'Demoro a me irritar', 'It takes a lot to upset me'),
    phrase('visionary', 'Falo muito do que ainda não existe', 'I talk a lot about what does not exist yet'),
    phrase('optimist', 'Sigo com esperança quando muitos já desistiram', 'I keep hoping when many have given up'),
    phrase('planner', 'Marco tudo com muita antecedência', 'I book everything well in advance'),
  ],
  [
    phrase('objective', 'Mudo de opinião quando os fatos pedem', 'I change my mind when the facts call for it'),
    phrase('radical', 'Vou à raiz e mudo o que não funciona', 'I go to the root and change what fails'),
    phrase('listener', 'Deixo a pessoa terminar antes de falar', 'I let people finish before I speak'),
    phrase('influencer', 'Junto pessoas em torno de uma ideia', 'I gather people around an idea'),
  ],
  [
    phrase('precision', 'Noto um detalhe fora do lugar', 'I notice a detail that is out of place'),
    phrase('trustworthy', 'Cumpro o que prometi, mesmo quando me custa', 'I keep a promise even when it costs me'),
    phrase('spontaneous', 'Costumo me sair bem quando preciso improvisar', 'I do well when I have to improvise'),
    phrase('visionary', 'Imagino como as coisas serão daqui a anos', 'I picture how things will be years from now'),
  ],
  [
    phrase('selfish', 'Na hora de dividir, cuido da minha parte', 'I look after my share when things are divided'),
    phrase('personal', 'Mantenho poucas amizades por muitos anos', 'I keep a few close friends for many years'),
    phrase('objective', 'Deixo a emoção de lado na hora de decidir', 'I leave feelings aside when I decide'),
    phrase('enthusiastic', 'Mergulho no que gosto e esqueço a hora', 'I dive into what I like and forget the time'),
  ],
  [
    phrase('organized', 'Dou nome e lugar certo a cada arquivo', 'I give every file its right name and place'),
    phrase('selfsteem', 'Sei quanto vale meu trabalho e digo isso', 'I know what my work is worth and say so'),
    phrase('influencer', 'O que eu digo vira assunto', 'What I say gets people talking'),
    phrase('trustworthy', 'Apareço sempre que digo que vou', 'I turn up whenever I say I will'),
  ],
  [
    phrase('listener', 'Faço mais perguntas do que dou opiniões', 'I ask more questions than I give opinions'),
    phrase('precision', 'Refaço o que ficou quase certo', 'I redo what is almost right'),
    phrase('persuasive', 'Transformo um não em talvez', 'I turn a no into a maybe'),
    phrase('competitive', 'Gosto de ver meu nome no alto de um ranking', 'I like to see my name high on a ranking'),
  ],
  [
    phrase('patient', 'Não me importo com tarefas longas e repetidas', 'I do not mind long, repetitive tasks'),
    phrase('spontaneous', 'Mudo de planos de uma hora para outra', 'I change my plans at the last minute'),
    phrase('radical', 'Ou entro de cabeça, ou fico de fora', 'I go all in or I stay out'),
    phrase('careful', 'Prefiro ir devagar a errar', 'I would rather go slowly than get it wrong'),
  ],
  [
    phrase('persuasive', 'Acho o argumento que faz alguém mudar de ideia', 'I find the argument that changes a mind'),
    phrase('personal', 'Noto quando alguém anda falando menos', 'I notice when someone is quieter than usual'),
    phrase('planner', 'Divido um trabalho grande em passos pequenos', 'I split a large job into small steps'),
    phrase('selfsteem', 'Sinto que dou conta do que nunca fiz', 'I feel up to things I have never done'),
  ],
  [
    phrase('competitive', 'Quero sempre superar meu último resultado', 'I always want to beat my last result'),
    phrase('careful', 'Avalio os riscos antes de dar um passo', 'I weigh the risks before I take a step'),
    phrase('enthusiastic', 'Vibro quando algo novo começa', 'I get excited when something new begins'),
    phrase('calm', 'Sigo no meu ritmo com o prazo perto', 'I keep my pace when a deadline is close'),
  ],
  [
    phrase('selfish', 'Digo não a favores que me atrasam', 'I say no to favours that would slow me down'),
    phrase('patient', 'Explico de novo quantas vezes for preciso', 'I explain again as often as it takes'),
    phrase('organized', 'Sei onde está cada coisa minha', 'I know where each of my things is'),
    phrase('optimist', 'Espero o melhor das pessoas', 'I expect the best of people'),
  ],
];
