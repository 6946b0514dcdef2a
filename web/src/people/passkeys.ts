/** The browser's passkeys. Older browsers cannot turn what they give into JSON themselves. */
import { bytesOf, textOf } from '../lib/base64'
import type { Ceremony } from '../lib/wire'

/** Whether this browser, at this address, has passkeys at all. */
export const hasPasskeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window

type Options = Ceremony['options'] & { challenge: string; user: { id: string }; excludeCredentials?: { id: string }[] }

/** A new passkey, as the house wants it; null if the visitor would rather not. */
export async function makePasskey(ceremony: Ceremony): Promise<Record<string, unknown> | null> {
  const options = ceremony.options as Options
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: [],
  } as unknown as PublicKeyCredentialCreationOptions
  const made = await unlessRefused(navigator.credentials.create({ publicKey }))
  if (!made) return null
  const response = made.response as AuthenticatorAttestationResponse
  return {
    id: made.id,
    rawId: textOf(made.rawId),
    type: made.type,
    response: { clientDataJSON: textOf(response.clientDataJSON), attestationObject: textOf(response.attestationObject) },
  }
}

/** A passkey the visitor chose to use; null if none. */
export async function usePasskey(ceremony: Ceremony): Promise<Record<string, unknown> | null> {
  const options = ceremony.options as Options
  const publicKey = { ...options, challenge: bytesOf(options.challenge), allowCredentials: [] } as unknown as PublicKeyCredentialRequestOptions
  const used = await unlessRefused(navigator.credentials.get({ publicKey }))
  if (!used) return null
  const response = used.response as AuthenticatorAssertionResponse
  return {
    id: used.id,
    rawId: textOf(used.rawId),
    type: used.type,
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      userHandle: response.userHandle ? textOf(response.userHandle) : null,
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
