import type { Notice } from '@wbd/domain/notices';
import { Badge, Flex } from '@wbd/ui';
import { noticesTexts as texts } from './texts.de.ts';

const palettes: Record<Notice['state'], string> = {
  reported: 'orange',
  complained: 'orange',
  kept: 'green',
  restricted: 'red',
};

/** How far a notice is, and whether it cannot wait. */
export function NoticeBadges({ state, isUrgent }: Pick<Notice, 'state' | 'isUrgent'>) {
  return (
    <Flex gap="1.5" wrap="wrap">
      {isUrgent && <Badge colorPalette="red">{texts.urgent}</Badge>}
      <Badge colorPalette={palettes[state]}>{texts.states[state]}</Badge>
    </Flex>
  );
}
