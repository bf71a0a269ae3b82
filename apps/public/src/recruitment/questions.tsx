import { Box, chakra, Heading, Stack, Text } from '@wbd/ui';
import { ChevronDown } from 'lucide-react';
import { recruitmentTexts } from './texts.de.ts';

const Details = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'border',
    '&[open] .wbd-chevron': { transform: 'rotate(180deg)' },
  },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: '14',
    py: '4',
    fontWeight: 'semibold',
    cursor: 'pointer',
    listStyle: 'none',
    focusVisibleRing: 'outside',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

interface QuestionsProps {
  questions: readonly { question: string; answer: string }[];
}

/** Questions that open their answers. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <Stack as="section" gap="4" maxW="4xl">
      <Heading as="h2" size="3xl">
        {recruitmentTexts.landing.questions}
      </Heading>
      <Box>
        {questions.map(({ question, answer }) => (
          <Details key={question}>
            <Summary>
              {question}
              <Box
                as="span"
                className="wbd-chevron"
                flexShrink="0"
                color="fg.muted"
                transitionProperty="transform"
                transitionDuration="fast"
                aria-hidden
              >
                <ChevronDown size={20} />
              </Box>
            </Summary>
            <Text color="fg.muted" pb="5" maxW="prose">
              {answer}
            </Text>
          </Details>
        ))}
      </Box>
    </Stack>
  );
}
