import { Button, Container, Flex, Text } from '@wbd/ui';
import type { Preview } from '@wbd/module';
import { endPreview } from './preview-token.ts';
import { previewTexts as texts } from './preview-texts.de.ts';

/** Which module of a branch this tab shows, until when, and the way out. */
export default function PreviewNotice({ preview }: { preview: Preview | 'invalid' }) {
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
