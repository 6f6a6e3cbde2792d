import { type Reader, writeLetter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { taskPaths } from '#tasks/paths.ts';

interface Mentioned {
  author: string;
  task: { id: string; title: string };
  projectId: string;
  project: string;
  text: string;
}

/** To whoever a comment at a task mentions. */
export function mentionedMail(reader: Reader, { author, task, projectId, project, text }: Mentioned): Mail {
  return writeLetter(reader, 'tasks/comments:mail', { author, project, task: task.title }, (say) => ({
    subject: say('mentioned.subject'),
    paragraphs: [say('mentioned.text'), text],
    action: { label: say('open'), path: taskPaths.task(projectId, task.id) },
  }));
}
