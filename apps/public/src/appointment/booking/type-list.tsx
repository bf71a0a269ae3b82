import type { BookableType } from '@wbd/domain/appointments';
import { chakra, Heading, Stack, Text } from '@wbd/ui';
import { ChevronRight } from 'lucide-react';
import { placeWords } from '../../shared/appointment-place.ts';
import { bookingTexts as texts } from './texts.de.ts';

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    w: 'full',
    px: '4',
    py: '3',
    minH: '11',
    textAlign: 'start',
    cursor: 'pointer',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    _hover: { bg: 'bg.subtle' },
  },
});

interface TypeListProps {
  types: readonly BookableType[];
  firstName: string;
  onChoose: (id: string) => void;
}

export function TypeList({ types, firstName, onChoose }: TypeListProps) {
  return (
    <Stack gap="4">
      <Heading as="h2" size="xl">
        {texts.types.title}
      </Heading>
      <Stack as="ul" gap="2" listStyleType="none">
        {types.map((type) => (
          <li key={type.id}>
            <Row
              type="button"
              onClick={() => {
                onChoose(type.id);
              }}
            >
              <Stack as="span" gap="0" minW="0">
                <Text as="span" fontWeight="medium" overflowWrap="anywhere">
                  {type.title}
                </Text>
                <Text as="span" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                  {aboutType(type, firstName)}
                </Text>
              </Stack>
              <ChevronRight aria-hidden size={18} />
            </Row>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** 30 Minuten · Online */
export function aboutType(
  { minutes, place, address }: Pick<BookableType, 'minutes' | 'place' | 'address'>,
  firstName: string,
): string {
  return texts.about(minutes, placeWords(place, address, firstName));
}
