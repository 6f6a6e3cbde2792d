export const answerEncodings = ['zstd', 'br', 'gzip'] as const;
export type AnswerEncoding = (typeof answerEncodings)[number];

/** The first of our encodings that the `Accept-Encoding` header names and does not refuse by `q=0`; undefined for none. */
export function chooseEncoding(accepted: string | undefined): AnswerEncoding | undefined {
  if (!accepted) return undefined;
  const named = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((word) => word.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
      .map(([name]) => name),
  );
  return answerEncodings.find((encoding) => named.has(encoding));
}
