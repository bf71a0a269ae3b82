import { locators, page, type Locator } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    getFileInputs: () => Locator;
  }
}

locators.extend({ getFileInputs: () => 'css=input[type=file]' });

/** A film or picture of the demo data, to be chosen in a file field. */
export const mediaFile = (name: string) => `tools/dev/seed/media/files/${name}`;

/** Where the test page finds a film or picture of the demo data. */
export const mediaAddress = (name: string) => `/${name}`;

/** The input of a file field. */
export function fileInput(label: string): Locator {
  return page.getByLabelText(new RegExp(`^${label}`)).and(page.getFileInputs());
}
