export { HelpPage, type HelpPageProps } from './help-page.tsx';
export { HelpStep, type HelpPicture, type HelpStepProps } from './help-step.tsx';
