import type { Brand } from '#platform/contract/brand.ts';
import { siteAddress } from '#platform/mail/site-address.ts';

/** The content of a mail before layout: plain sentences and at most one action. Links are paths, to which the address of the product is added. */
export interface MailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** A list of items, each with the link to its page. */
  items?: { title: string; text: string; path: string }[];
  action?: { label: string; path: string };
  /** A calendar file (RFC 5545) that goes with the mail. */
  calendar?: string;
  footer: string;
  /** Unsubscribe link for mails of this kind; mail programs also offer it and call the address themselves. */
  stop?: StopLink;
}

/** `callPath` is the address that mail programs call by themselves. */
export interface StopLink {
  label: string;
  path: string;
  callPath: string;
}

/** Colours of the two brands with a contrast of 4.5:1 on white, and white on them; the same as in src/ui/theme/tokens.css. */
const brandColours: Record<Brand, string> = { default: '#4125c2', recruiting: '#c14802' };

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function linkTo(path: string): string {
  if (!path.startsWith('/')) throw new Error(`A link in a mail must be a path that begins with a slash: ${path}`);
  return siteAddress() + path;
}

const stopInText = ({ label, path }: StopLink) => `${label}:\n${linkTo(path)}`;
const stopInHtml = ({ label, path }: StopLink) =>
  `<br><a href="${escapeHtml(linkTo(path))}" style="color:#5a5969">${escapeHtml(label)}</a>`;
/** What follows the footer. */
const HTML_END = '</p></td></tr></table></td></tr></table></body></html>';

interface Bodies {
  textBody: string;
  htmlBody: string;
}

/** Adds the link below the mail's footer, as if it had been written with it. */
export function addStopLink({ textBody, htmlBody }: Bodies, stop: StopLink): Bodies {
  const end = htmlBody.lastIndexOf(HTML_END);
  return {
    textBody: `${textBody}\n\n${stopInText(stop)}`,
    htmlBody: end < 0 ? htmlBody : htmlBody.slice(0, end) + stopInHtml(stop) + htmlBody.slice(end),
  };
}

export function renderText(content: MailContent): string {
  const action = content.action ? [`${content.action.label}:\n${linkTo(content.action.path)}`] : [];
  const items = (content.items ?? []).map(({ title, text, path }) => `* ${title}\n  ${text}\n  ${linkTo(path)}`);
  const stop = content.stop ? [stopInText(content.stop)] : [];
  return [content.greeting, ...content.paragraphs, ...items, ...action, `--\n${content.footer}`, ...stop].join('\n\n');
}

// Mail programs support tables and inline styles, and little else.
export function renderHtml(content: MailContent, language: string, brand: Brand): string {
  const colour = brandColours[brand];
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:#1e1c29">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const action = content.action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(linkTo(content.action.path))}" style="display:inline-block;background:${colour};color:#ffffff;text-decoration:none;font-weight:700;font-size:15px;line-height:20px;padding:14px 24px;border-radius:8px">${escapeHtml(content.action.label)}</a></p><p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#5a5969;word-break:break-all">${escapeHtml(linkTo(content.action.path))}</p>`
    : '';
  const item = ({ title, text, path }: { title: string; text: string; path: string }) =>
    `<p style="margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid #e8e7ed;font-size:14px;line-height:20px;color:#5a5969"><a href="${escapeHtml(linkTo(path))}" style="color:${colour};font-size:16px;line-height:24px;font-weight:700;text-decoration:none">${escapeHtml(title)}</a><br>${escapeHtml(text)}</p>`;
  const items = (content.items ?? []).map(item).join('');
  const stop = content.stop ? stopInHtml(content.stop) : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head><body style="margin:0;background:#f4f4f8;font-family:Mulish,'Segoe UI',Helvetica,Arial,sans-serif"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#ffffff;border:1px solid #e8e7ed;border-radius:12px"><tr><td style="padding:32px"><p style="margin:0 0 24px;font-family:Montserrat,'Segoe UI',Helvetica,Arial,sans-serif;font-size:20px;font-weight:600;color:${colour}">ponte</p>${paragraph(content.greeting)}${content.paragraphs.map(paragraph).join('')}${items}${action}<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e8e7ed;font-size:12px;line-height:18px;color:#5a5969">${escapeHtml(content.footer)}${stop}${HTML_END}`;
}
