/** The browser's passkeys. Bytes travel as base64url; older browsers cannot turn them into JSON themselves. */
import type { Ceremony } from '../lib/wire'

/** Whether this browser, at this address, has passkeys at all. */
export const hasPasskeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window

const bytes = (text: string): ArrayBuffer => {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0)).buffer
}

const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

type Options = Ceremony['options'] & { challenge: string; user: { id: string }; excludeCredentials?: { id: string }[] }

/** A new passkey, as the house wants it; null if the visitor would rather not. */
export async function makePasskey(ceremony: Ceremony): Promise<Record<string, unknown> | null> {
  const options = ceremony.options as Options
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: [],
  } as unknown as PublicKeyCredentialCreationOptions
  const made = await unlessRefused(navigator.credentials.create({ publicKey }))
  if (!made) return null
  const response = made.response as AuthenticatorAttestationResponse
  return {
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject) },
  }
}

/** A passkey the visitor chose to use; null if none. */
export async function usePasskey(ceremony: Ceremony): Promise<Record<string, unknown> | null> {
  const options = ceremony.options as Options
  const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: [] } as unknown as PublicKeyCredentialRequestOptions
  const used = await unlessRefused(navigator.credentials.get({ publicKey }))
  if (!used) return null
  const response = used.response as AuthenticatorAssertionResponse
  return {
    id: used.id,
    rawId: text(used.rawId),
    type: used.type,
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: response.userHandle ? text(response.userHandle) : null,
    },
  }
}

/** Browsers tell a visitor's no, and having no passkey, as the same error. */
async function unlessRefused(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name)) return null
    throw error
  }
}
