import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';

/** Pause between two attempts; randomised, because all browsers lost the product at the same moment. */
const PAUSE_SECONDS = { least: 4, spread: 5 };

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.5 system-ui,sans-serif;color:#1f1b33;background:#fff}
main{max-width:30rem;padding:2rem;text-align:center}h1{font-size:1.5rem}a{color:#4125c2}
@media(prefers-color-scheme:dark){body{color:#eceaf6;background:#16132a}a{color:#b5a8ff}}`;

/** The page during a database outage, in the reader's language. It needs no scripts or data and reloads the same address by itself. */
export function outagePage(language: Language, nonce: string): string {
  const text = (name: string) => translate(language, `platform:outage.${name}`);
  const seconds = PAUSE_SECONDS.least + Math.floor(Math.random() * PAUSE_SECONDS.spread);
  return `<!doctype html><html lang="${language === 'pt' ? 'pt-BR' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}"><title>${text('title')} · Ponte</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml"><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${text('title')}</h1><p>${text('text')}</p><p><a href="">${text('again')}</a></p></main></body></html>`;
}
