/** The nonce that allows style elements on this page; see platform/http/page-security.ts. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

// Read by the library that locks scrolling behind dialogs.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
