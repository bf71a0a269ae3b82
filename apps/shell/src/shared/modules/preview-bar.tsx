import { Button, Container, Flex, Text } from '@wbd/ui';
import { shellTexts } from '../../texts.de.ts';
import { useModules } from './module-store.ts';
import { endPreview } from './preview-token.ts';

const texts = shellTexts.preview;

/** Above the header while this tab shows a module of a branch: which one, until when, and the way out. */
export function PreviewBar() {
  const preview = useModules((state) => state.preview);
  if (!preview) return null;
  const isOver = preview === 'invalid';
  return (
    <Flex as="section" aria-label={texts.label} bg="bg.warning" color="fg.warning">
      <Container maxW="8xl" display="flex" alignItems="center" gap="4" py="1">
        <Text textStyle="sm" flex="1">
          {isOver
            ? texts.over
            : texts.shown(preview.module, preview.version, new Date(preview.expires))}
        </Text>
        <Button size="sm" flexShrink="0" variant="ghost" colorPalette="gray" onClick={endPreview}>
          {isOver ? texts.close : texts.end}
        </Button>
      </Container>
    </Flex>
  );
}
