import { Badge, Flex } from '@wbd/ui';

/** The words by which the advisor groups a customer. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <Flex as="span" gap="1" wrap="wrap">
      {tags.map((tag) => (
        <Badge key={tag} colorPalette="brand" maxW="full" overflow="hidden" textOverflow="ellipsis">
          {tag}
        </Badge>
      ))}
    </Flex>
  );
}
