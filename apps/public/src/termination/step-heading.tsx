import { Heading } from '@wbd/ui';
import { useEffect, useRef } from 'react';

/** The heading of a step that has just replaced another one: it takes the focus, which went with the button. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Heading ref={heading} as="h1" size="3xl" tabIndex={-1} outline="none">
      {children}
    </Heading>
  );
}
