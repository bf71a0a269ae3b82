/** Opens WhatsApp with a message; the person picks whom it goes to. https://faq.whatsapp.com/5913398998672934 */
export function whatsAppLink(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}

/** Opens the mail program with a message without a recipient. RFC 6068 ends lines with CRLF. */
export function mailLink({ subject, message }: { subject: string; message: string }): string {
  const body = message.replaceAll(/\r?\n/g, '\r\n');
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/**
 * The link as a person reads it: letters of a code such as `jörggroß` are letters. It leads to the same page, because
 * only what is beyond ASCII is decoded.
 */
export function readableLink(url: string): string {
  return url.replaceAll(/(?:%[89a-f][\da-f])+/gi, (letters) => decodeURIComponent(letters));
}
