import { Box, IconButton } from '@wbd/ui';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { recruitmentTexts } from './texts.de.ts';

/** How far down the button appears, in px. */
const FAR_DOWN = 600;

/** Leads back to the top of a long page. */
export function ToTopButton() {
  const [isFar, setIsFar] = useState(false);

  useEffect(() => {
    const follow = () => setIsFar(window.scrollY > FAR_DOWN);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  if (!isFar) return null;
  return (
    <Box position="fixed" bottom="6" insetEnd="6" zIndex="docked">
      <IconButton
        aria-label={recruitmentTexts.pricing.toTop}
        variant="surface"
        borderRadius="full"
        boxShadow="lg"
        onClick={scrollToTop}
      >
        <ArrowUp aria-hidden />
      </IconButton>
    </Box>
  );
}

function scrollToTop(): void {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: reduced ? 'auto' : 'smooth' });
}
