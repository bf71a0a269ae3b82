import { filmPlaylist } from './content/videos/film-playlist.http.ts';
import { defineHttpService } from './core/http-service.ts';
import { objectToMails } from './seats/objections/object-to-mails.http.ts';

/** Addresses behind Hosting (firebase.json) that are opened with a signed link. */
export const links = defineHttpService({}, [filmPlaylist, objectToMails]);
