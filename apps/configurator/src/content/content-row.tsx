import { pictureOf } from '@wbd/data/files';
import { Box, Flex, Text, VisuallyHidden } from '@wbd/ui';
import { Switch } from '@wbd/ui/form';
import { ContentImage } from '@wbd/ui/image';
import type { ArrangedContent } from '../shared/arranged-content.ts';
import { choiceTexts as texts } from './texts.de.ts';

export interface ContentRowProps {
  content: ArrangedContent;
  /** takes the focus when it comes: it was switched a moment ago, elsewhere */
  takesFocus: boolean;
  onToggle: () => void;
}

/** A seminar or expert video with the switch that shows or hides it. */
export function ContentRow({ content, takesFocus, onToggle }: ContentRowProps) {
  const { item, visible } = content;
  const { thumb, thumbWidths } = item.card;
  return (
    <Flex align="center" gap="3">
      <ContentImage
        {...(thumb === null ? { src: null } : pictureOf(thumb, thumbWidths))}
        sizes="5rem"
        alt=""
        aspectRatio="16 / 9"
        w="20"
        flexShrink="0"
        borderRadius="md"
        hideBelow="sm"
      />
      {/* on a phone the switch is below the text */}
      <Flex
        flex="1"
        minW="0"
        gap={{ base: '0', sm: '3' }}
        direction={{ base: 'column', sm: 'row' }}
        align={{ sm: 'center' }}
      >
        <Box flex="1" minW="0">
          <Text fontWeight="medium" textStyle="sm" lineClamp={2} overflowWrap="anywhere">
            {item.title}
          </Text>
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {item.advisorName}
          </Text>
        </Box>
        <Switch
          checked={visible}
          onCheckedChange={onToggle}
          ref={(input) => {
            if (takesFocus) input?.focus({ preventScroll: true });
          }}
        >
          <VisuallyHidden>{texts.show(item.title)}</VisuallyHidden>
        </Switch>
      </Flex>
    </Flex>
  );
}
