export {
  CONTENT_MEANING,
  CONTENT_STATES,
  contentState,
  isContentOfferedTo,
  isContentShownTo,
  type ContentFacts,
  type ContentState,
} from './content-state.ts';
export { topicOf, type Topic } from './topic.ts';
export {
  expertVideoSchema,
  INTRO_TAB,
  INTRO_TOPICS,
  maintenanceSchema,
  organisationSchema,
  publicConfigSchema,
  withheldContentSchema,
  testimonialSchema,
  type ExpertVideo,
  type IntroTopic,
  type Organisation,
  type PublicConfig,
  type WithheldContent,
  type Testimonial,
} from './content.ts';
export {
  audiencesOfLibrary,
  folderSchema,
  knowledgeVideoSchema,
  libraryAudience,
  libraryContent,
  mayPassOn,
  quickVideoSchema,
  takenVideoId,
  takenVideoSchema,
  type Folder,
  type KnowledgeVideo,
  type QuickVideo,
  type TakenVideo,
} from './library.ts';
export {
  VIDEO_URL_SECONDS,
  videoUrlInput,
  videoUrlOutput,
  type VideoUrlInput,
  type VideoUrlOutput,
} from './video-url.ts';
export {
  changeFoldersInput,
  changeFoldersOutput,
  folderNameSchema,
  LONGEST_FOLDER_NAME,
  type ChangeFoldersInput,
  type ChangeFoldersOutput,
  type FolderChange,
} from './change-folders.ts';
export { changedFolders } from './changed-folders.ts';
export { testimonialWrites } from './testimonial-writes.ts';
export { expertVideoWrites, knowledgeVideoWrites, quickVideoWrites } from './video-writes.ts';
