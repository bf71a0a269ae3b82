export { answerOf, reaches, VIEWERS, type Meaning, type Question, type Viewer } from './meaning.ts';
