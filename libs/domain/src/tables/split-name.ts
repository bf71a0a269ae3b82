/** Words that belong to the last name. */
const PARTICLE =
  /^(?:von|vom|zu|zum|zur|van|de|der|den|del|della|di|da|dos|du|la|le|el|al|bin|ben|ter|ten|af|av)$/i;

/** A whole name as its parts: "Weiß, Jörg" and "Jörg Weiß" are one person. The last word, with its particles, is the last name. */
export function splitName(typed: string): { firstName: string; lastName: string } {
  const [before = '', after] = typed.split(',', 2).map((part) => part.trim());
  if (after !== undefined && after !== '') return { firstName: after, lastName: before };
  const words = before.split(/\s+/);
  let first = words.length - 1;
  while (first > 1 && PARTICLE.test(words[first - 1] ?? '')) first--;
  return { firstName: words.slice(0, first).join(' '), lastName: words.slice(first).join(' ') };
}
