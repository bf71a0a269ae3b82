import { Flex } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { uiTexts } from '../texts.de.ts';
import { useOnline } from './use-online.ts';

/** A banner at the bottom of every page while the browser is offline; screen readers announce it. */
export function OfflineBanner() {
  const online = useOnline();
  if (online) return null;
  return (
    <Flex
      role="status"
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="banner"
      justify="center"
      align="center"
      gap="2"
      px="4"
      py="2.5"
      bg="gray.solid"
      color="gray.contrast"
      textStyle="sm"
      fontWeight="medium"
    >
      <WifiOff aria-hidden size={18} />
      {uiTexts.offline.banner}
    </Flex>
  );
}
