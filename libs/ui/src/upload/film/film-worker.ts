import { answerPage } from '../answer-page.ts';
import { readFilm } from './read-film.ts';

answerPage(readFilm);
