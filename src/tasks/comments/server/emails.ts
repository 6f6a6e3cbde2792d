import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { taskPaths } from '#tasks/paths.ts';

interface Mentioned {
  author: string;
  task: { id: string; title: string };
  projectId: string;
  project: string;
  text: string;
  publicUrl: string;
}

/** To whoever a comment at a task mentions. */
export function mentionedMail(
  { name, language }: { name: string; language: Language },
  { author, task, projectId, project, text, publicUrl }: Mentioned,
): MailContent {
  const say = (key: string) =>
    translate(language, `tasks/comments:mail.${key}`, { name, author, project, task: task.title });
  return {
    subject: say('mentioned.subject'),
    greeting: name === '' ? say('greetingPlain') : say('greeting'),
    paragraphs: [say('mentioned.text'), text],
    action: { label: say('open'), url: `${publicUrl}${taskPaths.task(projectId, task.id)}` },
    footer: say('footer'),
  };
}
