import { noticeChoicesPath, noticesPath } from '#notices/paths.ts';
import { findHappening } from '#platform/contract/happening.ts';
import { localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { type Reader, writeLetter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import type { Notice } from '#notices/contract.ts';

const MAXIMUM_LINES = 20;

/** To anybody: what they have not read, a line for each thing that it is about. */
export function digestMail(
  reader: Reader,
  { often, groups }: { often: 'daily' | 'weekly'; groups: readonly (readonly [Notice, ...Notice[]])[] },
): Mail {
  const { language } = reader;
  const say = (notice: Notice) => sentenceInMail(notice, language);
  const more = groups.length - MAXIMUM_LINES;
  return writeLetter(
    reader,
    'notices:mail',
    { count: groups.reduce((sum, group) => sum + group.length, 0) },
    (text) => ({
      subject: text(`digest.${often}`),
      paragraphs: [text('digest.text'), more > 0 && text('digest.more', { count: more })],
      items: groups.slice(0, MAXIMUM_LINES).map((group) => {
        const [newest] = group;
        const heading = [newest.person, newest.about, newest.space].filter(Boolean).join(' · ');
        const sentences = [...new Set(group.map(say))];
        return {
          title: heading === '' ? say(newest) : heading,
          text: new Intl.ListFormat(localeOf(language), { style: 'narrow', type: 'unit' }).format(sentences),
          path: newest.address ?? noticesPath,
        };
      }),
      action: { label: text('digest.action'), path: noticeChoicesPath },
    }),
  );
}

function sentenceInMail({ name, side, stage, part }: Notice, language: Reader['language']): string {
  if (stage !== null) {
    const values = { stage: translate(language, `pipeline/candidates:stage.${stage}`) };
    if (side === 'company') return translate(language, 'activity:movedTo', values);
  }
  return translate(language, `${findHappening(name)!.room}:${part}.${name}`);
}
