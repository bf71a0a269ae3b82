import { answerThread } from '../../../testing/reader-thread.ts';
import { readFilm } from './read-film.ts';

answerThread(readFilm);
