/** A font as data URL, which vitest and the build put in place of the file. */
declare module '*.ttf?inline' {
  const dataUrl: string;
  export default dataUrl;
}
