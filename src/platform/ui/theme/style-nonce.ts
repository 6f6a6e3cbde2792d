/** The word by which the server lets this page's own style elements count; see platform/http/page-security.ts. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

// Read by the part of dialogs that keeps the page behind them still.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
