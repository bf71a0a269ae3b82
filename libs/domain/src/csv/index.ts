export { CSV_TYPE, toCsv, unguarded } from './csv.ts';
