import { pictureOf } from '@wbd/data/files';
import type { PageSeminar } from '@wbd/domain/pages';
import { nextDate } from '@wbd/domain/seminars';
import { Box, Heading, Stack, Text } from '@wbd/ui';
import { ContentImage } from '@wbd/ui/image';
import { Presentation } from 'lucide-react';
import { useState } from 'react';
import { CardLink } from './card-link.tsx';
import { seminarPath } from './card-paths.ts';
import { DateLine } from './date-line.tsx';
import { cardTexts as texts } from './texts.de.ts';

/** How wide a seminar's picture is shown, as the browser takes it. */
export const SEMINAR_PICTURE_SIZES = '(min-width: 64em) 28rem, (min-width: 48em) 33vw, 92vw';

export interface SeminarCardProps {
  /** code of the page it is shown on */
  code: string;
  seminar: PageSeminar;
  /** in sight when the page opens */
  priority?: boolean;
}

/** What decides about a seminar: its topic, who gives it, the next date and whether seats are left. */
export function SeminarCard({ code, seminar, priority = false }: SeminarCardProps) {
  const [now] = useState(() => new Date());
  const date = nextDate(seminar.dates, now);
  return (
    <CardLink to={seminarPath(code, seminar)}>
      <ContentImage
        {...(seminar.thumb === null
          ? { src: null }
          : pictureOf(seminar.thumb, seminar.thumbWidths))}
        sizes={SEMINAR_PICTURE_SIZES}
        alt=""
        aspectRatio="16 / 9"
        w="full"
        priority={priority}
        fallback={<Presentation aria-hidden size={32} />}
      />
      <Stack p="5" gap="3" flex="1">
        <Stack gap="1">
          <Heading as="h3" size="lg" overflowWrap="anywhere">
            {seminar.title}
          </Heading>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {texts.with(seminar.advisorName)}
          </Text>
        </Stack>
        <Box mt="auto">
          {date ? (
            <DateLine date={date} online={seminar.online} />
          ) : (
            <Text textStyle="sm" color="fg.muted">
              {texts.noDate}
            </Text>
          )}
        </Box>
      </Stack>
    </CardLink>
  );
}
