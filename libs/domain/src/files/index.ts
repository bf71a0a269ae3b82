export {
  FILE_KINDS,
  FILE_LIMITS,
  FILE_TARGETS,
  formatFileSize,
  targetOf,
  type FileKind,
  type FileLimit,
  type FileTarget,
} from './file-limits.ts';
export { captionsProblem, readCaptions, type CaptionsProblem, type CueFault } from './captions.ts';
export { srtToVtt } from './srt.ts';
export { fileProblem, type ChosenFile } from './file-problem.ts';
export {
  isPicture,
  MOST_PIXELS,
  MOST_PREVIEW_BYTES,
  originalOf,
  PICTURE_WIDTHS,
  PREVIEW_WIDTH,
  previewPath,
} from './picture-files.ts';
export {
  pictureUrls,
  pictureWidthsSchema,
  sizePath,
  widthsOf,
  type PictureUrls,
  type PictureWidths,
} from './picture-sizes.ts';
export { filePath, randomFileId, safeFileName, type Stamp } from './file-name.ts';
export {
  filmModeSchema,
  filmSizes,
  filmSizesSchema,
  filmVersionsSchema,
  isStreamAddress,
  playedPath,
  STREAM_PLAYLIST,
  streamPath,
  versionPath,
  type FilmConversion,
  type FilmMode,
  type FilmVersions,
  type Playback,
} from './film-versions.ts';
export {
  FILM_MEANING,
  FILM_STATES,
  filmMode,
  filmRefusal,
  filmState,
  isFilmNoted,
  isFilmOffered,
  isFilmShownTo,
  type FilmState,
} from './film-state.ts';
export {
  canBeConverted,
  filmHeaderSchema,
  hasVersions,
  isFilm,
  isPublicFilm,
  planFilm,
  type FilmHeader,
  type FilmOutput,
  type FilmPlan,
} from './film-plan.ts';
export {
  containerOf,
  FILM_CONTAINERS,
  isPlayableContainer,
  isPlayableFilm,
  isPlayablePicture,
  isPlayableSound,
  type FilmContainer,
  type FilmTrack,
} from './film-codecs.ts';
export { fillPlaylist, joinSegments } from './playlist.ts';
