import { Stack, Text } from '@wbd/ui';
import { appointmentTexts } from './texts.de.ts';

const texts = appointmentTexts.why;

interface WhyNumberProps {
  firstName: string;
  /** whether another advisor's page led here: a new customer is that advisor's */
  isGuest: boolean;
}

/** Explains the purpose of the number, its readers, and the time that the steps take. */
export function WhyNumber({ firstName, isGuest }: WhyNumberProps) {
  return (
    <Stack as="dl" gap="3" textStyle="sm" borderTopWidth="1px" borderColor="border.muted" pt="6">
      {[
        { question: texts.why, answer: texts.because(firstName) },
        { question: texts.who, answer: isGuest ? texts.both(firstName) : texts.only(firstName) },
        { question: texts.howLong, answer: texts.minute },
      ].map(({ question, answer }) => (
        <div key={question}>
          <Text as="dt" fontWeight="medium">
            {question}
          </Text>
          <Text as="dd" color="fg.muted">
            {answer}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
