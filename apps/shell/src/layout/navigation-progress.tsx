import { useNavigation } from '@wbd/router';
import { Box } from '@wbd/ui';

/** A line at the top while the next page is on its way; nothing for what arrives at once. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Box
      aria-hidden
      position="fixed"
      insetInline="0"
      top="0"
      height="0.5"
      zIndex="banner"
      bg="colorPalette.solid"
      animation="pulse 1.2s ease-in-out infinite, fade-in 0.3s 0.2s both"
    />
  );
}
