/** Stands in for the script of Stripe: a form with nothing to type, whose payment succeeds. */
export const formScript = (url: string) => `
window.Stripe = () => ({
  elements: ({ clientSecret }) => ({
    clientSecret,
    create: () => ({
      mount: (place) => {
        place.textContent = 'Card form of the double';
      },
      on: (name, call) => name === 'ready' && setTimeout(call, 0),
      unmount: () => undefined,
    }),
  }),
  confirmPayment: async ({ elements: { clientSecret } }) => {
    const answer = await fetch('${url}/test/confirm/' + clientSecret, { method: 'POST' });
    return answer.ok ? { paymentIntent: await answer.json() } : { error: { message: 'Declined' } };
  },
});
`;
