export { isValidPhone, normalizePhone, phoneProblem, type PhoneProblem } from './phone.ts';
export { phoneTexts } from './phone-texts.de.ts';
