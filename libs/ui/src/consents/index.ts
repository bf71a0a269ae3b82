export { DeclarationFields, useDeclaration, type DeclarationState } from './declaration-fields.tsx';
export { consentWayTexts } from './texts.de.ts';
