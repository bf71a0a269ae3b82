import { pictureOf } from '@wbd/data/files';
import { topicOf } from '@wbd/domain/content';
import type { PageExpert } from '@wbd/domain/pages';
import { Heading, Stack, Text } from '@wbd/ui';
import { ContentImage } from '@wbd/ui/image';
import { MessagesSquare } from 'lucide-react';
import { CardLink } from './card-link.tsx';
import { expertPath } from './card-paths.ts';
import { cardTexts as texts } from './texts.de.ts';

export interface ExpertCardProps {
  /** code of the page it is shown on */
  code: string;
  expert: PageExpert;
}

/** A coaching: its topic, and with whom. */
export function ExpertCard({ code, expert }: ExpertCardProps) {
  return (
    <CardLink to={expertPath(code, expert)}>
      <ContentImage
        {...pictureOf(expert.thumb, expert.thumbWidths)}
        sizes="(min-width: 64em) 20rem, (min-width: 48em) 33vw, 46vw"
        alt=""
        aspectRatio="4 / 5"
        w="full"
        fallback={<MessagesSquare aria-hidden size={32} />}
      />
      <Stack p={{ base: '3.5', md: '5' }} gap="1.5" flex="1">
        <Heading
          as="h3"
          size={{ base: 'sm', md: 'md' }}
          lineClamp={4}
          overflowWrap="anywhere"
          textWrap="pretty"
        >
          {topicOf(expert.description).topic}
        </Heading>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {texts.with(expert.advisorName)}
        </Text>
      </Stack>
    </CardLink>
  );
}
