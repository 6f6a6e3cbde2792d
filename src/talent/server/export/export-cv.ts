import { photoKeyOf } from '#accounts/photo/rules/photo-address.ts';
import { PHOTO_KIND } from '#accounts/photo/server/save-photo.ts';
import type { Brand } from '#platform/contract/brand.ts';
import { openFile } from '#platform/files/stored-files.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { buildPdf } from '#platform/reports/build-pdf.ts';
import { losesLetters } from '#platform/reports/printable-text.ts';
import { composeCv } from '#profiles/cv/server/compose-cv.ts';
import { cvDocument } from '#profiles/cv/server/cv-document.ts';
import type { Cv, CvOptions } from '#profiles/cv/server/cv.ts';
import { toJsonResume } from '#profiles/cv/server/to-json-resume.ts';
import { findCvSource } from './find-cv-source.ts';
import { photoForPaper } from './photo-for-paper.ts';
import { safeFileName } from '#talent/rules/safe-file-name.ts';
import { answerBytes } from '#platform/files/answer-bytes.ts';

const TOLD_TEXTS = 5;

/** What the page shows before the download: the CV's texts, and those that the PDF cannot print. */
export async function readCv(context: SignedInContext, memberId: string, options: CvOptions) {
  const { source, isOwn } = await findCvSource(context, memberId);
  const cv = composeCv(source, options);
  return { cv, fileName: fileNameOf(cv), isOwn, hasPhoto: photoKeyOf(source.photo) !== null, leftOut: leftOutOf(cv) };
}

export async function exportPdf(
  context: SignedInContext,
  memberId: string,
  { brand, ...options }: CvOptions & { brand: Brand },
) {
  const { source } = await findCvSource(context, memberId);
  const cv = composeCv(source, options);
  const photo = await readPhoto(context, cv.photo);
  const bytes = await buildPdf(cvDocument(cv, { photo, brand }));
  return fileOf(bytes, 'application/pdf', cv, 'pdf');
}

export async function exportJsonResume(context: SignedInContext, memberId: string, options: CvOptions) {
  const { source } = await findCvSource(context, memberId);
  const text = JSON.stringify(toJsonResume(source, options), null, 2);
  return fileOf(Buffer.from(`${text}\n`), 'application/json', composeCv(source, options), 'json');
}

function fileOf(bytes: Buffer, mediaType: string, cv: Cv, ending: string) {
  const downloadName = `${fileNameOf(cv)}.${ending}`;
  return answerBytes(bytes, mediaType, downloadName);
}

function fileNameOf({ name, language }: Cv): string {
  return safeFileName([translate(language, 'profiles:cv.file'), name, language]);
}

async function readPhoto({ database, files }: SignedInContext, image: string | null): Promise<Buffer | null> {
  const key = photoKeyOf(image);
  const file = key && (await openFile(database, files, { key, kind: PHOTO_KIND }));
  return file ? photoForPaper(file.stream) : null;
}

/** The first texts with characters that the PDF omits, so that the page can name them. */
function leftOutOf({ name, jobTitle, facts, links, sections }: Cv): string[] {
  const texts = [name, jobTitle, ...facts, ...links.map(({ text }) => text), ...sections.flatMap(textsOf)];
  return texts
    .filter(losesLetters)
    .slice(0, TOLD_TEXTS)
    .map((text) => text.slice(0, 80));
}

function textsOf(section: Cv['sections'][number]): string[] {
  if (section.kind === 'text') return [section.text];
  if (section.kind === 'lines') return section.lines.flatMap(({ label, text }) => [label, text]);
  return section.entries.flatMap(({ title, subtitle, text }) => [title, subtitle, text]);
}
