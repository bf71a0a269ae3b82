/** `jana.weber@example.de` as `j…@example.de`: enough to compare with what a person says, too little to write to. */
export function shortenedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${email.slice(0, 1)}…${email.slice(at)}`;
}

/** The last three digits of a number. */
export function shortenedPhone(phone: string): string {
  return `…${phone.slice(-3)}`;
}
