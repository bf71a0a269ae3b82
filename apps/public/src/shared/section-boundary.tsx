import { ErrorState } from '@wbd/ui';
import { Component, Suspense, type ReactNode } from 'react';
import { sharedTexts } from './texts.de.ts';

export interface SectionBoundaryProps {
  children: ReactNode;
  /** holds the section's place until its script is there */
  fallback: ReactNode;
  title?: string;
  text: string;
}

/** A part of a page with a script of its own: when that does not arrive, the rest of the page goes on. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback, title = sharedTexts.error, text } = this.props;
    if (this.state.failed) {
      return (
        <ErrorState
          title={title}
          text={text}
          // a chunk that failed once is remembered as failed: only a new page asks again
          onRetry={() => {
            window.location.reload();
          }}
        />
      );
    }
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
