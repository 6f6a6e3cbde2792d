import { z } from 'zod';
import { language } from '#platform/contract/schemas.ts';

const entry = z.object({
  title: z.string(),
  subtitle: z.string(),
  period: z.string(),
  text: z.string(),
  url: z.string(),
});
const head = { key: z.string(), title: z.string() };

/** A CV as the page shows it before it is downloaded. */
export const cvView = z.object({
  cv: z.object({
    language,
    name: z.string(),
    jobTitle: z.string(),
    facts: z.array(z.string()),
    links: z.array(z.object({ text: z.string(), url: z.string() })),
    photo: z.string().nullable(),
    sections: z.array(
      z.discriminatedUnion('kind', [
        z.object({ ...head, kind: z.literal('text'), text: z.string() }),
        z.object({ ...head, kind: z.literal('entries'), entries: z.array(entry) }),
        z.object({
          ...head,
          kind: z.literal('lines'),
          lines: z.array(z.object({ label: z.string(), text: z.string() })),
        }),
      ]),
    ),
  }),
  /** The file name of the download, without extension. */
  fileName: z.string(),
  isOwn: z.boolean(),
  hasPhoto: z.boolean(),
  /** Texts with characters that no font of the PDF has. */
  leftOut: z.array(z.string()),
});
