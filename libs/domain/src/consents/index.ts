export { consentSchema, consentTo, presentWording, wordingText, type Consent } from './consent.ts';
export { type ConsentOccasion, type WordingPart } from './wordings.de.ts';
