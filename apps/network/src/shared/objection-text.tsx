import type { Objection } from '@wbd/domain/commission';
import { formatDay } from '@wbd/domain/time';
import { Stack, Text } from '@wbd/ui';
import { sharedTexts as texts } from './texts.de.ts';

/** An objection in its words, and what the organisation answered. */
export function ObjectionText({ objection }: { objection: Objection }) {
  const { reason, on, answer } = objection;
  return (
    <Stack gap="1" mt="2" ps="3" borderStartWidth="3px" borderColor="border">
      <Text textStyle="sm" fontWeight="medium">
        {texts.objectedOn(formatDay(on))}
      </Text>
      <Text textStyle="sm" overflowWrap="anywhere" whiteSpace="pre-line">
        {reason}
      </Text>
      {answer && (
        <>
          <Text textStyle="sm" fontWeight="medium">
            {texts.answeredOn[answer.kind](formatDay(answer.on))}
          </Text>
          {answer.reason !== null && (
            <Text textStyle="sm" overflowWrap="anywhere" whiteSpace="pre-line">
              {answer.reason}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}
