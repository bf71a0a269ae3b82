export { readContainer, type ContainerFacts, type ReadPart } from './read-container.ts';
