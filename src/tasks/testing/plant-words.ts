import { sql } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import { markOf, type PlantedWords } from '#platform/testing/planting.ts';

/** A task of a professional: its words are the company's. */
export const words: PlantedWords = {
  ofAnyone: null,
  ofProfessional: async ({ insert }, { userId, workspaceId, projectId }) => {
    const owner = sql`(select owner_id from workspaces where id = ${workspaceId})`;
    const place = { workspace_id: workspaceId, project_id: projectId };
    const id = newId();
    await insert('task_boards', { ...place, enabled_by: owner, enabled_at: new Date() });
    await insert('tasks', { ...place, id, title: 'x', status: 'toDo', order_key: 'a0', created_by: userId });
    await insert('task_views', {
      ...{ id: newId(), project_id: projectId, author_id: userId, name: markOf('task_views', 'name') },
      settings: { words: markOf('task_views', 'settings') },
    });
    await insert('task_assignments', { task_id: id, member_id: userId });
    const change = { project_id: projectId, task_id: id, kind: 'assigned', member_id: userId, actor_id: userId };
    await insert('task_changes', { ...change, id: newId() });
    const file = { file_key: newId(), name: 'x.txt', media_type: 'text/plain', size_bytes: 1, added_by: userId };
    await insert('task_attachments', { ...file, id: newId(), task_id: id });
    const commentId = newId();
    await insert('task_comments', { id: commentId, task_id: id, author_id: userId, text: 'x' });
    await insert('task_comment_mentions', { comment_id: commentId, user_id: userId });
  },
  ofCompanyUser: null,
};
