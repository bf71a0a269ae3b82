import { Badge, Link, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { noticeTexts, RESTRICTIONS_PATH, type Restriction } from '@wbd/domain/notices';
import { formatDate } from '@wbd/domain/time';
import { Link as RouterLink } from '@wbd/router';
import { restrictionTexts as texts } from './texts.de.ts';

/**
 * Tells an owner that a video is hidden, since when and why, and where they object.
 * @param props.restriction undefined while it loads, null when no decision on a notice hides the video but the operator
 */
export function RestrictionNote({ restriction }: { restriction: Restriction | null | undefined }) {
  if (!restriction) {
    return (
      <Stack gap="1" align="flex-start" textStyle="sm">
        <Badge colorPalette="red">{texts.hidden}</Badge>
        {restriction === null && <Text>{texts.byOperator}</Text>}
      </Stack>
    );
  }
  const { title, at, basis, ground, complainedAt, upheld } = restriction;
  return (
    <Stack gap="1" align="flex-start" textStyle="sm">
      <Badge colorPalette="red">
        {texts.hidden} {texts.since(formatDate(at))}
      </Badge>
      <Text overflowWrap="anywhere" lineClamp="3">
        {noticeTexts.basis[basis]}: {ground}
      </Text>
      {complainedAt !== null && <Text>{upheld === null ? texts.waiting : texts.upheld}</Text>}
      <Link asChild>
        <RouterLink to={RESTRICTIONS_PATH}>
          {texts.more}
          <VisuallyHidden>{texts.moreOf(title)}</VisuallyHidden>
        </RouterLink>
      </Link>
    </Stack>
  );
}
