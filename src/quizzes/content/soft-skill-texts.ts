import type { BilingualText } from '#quizzes/rules/quiz.ts';
import type { SoftSkill, SoftSkillBand } from '#quizzes/rules/soft-skills/soft-skill.ts';
import type { ResultText } from '#quizzes/content/soft-skill-levels.ts';

interface SoftSkillText {
  readonly name: BilingualText;
  readonly description: BilingualText;
  readonly bands: Readonly<Record<SoftSkillBand, ResultText>>;
}

/** The texts of a result for each skill. The page around it explains that they reflect the member's own answers. */
export const softSkillTexts: Readonly<Record<SoftSkill, SoftSkillText>> = {
  innovation: {
    name: { pt: 'Inovação', en: 'Innovation' },
    description: {
      pt: 'Procurar jeitos melhores de fazer as coisas, testar em pequena escala e aprender com o que acontece.',
      en: 'Looking for better ways to do things, trying them on a small scale and learning from what happens.',
    },
    bands: {
      low: {
        meaning: {
          pt: 'Você prefere os caminhos que já conhece. Eles dão segurança, e ainda há espaço para experimentar.',
          en: 'You prefer the ways you already know. They give you firm ground, and there is room to experiment.',
        },
        suggestion: {
          pt: 'Nesta semana, faça uma pequena tarefa de outro jeito e anote o que mudou.',
          en: 'This week, do one small task in a different way and note what changed.',
        },
      },
      middle: {
        meaning: {
          pt: 'Você experimenta de vez em quando e, em outros momentos, volta ao caminho conhecido.',
          en: 'You try new ways from time to time and go back to the familiar ones at other moments.',
        },
        suggestion: {
          pt: 'Escolha uma rotina que incomoda e proponha à equipe um teste de uma semana.',
          en: 'Choose a routine that gets in the way and suggest a one-week trial to the team.',
        },
      },
      high: {
        meaning: {
          pt: 'Você costuma testar, melhorar e testar de novo, mesmo quando a primeira tentativa falha.',
          en: 'You tend to try, improve and try again, even when the first attempt fails.',
        },
        suggestion: {
          pt: 'Antes da próxima ideia, pergunte a quem vai usá-la o que mais ajudaria.',
          en: 'Before your next idea, ask the people who will use it what would help them most.',
        },
      },
    },
  },
  mentalSecurity: {
    name: { pt: 'Segurança mental', en: 'Mental security' },
    description: {
      pt: 'Perguntar, admitir um erro e ouvir uma crítica com abertura, e manter o equilíbrio em dias tensos.',
      en: 'Asking, admitting a mistake and hearing criticism openly, and keeping your balance on tense days.',
    },
    bands: {
      low: {
        meaning: {
          pt: 'Você raramente fala de dúvidas, erros ou pressão. Isso também depende de onde se trabalha.',
          en: 'You seldom speak about questions, mistakes or pressure. Where you work plays a part in this too.',
        },
        suggestion: {
          pt: 'Escolha alguém de confiança no trabalho e leve uma pergunta a essa pessoa nesta semana.',
          en: 'Choose somebody you trust at work and bring them one question this week.',
        },
      },
      middle: {
        meaning: {
          pt: 'Você se abre em algumas situações e se fecha em outras.',
          en: 'You speak up in some situations and hold back in others.',
        },
        suggestion: {
          pt: 'Repare em que momentos você se cala e prepare uma frase para a próxima vez.',
          en: 'Notice when you hold back, and prepare one sentence for the next time.',
        },
      },
      high: {
        meaning: {
          pt: 'Você costuma perguntar, admitir erros e escutar com calma, mesmo sob pressão.',
          en: 'You usually ask, admit mistakes and listen calmly, also under pressure.',
        },
        suggestion: {
          pt: 'Ajude outras pessoas a se abrir: conte à equipe um erro seu e o que aprendeu com ele.',
          en: 'Help others to speak up: tell the team about a mistake of yours and what it taught you.',
        },
      },
    },
  },
  purpose: {
    name: { pt: 'Propósito', en: 'Purpose' },
    description: {
      pt: 'Saber para que serve o seu trabalho, escolher pelo que importa e conferir se ajudou.',
      en: 'Knowing what your work is for, choosing by what matters and checking that it helped.',
    },
    bands: {
      low: {
        meaning: {
          pt: 'As tarefas costumam chegar até você sem um motivo claro, ou os objetivos se perdem na correria.',
          en: 'Tasks tend to reach you without a clear reason, or your goals get lost in the rush.',
        },
        suggestion: {
          pt: 'Antes da próxima tarefa, faça uma pergunta: quem ganha com isto, e como?',
          en: 'Before your next task, ask one question: who benefits from this, and how?',
        },
      },
      middle: {
        meaning: {
          pt: 'Você enxerga o motivo de uma parte do seu trabalho e o perde de vista em outra.',
          en: 'You see the reason for part of your work and lose sight of it in other parts.',
        },
        suggestion: {
          pt: 'No começo da semana, anote o resultado que mais importa até sexta-feira.',
          en: 'At the start of the week, write down the one result that matters most by Friday.',
        },
      },
      high: {
        meaning: {
          pt: 'Você costuma saber para que serve o que faz e usa isso para escolher.',
          en: 'You usually know what your work is for, and you use that to choose.',
        },
        suggestion: {
          pt: 'Compartilhe o motivo: comece seu próximo pedido dizendo para que ele serve.',
          en: 'Share the reason: begin your next request by saying what it is for.',
        },
      },
    },
  },
  teamWork: {
    name: { pt: 'Trabalho em equipe', en: 'Teamwork' },
    description: {
      pt: 'Compartilhar, ajudar, escutar e combinar quem faz o quê, para que a equipe toda avance.',
      en: 'Sharing, helping, listening and agreeing who does what, so that the whole team gets further.',
    },
    bands: {
      low: {
        meaning: {
          pt: 'Você trabalha mais por conta própria. Isso combina com algumas tarefas; em outras, a equipe sente falta de notícias.',
          en: 'You work mostly on your own. It suits some tasks; in others, the team will miss hearing from you.',
        },
        suggestion: {
          pt: 'Ao fim de cada dia desta semana, conte à equipe em duas linhas o que andou e o que travou.',
          en: 'At the end of each day this week, tell the team in two lines what moved on and what got stuck.',
        },
      },
      middle: {
        meaning: {
          pt: 'Você colabora em alguns momentos e segue por conta própria em outros.',
          en: 'You work together at some moments and go your own way at others.',
        },
        suggestion: {
          pt: 'No próximo trabalho em conjunto, combine primeiro quem faz o quê e até quando.',
          en: 'In your next shared work, agree first who does what and by when.',
        },
      },
      high: {
        meaning: {
          pt: 'Você costuma compartilhar, ajudar e cuidar para que todas as vozes sejam ouvidas.',
          en: 'You usually share, help and make sure that every voice is heard.',
        },
        suggestion: {
          pt: 'Passe a alguém uma tarefa que você domina e dê apoio sem pegá-la de volta.',
          en: 'Hand somebody a task you know well, and support them without taking it back.',
        },
      },
    },
  },
  trustiness: {
    name: { pt: 'Confiabilidade', en: 'Trustworthiness' },
    description: {
      pt: 'Cumprir o combinado, avisar cedo quando não vai dar e agir com abertura e discrição.',
      en: 'Doing what was agreed, giving early warning when it will not work out, and being open and discreet.',
    },
    bands: {
      low: {
        meaning: {
          pt: 'O que você combina costuma ficar maior do que o tempo que existe, ou as notícias chegam tarde.',
          en: 'What you agree to tends to outgrow the time there is, or news from you comes late.',
        },
        suggestion: {
          pt: 'Antes de dizer sim, olhe a agenda e ofereça uma data que caiba com folga.',
          en: 'Before you say yes, look at your calendar and offer a date that you can keep with ease.',
        },
      },
      middle: {
        meaning: {
          pt: 'Dá para contar com você em muita coisa, e às vezes um prazo ou um aviso escapa.',
          en: 'People can count on you in many things, and at times a deadline or a warning slips.',
        },
        suggestion: {
          pt: 'Quando uma data ficar em risco, avise no mesmo dia e já proponha outra.',
          en: 'When a date is at risk, say so the same day and offer a new one.',
        },
      },
      high: {
        meaning: {
          pt: 'Quem trabalha com você costuma poder contar com a sua palavra.',
          en: 'Those who work with you can usually count on your word.',
        },
        suggestion: {
          pt: 'Depois da próxima entrega, pergunte o que a teria deixado ainda mais útil.',
          en: 'After your next delivery, ask what would have made it even more useful.',
        },
      },
    },
  },
};
