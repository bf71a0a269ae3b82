/** Bytes of a packet that are looked at for a pattern: a real picture differs in the first few. */
const LOOKED_AT = 64;

/**
 * Whether a packet of a film can be a picture. Interrupted copies leave zeros behind, which decoders of some browsers
 * take for a grey picture.
 * @param description of the codec, as the film's header has it: of H.264 the lengths of its units
 */
export function isReadablePacket(
  packet: Uint8Array,
  codec: string,
  description: AllowSharedBufferSource | undefined,
): boolean {
  if (packet.length === 0) return false;
  const [first] = packet;
  if (packet.length > 2 && packet.subarray(0, LOOKED_AT).every((byte) => byte === first))
    return false;
  return codec !== 'avc' || !description || hasWholeUnits(packet, lengthSize(description));
}

/** How many bytes say how long a unit is: the fifth byte of the header's `avcC` ends with that number less one. */
function lengthSize(description: AllowSharedBufferSource): number {
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
  return ((bytes[4] ?? 3) & 3) + 1;
}

/** Whether the units of an H.264 packet fill it exactly. */
function hasWholeUnits(packet: Uint8Array, size: number): boolean {
  let offset = 0;
  while (offset + size <= packet.length) {
    let length = 0;
    for (const byte of packet.subarray(offset, offset + size)) length = length * 256 + byte;
    offset += size + length;
  }
  return offset === packet.length;
}
