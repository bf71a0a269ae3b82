import { matchesSearch } from '@wbd/domain/fields';
import { Stack, Text, useBreakpointMobile } from '@wbd/ui';
import { useAddressText } from '@wbd/ui/address';
import { SearchBox } from '@wbd/ui/page';
import { nameOf, type ParticipantListProps } from './participant-fields.tsx';
import { ParticipantCards } from './participant-cards.tsx';
import { ParticipantTable } from './participant-table.tsx';
import { participantsTexts as texts } from './texts.de.ts';

/** From this many participants on there is a search. */
const SEARCH_FROM = 10;

/** The participants, by name: a table, on phones cards. */
export function ParticipantList({ participants, ...list }: ParticipantListProps) {
  const mobile = useBreakpointMobile();
  const [search, setSearch] = useAddressText('suche');
  const shown = participants.filter((one) => matchesSearch(search, nameOf(one)));
  return (
    <Stack gap="4">
      {participants.length >= SEARCH_FROM && (
        <SearchBox label={texts.search} value={search} onValueChange={setSearch} />
      )}
      {shown.length === 0 ? (
        <Text role="status" color="fg.muted">
          {texts.nobodyFound}
        </Text>
      ) : mobile ? (
        <ParticipantCards participants={shown} {...list} />
      ) : (
        <ParticipantTable participants={shown} {...list} />
      )}
    </Stack>
  );
}
