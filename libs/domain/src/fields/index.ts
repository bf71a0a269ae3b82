export { onlyFields } from './only-fields.ts';
export { digitsAsLetters } from './digits-as-letters.ts';
export { looksOfficial } from './official-name.ts';
export { isPersonName } from './person-name.ts';
export { nameErrorText } from './name-texts.de.ts';
export { BLANK, characterClass, FORBIDDEN, NAME_LETTERS } from './characters.ts';
export { foldedText } from './folded-text.ts';
export {
  matchesSearch,
  searchWords,
  searchFor,
  searchText,
  type SearchText,
} from './search-text.ts';
export { textOrNull } from './text.ts';
export { addressSearch, textsBeginningWith } from './text-range.ts';
export { isAlikeFirstName, isAlikeName, isSameName, nameKey } from './same-name.ts';
export { daySchema, emailSchema, idSchema, isoDaySchema, personNameSchema } from './fields.ts';
export { signedTokenSchema } from './signed-token.ts';
export { mendedPath, mendedQuery, withoutLinkTail } from './link-tail.ts';
