/** What in a message could be about a person, and what stands in its place; addresses come first, as they hold the rest. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:https?|blob|data|gs):[^\s"'<>)]{1,2000}/gi, '<address>'],
  [/[^\s"]{0,64}@[^\s"'<>(),;:=]{1,255}/g, '<email>'],
  [/\+?\d[\d ()/.-]{5,25}\d/g, '<number>'],
  // ids of ours, of logins and of the payment provider
  [/\b(?=[\w-]{0,60}\d)[\w-]{16,}\b/g, '<id>'],
  [/\/(?:[\w-]+\/){0,10}[\w-]*\d[\w-]*(?:\/[\w-]+){0,10}/g, '<path>'],
];

/** A text without addresses, e-mails, numbers and ids, for logs. */
export function masked(text: string): string {
  return MASKS.reduce((left, [pattern, mask]) => left.replace(pattern, mask), text);
}
