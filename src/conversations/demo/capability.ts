import { buildDemoConversations } from '#conversations/demo/conversations.ts';
import { messageTemplates } from '#conversations/server/tables.ts';
import { defineDemoCapability } from '#platform/capability/demo-capability.ts';

/** What the main company and its candidates write to each other, and a text that it keeps. */
export const capability = defineDemoCapability({
  plant: async ({ database }, world) => {
    await database.insert(messageTemplates).values({
      workspaceId: world.mainCompany.workspaceId,
      name: 'Pedido de portfólio',
      subject: 'Sua candidatura a {{position}}',
      text: 'Olá, {{name}}!\n\nGostamos do que lemos. Você pode atualizar seu perfil com dois trabalhos recentes até sexta-feira?',
    });
    await buildDemoConversations(database, world);
    return {};
  },
});
