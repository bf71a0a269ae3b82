export {
  formatPhone,
  isValidPhone,
  normalizePhone,
  phoneProblem,
  spreadsheetPhone,
  type PhoneProblem,
} from './phone.ts';
export { phoneTexts } from './phone-texts.de.ts';
