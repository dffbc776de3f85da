// Passkeys: what the server asks of a device, and what the device answers, between JSON and the browser's own types.

import type { Asked, Me, Passkeys } from '../generated/types'
import { ask, Refusal } from './api'
import { guest } from './guest.svelte'
import { t } from './words.svelte'

interface Described {
  id: string
  type: 'public-key'
}

/** Can this browser make passkeys for this site? A key belongs to a name, never to a number. */
export function hasPasskeys(host = location.hostname): boolean {
  return 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(host)
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}

export function fromBytes(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const described = (all: unknown) => ((all ?? []) as Described[]).map((one) => ({ ...one, id: toBytes(one.id) }))

/** Ask the device; whoever changes their mind is told nothing. */
async function consult(work: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await work) as PublicKeyCredential | null
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'NotAllowedError') return null
    if (problem instanceof DOMException && problem.name === 'InvalidStateError')
      throw new Refusal('known-passkey', t('people-passkey-known'))
    throw problem
  }
}

/** Make a passkey for the guest at this browser; null if they would rather not. */
export async function addPasskey(): Promise<Passkeys | null> {
  const { options } = await ask<Asked>('me/passkeys/options', { method: 'POST' })
  const wanted = options as Record<string, string> & { user: { id: string } }
  const made = await consult(
    navigator.credentials.create({
      publicKey: {
        ...(options as unknown as PublicKeyCredentialCreationOptions),
        challenge: toBytes(wanted.challenge!),
        user: { ...(wanted.user as unknown as PublicKeyCredentialUserEntity), id: toBytes(wanted.user.id) },
        excludeCredentials: described(options.excludeCredentials),
      },
    }),
  )
  if (!made) return null
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse
  const response = { clientDataJSON: fromBytes(clientDataJSON), attestationObject: fromBytes(attestationObject) }
  return ask<Passkeys>('me/passkeys', { method: 'POST', body: { ...nameOf(made), response } })
}

/** Sign in with a passkey; false if nobody wanted to. */
export async function signIn(): Promise<boolean> {
  const { options } = await ask<Asked>('passkeys/options', { method: 'POST' })
  const used = await consult(
    navigator.credentials.get({
      publicKey: {
        ...(options as unknown as PublicKeyCredentialRequestOptions),
        challenge: toBytes(options.challenge as string),
        allowCredentials: described(options.allowCredentials),
      },
    }),
  )
  if (!used) return false
  const { clientDataJSON, authenticatorData, signature } = used.response as AuthenticatorAssertionResponse
  const response = {
    clientDataJSON: fromBytes(clientDataJSON),
    authenticatorData: fromBytes(authenticatorData),
    signature: fromBytes(signature),
  }
  guest.person = (await ask<Me>('passkeys', { method: 'POST', body: { ...nameOf(used), response } })).guest
  return true
}

const nameOf = ({ id, rawId, type }: PublicKeyCredential) => ({ id, rawId: fromBytes(rawId), type })
