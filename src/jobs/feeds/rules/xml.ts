// Characters that XML 1.0 does not allow, not even escaped.
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Escapes text for the content or a quoted attribute of an element. */
export function escapeXml(text: string): string {
  return text.replace(impossible, '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Wraps text in a CDATA section; splits it where the text contains the section's end. */
export function toCdata(text: string): string {
  return `<![CDATA[${text.replace(impossible, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
