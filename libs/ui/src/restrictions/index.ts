export { RestrictionNote } from './restriction-note.tsx';
