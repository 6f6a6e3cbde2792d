/** How a call was answered: its status and, where it was refused, the code of the error. */
export const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } }).error?.code,
];
