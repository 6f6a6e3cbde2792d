import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

export interface PasskeyTraits {
  origin: string;
  /** Whether the device verified its user. */
  verifiesUser?: boolean;
}

/** A software authenticator with one passkey (ES256), as specified by WebAuthn; for tests of what a browser would not send. */
export function createSoftwarePasskey({ origin, verifiesUser = true }: PasskeyTraits) {
  const rpIdHash = sha256(new URL(origin).hostname);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const point = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const common = { id: text(credentialId), rawId: text(credentialId), type: 'public-key', clientExtensionResults: {} };
  const presence = USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0);

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flags: number, counter: number, key: Uint8Array = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, key]);
  }

  /** The public key as a COSE key. */
  function coseKey(): Buffer {
    const coordinate = (name: 'x' | 'y') => Buffer.from(point[name]!, 'base64url');
    const [before, between] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
    return Buffer.concat([before, coordinate('x'), between, coordinate('y')]);
  }

  /** The attested credential data: an anonymous authenticator, the credential's id and the COSE key. */
  function attestedKey(): Buffer {
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, coseKey()]);
  }

  function register(challenge: string) {
    const data = authenticatorData(presence | HAS_KEY, 0, attestedKey());
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      Buffer.from([data.length >> 8, data.length & 0xff]),
      data,
    ]);
    const clientDataJSON = text(clientData('webauthn.create', challenge));
    return {
      ...common,
      response: { clientDataJSON, attestationObject: text(attestation), transports: ['internal'] },
    };
  }

  function answer(challenge: string, counter: number) {
    const data = authenticatorData(presence, counter);
    const client = clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
    return {
      ...common,
      response: { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) },
    };
  }

  /** What the product stores of it. */
  const stored = { credentialId: text(credentialId), publicKey: text(coseKey()) };
  return { register, answer, stored };
}
