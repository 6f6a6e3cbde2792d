import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { TERMS_VERSION } from '#accounts/rules/terms-version.ts';
import { authenticatorCode } from '#accounts/testing/authenticator-code.ts';
import { samples } from '#accounts/testing/samples.ts';
import { createSoftwarePasskey } from '#accounts/testing/software-passkey.ts';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import sharp from 'sharp';

walkAccess(samples, async () => {
  const { product, admin, mailsTo } = await startPipelineWorld();
  const newAddress = () => `${crypto.randomUUID()}@example.com`;
  const nobody = { call: product.anonymous };
  const person = () => product.person({ role: 'squadMember' });
  const codeMailedTo = async (email: string) =>
    decodeURIComponent(/(?:oobCode|code)=([\w-]+)/.exec((await mailsTo(email)).at(-1)!.textBody)![1]!);

  async function withFactor() {
    const one = await person();
    const begun = await one.call('POST /account/second-factor', { body: { password: DEMO_PASSWORD } });
    const code = (off: number) => authenticatorCode(begun.body.secret, off);
    return { one, code };
  }
  async function withConfirmedFactor() {
    const { one, code } = await withFactor();
    await one.call('POST /account/second-factor/confirm', { body: { code: code(-1) } });
    return { one, body: { password: DEMO_PASSWORD, proof: { code: code(0) } } };
  }
  async function newPasskey() {
    const one = await person();
    const device = createSoftwarePasskey({ origin: product.config.publicUrl });
    const { challenge } = (await one.call('POST /account/passkeys/options')).body;
    return { one, device, body: { name: 'My phone', credential: device.register(challenge) } };
  }
  const photo = async () => ({
    body: await sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 9, g: 9, b: 9 } } })
      .png()
      .toBuffer(),
    headers: { 'content-type': 'image/png' },
  });

  const password = 'Ponte#2026';
  const logIn = (email: string) => ({ body: { email, password: DEMO_PASSWORD } });
  async function withResetCode() {
    const { email } = await person();
    await product.anonymous('POST /auth/send-password-reset', { body: { email } });
    return codeMailedTo(email);
  }
  const steps: Steps = {
    'POST /auth/login': async () => [nobody, logIn((await person()).email)],
    'POST /auth/second-factor': async () => {
      const { one, body } = await withConfirmedFactor();
      const { headers } = await product.anonymous('POST /auth/login', logIn(one.email));
      const cookie = headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      return [nobody, { body: body.proof, headers: { cookie } }];
    },
    'POST /auth/passkey': async () => {
      const { one, device, body } = await newPasskey();
      await one.call.raw('POST /account/passkeys', { body });
      const { challenge } = (await product.anonymous('POST /auth/passkey/options')).body;
      return [nobody, { body: { credential: device.answer(challenge, 1) } }];
    },
    'POST /auth/send-password-reset': async () => [nobody, { body: { email: (await person()).email } }],
    'POST /auth/read-reset-code': async () => [nobody, { body: { oobCode: await withResetCode() } }],
    'POST /account/email': async () => [await person(), { body: { email: newAddress(), password: DEMO_PASSWORD } }],
    'POST /account/second-factor': async () => [await person(), { body: { password: DEMO_PASSWORD } }],
    'POST /account/end-session': async () => {
      const one = await person();
      await product.openSession(one.id);
      const { sessions } = (await one.call('GET /account/sessions')).body;
      return [one, { body: { sessionId: sessions.find(({ isThisOne }) => !isThisOne)!.id } }];
    },
    'POST /users/create': async () => [
      nobody,
      { body: { email: newAddress(), password, userRole: 'squadMember', acceptedTerms: true } },
    ],
    'POST /account/password': async () => [await person(), { body: { currentPassword: DEMO_PASSWORD, password } }],
    'POST /account/sign-in-provider/allow': async () => [await person(), { body: { password: DEMO_PASSWORD } }],
    'PUT /users': async () => [await person(), { body: { newData: { displayName: 'Iara' } } }],
    'POST /auth/email-action': async () => {
      const one = await product.person({ role: 'squadMember', emailVerified: false });
      await one.call('POST /auth/send-verification');
      return [nobody, { body: { mode: 'verifyEmail', oobCode: await codeMailedTo(one.email) } }];
    },
    'POST /auth/reset-password': async () => [
      nobody,
      { body: { oobCode: await withResetCode(), password: 'Novinha2#' } },
    ],
    'POST /users/createAdmin': async () => {
      const email = newAddress();
      await admin.call('POST /cms/staff/invitations', { body: { email, role: 'recruiter' } });
      const name = { dob: '1988-04-30', firstName: 'Rui', lastName: 'Reis', displayName: 'Rui R.' };
      const code = await codeMailedTo(email);
      return [nobody, { body: { email, code, password: 'Segredo1!', acceptedTerms: true, ...name } }];
    },
    'POST /account/second-factor/confirm': async () => {
      const { one, code } = await withFactor();
      return [one, { body: { code: code(0) } }];
    },
    'POST /account/second-factor/recovery-codes': async () => {
      const { one, body } = await withConfirmedFactor();
      return [one, { body }];
    },
    'POST /account/second-factor/switch-off': async () => {
      const { one, body } = await withConfirmedFactor();
      return [one, { body }];
    },
    'POST /account/passkeys': async () => {
      const { one, body } = await newPasskey();
      return [one, { body }];
    },
    'POST /account/passkeys/remove': async () => {
      const { one, body } = await newPasskey();
      const saved = await one.call.raw('POST /account/passkeys', { body });
      return [one, { body: { passkeyId: saved.body.id } }];
    },
    'POST /users/photo': async () => [await person(), await photo()],
    'DELETE /users/photo': async () => {
      const one = await person();
      await one.call('POST /users/photo', await photo());
      return [one];
    },
    'POST /users/terms': async () => [await person(), { body: { version: TERMS_VERSION } }],
    'POST /auth/social/complete': 'see disconnect-provider.api.test.ts',
    'POST /account/sign-in-provider/disconnect': 'see disconnect-provider.api.test.ts',
  };
  return [product, steps];
});
walkHostileInput(samples);
