// What XML 1.0 cannot hold, in whatever way it is written.
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Text as the content or the quoted attribute of an element. */
export function escapeXml(text: string): string {
  return text.replace(impossible, '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text as a section that readers take as it is; one that holds the section's end is cut in two there. */
export function toCdata(text: string): string {
  return `<![CDATA[${text.replace(impossible, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
