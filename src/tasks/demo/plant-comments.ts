import { inArray } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { newId } from '#platform/db/columns.ts';
import { taskCommentMentions, taskComments } from '#tasks/comments/server/tables.ts';

interface Line {
  by: 'owner' | 'professional';
  /** `@` alone becomes a mention of the other side. */
  text: string;
  /** Days since it was written. */
  age: number;
}

const talk: Record<string, readonly Line[]> = {
  'Assinatura do orçamento no aplicativo': [
    { by: 'owner', text: 'As famílias mais velhas vão assinar no celular delas. Dá para aumentar a área?', age: 5 },
    { by: 'professional', text: 'Dá. @ veja a tela nova nos arquivos: a área agora ocupa a largura toda.', age: 4 },
    { by: 'owner', text: 'Ficou ótimo. Falta só a cópia por e-mail.', age: 3 },
  ],
  'Importar catálogo de pisos e revestimentos': [
    { by: 'professional', text: 'A loja manda o mesmo piso com dois códigos. @ posso juntar pelo nome?', age: 2 },
  ],
};

interface CommentedTask {
  taskId: string;
  title: string;
  memberIds: readonly string[];
}

/** What the company and the first professional of some tasks wrote to each other. */
export async function plantComments(
  database: Database,
  ownerId: string,
  board: readonly CommentedTask[],
  daysFromNow: (days: number) => Date,
): Promise<void> {
  const people = await database
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [ownerId, ...board.flatMap(({ memberIds }) => memberIds)]));
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  for (const { taskId, title, memberIds } of board) {
    const [professionalId] = memberIds;
    if (professionalId === undefined) continue;
    for (const { by, text, age } of talk[title] ?? []) {
      const [authorId, otherId] = by === 'owner' ? [ownerId, professionalId] : [professionalId, ownerId];
      const id = newId();
      const words = text.replace('@ ', `@${nameOf.get(otherId) ?? ''} `);
      const at = daysFromNow(-age);
      await database.insert(taskComments).values({ id, taskId, authorId, text: words, createdAt: at });
      if (words !== text)
        await database.insert(taskCommentMentions).values({ commentId: id, userId: otherId, createdAt: at });
    }
  }
}
