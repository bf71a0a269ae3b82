import { matchesSearch } from '@wbd/domain/fields';
import { Box, Button, Heading, Stack, Text } from '@wbd/ui';
import { useAddressText } from '@wbd/ui/address';
import { SearchBox } from '@wbd/ui/page';
import { useState, type ReactNode } from 'react';
import type { ArrangedContent } from '../shared/arranged-content.ts';
import { choiceTexts as texts } from './texts.de.ts';

const ROWS_AT_ONCE = 10;

export interface OtherContentProps {
  searchLabel: string;
  /** the address's parameter that holds the search */
  searchParam: string;
  others: readonly ArrangedContent[];
  /** id of the one that was hidden a moment ago: it stays in sight */
  first: string | undefined;
  children: (content: ArrangedContent) => ReactNode;
}

/** What the page does not show: of a large network some, and a search for the rest. */
export function OtherContent({
  searchLabel,
  searchParam,
  others,
  first,
  children,
}: OtherContentProps) {
  const [search, setSearch] = useAddressText(searchParam);
  const [rows, setRows] = useState(ROWS_AT_ONCE);
  const found = others
    .filter(({ item }) => matchesSearch(search, item.title, item.advisorName))
    .toSorted((a, b) => Number(b.item.id === first) - Number(a.item.id === first));

  return (
    <Stack gap="3">
      <Heading as="h3" size="md">
        {texts.others}
      </Heading>
      {others.length > ROWS_AT_ONCE && (
        <SearchBox label={searchLabel} value={search} onValueChange={setSearch} />
      )}
      {found.length === 0 && <Text color="fg.muted">{texts.nothingFound}</Text>}
      <Stack as="ul" aria-label={texts.others} gap="2">
        {found.slice(0, rows).map((content) => (
          <Box
            as="li"
            key={content.item.id}
            ps="4"
            pe="3"
            py="2"
            borderWidth="1px"
            borderRadius="xl"
            borderStyle="dashed"
          >
            {children(content)}
          </Box>
        ))}
      </Stack>
      {found.length > rows && (
        <Button
          variant="outline"
          alignSelf="center"
          onClick={() => {
            setRows(rows + ROWS_AT_ONCE);
          }}
        >
          {texts.more}
        </Button>
      )}
    </Stack>
  );
}
