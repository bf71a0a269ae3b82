export { ACTIVITIES, BASES, type Activity } from './activities.de.ts';
export { PROCESSORS, type Processor } from './processors.de.ts';
