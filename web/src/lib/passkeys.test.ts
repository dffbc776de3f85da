import { describe, expect, it } from 'vitest'
import { fromBytes, hasPasskeys, toBytes } from './passkeys'

describe('passkeys', () => {
  it('write bytes as the server reads them', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, place) => place)

    expect(toBytes(fromBytes(bytes.buffer))).toEqual(bytes)
    expect(fromBytes(Uint8Array.from([251, 255, 254]).buffer)).toBe('-__-')
    expect([...toBytes('_w')]).toEqual([255])
  })

  it('belong to a name, and to browsers that know them', () => {
    expect(hasPasskeys('example.org')).toBe(false)
    const known = globalThis as { PublicKeyCredential?: unknown }
    known.PublicKeyCredential = class {}
    try {
      expect(['example.org', 'localhost', '127.0.0.1', '::1', '[::1]'].map(hasPasskeys)).toEqual([
        true, true, false, false, false,
      ]) // prettier-ignore
    } finally {
      delete known.PublicKeyCredential
    }
  })
})
