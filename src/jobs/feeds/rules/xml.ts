// What XML 1.0 cannot contain, however it is written.
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Escapes text for the content or a quoted attribute of an element. */
export function escapeXml(text: string): string {
  return text.replace(impossible, '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text as a CDATA section; a text that contains the section's end is split there. */
export function toCdata(text: string): string {
  return `<![CDATA[${text.replace(impossible, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
