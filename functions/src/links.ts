import { filmPlaylist } from './content/videos/film-playlist.http.ts';
import { defineHttpService } from './core/http-service.ts';
import { objectToMails } from './seats/objections/object-to-mails.http.ts';

/** HTTP handlers of signed links, which Hosting rewrites to this function (firebase.json). */
export const links = defineHttpService({}, [filmPlaylist, objectToMails]);
