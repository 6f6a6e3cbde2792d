/** What a person does with a payment of the sandbox. `settle`: what a paid boleto waits for has come. */
export const sandboxActionNames = ['pay', 'settle', 'fail'] as const;
export type SandboxAction = (typeof sandboxActionNames)[number];

/** What can be done with an order now. */
export function possibleActions(state: string): SandboxAction[] {
  if (state === 'open') return ['pay', 'fail'];
  return state === 'processing' ? ['settle'] : [];
}
