import type { ReactNode } from 'react';
import { uiTexts } from '../texts.de.ts';
import { PageMessage } from './page-message.tsx';

const texts = uiTexts.notFound;

/** Its title, for the browser's tab. */
export const NOT_FOUND_TITLE = texts.title;

/**
 * What an address without a page shows.
 * @param props.children the way home
 */
export function NotFoundState({ children }: { children: ReactNode }) {
  return (
    <PageMessage level={1} code={texts.code} title={texts.title} text={texts.text}>
      {children}
    </PageMessage>
  );
}
