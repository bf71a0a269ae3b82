/**
 * A document that a call answered with, as a file to save.
 * @param content in Base64
 */
export function paperFile({ name, content }: { name: string; content: string }, type: string) {
  const bytes = Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0));
  return { filename: name, content: bytes, type };
}
